-- What a process of a cluster changes, the others hear of with the commit. A bot that is alone tells nobody.

CREATE OR REPLACE FUNCTION tell_the_others() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    news TEXT;
BEGIN
    IF TG_TABLE_NAME = 'outbox' THEN
        news := 'outbox ' || (SELECT guild FROM tables WHERE id = NEW.table_id);
    ELSIF TG_TABLE_NAME IN ('season_outbox', 'follows') THEN
        news := 'alarm ' || NEW.due;
    ELSIF TG_TABLE_NAME IN ('tables', 'seasons', 'calls') THEN
        news := 'alarm ' || NEW.alarm;
    ELSIF TG_TABLE_NAME = 'places' OR TG_OP = 'DELETE' THEN
        news := 'erased ' || OLD.person;
    ELSE
        PERFORM pg_notify('kontor', current_setting('kontor.process') || ' person ' || NEW.person);
        news := 'alarm ' || NEW.digest;
    END IF;
    IF news IS NOT NULL THEN
        PERFORM pg_notify('kontor', current_setting('kontor.process') || ' ' || news);
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER others_hear AFTER INSERT OR UPDATE OF revision, due ON outbox
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER INSERT OR UPDATE OF alarm ON tables
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER INSERT OR UPDATE OF language, digest OR DELETE ON people
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER UPDATE OF person ON places
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER INSERT OR UPDATE OF alarm ON seasons
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER INSERT OR UPDATE OF due ON season_outbox
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER INSERT OR UPDATE OF alarm ON calls
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();

CREATE OR REPLACE TRIGGER others_hear AFTER UPDATE OF due ON follows
FOR EACH ROW WHEN (current_setting('kontor.process', true) <> '') EXECUTE FUNCTION tell_the_others();
