CREATE TABLE eventlog_epoch (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    epoch    integer NOT NULL
);
COMMENT ON TABLE eventlog_epoch IS 'Raised by every restore, because transaction ids do not survive a dump.';
INSERT INTO eventlog_epoch (epoch) VALUES (1);

CREATE FUNCTION eventlog_current_epoch() RETURNS integer LANGUAGE sql STABLE AS
    'SELECT epoch FROM eventlog_epoch';

CREATE TABLE eventlog_stream (
    id      uuid PRIMARY KEY,
    secret  bytea NOT NULL CHECK (length(secret) = 32),
    version integer NOT NULL DEFAULT 0,
    head    bytea NOT NULL CHECK (length(head) = 32),
    epoch   integer NOT NULL DEFAULT eventlog_current_epoch(),
    xid     xid8 NOT NULL DEFAULT pg_current_xact_id()
);

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
CREATE UNIQUE INDEX eventlog_event_command ON eventlog_event (stream_id, seat, command, ordinal)
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
    chronicle     bytea NOT NULL,
    PRIMARY KEY (stream_id, rules_version)
);
COMMENT ON TABLE eventlog_snapshot IS 'A cache: deleting all of it changes nothing but speed.';

CREATE TABLE eventlog_projection (
    name     text PRIMARY KEY,
    epoch    integer NOT NULL DEFAULT 0,
    xid      xid8 NOT NULL DEFAULT '0',
    position bigint NOT NULL DEFAULT 0
);

CREATE TABLE eventlog_activity (
    stream_id uuid PRIMARY KEY,
    events    integer NOT NULL,
    commits   integer NOT NULL,
    last_type text NOT NULL,
    last_time timestamptz NOT NULL
);

CREATE FUNCTION eventlog_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON eventlog_event
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON eventlog_signature
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON eventlog_stream
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse();

CREATE FUNCTION eventlog_append(
    p_stream uuid, p_version integer, p_head bytea, p_seat smallint, p_command uuid, p_recorded timestamptz,
    p_types text[], p_schemas smallint[], p_bodies bytea[], p_leaves bytea[], p_heads bytea[]
) RETURNS TABLE (outcome text, first_version integer, last_version integer) LANGUAGE plpgsql AS $$
DECLARE
    size integer := cardinality(p_bodies);
BEGIN
    -- Compare and set. A stream's transaction ids only grow, so that a reader of the whole log meets its events in order.
    UPDATE eventlog_stream s
       SET version = p_version + size, head = p_heads[size], epoch = eventlog_current_epoch(), xid = pg_current_xact_id()
     WHERE s.id = p_stream AND s.version = p_version AND s.head = p_head
       AND (s.epoch < eventlog_current_epoch() OR s.xid <= pg_current_xact_id())
       AND NOT EXISTS (SELECT FROM eventlog_event e
                        WHERE e.stream_id = p_stream AND e.command = p_command AND e.seat IS NOT DISTINCT FROM p_seat);
    IF FOUND THEN
        INSERT INTO eventlog_event (stream_id, version, type, schema, seat, command, ordinal, recorded, body, leaf, head)
        SELECT p_stream, p_version + n, type, schema, p_seat, p_command, n - 1, p_recorded, body, leaf, head
          FROM unnest(p_types, p_schemas, p_bodies, p_leaves, p_heads)
               WITH ORDINALITY AS event (type, schema, body, leaf, head, n)
         ORDER BY n;
        RETURN QUERY SELECT 'appended', p_version + 1, p_version + size;
        RETURN;
    END IF;
    RETURN QUERY SELECT 'repeated', min(e.version), max(e.version) FROM eventlog_event e
      WHERE e.stream_id = p_stream AND e.command = p_command AND e.seat IS NOT DISTINCT FROM p_seat
     HAVING count(*) > 0;
    IF NOT FOUND THEN
        RETURN QUERY SELECT CASE WHEN s.version = p_version AND s.head = p_head THEN 'stale' ELSE 'conflict' END,
                            NULL::integer, s.version
                       FROM eventlog_stream s WHERE s.id = p_stream;
    END IF;
END $$;
