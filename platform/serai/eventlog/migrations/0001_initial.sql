CREATE TABLE eventlog_epoch (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    epoch    integer NOT NULL
);
COMMENT ON TABLE eventlog_epoch IS 'Raised by every restore, because transaction ids do not survive a dump.';
INSERT INTO eventlog_epoch (epoch) VALUES (1);

CREATE FUNCTION eventlog_current_epoch() RETURNS integer LANGUAGE sql STABLE AS
    'SELECT epoch FROM eventlog_epoch';

-- The fill factor leaves space for a row's next version in the same page, so that an update changes no index (HOT).
-- There are no CHECK constraints on secret and head: they would be evaluated with every commit.
CREATE TABLE eventlog_stream (
    id      uuid PRIMARY KEY,
    secret  bytea NOT NULL,
    version integer NOT NULL DEFAULT 0,
    head    bytea NOT NULL,
    epoch   integer NOT NULL DEFAULT eventlog_current_epoch(),
    xid     xid8 NOT NULL DEFAULT pg_current_xact_id()
) WITH (fillfactor = 85);

CREATE TABLE eventlog_event (
    stream_id uuid NOT NULL REFERENCES eventlog_stream,
    version   integer NOT NULL CHECK (version > 0),
    type      text NOT NULL,
    schema    smallint NOT NULL,
    seat      smallint,
    command   uuid,
    ordinal   smallint NOT NULL,
    recorded  timestamptz NOT NULL,
    body      bytea NOT NULL,
    leaf      bytea NOT NULL,
    head      bytea NOT NULL,
    epoch     integer NOT NULL DEFAULT eventlog_current_epoch(),
    xid       xid8 NOT NULL DEFAULT pg_current_xact_id(),
    position  bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (stream_id, version)
);
-- A command is looked up by stream and command alone. With the seat before the command, a lookup would scan all events
-- of the stream.
CREATE UNIQUE INDEX eventlog_event_by_command ON eventlog_event (stream_id, command, seat, ordinal)
    NULLS NOT DISTINCT WHERE command IS NOT NULL;
CREATE UNIQUE INDEX eventlog_event_order ON eventlog_event (epoch, xid, position);

CREATE TABLE eventlog_signature (
    stream_id  uuid PRIMARY KEY REFERENCES eventlog_stream,
    version    integer NOT NULL,
    head       bytea NOT NULL,
    public_key bytea NOT NULL,
    signature  bytea NOT NULL
);

CREATE TABLE eventlog_snapshot (
    stream_id     uuid NOT NULL,
    rules_version integer NOT NULL,
    version       integer NOT NULL,
    table_state   bytea NOT NULL,
    PRIMARY KEY (stream_id, rules_version)
);
COMMENT ON TABLE eventlog_snapshot IS 'A cache: deleting all rows only costs time.';

CREATE TABLE eventlog_projection (
    name     text PRIMARY KEY,
    epoch    integer NOT NULL DEFAULT 0,
    xid      xid8 NOT NULL DEFAULT '0',
    position bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE eventlog_projection IS 'The checkpoint of each projection in the whole log.';

CREATE TABLE eventlog_activity (
    stream_id uuid PRIMARY KEY,
    events    integer NOT NULL,
    commits   integer NOT NULL,
    last_type text NOT NULL,
    last_time timestamptz NOT NULL
);

CREATE FUNCTION eventlog_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON eventlog_event
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON eventlog_signature
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse_change();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON eventlog_stream
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse_change();

-- Returns one row; all its columns are NULL if there is no such stream.
CREATE FUNCTION eventlog_append(
    p_stream uuid, p_version integer, p_head bytea, p_seat smallint, p_command uuid, p_recorded timestamptz,
    p_types text[], p_schemas smallint[], p_bodies bytea[], p_leaves bytea[], p_heads bytea[],
    OUT result text, OUT first_version integer, OUT last_version integer
) LANGUAGE plpgsql AS $$
DECLARE
    size      integer := cardinality(p_bodies);
    own_epoch integer;
    own_xid   xid8 := pg_current_xact_id();
BEGIN
    SELECT e.epoch INTO own_epoch FROM eventlog_epoch e;
    -- Compare and set. The transaction ids of a stream only grow, so that a reader of the whole log gets the stream's
    -- events in order.
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
        result := 'appended';
        first_version := p_version + 1;
        last_version := p_version + size;
        RETURN;
    END IF;
    SELECT min(e.version), max(e.version) INTO first_version, last_version FROM eventlog_event e
     WHERE e.stream_id = p_stream AND e.command = p_command AND e.seat IS NOT DISTINCT FROM p_seat;
    IF first_version IS NOT NULL THEN
        result := 'repeated';
    ELSE
        SELECT CASE WHEN s.version = p_version AND s.head = p_head THEN 'stale' ELSE 'conflict' END, s.version
          INTO result, last_version FROM eventlog_stream s WHERE s.id = p_stream;
    END IF;
END $$;
