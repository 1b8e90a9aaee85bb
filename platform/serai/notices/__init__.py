"""Notices to users by email: which ones, when, in which words, and how to unsubscribe."""
