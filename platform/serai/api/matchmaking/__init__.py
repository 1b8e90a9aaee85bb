"""Matchmaking: searches for a ranked table."""
