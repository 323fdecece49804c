"""arkham-lcg/deck: zones, hands, decks and discard piles; drawing, searching, shuffling."""
