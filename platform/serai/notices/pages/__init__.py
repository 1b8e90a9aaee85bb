"""Pages that mails link to, and the dev mailbox."""
