"""Read models: columns and queries that can be rebuilt from the log."""
