"""Runs the house: embedded PostgreSQL and Valkey, the supervisor behind `up`, keys and health."""
