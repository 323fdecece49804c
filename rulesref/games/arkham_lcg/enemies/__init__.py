"""arkham-lcg/enemy-cards: enemies from spawning to their attacks, and their keywords."""
