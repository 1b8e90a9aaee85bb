"""Bots in chairs: Celery asks them, and they act by the same command path as people."""
