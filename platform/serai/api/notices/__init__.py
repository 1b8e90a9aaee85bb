"""Notices: email preferences, links in emails, invitations to tables."""
