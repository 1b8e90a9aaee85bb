"""Who plays: people, guests, tokens for programs, and the map from a table's player ids to accounts."""
