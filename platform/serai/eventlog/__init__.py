"""The log: one append-only stream of events a table, chained by hashes, the truth of everything."""
