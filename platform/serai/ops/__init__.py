"""Runs the stack: embedded PostgreSQL and Valkey, the supervisor behind `manage.py up`, keys and health checks."""
