BEGIN TRANSACTION;
CREATE TABLE analyses (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    judge    INTEGER NOT NULL,
    asked_by INTEGER NOT NULL,
    asked    REAL NOT NULL,
    report   TEXT
) STRICT;
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
    expired  INTEGER NOT NULL DEFAULT 0, told REAL, lost INTEGER,           -- his time ran out
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR agent IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "chairs" VALUES(1,0,101,NULL,1800000060.0,'',0.0,NULL,NULL,1,1800000000.0,NULL,0,0,NULL,NULL);
INSERT INTO "chairs" VALUES(1,1,NULL,'quick',0.0,'',0.0,NULL,NULL,0,0.0,NULL,0,0,NULL,NULL);
INSERT INTO "chairs" VALUES(2,0,102,NULL,1800000120.0,'',0.0,1800000120.0,NULL,1,1800000120.0,NULL,0,0,NULL,NULL);
INSERT INTO "chairs" VALUES(2,1,NULL,'quick',0.0,'',0.0,NULL,NULL,0,0.0,NULL,0,0,NULL,NULL);
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    body     TEXT    NOT NULL,                     -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE judgements (
    table_id  INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    decisions TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE leftovers (
    message  INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel  INTEGER NOT NULL
) STRICT;
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                     -- the last guard against two entries in one place
    what     TEXT    NOT NULL,                     -- why a move was made, or what was remarked
    facts    TEXT    NOT NULL,                     -- JSON; a move as in a game record
    person   INTEGER,                              -- who pressed
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,0,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,1,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,2,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,3,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,4,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,5,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,6,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,7,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,8,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,9,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,10,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,11,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,12,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,13,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,14,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,15,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,16,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,17,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,18,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,19,'forced','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,20,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,21,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,22,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,23,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,24,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,25,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,26,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,27,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,28,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,29,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,30,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,31,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,32,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,33,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,34,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,35,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,36,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,37,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,38,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,39,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,40,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,41,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,42,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,43,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,44,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,45,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,46,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,47,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,48,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,49,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,50,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,51,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,52,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,53,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,54,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,55,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,56,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,57,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,58,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,59,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,60,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,61,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,62,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,63,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,64,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,65,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,66,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,67,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,68,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,69,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,70,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,71,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,72,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,73,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,74,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,75,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,76,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,77,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,78,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,79,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,80,'agent','{"seat": 1, "do": "deliver", "good": "coffee", "to": "contract_a2_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,81,'agent','{"seat": 1, "do": "deliver", "good": "saffron", "to": "contract_a2_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,82,'agent','{"seat": 1, "do": "done", "warehouse": ["saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,83,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,84,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,85,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,86,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,87,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,88,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,89,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,90,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,91,'agent','{"seat": 1, "do": "done", "warehouse": ["saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,92,'hand','{"seat": 0, "do": "deliver", "good": "tea", "to": "contract_b2_medium"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,93,'hand','{"seat": 0, "do": "trade", "give": ["carpet", "rubber"]}',101,1800000060.0);
INSERT INTO "log" VALUES(1,94,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,95,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,96,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,97,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,98,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,99,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,100,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,101,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,102,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,103,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,104,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,105,'agent','{"seat": 1, "do": "done", "warehouse": ["saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,106,'hand','{"seat": 0, "do": "exchange", "give": ["coffee", "rubber", "rubber"], "take": "carpet"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,107,'hand','{"seat": 0, "do": "sell", "good": "carpet", "to": "carpet_trader"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,108,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,109,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,110,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,111,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,112,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,113,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,114,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,115,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,116,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,117,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,118,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,119,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,120,'agent','{"seat": 1, "do": "deliver", "good": "carpet", "to": "contract_a2_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,121,'agent','{"seat": 1, "do": "sell", "good": "rubber", "to": "vulcanizer"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,122,'agent','{"seat": 1, "do": "done", "warehouse": ["saffron", "saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,123,'hand','{"seat": 0, "do": "exchange", "give": ["carpet", "carpet", "tea"], "take": "rubber"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,124,'hand','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',101,1800000060.0);
INSERT INTO "log" VALUES(1,125,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,126,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,127,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,128,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,129,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,130,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,131,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,132,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,133,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,134,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,135,'agent','{"seat": 1, "do": "sell", "good": "rubber", "to": "vulcanizer"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,136,'agent','{"seat": 1, "do": "sell", "good": "rubber", "to": "vulcanizer"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,137,'agent','{"seat": 1, "do": "done", "warehouse": ["coffee", "saffron", "saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,138,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,139,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,140,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,141,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,142,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,143,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,144,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,145,'forced','{"seat": 0, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,146,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,147,'forced','{"seat": 0, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,148,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,149,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,150,'agent','{"seat": 1, "do": "done", "warehouse": ["coffee", "saffron", "saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,151,'hand','{"seat": 0, "do": "trade", "give": ["saffron", "saffron"]}',101,1800000060.0);
INSERT INTO "log" VALUES(1,152,'hand','{"seat": 0, "do": "deliver", "good": "coffee", "to": "contract_b2_medium"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,153,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,154,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,155,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,156,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,157,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,158,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,159,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,160,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,161,'forced','{"seat": 0, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,162,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,163,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,164,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,165,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,166,'agent','{"seat": 1, "do": "deliver", "good": "coffee", "to": "contract_c2_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,167,'agent','{"seat": 1, "do": "deliver", "good": "rubber", "to": "contract_c2_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,168,'agent','{"seat": 1, "do": "exchange", "give": ["saffron", "saffron", "saffron"], "take": "tea"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,169,'agent','{"seat": 1, "do": "deliver", "good": "tea", "to": "contract_c2_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,170,'agent','{"seat": 1, "do": "done", "warehouse": ["saffron"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,171,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,172,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,173,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,174,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,175,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,176,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,177,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,178,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,179,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,180,'agent','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,181,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,182,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,183,'agent','{"seat": 1, "do": "deliver", "good": "saffron", "to": "contract_c3_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,184,'agent','{"seat": 1, "do": "deliver", "good": "rubber", "to": "contract_c3_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,185,'agent','{"seat": 1, "do": "done", "warehouse": ["saffron", "tea"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,186,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,187,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,188,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,189,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,190,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,191,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,192,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,193,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,194,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,195,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,196,'agent','{"seat": 1, "do": "exchange", "give": ["saffron", "tea", "tea"], "take": "carpet"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,197,'agent','{"seat": 1, "do": "deliver", "good": "carpet", "to": "contract_c3_medium"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,198,'agent','{"seat": 1, "do": "done", "warehouse": ["tea", "tea"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,199,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,200,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,201,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,202,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,203,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,204,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,205,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,206,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,207,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,208,'hand','{"seat": 0, "do": "pass"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,209,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,210,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,211,'agent','{"seat": 1, "do": "deliver", "good": "coffee", "to": "contract_a3_large"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,212,'agent','{"seat": 1, "do": "deliver", "good": "tea", "to": "contract_a3_large"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,213,'agent','{"seat": 1, "do": "deliver", "good": "carpet", "to": "contract_a3_large"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,214,'agent','{"seat": 1, "do": "exchange", "give": ["carpet", "coffee", "tea"], "take": "saffron"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,215,'agent','{"seat": 1, "do": "deliver", "good": "saffron", "to": "contract_a3_large"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,216,'agent','{"seat": 1, "do": "done", "warehouse": ["rubber", "tea"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,217,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,218,'hand','{"seat": 0, "do": "place", "column": 1}',101,1800000060.0);
INSERT INTO "log" VALUES(1,219,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,220,'hand','{"seat": 0, "do": "place", "column": 2}',101,1800000060.0);
INSERT INTO "log" VALUES(1,221,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,222,'hand','{"seat": 0, "do": "place", "column": 0}',101,1800000060.0);
INSERT INTO "log" VALUES(1,223,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,224,'agent','{"seat": 1, "do": "buy"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,225,'forced','{"seat": 1, "do": "pass"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,226,'hand','{"seat": 0, "do": "buy"}',101,1800000060.0);
INSERT INTO "log" VALUES(1,227,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,228,'agent','{"seat": 1, "do": "sell", "good": "rubber", "to": "vulcanizer"}',NULL,1800000060.0);
INSERT INTO "log" VALUES(1,229,'agent','{"seat": 1, "do": "done", "warehouse": ["coffee", "coffee", "saffron", "tea"], "hall": []}',NULL,1800000060.0);
INSERT INTO "log" VALUES(2,0,'hand','{"seat": 0, "do": "place", "column": 2}',102,1800000120.0);
INSERT INTO "log" VALUES(2,1,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,2,'hand','{"seat": 0, "do": "place", "column": 2}',102,1800000120.0);
INSERT INTO "log" VALUES(2,3,'agent','{"seat": 1, "do": "place", "column": 2}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,4,'hand','{"seat": 0, "do": "place", "column": 1}',102,1800000120.0);
INSERT INTO "log" VALUES(2,5,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,6,'agent','{"seat": 1, "do": "buy"}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,7,'hand','{"seat": 0, "do": "pass"}',102,1800000120.0);
INSERT INTO "log" VALUES(2,8,'agent','{"seat": 1, "do": "buy"}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,9,'hand','{"seat": 0, "do": "buy"}',102,1800000120.0);
INSERT INTO "log" VALUES(2,10,'forced','{"seat": 0, "do": "done", "warehouse": [], "hall": []}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,11,'forced','{"seat": 1, "do": "done", "warehouse": [], "hall": []}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,12,'agent','{"seat": 1, "do": "place", "column": 0}',NULL,1800000120.0);
INSERT INTO "log" VALUES(2,13,'hand','{"seat": 0, "do": "place", "column": 0}',102,1800000120.0);
INSERT INTO "log" VALUES(2,14,'agent','{"seat": 1, "do": "place", "column": 1}',NULL,1800000120.0);
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (what IN ('board', 'ping')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, what)
) STRICT, WITHOUT ROWID;
CREATE TABLE "outbox" (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (
        what IN ('board', 'ping', 'remind', 'lastcall', 'vote', 'private', 'lost', 'minded', 'tidy')
    ),
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    changed  REAL    NOT NULL,
    due      REAL    NOT NULL DEFAULT 0,
    tries    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "outbox" VALUES(1,'board',-1,0,2,1800000060.0,0.0,0);
INSERT INTO "outbox" VALUES(1,'ping',-1,0,2,1800000060.0,0.0,0);
INSERT INTO "outbox" VALUES(1,'ping',0,0,1,1800000000.0,0.0,0);
INSERT INTO "outbox" VALUES(2,'board',-1,0,2,1800000120.0,0.0,0);
INSERT INTO "outbox" VALUES(2,'ping',0,0,1,1800000060.0,0.0,0);
CREATE TABLE people (
    person     INTEGER PRIMARY KEY,
    dms_closed INTEGER NOT NULL DEFAULT 0,
    language   TEXT                                -- of what only this person reads
, habits TEXT, digest REAL, hidden INTEGER NOT NULL DEFAULT 0, dm_channel INTEGER, knows TEXT) STRICT;
CREATE TABLE places (
    number  INTEGER NOT NULL REFERENCES results (number) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    person  INTEGER,
    agent   TEXT,
    rank    INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    tie_break   INTEGER NOT NULL,
    sources TEXT    NOT NULL, lost INTEGER,                      -- JSON; points by source
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "places" VALUES(1,0,101,NULL,2,0,7,'{"fires": -7, "contracts": 0, "merchants": 2, "offices": 2, "warehouse": 0, "buildings": 3, "port": 0, "chamber": 0}',NULL);
INSERT INTO "places" VALUES(1,1,NULL,'quick',1,60,4,'{"fires": 7, "contracts": 35, "merchants": 1, "offices": 5, "warehouse": 4, "buildings": 4, "port": 0, "chamber": 4}',NULL);
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
INSERT INTO "results" VALUES(1,1,1,'speicherstadt','[]','2027-1','friendly',16,230,1800000060.0,1800000060.0,'{"format":"speicherstadt-record","version":2,"seal":{"word":"lhl3-ff5v-vjdy-632o-l7ie","seed":"017b5cdd99e596d934a9eb14b30095db"},"expansions":[],"seats":2,"start_seat":0,"deck":["contract_a3_large","vulcanizer","tea_taster","spice_trader","fireman_1_a","coffee_roaster","warehouse","counting_office_a","contract_a2_medium","fireman_2_a","contract_a1_small","carpet_trader","contract_b1_small","fireman_2_b","contract_b3_large","ship_b","counting_office_b","fire_1","ship_b","contract_b2_medium","ship_b","fireman_1_b","ship_b","fireman_3_b","ship_b","fire_2","ship_c","ship_c","contract_c4_large","fireman_4_c","contract_c1_small","ship_c","contract_c3_medium","contract_c2_medium","ship_c","ship_c","fireman_3_c","bank","fireman_4_d","ship_d","fireman_5_d","fire_3","ship_d","counting_office_d","chamber_of_commerce","ship_d","ship_d","counting_office_d","ship_d","st_michaelis","boatsmen_church","fire_4"],"bag":["carpet","tea","coffee","saffron","coffee","saffron","tea","rubber","carpet","tea","carpet","carpet","coffee","rubber","rubber","saffron","rubber","carpet","carpet","carpet","tea","rubber","coffee","rubber","saffron","saffron","coffee","saffron","saffron","rubber","rubber","tea","saffron","tea","tea","tea","carpet","carpet","tea","rubber","coffee","coffee","coffee","saffron","coffee"],"moves":[{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"buy"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"deliver","good":"coffee","to":"contract_a2_medium"},{"seat":1,"do":"deliver","good":"saffron","to":"contract_a2_medium"},{"seat":1,"do":"done","warehouse":["saffron"],"hall":[]},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"buy"},{"seat":0,"do":"buy"},{"seat":1,"do":"done","warehouse":["saffron"],"hall":[]},{"seat":0,"do":"deliver","good":"tea","to":"contract_b2_medium"},{"seat":0,"do":"trade","give":["carpet","rubber"]},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"done","warehouse":["saffron"],"hall":[]},{"seat":0,"do":"exchange","give":["coffee","rubber","rubber"],"take":"carpet"},{"seat":0,"do":"sell","good":"carpet","to":"carpet_trader"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":1},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"pass"},{"seat":1,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"deliver","good":"carpet","to":"contract_a2_medium"},{"seat":1,"do":"sell","good":"rubber","to":"vulcanizer"},{"seat":1,"do":"done","warehouse":["saffron","saffron"],"hall":[]},{"seat":0,"do":"exchange","give":["carpet","carpet","tea"],"take":"rubber"},{"seat":0,"do":"done","warehouse":[],"hall":[]},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"buy"},{"seat":0,"do":"buy"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"sell","good":"rubber","to":"vulcanizer"},{"seat":1,"do":"sell","good":"rubber","to":"vulcanizer"},{"seat":1,"do":"done","warehouse":["coffee","saffron","saffron"],"hall":[]},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":1,"do":"pass"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"buy"},{"seat":0,"do":"buy"},{"seat":1,"do":"done","warehouse":["coffee","saffron","saffron"],"hall":[]},{"seat":0,"do":"trade","give":["saffron","saffron"]},{"seat":0,"do":"deliver","good":"coffee","to":"contract_b2_medium"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"buy"},{"seat":0,"do":"pass","auto":true},{"seat":1,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"deliver","good":"coffee","to":"contract_c2_medium"},{"seat":1,"do":"deliver","good":"rubber","to":"contract_c2_medium"},{"seat":1,"do":"exchange","give":["saffron","saffron","saffron"],"take":"tea"},{"seat":1,"do":"deliver","good":"tea","to":"contract_c2_medium"},{"seat":1,"do":"done","warehouse":["saffron"],"hall":[]},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":0},{"seat":1,"do":"place","column":2},{"seat":0,"do":"pass"},{"seat":0,"do":"buy"},{"seat":1,"do":"buy"},{"seat":1,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"deliver","good":"saffron","to":"contract_c3_medium"},{"seat":1,"do":"deliver","good":"rubber","to":"contract_c3_medium"},{"seat":1,"do":"done","warehouse":["saffron","tea"],"hall":[]},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":2},{"seat":1,"do":"buy"},{"seat":1,"do":"buy"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"exchange","give":["saffron","tea","tea"],"take":"carpet"},{"seat":1,"do":"deliver","good":"carpet","to":"contract_c3_medium"},{"seat":1,"do":"done","warehouse":["tea","tea"],"hall":[]},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":2},{"seat":1,"do":"buy"},{"seat":1,"do":"buy"},{"seat":0,"do":"pass"},{"seat":0,"do":"pass"},{"seat":1,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"deliver","good":"coffee","to":"contract_a3_large"},{"seat":1,"do":"deliver","good":"tea","to":"contract_a3_large"},{"seat":1,"do":"deliver","good":"carpet","to":"contract_a3_large"},{"seat":1,"do":"exchange","give":["carpet","coffee","tea"],"take":"saffron"},{"seat":1,"do":"deliver","good":"saffron","to":"contract_a3_large"},{"seat":1,"do":"done","warehouse":["rubber","tea"],"hall":[]},{"seat":1,"do":"place","column":1},{"seat":0,"do":"place","column":1},{"seat":1,"do":"place","column":2},{"seat":0,"do":"place","column":2},{"seat":1,"do":"place","column":0},{"seat":0,"do":"place","column":0},{"seat":1,"do":"buy"},{"seat":1,"do":"buy"},{"seat":1,"do":"pass","auto":true},{"seat":0,"do":"buy"},{"seat":0,"do":"done","warehouse":[],"hall":[],"auto":true},{"seat":1,"do":"sell","good":"rubber","to":"vulcanizer"},{"seat":1,"do":"done","warehouse":["coffee","coffee","saffron","tea"],"hall":[]}],"rounds":[{"round":1,"starter":0,"seats":[{"coins":7,"points":0,"cards":[],"contracts":{},"warehouse":[],"hall":[]},{"coins":3,"points":0,"cards":["contract_a3_large","vulcanizer"],"contracts":{"contract_a3_large":[]},"warehouse":[],"hall":[]}]},{"round":2,"starter":1,"seats":[{"coins":6,"points":0,"cards":["coffee_roaster"],"contracts":{},"warehouse":[],"hall":[]},{"coins":5,"points":0,"cards":["contract_a3_large","vulcanizer"],"contracts":{"contract_a3_large":[]},"warehouse":[],"hall":[]}]},{"round":3,"starter":0,"seats":[{"coins":5,"points":0,"cards":["coffee_roaster","counting_office_a"],"contracts":{},"warehouse":[],"hall":[]},{"coins":4,"points":0,"cards":["contract_a2_medium","contract_a3_large","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":[],"contract_a3_large":[]},"warehouse":[],"hall":[]}]},{"round":4,"starter":1,"seats":[{"coins":5,"points":0,"cards":["carpet_trader","coffee_roaster","counting_office_a"],"contracts":{},"warehouse":[],"hall":[]},{"coins":6,"points":0,"cards":["contract_a2_medium","contract_a3_large","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":[],"contract_a3_large":[]},"warehouse":[],"hall":[]}]},{"round":5,"starter":0,"seats":[{"coins":7,"points":0,"cards":["carpet_trader","coffee_roaster","counting_office_a"],"contracts":{},"warehouse":[],"hall":[]},{"coins":8,"points":0,"cards":["contract_a2_medium","contract_a3_large","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":[],"contract_a3_large":[]},"warehouse":[],"hall":[]}]},{"round":6,"starter":1,"seats":[{"coins":9,"points":0,"cards":["carpet_trader","coffee_roaster","counting_office_a"],"contracts":{},"warehouse":[],"hall":[]},{"coins":8,"points":0,"cards":["contract_a2_medium","contract_a3_large","ship_b","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["coffee","saffron"],"contract_a3_large":[]},"warehouse":["saffron"],"hall":[]}]},{"round":7,"starter":0,"seats":[{"coins":5,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","counting_office_a","ship_b"],"contracts":{"contract_b2_medium":["tea"]},"warehouse":[],"hall":[]},{"coins":10,"points":0,"cards":["contract_a2_medium","contract_a3_large","ship_b","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["coffee","saffron"],"contract_a3_large":[]},"warehouse":["saffron"],"hall":[]}]},{"round":8,"starter":1,"seats":[{"coins":4,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","counting_office_a","ship_b","ship_b"],"contracts":{"contract_b2_medium":["tea"]},"warehouse":[],"hall":[]},{"coins":12,"points":0,"cards":["contract_a2_medium","contract_a3_large","ship_b","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["coffee","saffron"],"contract_a3_large":[]},"warehouse":["saffron"],"hall":[]}]},{"round":9,"starter":0,"seats":[{"coins":3,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","counting_office_a","ship_b","ship_b","ship_c"],"contracts":{"contract_b2_medium":["tea"]},"warehouse":[],"hall":[]},{"coins":13,"points":0,"cards":["contract_a2_medium","contract_a3_large","ship_b","ship_c","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":[]},"warehouse":["saffron","saffron"],"hall":[]}]},{"round":10,"starter":1,"seats":[{"coins":1,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","ship_b","ship_b","ship_c"],"contracts":{"contract_b2_medium":["tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":13,"points":0,"cards":["contract_a2_medium","contract_a3_large","fireman_4_c","ship_b","ship_c","ship_c","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":[]},"warehouse":["coffee","saffron","saffron"],"hall":[]}]},{"round":11,"starter":0,"seats":[{"coins":2,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","ship_b","ship_b","ship_c","ship_c"],"contracts":{"contract_b2_medium":["coffee","tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":12,"points":0,"cards":["contract_a2_medium","contract_a3_large","contract_c2_medium","contract_c3_medium","fireman_4_c","ship_b","ship_c","ship_c","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":[],"contract_c2_medium":[],"contract_c3_medium":[]},"warehouse":["coffee","saffron","saffron"],"hall":[]}]},{"round":12,"starter":1,"seats":[{"coins":4,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","ship_b","ship_b","ship_c","ship_c"],"contracts":{"contract_b2_medium":["coffee","tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":11,"points":0,"cards":["bank","contract_a2_medium","contract_a3_large","contract_c2_medium","contract_c3_medium","fireman_4_c","ship_b","ship_c","ship_c","ship_c","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":[],"contract_c2_medium":["coffee","rubber","tea"],"contract_c3_medium":[]},"warehouse":["saffron"],"hall":[]}]},{"round":13,"starter":0,"seats":[{"coins":3,"points":0,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","fireman_4_d","ship_b","ship_b","ship_c","ship_c"],"contracts":{"contract_b2_medium":["coffee","tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":11,"points":0,"cards":["bank","contract_a2_medium","contract_a3_large","contract_c2_medium","contract_c3_medium","fireman_4_c","fireman_5_d","ship_b","ship_c","ship_c","ship_c","ship_d","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":[],"contract_c2_medium":["coffee","rubber","tea"],"contract_c3_medium":["rubber","saffron"]},"warehouse":["saffron","tea"],"hall":[]}]},{"round":14,"starter":1,"seats":[{"coins":5,"points":-3,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","fireman_4_d","ship_b","ship_b","ship_c","ship_c"],"contracts":{"contract_b2_medium":["coffee","tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":7,"points":3,"cards":["bank","chamber_of_commerce","contract_a2_medium","contract_a3_large","contract_c2_medium","contract_c3_medium","counting_office_d","fireman_4_c","fireman_5_d","ship_b","ship_c","ship_c","ship_c","ship_d","ship_d","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":[],"contract_c2_medium":["coffee","rubber","tea"],"contract_c3_medium":["carpet","rubber","saffron"]},"warehouse":["tea","tea"],"hall":[]}]},{"round":15,"starter":0,"seats":[{"coins":7,"points":-3,"cards":["carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","fireman_4_d","ship_b","ship_b","ship_c","ship_c"],"contracts":{"contract_b2_medium":["coffee","tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":5,"points":3,"cards":["bank","chamber_of_commerce","contract_a2_medium","contract_a3_large","contract_c2_medium","contract_c3_medium","counting_office_d","counting_office_d","fireman_4_c","fireman_5_d","ship_b","ship_c","ship_c","ship_c","ship_d","ship_d","ship_d","ship_d","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":["carpet","coffee","saffron","tea"],"contract_c2_medium":["coffee","rubber","tea"],"contract_c3_medium":["carpet","rubber","saffron"]},"warehouse":["rubber","tea"],"hall":[]}]},{"round":16,"starter":1,"seats":[{"coins":7,"points":-3,"cards":["boatsmen_church","carpet_trader","coffee_roaster","contract_b2_medium","contract_c1_small","counting_office_a","fireman_4_d","ship_b","ship_b","ship_c","ship_c"],"contracts":{"contract_b2_medium":["coffee","tea"],"contract_c1_small":[]},"warehouse":[],"hall":[]},{"coins":4,"points":3,"cards":["bank","chamber_of_commerce","contract_a2_medium","contract_a3_large","contract_c2_medium","contract_c3_medium","counting_office_d","counting_office_d","fireman_4_c","fireman_5_d","ship_b","ship_c","ship_c","ship_c","ship_d","ship_d","ship_d","ship_d","ship_d","st_michaelis","vulcanizer","warehouse"],"contracts":{"contract_a2_medium":["carpet","coffee","saffron"],"contract_a3_large":["carpet","coffee","saffron","tea"],"contract_c2_medium":["coffee","rubber","tea"],"contract_c3_medium":["carpet","rubber","saffron"]},"warehouse":["coffee","coffee","saffron","tea"],"hall":[]}]}],"result":{"points":[0,60],"coins":[7,4],"ranks":[2,1]}}');
CREATE TABLE season_events (
    season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    facts  TEXT    NOT NULL,
    PRIMARY KEY (season, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "season_events" VALUES(1,1,'{"at":1800000000.0,"what":"entered","who":1,"reserve":false,"plays":true,"rating":0.0,"origin":null}');
INSERT INTO "season_events" VALUES(1,2,'{"at":1800000000.0,"what":"entered","who":2,"reserve":false,"plays":true,"rating":0.0,"origin":null}');
INSERT INTO "season_events" VALUES(1,3,'{"at":1800000000.0,"what":"entered","who":3,"reserve":false,"plays":true,"rating":0.0,"origin":null}');
CREATE TABLE season_games (
    season   INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    fixture  INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (season, fixture)
) STRICT, WITHOUT ROWID;
INSERT INTO "season_games" VALUES(1,1,1);
INSERT INTO "season_games" VALUES(1,2,2);
CREATE TABLE season_messages (
    season  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    what    TEXT    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (season, what)
) STRICT, WITHOUT ROWID;
CREATE TABLE season_outbox (
    season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    what   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    due    REAL    NOT NULL DEFAULT 0,
    tries  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season, what, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "season_outbox" VALUES(1,'board',0,0.0,0);
INSERT INTO "season_outbox" VALUES(1,'event',0,0.0,0);
INSERT INTO "season_outbox" VALUES(1,'table',1,0.0,0);
INSERT INTO "season_outbox" VALUES(1,'table',2,0.0,0);
INSERT INTO "season_outbox" VALUES(1,'table',3,0.0,0);
CREATE TABLE season_people (
    season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    who    INTEGER NOT NULL,                        -- the number of a player in the events
    person INTEGER NOT NULL,
    PRIMARY KEY (season, who)
) STRICT, WITHOUT ROWID;
INSERT INTO "season_people" VALUES(1,1,101);
INSERT INTO "season_people" VALUES(1,2,102);
INSERT INTO "season_people" VALUES(1,3,103);
CREATE TABLE seasons (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,                      -- where its board stands
    host     INTEGER NOT NULL,                      -- the manager who opened it
    kind     TEXT    NOT NULL CHECK (kind IN ('open', 'league', 'cup', 'duplicate')),
    status   TEXT    NOT NULL CHECK (status IN ('sign-up', 'running', 'ended', 'cancelled')),
    language TEXT    NOT NULL,
    plan     TEXT    NOT NULL,                      -- game and dates, in JSON
    secret   TEXT    NOT NULL DEFAULT '',           -- of the draw; published at the start
    earlier  INTEGER,                               -- the season that it continues
    revision INTEGER NOT NULL DEFAULT 0,
    alarm    REAL,                                  -- when it must be looked at next
    created  REAL    NOT NULL,
    changed  REAL    NOT NULL
) STRICT;
INSERT INTO "seasons" VALUES(1,1,7,9,'duplicate','running','en','{"zone":"UTC","starts":1800000000.0,"ends":1800561600.0,"number":1,"game":"speicherstadt","expansions":[],"seats":2,"pace":"none","closes":0.0,"checks":0.0,"half":0.0,"last":0.0,"groups":0.0,"again":false,"done":[],"channels":[]}','1353c4c03b42133510d199217f964dcd',NULL,4,1800000060.0,1800000000.0,1800000000.0);
CREATE TABLE seat_messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    kept     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, what, seat)
) STRICT;
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
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
, pace TEXT NOT NULL DEFAULT 'none', at_zero TEXT NOT NULL DEFAULT 'nothing', hints INTEGER NOT NULL DEFAULT 1, motion TEXT, paused REAL, lost REAL, alarm REAL, seed TEXT, first INTEGER, series INTEGER, best_of INTEGER NOT NULL DEFAULT 1, forked INTEGER, follows TEXT, trouble TEXT NOT NULL DEFAULT 'gone', complained REAL, lesson INTEGER NOT NULL DEFAULT 0, chosen TEXT NOT NULL DEFAULT '{}', former_sitters TEXT NOT NULL DEFAULT '[]', friendly INTEGER NOT NULL DEFAULT 0, taught TEXT NOT NULL DEFAULT '[]', decided INTEGER NOT NULL DEFAULT 1, season INTEGER, deadline REAL, closing INTEGER NOT NULL DEFAULT 0, concealed INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES(1,1,51,0,'speicherstadt',1,'[]',2,'en','finished','{"expansions":[],"seats":2,"start_seat":0,"deck":["contract_a3_large","vulcanizer","tea_taster","spice_trader","fireman_1_a","coffee_roaster","warehouse","counting_office_a","contract_a2_medium","fireman_2_a","contract_a1_small","carpet_trader","contract_b1_small","fireman_2_b","contract_b3_large","ship_b","counting_office_b","fire_1","ship_b","contract_b2_medium","ship_b","fireman_1_b","ship_b","fireman_3_b","ship_b","fire_2","ship_c","ship_c","contract_c4_large","fireman_4_c","contract_c1_small","ship_c","contract_c3_medium","contract_c2_medium","ship_c","ship_c","fireman_3_c","bank","fireman_4_d","ship_d","fireman_5_d","fire_3","ship_d","counting_office_d","chamber_of_commerce","ship_d","ship_d","counting_office_d","ship_d","st_michaelis","boatsmen_church","fire_4"],"bag":["carpet","tea","coffee","saffron","coffee","saffron","tea","rubber","carpet","tea","carpet","carpet","coffee","rubber","rubber","saffron","rubber","carpet","carpet","carpet","tea","rubber","coffee","rubber","saffron","saffron","coffee","saffron","saffron","rubber","rubber","tea","saffron","tea","tea","tea","carpet","carpet","tea","rubber","coffee","coffee","coffee","saffron","coffee"]}','{"seats":[{"coins":7,"points":-7,"workers":0,"bought":1,"loaded":true,"cards":["coffee_roaster","counting_office_a","carpet_trader","contract_b2_medium","ship_b","ship_b","ship_c","contract_c1_small","ship_c","fireman_4_d","boatsmen_church"],"filled":{"contract_b2_medium":["tea","coffee"],"contract_c1_small":[]},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0},{"coins":4,"points":7,"workers":0,"bought":2,"loaded":true,"cards":["contract_a3_large","vulcanizer","warehouse","contract_a2_medium","ship_b","ship_c","fireman_4_c","ship_c","contract_c3_medium","contract_c2_medium","ship_c","bank","ship_d","fireman_5_d","ship_d","counting_office_d","chamber_of_commerce","ship_d","ship_d","counting_office_d","ship_d","st_michaelis"],"filled":{"contract_a3_large":["coffee","tea","carpet","saffron"],"contract_a2_medium":["coffee","saffron","carpet"],"contract_c3_medium":["saffron","rubber","carpet"],"contract_c2_medium":["coffee","rubber","tea"]},"cargo":[],"pool":[],"warehouse":["coffee","coffee","saffron","tea"],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0}],"deck":[],"bag":[],"starter":0,"turn":0,"round":16,"at":3,"columns":[{"card":"ship_d","goods":[],"line":[],"buyer":1},{"card":"st_michaelis","goods":[],"line":[],"buyer":1},{"card":"boatsmen_church","goods":[],"line":[],"buyer":0}],"supply":{"coffee":3,"tea":5,"saffron":5,"rubber":7,"carpet":6},"discard":["tea_taster","spice_trader","fireman_1_a","fireman_2_a","contract_a1_small","contract_b1_small","fireman_2_b","contract_b3_large","fire_1","ship_b","counting_office_b","fireman_1_b","ship_b","fireman_3_b","fire_2","contract_c4_large","fireman_3_c","fire_3","fire_4"],"stack":[],"upper":[],"reserved":[]}',2,1800000000.0,1800000060.0,'none','caretaker',0,NULL,NULL,NULL,NULL,'017b5cdd99e596d934a9eb14b30095db',0,NULL,1,NULL,'','gone',NULL,0,'{}','[]',1,'[]',1,1,1800561600.0,0,1);
INSERT INTO "tables" VALUES(2,1,52,0,'speicherstadt',1,'[]',2,'en','running','{"expansions":[],"seats":2,"start_seat":0,"deck":["contract_a3_large","vulcanizer","tea_taster","spice_trader","fireman_1_a","coffee_roaster","warehouse","counting_office_a","contract_a2_medium","fireman_2_a","contract_a1_small","carpet_trader","contract_b1_small","fireman_2_b","contract_b3_large","ship_b","counting_office_b","fire_1","ship_b","contract_b2_medium","ship_b","fireman_1_b","ship_b","fireman_3_b","ship_b","fire_2","ship_c","ship_c","contract_c4_large","fireman_4_c","contract_c1_small","ship_c","contract_c3_medium","contract_c2_medium","ship_c","ship_c","fireman_3_c","bank","fireman_4_d","ship_d","fireman_5_d","fire_3","ship_d","counting_office_d","chamber_of_commerce","ship_d","ship_d","counting_office_d","ship_d","st_michaelis","boatsmen_church","fire_4"],"bag":["carpet","tea","coffee","saffron","coffee","saffron","tea","rubber","carpet","tea","carpet","carpet","coffee","rubber","rubber","saffron","rubber","carpet","carpet","carpet","tea","rubber","coffee","rubber","saffron","saffron","coffee","saffron","saffron","rubber","rubber","tea","saffron","tea","tea","tea","carpet","carpet","tea","rubber","coffee","coffee","coffee","saffron","coffee"]}','{"seats":[{"coins":3,"points":0,"workers":2,"bought":0,"loaded":true,"cards":["tea_taster"],"filled":{},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0},{"coins":4,"points":0,"workers":1,"bought":0,"loaded":true,"cards":["contract_a3_large","vulcanizer"],"filled":{"contract_a3_large":[]},"cargo":[],"pool":[],"warehouse":[],"hall":[],"factory":0,"grey":0,"stopped":false,"breaks":0}],"deck":["warehouse","counting_office_a","contract_a2_medium","fireman_2_a","contract_a1_small","carpet_trader","contract_b1_small","fireman_2_b","contract_b3_large","ship_b","counting_office_b","fire_1","ship_b","contract_b2_medium","ship_b","fireman_1_b","ship_b","fireman_3_b","ship_b","fire_2","ship_c","ship_c","contract_c4_large","fireman_4_c","contract_c1_small","ship_c","contract_c3_medium","contract_c2_medium","ship_c","ship_c","fireman_3_c","bank","fireman_4_d","ship_d","fireman_5_d","fire_3","ship_d","counting_office_d","chamber_of_commerce","ship_d","ship_d","counting_office_d","ship_d","st_michaelis","boatsmen_church","fire_4"],"bag":["carpet","tea","coffee","saffron","coffee","saffron","tea","rubber","carpet","tea","carpet","carpet","coffee","rubber","rubber","saffron","rubber","carpet","carpet","carpet","tea","rubber","coffee","rubber","saffron","saffron","coffee","saffron","saffron","rubber","rubber","tea","saffron","tea","tea","tea","carpet","carpet","tea","rubber","coffee","coffee","coffee","saffron","coffee"],"starter":1,"turn":0,"round":2,"at":3,"columns":[{"card":"spice_trader","goods":[],"line":[1,0],"buyer":null},{"card":"fireman_1_a","goods":[],"line":[1],"buyer":null},{"card":"coffee_roaster","goods":[],"line":[],"buyer":null}],"supply":{"coffee":0,"tea":0,"saffron":0,"rubber":0,"carpet":0},"discard":[],"stack":[{"phase":"demand","seat":null,"amount":0}],"upper":[],"reserved":[]}',2,1800000060.0,1800000120.0,'none','caretaker',0,NULL,NULL,NULL,1800086520.0,'017b5cdd99e596d934a9eb14b30095db',0,NULL,1,NULL,'','gone',NULL,0,'{}','[]',1,'[]',1,1,1800561600.0,0,1);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_of_a_channel ON tables (channel, id);
CREATE INDEX chairs_of_a_person ON chairs (person) WHERE person IS NOT NULL;
CREATE INDEX tables_of_a_series ON tables (series) WHERE series IS NOT NULL;
CREATE INDEX results_of_a_guild ON results (guild, number);
CREATE INDEX places_of_a_person ON places (person) WHERE person IS NOT NULL;
CREATE INDEX leftovers_of_a_table ON leftovers (table_id);
CREATE INDEX tables_by_alarm ON tables (alarm, changed) WHERE alarm IS NOT NULL;
CREATE INDEX people_by_digest ON people (digest) WHERE digest IS NOT NULL;
CREATE INDEX lost_tables ON tables (guild) WHERE lost IS NOT NULL;
CREATE INDEX outbox_by_activity ON outbox (changed, due);
CREATE INDEX analyses_of_a_person ON analyses (asked_by, asked);
CREATE INDEX seasons_of_a_guild ON seasons (guild, status);
CREATE INDEX seasons_by_alarm ON seasons (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX seasons_of_a_person ON season_people (person);
CREATE INDEX seat_messages_by_number ON seat_messages (message);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('seasons',1);
INSERT INTO "sqlite_sequence" VALUES('tables',2);
INSERT INTO "sqlite_sequence" VALUES('results',1);
COMMIT;
PRAGMA user_version = 20;
