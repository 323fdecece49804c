"""How anything is said, in no game of its own: sentences, words, the rows that a game brings."""
