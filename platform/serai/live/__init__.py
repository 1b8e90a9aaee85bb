"""The live stream: sockets, one hub for each table and process, and a doorbell between processes."""
