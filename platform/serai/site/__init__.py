"""Wires the rooms of the house together: settings and commands."""
