"""The event log: one append-only, hash-chained stream of events for each table, from which everything else is built."""
