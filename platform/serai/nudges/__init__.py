"""What to tell whom, when, and how: mails, the daily digest, and ways to have none of it."""
