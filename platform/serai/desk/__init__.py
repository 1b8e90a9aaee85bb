"""The moderators' desk: what people report, and what moderators decide of it. Nobody is punished by a program."""
