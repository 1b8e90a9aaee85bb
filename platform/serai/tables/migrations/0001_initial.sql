-- An ordinary move changes no indexed column, and the fill factor leaves space for a row's next version in the same page:
-- so an update changes no index (HOT).
ALTER TABLE tables_table SET (fillfactor = 85);

-- Times as in the log: microseconds since 1970.
CREATE FUNCTION tables_micros(moment timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS
    'SELECT (extract(epoch FROM moment) * 1000000)::bigint';
CREATE FUNCTION tables_span(began timestamptz, ended timestamptz) RETURNS jsonb LANGUAGE sql IMMUTABLE AS
    'SELECT jsonb_build_array(tables_micros(began), tables_micros(ended))';

CREATE FUNCTION tables_refuse_outage_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'outages are append-only: % of % is refused', TG_OP, TG_TABLE_NAME;
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tables_outage
    FOR EACH STATEMENT EXECUTE FUNCTION tables_refuse_outage_change();

-- A commit and its changes of the read models, in one call. `p_opened` is the row of a new table. `p_seats` are the rows
-- of all taken seats, or NULL if no occupant has changed.
--
-- A trigger on tables_table sets `serai.has_standing_orders` to 'yes' if the table has standing orders
-- (bots/migrations). So most moves need no query for them.
CREATE FUNCTION tables_commit(
    p_stream uuid, p_version integer, p_head bytea, p_seat smallint, p_command uuid, p_recorded timestamptz,
    p_types text[], p_schemas smallint[], p_bodies bytea[], p_leaves bytea[], p_heads bytea[],
    p_status text, p_waiting smallint[], p_bot_due boolean, p_host text, p_due timestamptz, p_deadlines bigint[],
    p_opened jsonb, p_seats jsonb,
    OUT result text, OUT first_version integer, OUT last_version integer, OUT has_standing_orders boolean
) LANGUAGE plpgsql AS $$
DECLARE
    answer record;
BEGIN
    answer := eventlog_append(p_stream, p_version, p_head, p_seat, p_command, p_recorded,
                              p_types, p_schemas, p_bodies, p_leaves, p_heads);
    result := answer.result;
    first_version := answer.first_version;
    last_version := answer.last_version;
    IF result = 'appended' THEN
        IF p_opened IS NOT NULL THEN
            INSERT INTO tables_table SELECT (jsonb_populate_record(NULL::tables_table, p_opened)).*;
        END IF;
        UPDATE tables_table t
           SET version = tables_commit.last_version, status = p_status, waiting = p_waiting, bot_due = p_bot_due,
               changed_at = p_recorded, host = p_host, due_at = p_due, deadlines = p_deadlines,
               taken = CASE WHEN p_seats IS NULL THEN t.taken ELSE jsonb_array_length(p_seats) END,
               started_at = CASE WHEN p_status IN ('running', 'finished') THEN coalesce(t.started_at, p_recorded) END,
               ended_at = CASE WHEN p_status IN ('finished', 'cancelled') THEN coalesce(t.ended_at, p_recorded) END
         WHERE t.id = p_stream;
        IF p_seats IS NOT NULL THEN
            DELETE FROM tables_seat s WHERE s.table_id = p_stream;
            INSERT INTO tables_seat (table_id, seat, player, bot, departed, timeouts, place, score)
            SELECT p_stream, occupant.* FROM jsonb_to_recordset(p_seats)
                AS occupant (seat smallint, player uuid, bot text, departed text, timeouts smallint, place smallint, score integer);
        END IF;
    END IF;
    has_standing_orders := coalesce(current_setting('serai.has_standing_orders', true) = 'yes', false);
    IF has_standing_orders THEN -- reset it, because other tables may commit in the same transaction
        PERFORM set_config('serai.has_standing_orders', '', true);
    END IF;
END $$;
