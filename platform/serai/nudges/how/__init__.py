"""How something is told: what stands in a mail, and how it is handed over."""
