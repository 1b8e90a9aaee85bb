"""Tables: verbs that change them, their clocks, their read models, and the views of them that leave the server."""
