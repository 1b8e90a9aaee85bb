"""Notices: mail preferences, links in mails, invitations to tables."""
