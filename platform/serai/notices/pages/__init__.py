"""Pages that emails link to, and the dev mailbox."""
