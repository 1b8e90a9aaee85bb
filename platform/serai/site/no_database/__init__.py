"""The database of commands that need none: whoever asks it for something is told how to get one."""
