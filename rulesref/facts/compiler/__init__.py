"""Card text → notation: what a card prints, read by an ordered table of productions."""
