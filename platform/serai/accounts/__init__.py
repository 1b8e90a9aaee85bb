"""Users, guests, API tokens, and the map from a table's player ids to accounts."""
