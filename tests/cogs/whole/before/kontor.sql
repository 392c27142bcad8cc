BEGIN TRANSACTION;
CREATE TABLE "chairs" (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,
    agent    TEXT,                                 -- who plays, if that is not the person
    acted    REAL    NOT NULL,
    minder   TEXT    NOT NULL DEFAULT '',          -- why an agent plays for a person
    bank     REAL    NOT NULL DEFAULT 0,           -- seconds on his clock
    since    REAL,                                 -- since when it runs
    orders   TEXT,                                 -- JSON; what he has answered in advance: secret
    calls    INTEGER NOT NULL DEFAULT 0,           -- how often he was called for his present decision
    called   REAL    NOT NULL DEFAULT 0,           -- when last
    snooze   REAL,
    warned   INTEGER NOT NULL DEFAULT 0,           -- the last call is out
    expired  INTEGER NOT NULL DEFAULT 0,           -- his time ran out
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR agent IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "chairs" VALUES(1,0,1456074443980800006,NULL,1767225600.0,'',0.0,NULL,NULL,1,1767225600.0,NULL,0,0);
INSERT INTO "chairs" VALUES(1,1,1456074443980800007,NULL,1767225600.0,'',0.0,1767225600.0,NULL,1,1767225600.0,NULL,0,0);
INSERT INTO "chairs" VALUES(1,2,1456074443980800008,NULL,1767225600.0,'',0.0,NULL,NULL,1,1767225600.0,NULL,0,0);
INSERT INTO "chairs" VALUES(2,0,1456074443980800007,NULL,1767225600.0,'',0.0,NULL,'{"round":3,"aware":[],"limits":{},"asks":[],"every":null,"plan":[{"goal":"column:0","most":null}],"load":null}',1,1767225600.0,NULL,0,0);
INSERT INTO "chairs" VALUES(2,1,1456074443980800008,NULL,1767225600.0,'',0.0,1767225600.0,NULL,1,1767225600.0,NULL,0,0);
INSERT INTO "chairs" VALUES(3,0,1456074443980800008,NULL,1767225600.0,'',0.0,NULL,NULL,0,0.0,NULL,0,0);
INSERT INTO "chairs" VALUES(3,1,1456074443980800009,NULL,1767225600.0,'',0.0,NULL,NULL,0,0.0,NULL,0,0);
INSERT INTO "chairs" VALUES(4,0,1456074443980800010,NULL,1767225600.0,'',0.0,NULL,NULL,1,1767225600.0,NULL,0,0);
INSERT INTO "chairs" VALUES(4,1,1456074443980800006,NULL,1767225600.0,'',0.0,NULL,NULL,1,1767225600.0,NULL,0,0);
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    body     TEXT    NOT NULL,                     -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "drafts" VALUES(1,1,6,37,'{"steps": [{"seat": 1, "do": "sell", "good": "rubber", "to": "vulcanizer"}, {"seat": 1, "do": "trade", "give": ["carpet", "carpet"]}], "picked": {}}');
INSERT INTO "drafts" VALUES(4,0,16,105,'{"steps": [{"seat": 0, "do": "deliver", "good": "carpet", "to": "contract_c4_large"}], "picked": {}}');
INSERT INTO "drafts" VALUES(4,1,16,102,'{"steps": [], "picked": {"keep": ["carpet", "carpet", "rubber", "tea"]}}');
CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    language TEXT NOT NULL                         -- of new tables
) STRICT;
CREATE TABLE jottings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    body     TEXT    NOT NULL,                     -- what somebody wrote to himself
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                     -- the last guard against two entries in one place
    what     TEXT    NOT NULL,                     -- why a move was made, or what was remarked
    facts    TEXT    NOT NULL,                     -- JSON; a move as in a game record
    person   INTEGER,                              -- who pressed
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,0,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,1,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,2,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,3,'hand','{"seat": 2, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,4,'hand','{"seat": 0, "do": "place", "column": 3}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,5,'hand','{"seat": 1, "do": "place", "column": 3}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,6,'hand','{"seat": 2, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,7,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,8,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,9,'hand','{"seat": 1, "do": "buy"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,10,'hand','{"seat": 0, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,11,'hand','{"seat": 1, "do": "buy"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,12,'hand','{"seat": 2, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,13,'forced','{"seat": 2, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,14,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,15,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,16,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,17,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,18,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,19,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,20,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,21,'hand','{"seat": 2, "do": "place", "column": 2}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,22,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,23,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,24,'hand','{"seat": 2, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,25,'hand','{"seat": 0, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,26,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,27,'hand','{"seat": 1, "do": "buy"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,28,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,29,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,30,'hand','{"seat": 2, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,31,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,32,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,33,'forced','{"seat": 2, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,34,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,35,'hand','{"seat": 2, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,36,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,37,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,38,'hand','{"seat": 2, "do": "place", "column": 2}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,39,'hand','{"seat": 0, "do": "place", "column": 3}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,40,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,41,'hand','{"seat": 2, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,42,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,43,'forced','{"seat": 2, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,44,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,45,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,46,'hand','{"seat": 0, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,47,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,48,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,49,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,50,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,51,'hand','{"seat": 0, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,52,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,53,'forced','{"seat": 2, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,54,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,55,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,56,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,57,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,58,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,59,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,60,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,61,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,62,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,63,'hand','{"seat": 1, "do": "place", "column": 3}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,64,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,65,'hand','{"seat": 1, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,66,'hand','{"seat": 0, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,67,'hand','{"seat": 0, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,68,'hand','{"seat": 1, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,69,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,70,'hand','{"seat": 2, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,71,'forced','{"seat": 2, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,72,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,73,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,74,'hand','{"seat": 0, "do": "place", "column": 3}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,75,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,76,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,77,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,78,'hand','{"seat": 1, "do": "place", "column": 3}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,79,'hand','{"seat": 2, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,80,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,81,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,82,'hand','{"seat": 2, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,83,'hand','{"seat": 1, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,84,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,85,'hand','{"seat": 0, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,86,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,87,'hand','{"seat": 0, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,88,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,89,'hand','{"seat": 2, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,90,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,91,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,92,'forced','{"seat": 2, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,93,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,94,'hand','{"seat": 2, "do": "place", "column": 3}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,95,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,96,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,97,'hand','{"seat": 2, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,98,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,99,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,100,'hand','{"seat": 2, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,101,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(1,102,'forced','{"seat": 2, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,103,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,104,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,105,'hand','{"seat": 1, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,106,'hand','{"seat": 1, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,107,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,108,'hand','{"seat": 1, "do": "buy"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(1,109,'hand','{"seat": 2, "do": "pass"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(1,110,'forced','{"seat": 2, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(1,111,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(2,0,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,1,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,2,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,3,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,4,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,5,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,6,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,7,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,8,'hand','{"seat": 1, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,9,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(2,10,'hand','{"seat": 0, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,11,'hand','{"seat": 0, "do": "buy"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,12,'hand','{"seat": 0, "do": "pass"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,13,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(2,14,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(2,15,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,16,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,17,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,18,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,19,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,20,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,21,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,22,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,23,'hand','{"seat": 1, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,24,'hand','{"seat": 0, "do": "buy"}',1456074443980800007,1767225600.0);
INSERT INTO "log" VALUES(2,25,'hand','{"seat": 1, "do": "buy"}',1456074443980800008,1767225600.0);
INSERT INTO "log" VALUES(2,26,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(2,27,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,0,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,1,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,2,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,3,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,4,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,5,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,6,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,7,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,8,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,9,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,10,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,11,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,12,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,13,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,14,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,15,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,16,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,17,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,18,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,19,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,20,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,21,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,22,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,23,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,24,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,25,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,26,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,27,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,28,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,29,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,30,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,31,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,32,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,33,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,34,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,35,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,36,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,37,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,38,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,39,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,40,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,41,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,42,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,43,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,44,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,45,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,46,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,47,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,48,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,49,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,50,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,51,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,52,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,53,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,54,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,55,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,56,'hand','{"seat": 1, "do": "sell", "good": "saffron", "to": "spice_trader"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,57,'step','{"seat": 1, "do": "sell", "good": "saffron", "to": "spice_trader"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,58,'step','{"seat": 1, "do": "done", "warehouse": ["carpet"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,59,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,60,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,61,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,62,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,63,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,64,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,65,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,66,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,67,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,68,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,69,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,70,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,71,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,72,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,73,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,74,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,75,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,76,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,77,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,78,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,79,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,80,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,81,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,82,'hand','{"seat": 1, "do": "sell", "good": "saffron", "to": "spice_trader"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,83,'step','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,84,'hand','{"seat": 0, "do": "sell", "good": "tea", "to": "tea_taster"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,85,'step','{"seat": 0, "do": "trade", "give": ["coffee", "saffron"]}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,86,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,87,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,88,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,89,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,90,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,91,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,92,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,93,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,94,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,95,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,96,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,97,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,98,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,99,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,100,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,101,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,102,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,103,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,104,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,105,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,106,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,107,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,108,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,109,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,110,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,111,'hand','{"seat": 1, "do": "deliver", "good": "rubber", "to": "contract_b1_small"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,112,'step','{"seat": 1, "do": "deliver", "good": "carpet", "to": "contract_b1_small"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,113,'step','{"seat": 1, "do": "done", "warehouse": ["carpet"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,114,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,115,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,116,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,117,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,118,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,119,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,120,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,121,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,122,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,123,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,124,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,125,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,126,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,127,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,128,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,129,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,130,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,131,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,132,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,133,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,134,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,135,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,136,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,137,'hand','{"seat": 0, "do": "deliver", "good": "rubber", "to": "contract_c2_medium"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,138,'step','{"seat": 0, "do": "trade", "give": ["carpet", "saffron"]}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,139,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,140,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,141,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,142,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,143,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,144,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,145,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,146,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,147,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,148,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,149,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,150,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,151,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,152,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,153,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,154,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,155,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,156,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,157,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,158,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,159,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,160,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,161,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,162,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,163,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,164,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,165,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,166,'hand','{"seat": 0, "do": "done", "warehouse": [], "hall": ["carpet"]}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,167,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,168,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,169,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,170,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,171,'hand','{"seat": 0, "do": "place", "column": 2}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,172,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,173,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,174,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,175,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,176,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,177,'hand','{"seat": 0, "do": "buy"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,178,'hand','{"seat": 0, "do": "deliver", "good": "rubber", "to": "contract_c4_large"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,179,'step','{"seat": 0, "do": "deliver", "good": "coffee", "to": "contract_c2_medium"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,180,'step','{"seat": 0, "do": "done", "warehouse": [], "hall": ["carpet"]}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,181,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,182,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,183,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,184,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,185,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,186,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,187,'hand','{"seat": 1, "do": "place", "column": 1}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,188,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,189,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,190,'forced','{"seat": 0, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,191,'hand','{"seat": 1, "do": "pass"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,192,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,193,'hand','{"seat": 0, "do": "done", "warehouse": [], "hall": ["carpet"]}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,194,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,195,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,196,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,197,'hand','{"seat": 1, "do": "place", "column": 0}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,198,'hand','{"seat": 0, "do": "place", "column": 0}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,199,'hand','{"seat": 1, "do": "place", "column": 2}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,200,'hand','{"seat": 0, "do": "place", "column": 1}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,201,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,202,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,203,'forced','{"seat": 1, "do": "pass"}',NULL,1767225600.0);
INSERT INTO "log" VALUES(4,204,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,205,'hand','{"seat": 0, "do": "pass"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,206,'hand','{"seat": 1, "do": "buy"}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,207,'hand','{"seat": 1, "do": "done", "warehouse": ["carpet", "carpet", "rubber", "tea"], "hall": []}',1456074443980800006,1767225600.0);
INSERT INTO "log" VALUES(4,208,'hand','{"seat": 0, "do": "deliver", "good": "carpet", "to": "contract_c4_large"}',1456074443980800010,1767225600.0);
INSERT INTO "log" VALUES(4,209,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',1456074443980800010,1767225600.0);
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (what IN ('board', 'ping')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, what)
) STRICT, WITHOUT ROWID;
INSERT INTO "messages" VALUES(1,'board',1456074443980800005,1456074443980800031);
INSERT INTO "messages" VALUES(2,'board',1456074443980800027,1456074443980800126);
INSERT INTO "messages" VALUES(3,'board',1456074443980800028,1456074443980800157);
INSERT INTO "messages" VALUES(4,'board',1456074443980800029,1456074443980800161);
INSERT INTO "messages" VALUES(4,'ping',1456074443980800029,1456074443980800380);
CREATE TABLE "outbox" (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (what IN ('board', 'ping', 'remind', 'lastcall', 'vote', 'private', 'lost')),
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    person     INTEGER PRIMARY KEY,
    dms_closed INTEGER NOT NULL DEFAULT 0,
    language   TEXT                                -- of what only this person reads
, habits TEXT, digest REAL, hidden INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "people" VALUES(1456074443980800006,0,'en',NULL,NULL,0);
INSERT INTO "people" VALUES(1456074443980800007,0,'en',NULL,NULL,0);
INSERT INTO "people" VALUES(1456074443980800008,0,'en',NULL,NULL,0);
INSERT INTO "people" VALUES(1456074443980800009,0,'en',NULL,NULL,0);
INSERT INTO "people" VALUES(1456074443980800010,0,'en',NULL,NULL,0);
CREATE TABLE places (
    number  INTEGER NOT NULL REFERENCES results (number) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    person  INTEGER,
    agent   TEXT,
    rank    INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    coins   INTEGER NOT NULL,
    sources TEXT    NOT NULL,                      -- JSON; points by source
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "places" VALUES(1,0,1456074443980800010,NULL,2,6,5,'{"fires": 3, "contracts": 0, "merchants": 1, "offices": 2, "warehouse": 0, "buildings": 0, "port": 0, "chamber": 0}');
INSERT INTO "places" VALUES(1,1,1456074443980800006,NULL,1,15,1,'{"fires": -3, "contracts": 5, "merchants": 2, "offices": 2, "warehouse": 4, "buildings": 4, "port": 0, "chamber": 1}');
CREATE TABLE results (
    number     INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order in which games came to an end
    table_id   INTEGER NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    guild      INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    expansions TEXT    NOT NULL,                   -- JSON list of names
    season     TEXT    NOT NULL,                   -- of the server: year and quarter, 2026-4
    kind       TEXT    NOT NULL CHECK (kind IN ('rated', 'friendly', 'minded', 'practice', 'abandoned')),
    rounds     INTEGER NOT NULL,
    moves      INTEGER NOT NULL,
    began      REAL    NOT NULL,
    ended      REAL    NOT NULL,
    record     TEXT                                -- JSON; NULL where the moves could no longer be read
) STRICT;
INSERT INTO "results" VALUES(1,4,1456074443980800002,'speicherstadt','[]','2026-1','rated',16,210,1767225600.0,1767225600.0,'{"format":"speicherstadt-record","version":2,"seal":{"word":"k3cy-lexz-wajb-o6ie-q22d","seed":"before all"},"expansions":[],"seats":2,"start_seat":0,"deck":["contract_a2_medium","tea_taster","contract_a3_large","coffee_roaster","warehouse","counting_office_a","fireman_2_a","vulcanizer","carpet_trader","fireman_1_a","spice_trader","contract_a1_small","ship_b","contract_b2_medium","fireman_2_b","fireman_1_b","fireman_3_b","contract_b3_large","ship_b","ship_b","ship_b","fire_1","contract_b1_small","ship_b","counting_office_b","contract_c4_large","fire_2","ship_c","fireman_4_c","contract_c2_medium","ship_c","ship_c","contract_c1_small","ship_c","ship_c","fireman_3_c","bank","contract_c3_medium","ship_d","fireman_5_d","ship_d","counting_office_d","ship_d","ship_d","fireman_4_d","boatsmen_church","st_michaelis","ship_d","counting_office_d","fire_3","chamber_of_commerce","fire_4"],"bag":["saffron","carpet","saffron","carpet","saffron","rubber","coffee","saffron","tea","carpet","coffee","rubber","rubber","tea","carpet","tea","carpet","saffron","rubber","coffee","tea","tea","carpet","rubber","carpet","rubber","saffron","saffron","coffee","coffee","carpet","coffee","rubber","rubber","tea","coffee","tea","tea","coffee","saffron","coffee","rubber","saffron","carpet","tea"],"moves":[{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"pass"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":1},{"seat":1,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":1,"do":"buy"},{"seat":0,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"sell","good":"saffron","to":"spice_trader"},{"seat":1,"do":"sell","good":"saffron","to":"spice_trader"},{"seat":1,"do":"done","warehouse":["carpet"],"hall":[]},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":1,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":["carpet"],"hall":[]},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":1,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"sell","good":"saffron","to":"spice_trader"},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber"],"hall":[]},{"seat":0,"do":"sell","good":"tea","to":"tea_taster"},{"seat":0,"do":"trade","give":["coffee","saffron"]},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber"],"hall":[]},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"buy"},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"deliver","good":"rubber","to":"contract_b1_small"},{"seat":1,"do":"deliver","good":"carpet","to":"contract_b1_small"},{"seat":1,"do":"done","warehouse":["carpet"],"hall":[]},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":1},{"seat":0,"do":"buy"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass","auto":true},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":1,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":0,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":0,"do":"deliver","good":"rubber","to":"contract_c2_medium"},{"seat":0,"do":"trade","give":["carpet","saffron"]},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":2},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"buy"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"buy"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass"},{"seat":0,"do":"pass","auto":true},{"seat":0,"do":"done","warehouse":[],"hall":["carpet"]},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"pass"},{"seat":0,"do":"buy"},{"seat":0,"do":"deliver","good":"rubber","to":"contract_c4_large"},{"seat":0,"do":"deliver","good":"coffee","to":"contract_c2_medium"},{"seat":0,"do":"done","warehouse":[],"hall":["carpet"]},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":["carpet"]},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":1},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"pass"},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":1,"do":"done","warehouse":["carpet","carpet","rubber","tea"],"hall":[]},{"seat":0,"do":"deliver","good":"carpet","to":"contract_c4_large"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true}],"rounds":[{"round":1,"starter":0,"seats":[{"coins":2,"points":0,"cards":["tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":7,"points":0,"cards":[],"contracts":{},"warehouse":[],"hall":[]}]},{"round":2,"starter":1,"seats":[{"coins":4,"points":0,"cards":["tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":5,"points":0,"cards":["coffee_roaster","warehouse"],"contracts":{},"warehouse":[],"hall":[]}]},{"round":3,"starter":0,"seats":[{"coins":3,"points":0,"cards":["fireman_2_a","tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":7,"points":0,"cards":["coffee_roaster","warehouse"],"contracts":{},"warehouse":[],"hall":[]}]},{"round":4,"starter":1,"seats":[{"coins":5,"points":0,"cards":["fireman_2_a","tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":3,"points":0,"cards":["coffee_roaster","spice_trader","warehouse"],"contracts":{},"warehouse":[],"hall":[]}]},{"round":5,"starter":0,"seats":[{"coins":2,"points":0,"cards":["fireman_2_a","fireman_2_b","tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":4,"points":0,"cards":["coffee_roaster","ship_b","spice_trader","warehouse"],"contracts":{},"warehouse":["carpet"],"hall":[]}]},{"round":6,"starter":1,"seats":[{"coins":1,"points":0,"cards":["fireman_1_b","fireman_2_a","fireman_2_b","tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":6,"points":0,"cards":["coffee_roaster","ship_b","spice_trader","warehouse"],"contracts":{},"warehouse":["carpet"],"hall":[]}]},{"round":7,"starter":0,"seats":[{"coins":3,"points":0,"cards":["fireman_1_b","fireman_2_a","fireman_2_b","ship_b","tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":5,"points":0,"cards":["coffee_roaster","ship_b","ship_b","spice_trader","warehouse"],"contracts":{},"warehouse":["carpet","carpet","rubber"],"hall":[]}]},{"round":8,"starter":1,"seats":[{"coins":2,"points":1,"cards":["counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","ship_b","tea_taster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":3,"points":-1,"cards":["coffee_roaster","contract_b1_small","ship_b","ship_b","spice_trader","warehouse"],"contracts":{"contract_b1_small":[]},"warehouse":["carpet","carpet","rubber"],"hall":[]}]},{"round":9,"starter":0,"seats":[{"coins":2,"points":3,"cards":["contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","ship_b","tea_taster"],"contracts":{"contract_c4_large":[]},"warehouse":[],"hall":[]},{"coins":3,"points":-3,"cards":["coffee_roaster","contract_b1_small","fireman_4_c","ship_b","ship_b","spice_trader","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"]},"warehouse":["carpet"],"hall":[]}]},{"round":10,"starter":1,"seats":[{"coins":1,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","ship_b","tea_taster"],"contracts":{"contract_c2_medium":[],"contract_c4_large":[]},"warehouse":[],"hall":[]},{"coins":3,"points":-3,"cards":["coffee_roaster","contract_b1_small","fireman_4_c","ship_b","ship_b","ship_c","spice_trader","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]},{"round":11,"starter":0,"seats":[{"coins":2,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","ship_b","ship_c","tea_taster"],"contracts":{"contract_c2_medium":["rubber"],"contract_c4_large":[]},"warehouse":[],"hall":[]},{"coins":1,"points":-3,"cards":["coffee_roaster","contract_b1_small","contract_c1_small","fireman_4_c","ship_b","ship_b","ship_c","spice_trader","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"],"contract_c1_small":[]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]},{"round":12,"starter":1,"seats":[{"coins":2,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","fireman_3_c","ship_b","ship_c","tea_taster"],"contracts":{"contract_c2_medium":["rubber"],"contract_c4_large":[]},"warehouse":[],"hall":[]},{"coins":3,"points":-3,"cards":["coffee_roaster","contract_b1_small","contract_c1_small","fireman_4_c","ship_b","ship_b","ship_c","spice_trader","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"],"contract_c1_small":[]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]},{"round":13,"starter":0,"seats":[{"coins":1,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","fireman_3_c","ship_b","ship_c","ship_d","tea_taster"],"contracts":{"contract_c2_medium":["rubber"],"contract_c4_large":[]},"warehouse":[],"hall":["carpet"]},{"coins":5,"points":-3,"cards":["coffee_roaster","contract_b1_small","contract_c1_small","fireman_4_c","ship_b","ship_b","ship_c","spice_trader","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"],"contract_c1_small":[]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]},{"round":14,"starter":1,"seats":[{"coins":1,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","fireman_3_c","ship_b","ship_c","ship_d","ship_d","tea_taster"],"contracts":{"contract_c2_medium":["coffee","rubber"],"contract_c4_large":["rubber"]},"warehouse":[],"hall":["carpet"]},{"coins":3,"points":-3,"cards":["coffee_roaster","contract_b1_small","contract_c1_small","counting_office_d","fireman_4_c","ship_b","ship_b","ship_c","spice_trader","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"],"contract_c1_small":[]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]},{"round":15,"starter":0,"seats":[{"coins":3,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","fireman_3_c","ship_b","ship_c","ship_d","ship_d","tea_taster"],"contracts":{"contract_c2_medium":["coffee","rubber"],"contract_c4_large":["rubber"]},"warehouse":[],"hall":["carpet"]},{"coins":1,"points":-3,"cards":["coffee_roaster","contract_b1_small","contract_c1_small","counting_office_d","fireman_4_c","fireman_4_d","ship_b","ship_b","ship_c","spice_trader","st_michaelis","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"],"contract_c1_small":[]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]},{"round":16,"starter":1,"seats":[{"coins":5,"points":3,"cards":["contract_c2_medium","contract_c4_large","counting_office_b","fireman_1_b","fireman_2_a","fireman_2_b","fireman_3_c","ship_b","ship_c","ship_d","ship_d","tea_taster"],"contracts":{"contract_c2_medium":["coffee","rubber"],"contract_c4_large":["carpet","rubber"]},"warehouse":[],"hall":[]},{"coins":1,"points":-3,"cards":["chamber_of_commerce","coffee_roaster","contract_b1_small","contract_c1_small","counting_office_d","fireman_4_c","fireman_4_d","ship_b","ship_b","ship_c","spice_trader","st_michaelis","warehouse"],"contracts":{"contract_b1_small":["carpet","rubber"],"contract_c1_small":[]},"warehouse":["carpet","carpet","rubber","tea"],"hall":[]}]}],"result":{"points":[6,15],"coins":[5,1],"ranks":[2,1]}}');
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('commands','a6faa1fa5dc1b32c129ed2c41fe1e2533d9173ab682254d3de0e0c5daecefd00');
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: buttons of a forgotten table stay foreign
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,                   -- of the rules under which it is played
    expansions TEXT    NOT NULL,                   -- JSON list of names
    seats      INTEGER NOT NULL,                   -- that may be taken
    language   TEXT    NOT NULL,                   -- in which everybody reads the board
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'ended')),
    deal       TEXT,                               -- JSON; secret until the game is over
    snapshot   TEXT,                               -- JSON; a cache, the moves are the truth
    revision   INTEGER NOT NULL,
    created    REAL    NOT NULL,                   -- seconds since 1970
    changed    REAL    NOT NULL
, pace TEXT NOT NULL DEFAULT 'none', at_zero TEXT NOT NULL DEFAULT 'nothing', hints INTEGER NOT NULL DEFAULT 1, motion TEXT, paused REAL, lost REAL, alarm REAL, seed TEXT, first INTEGER, series INTEGER, best_of INTEGER NOT NULL DEFAULT 1, forked INTEGER) STRICT;
INSERT INTO "tables" VALUES(1,1456074443980800002,1456074443980800005,1456074443980800006,'speicherstadt',1,'[]',4,'en','running','{"expansions":[],"seats":3,"start_seat":2,"deck":["vulcanizer","contract_a3_large","counting_office_a","coffee_roaster","fireman_1_a","tea_taster","fireman_2_a","carpet_trader","spice_trader","contract_a1_small","warehouse","contract_a2_medium","ship_b","counting_office_b","ship_b","fireman_2_b","contract_b1_small","ship_b","contract_b2_medium","fireman_1_b","fireman_3_b","contract_b3_large","fire_1","ship_b","ship_b","ship_c","fireman_3_c","ship_c","ship_c","contract_c2_medium","fireman_4_c","contract_c3_medium","contract_c4_large","bank","contract_c1_small","ship_c","ship_c","fire_2","fireman_5_d","ship_d","ship_d","fireman_4_d","counting_office_d","fire_3","ship_d","counting_office_d","ship_d","st_michaelis","port","ship_d","chamber_of_commerce","fire_4"],"bag":["coffee","saffron","carpet","tea","coffee","carpet","saffron","tea","tea","carpet","rubber","carpet","saffron","saffron","coffee","tea","rubber","coffee","coffee","rubber","carpet","saffron","saffron","carpet","carpet","rubber","carpet","saffron","coffee","rubber","tea","tea","rubber","rubber","tea","rubber","tea","saffron","coffee","tea","saffron","coffee","coffee","rubber","carpet"]}','{"seats":[{"coins":1,"points":0,"workers":0,"bought":0,"loaded":true,"cards":["contract_a3_large","fireman_1_a","spice_trader","counting_office_b","contract_b2_medium"],"filled":{"contract_a3_large":[],"contract_b2_medium":[]},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0},{"coins":5,"points":-1,"workers":0,"bought":1,"loaded":false,"cards":["vulcanizer","counting_office_a","tea_taster","ship_b"],"filled":{},"cargo":[],"pool":["carpet","carpet","rubber"],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0},{"coins":2,"points":1,"workers":0,"bought":0,"loaded":true,"cards":["coffee_roaster","carpet_trader","fireman_2_b","fireman_1_b"],"filled":{},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0}],"deck":["ship_c","fireman_3_c","ship_c","ship_c","contract_c2_medium","fireman_4_c","contract_c3_medium","contract_c4_large","bank","contract_c1_small","ship_c","ship_c","fire_2","fireman_5_d","ship_d","ship_d","fireman_4_d","counting_office_d","fire_3","ship_d","counting_office_d","ship_d","st_michaelis","port","ship_d","chamber_of_commerce","fire_4"],"bag":["tea","rubber","coffee","coffee","rubber","carpet","saffron","saffron","carpet","carpet","rubber","carpet","saffron","coffee","rubber","tea","tea","rubber","rubber","tea","rubber","tea","saffron","coffee","tea","saffron","coffee","coffee","rubber","carpet"],"starter":1,"turn":0,"round":6,"at":4,"columns":[{"card":"fireman_3_b","goods":[],"line":[],"buyer":null},{"card":"contract_b3_large","goods":[],"line":[],"buyer":null},{"card":"ship_b","goods":[],"line":[],"buyer":1},{"card":"ship_b","goods":[],"line":[],"buyer":null}],"supply":{"coffee":3,"tea":3,"saffron":4,"rubber":0,"carpet":2},"discard":["fireman_2_a","contract_a1_small","warehouse","contract_a2_medium","ship_b","ship_b","contract_b1_small","ship_b","fire_1","fireman_3_b","contract_b3_large","ship_b"],"stack":[{"phase":"loading","seat":null,"amount":0}],"upper":[],"reserved":[]}',86,1767225600.0,1767225600.0,'none','nothing',1,NULL,NULL,NULL,1767312000.0,'before',NULL,NULL,1,NULL);
INSERT INTO "tables" VALUES(2,1456074443980800002,1456074443980800027,1456074443980800007,'speicherstadt',1,'["kaispeicher"]',4,'en','running','{"expansions":["kaispeicher"],"seats":2,"start_seat":1,"deck":["glassblower","vulcanizer","contract_a3_large","fire_chief","spice_trader","fireman_2_a","spy","k_fireman_2_a","counting_office_a","carpet_trader","spice_store","k_fireman_1_a","warehouse","fireman_1_a","tea_house","coffee_roaster","tailor","coffee_break","contract_a2_medium","contract_a1_small","rubber_factory","carpet_store","tea_taster","coffee_roastery","ship_b","counting_office_b","fish_market","rope_maker","ship_b","fireman_3_b","k_fireman_3_b","contract_b3_large","fire_1","contract_b2_medium","ship_b","ship_b","fireman_2_b","harbour_master","k_ship_2_b","k_ship_1_b","contract_b1_small","theatre","fireman_1_b","k_contract_b_medium","insurance","k_contract_b_small","lighthouse","ship_b","warehouse_worker","k_ship_2_c","savings_bank","k_ship_1_c","contract_c2_medium","fire_engine","ship_c","ship_c","contract_c1_small","contract_c3_medium","thief","k_contract_c_small","k_counting_office_c","contract_c4_large","auction_hall","ship_c","k_fireman_4_c","bank","fireman_3_c","k_contract_c_medium","ship_c","fireman_4_c","press","fire_2","smuggler","ship_c","counting_office_d","fireman_5_d","city_hall","music_hall","ship_d","k_contract_d_medium","ship_d","deichtorhallen","ship_d","k_ship_1_d","k_ship_2_d","boatsmen_church","k_fireman_5_d","k_counting_office_d","fireman_4_d","counting_office_d","ship_d","davidwache","chamber_of_commerce","ship_d","harbour_tour","k_contract_d_small","fire_3","st_michaelis","accountant","fire_4"],"bag":["carpet","cloth","saffron","carpet","tea","glass","carpet","coffee","tea","coffee","glass","saffron","carpet","saffron","rubber","coffee","saffron","cloth","carpet","tea","coffee","tea","rubber","tea","tea","hemp","rubber","saffron","rubber","rubber","rubber","tea","saffron","coffee","hemp","carpet","tea","glass","hemp","coffee","coffee","coffee","rubber","carpet","coffee","rubber","tea","carpet","rubber","carpet","saffron","saffron","cloth","saffron"]}','{"seats":[{"coins":3,"points":0,"workers":4,"bought":0,"loaded":true,"cards":["vulcanizer","k_fireman_2_a"],"filled":{},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0},{"coins":2,"points":0,"workers":4,"bought":0,"loaded":true,"cards":["glassblower","spy","counting_office_a"],"filled":{},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0}],"deck":["contract_a2_medium","contract_a1_small","rubber_factory","carpet_store","tea_taster","coffee_roastery","ship_b","counting_office_b","fish_market","rope_maker","ship_b","fireman_3_b","k_fireman_3_b","contract_b3_large","fire_1","contract_b2_medium","ship_b","ship_b","fireman_2_b","harbour_master","k_ship_2_b","k_ship_1_b","contract_b1_small","theatre","fireman_1_b","k_contract_b_medium","insurance","k_contract_b_small","lighthouse","ship_b","warehouse_worker","k_ship_2_c","savings_bank","k_ship_1_c","contract_c2_medium","fire_engine","ship_c","ship_c","contract_c1_small","contract_c3_medium","thief","k_contract_c_small","k_counting_office_c","contract_c4_large","auction_hall","ship_c","k_fireman_4_c","bank","fireman_3_c","k_contract_c_medium","ship_c","fireman_4_c","press","fire_2","smuggler","ship_c","counting_office_d","fireman_5_d","city_hall","music_hall","ship_d","k_contract_d_medium","ship_d","deichtorhallen","ship_d","k_ship_1_d","k_ship_2_d","boatsmen_church","k_fireman_5_d","k_counting_office_d","fireman_4_d","counting_office_d","ship_d","davidwache","chamber_of_commerce","ship_d","harbour_tour","k_contract_d_small","fire_3","st_michaelis","accountant","fire_4"],"bag":["carpet","cloth","saffron","carpet","tea","glass","carpet","coffee","tea","coffee","glass","saffron","carpet","saffron","rubber","coffee","saffron","cloth","carpet","tea","coffee","tea","rubber","tea","tea","hemp","rubber","saffron","rubber","rubber","rubber","tea","saffron","coffee","hemp","carpet","tea","glass","hemp","coffee","coffee","coffee","rubber","carpet","coffee","rubber","tea","carpet","rubber","carpet","saffron","saffron","cloth","saffron"],"starter":1,"turn":1,"round":3,"at":3,"columns":[{"card":"warehouse","goods":[],"line":[],"buyer":null},{"card":"fireman_1_a","goods":[],"line":[],"buyer":null},{"card":"tea_house","goods":[],"line":[],"buyer":null}],"supply":{"coffee":0,"tea":0,"saffron":0,"rubber":0,"carpet":0,"hemp":0,"cloth":0,"glass":0},"discard":["contract_a3_large","fire_chief","spice_trader","fireman_2_a","carpet_trader","spice_store","k_fireman_1_a"],"stack":[{"phase":"demand","seat":null,"amount":0}],"upper":[{"card":"coffee_roaster","goods":[],"line":[],"buyer":null},{"card":"tailor","goods":[],"line":[],"buyer":null},{"card":"coffee_break","goods":[],"line":[],"buyer":null}],"reserved":[]}',26,1767225600.0,1767225600.0,'none','nothing',0,NULL,NULL,NULL,1767312000.0,'before too',NULL,NULL,1,NULL);
INSERT INTO "tables" VALUES(3,1456074443980800002,1456074443980800028,1456074443980800008,'speicherstadt',1,'[]',3,'en','lobby',NULL,NULL,1,1767225600.0,1767225600.0,'none','nothing',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,NULL);
INSERT INTO "tables" VALUES(4,1456074443980800002,1456074443980800029,1456074443980800010,'speicherstadt',1,'[]',4,'en','finished','{"expansions":[],"seats":2,"start_seat":0,"deck":["contract_a2_medium","tea_taster","contract_a3_large","coffee_roaster","warehouse","counting_office_a","fireman_2_a","vulcanizer","carpet_trader","fireman_1_a","spice_trader","contract_a1_small","ship_b","contract_b2_medium","fireman_2_b","fireman_1_b","fireman_3_b","contract_b3_large","ship_b","ship_b","ship_b","fire_1","contract_b1_small","ship_b","counting_office_b","contract_c4_large","fire_2","ship_c","fireman_4_c","contract_c2_medium","ship_c","ship_c","contract_c1_small","ship_c","ship_c","fireman_3_c","bank","contract_c3_medium","ship_d","fireman_5_d","ship_d","counting_office_d","ship_d","ship_d","fireman_4_d","boatsmen_church","st_michaelis","ship_d","counting_office_d","fire_3","chamber_of_commerce","fire_4"],"bag":["saffron","carpet","saffron","carpet","saffron","rubber","coffee","saffron","tea","carpet","coffee","rubber","rubber","tea","carpet","tea","carpet","saffron","rubber","coffee","tea","tea","carpet","rubber","carpet","rubber","saffron","saffron","coffee","coffee","carpet","coffee","rubber","rubber","tea","coffee","tea","tea","coffee","saffron","coffee","rubber","saffron","carpet","tea"]}','{"seats":[{"coins":5,"points":3,"workers":0,"bought":0,"loaded":true,"cards":["tea_taster","fireman_2_a","fireman_2_b","fireman_1_b","ship_b","counting_office_b","contract_c4_large","contract_c2_medium","ship_c","fireman_3_c","ship_d","ship_d"],"filled":{"contract_c4_large":["rubber","carpet"],"contract_c2_medium":["rubber","coffee"]},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0},{"coins":1,"points":-3,"workers":0,"bought":1,"loaded":true,"cards":["coffee_roaster","warehouse","spice_trader","ship_b","ship_b","contract_b1_small","fireman_4_c","ship_c","contract_c1_small","counting_office_d","fireman_4_d","st_michaelis","chamber_of_commerce"],"filled":{"contract_b1_small":["rubber","carpet"],"contract_c1_small":[]},"cargo":[],"pool":[],"warehouse":["carpet","carpet","rubber","tea"],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0}],"deck":[],"bag":[],"starter":0,"turn":0,"round":16,"at":3,"columns":[{"card":"ship_d","goods":[],"line":[],"buyer":null},{"card":"counting_office_d","goods":[],"line":[],"buyer":null},{"card":"chamber_of_commerce","goods":[],"line":[],"buyer":1}],"supply":{"coffee":8,"tea":8,"saffron":9,"rubber":5,"carpet":5},"discard":["contract_a2_medium","contract_a3_large","counting_office_a","vulcanizer","carpet_trader","fireman_1_a","contract_a1_small","contract_b2_medium","fireman_3_b","contract_b3_large","ship_b","fire_1","ship_b","fire_2","ship_c","ship_c","ship_c","bank","contract_c3_medium","fireman_5_d","ship_d","ship_d","boatsmen_church","fire_3","ship_d","counting_office_d","fire_4"],"stack":[],"upper":[],"reserved":[]}',166,1767225600.0,1767225600.0,'none','nothing',0,NULL,NULL,NULL,NULL,'before all',NULL,NULL,1,NULL);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_of_a_channel ON tables (channel, id);
CREATE INDEX tables_by_alarm ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX chairs_of_a_person ON chairs (person) WHERE person IS NOT NULL;
CREATE INDEX tables_of_a_series ON tables (series) WHERE series IS NOT NULL;
CREATE INDEX results_of_a_guild ON results (guild, number);
CREATE INDEX places_of_a_person ON places (person) WHERE person IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',4);
INSERT INTO "sqlite_sequence" VALUES('results',1);
COMMIT;
PRAGMA user_version = 3;
