"""Notices to users by mail: which ones, when, in which words, and how to unsubscribe."""
