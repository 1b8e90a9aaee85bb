"""Ratings, seasons and ladders, computed from ranked games."""
