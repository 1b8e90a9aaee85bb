"""Advice of the expert bot, and standing orders."""
