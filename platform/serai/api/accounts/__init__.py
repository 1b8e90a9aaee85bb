"""Accounts: the user's own account and settings, API tokens, friends, and other people's profiles."""
