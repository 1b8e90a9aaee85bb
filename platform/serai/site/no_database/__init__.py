"""The database backend of commands that need none: using it raises an error that says how to get a database."""
