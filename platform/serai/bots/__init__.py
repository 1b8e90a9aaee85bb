"""Bots in seats: Celery tasks choose their actions, which are committed in the same way as those of people."""
