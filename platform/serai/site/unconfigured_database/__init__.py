"""The database backend while no database is configured: using it raises an error that says how to get one."""
