"""What the server shows of a table, and to whom."""
