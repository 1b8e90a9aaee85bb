"""Connects the apps: settings, URLs, listeners and management commands."""
