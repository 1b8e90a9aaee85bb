"""Clocks of tables: when they run, how a commit changes them, and what happens when time runs out."""
