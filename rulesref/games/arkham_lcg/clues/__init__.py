"""arkham-lcg/clues: investigating, discovering clues, spending and flipping them."""
