"""Tables: verbs that change them, their clocks, their read models, and the views of them that leave the server.

How a table is changed:

- An **operation** of the API, or a message on a socket, is what a client asks for: sit down, act, resign.
- It may carry a **command**: the id of this request. A command is stored with its events, so that a request that is
  sent twice is carried out once.
- A **verb** carries it out: a function that adds events to a **draft**, a copy of the table, or raises an error.
- `commit` stores the draft's events and its read-model rows. If the table has changed meanwhile, the verb is called
  again with the newer table.
"""
