"""Matchmaking: searches for ranked tables, and the tables that are formed from them."""
