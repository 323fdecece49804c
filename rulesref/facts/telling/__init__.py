"""Notation → a sentence of our own: what an ability says, so that a player can judge it."""
