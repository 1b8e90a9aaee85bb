"""What notices say, and how they become emails."""
