"""The names of cards: which card a word, a code or a title means; the engine is not needed."""
