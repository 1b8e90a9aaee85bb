"""What players, bots and the site can do at a table: one module for each verb or group of verbs."""
