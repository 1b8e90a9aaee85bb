"""Operations at tables: listing, opening, sitting down, playing, chat and history."""
