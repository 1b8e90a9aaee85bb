"""Web sockets: one hub for each table and process, and pub/sub messages between processes."""
