"""Ratings, seasons and ladders: what ranked games say of the people who play them."""
