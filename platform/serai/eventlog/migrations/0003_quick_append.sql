-- A command is found by its stream and its id alone, whoever sent it: with the seat in between, every event of a long
-- table had to be looked through.
CREATE UNIQUE INDEX eventlog_event_by_command ON eventlog_event (stream_id, command, seat, ordinal)
    NULLS NOT DISTINCT WHERE command IS NOT NULL;
DROP INDEX eventlog_event_command;

-- Room in each page for a row's next version: no index has to be told of it then. A check is read anew with each change
-- of a row; what is checked here are digests, and a secret that never changes.
ALTER TABLE eventlog_stream SET (fillfactor = 85);
ALTER TABLE eventlog_stream DROP CONSTRAINT eventlog_stream_secret_check, DROP CONSTRAINT eventlog_stream_head_check;

DROP FUNCTION eventlog_append(uuid, integer, bytea, smallint, uuid, timestamptz, text[], smallint[], bytea[], bytea[], bytea[]);
-- Answers with one row; of a stream that there isn't, with nothing in it.
CREATE FUNCTION eventlog_append(
    p_stream uuid, p_version integer, p_head bytea, p_seat smallint, p_command uuid, p_recorded timestamptz,
    p_types text[], p_schemas smallint[], p_bodies bytea[], p_leaves bytea[], p_heads bytea[],
    OUT outcome text, OUT first_version integer, OUT last_version integer
) LANGUAGE plpgsql AS $$
DECLARE
    size      integer := cardinality(p_bodies);
    own_epoch integer;
    own_xid   xid8 := pg_current_xact_id();
BEGIN
    SELECT e.epoch INTO own_epoch FROM eventlog_epoch e;
    -- Compare and set. A stream's transaction ids only grow, so that a reader of the whole log meets its events in order.
    UPDATE eventlog_stream s
       SET version = p_version + size, head = p_heads[size], epoch = own_epoch, xid = own_xid
     WHERE s.id = p_stream AND s.version = p_version AND s.head = p_head
       AND (s.epoch < own_epoch OR s.xid <= own_xid)
       AND NOT EXISTS (SELECT FROM eventlog_event e
                        WHERE e.stream_id = p_stream AND e.command = p_command AND e.seat IS NOT DISTINCT FROM p_seat);
    IF FOUND THEN
        FOR n IN 1 .. size LOOP
            INSERT INTO eventlog_event
                (stream_id, version, type, schema, seat, command, ordinal, recorded, body, leaf, head, epoch, xid)
            VALUES (p_stream, p_version + n, p_types[n], p_schemas[n], p_seat, p_command, n - 1, p_recorded,
                    p_bodies[n], p_leaves[n], p_heads[n], own_epoch, own_xid);
        END LOOP;
        outcome := 'appended';
        first_version := p_version + 1;
        last_version := p_version + size;
        RETURN;
    END IF;
    SELECT min(e.version), max(e.version) INTO first_version, last_version FROM eventlog_event e
     WHERE e.stream_id = p_stream AND e.command = p_command AND e.seat IS NOT DISTINCT FROM p_seat;
    IF first_version IS NOT NULL THEN
        outcome := 'repeated';
    ELSE
        SELECT CASE WHEN s.version = p_version AND s.head = p_head THEN 'stale' ELSE 'conflict' END, s.version
          INTO outcome, last_version FROM eventlog_stream s WHERE s.id = p_stream;
    END IF;
END $$;
