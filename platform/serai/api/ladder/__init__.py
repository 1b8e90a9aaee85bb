"""Ladders and ratings."""
