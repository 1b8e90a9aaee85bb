DROP TABLE eventlog_activity, eventlog_projection, eventlog_snapshot, eventlog_signature, eventlog_event,
    eventlog_stream, eventlog_epoch CASCADE;
DROP FUNCTION eventlog_append, eventlog_refuse, eventlog_current_epoch;
