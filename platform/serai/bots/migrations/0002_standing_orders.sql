-- Whatever happens at a table makes the orders that were left there due for a look, in the same commit: no worker that
-- is killed and no broker that forgets can lose that. Where none was left it is one look into an index.
CREATE FUNCTION bots_orders_are_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE bots_standingorder SET version = NEW.version, due_at = NEW.changed_at WHERE table_id = NEW.id;
    RETURN NULL;
END $$;
CREATE TRIGGER orders_are_due AFTER UPDATE OF version ON tables_table
    FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION bots_orders_are_due();
