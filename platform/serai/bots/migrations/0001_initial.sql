-- After a crash of the database no worker holds a lease, so a lease need not be written to disk.
ALTER TABLE bots_lease SET UNLOGGED;

-- Every commit at a table makes its standing orders due, in the same transaction: neither a killed worker nor a broker
-- that loses a task can lose that. If the table has orders, the setting `serai.has_standing_orders` tells
-- tables_commit so. A table without orders costs one index lookup.
CREATE FUNCTION bots_mark_orders_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE bots_standingorder SET version = NEW.version, due_at = NEW.changed_at WHERE table_id = NEW.id;
    IF FOUND THEN
        PERFORM set_config('serai.has_standing_orders', 'yes', true);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER mark_orders_due AFTER UPDATE OF version ON tables_table
    FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION bots_mark_orders_due();
