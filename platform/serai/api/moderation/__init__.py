"""Moderation: reports by users, and the moderators' decisions about a user."""
