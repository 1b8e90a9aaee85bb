-- A commit and the read models it changes, in one call. `p_opened` is the row of a table that is new; `p_chairs` all
-- chairs that are taken, or NULL where no chair has changed. Who waits for whatever happens at a table has a trigger on
-- its row, which says so (`serai.is_awaited`): then nobody has to look after every move.
CREATE OR REPLACE FUNCTION tables_commit(
    p_stream uuid, p_version integer, p_head bytea, p_seat smallint, p_command uuid, p_recorded timestamptz,
    p_types text[], p_schemas smallint[], p_bodies bytea[], p_leaves bytea[], p_heads bytea[],
    p_status text, p_waiting smallint[], p_bot_due boolean, p_host text, p_due timestamptz, p_deadlines bigint[],
    p_opened jsonb, p_chairs jsonb,
    OUT outcome text, OUT first_version integer, OUT last_version integer, OUT is_awaited boolean
) LANGUAGE plpgsql AS $$
DECLARE
    answer record;
BEGIN
    answer := eventlog_append(p_stream, p_version, p_head, p_seat, p_command, p_recorded,
                              p_types, p_schemas, p_bodies, p_leaves, p_heads);
    outcome := answer.outcome;
    first_version := answer.first_version;
    last_version := answer.last_version;
    IF outcome = 'appended' THEN
        IF p_opened IS NOT NULL THEN
            INSERT INTO tables_table SELECT (jsonb_populate_record(NULL::tables_table, p_opened)).*;
        END IF;
        UPDATE tables_table t
           SET version = tables_commit.last_version, status = p_status, waiting = p_waiting, bot_due = p_bot_due,
               changed_at = p_recorded, host = p_host, due_at = p_due, deadlines = p_deadlines,
               taken = CASE WHEN p_chairs IS NULL THEN t.taken ELSE jsonb_array_length(p_chairs) END,
               begun_at = CASE WHEN p_status IN ('running', 'finished') THEN coalesce(t.begun_at, p_recorded) END,
               ended_at = CASE WHEN p_status IN ('finished', 'abandoned') THEN coalesce(t.ended_at, p_recorded) END
         WHERE t.id = p_stream;
        IF p_chairs IS NOT NULL THEN
            DELETE FROM tables_seat s WHERE s.table_id = p_stream;
            INSERT INTO tables_seat (table_id, seat, player, bot, departed, timeouts, place, score)
            SELECT p_stream, chair.* FROM jsonb_to_recordset(p_chairs)
                AS chair (seat smallint, player uuid, bot text, departed text, timeouts smallint, place smallint, score integer);
        END IF;
    END IF;
    is_awaited := coalesce(current_setting('serai.is_awaited', true) = 'yes', false);
    IF is_awaited THEN -- here, and not wherever else this transaction commits
        PERFORM set_config('serai.is_awaited', '', true);
    END IF;
END $$;
