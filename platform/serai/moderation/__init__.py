"""Moderation: users' reports, and moderators' decisions. No program decides about a user."""
