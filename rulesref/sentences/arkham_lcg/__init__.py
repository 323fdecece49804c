"""Sentences of Arkham Horror: The Card Game, in folders named as those of the game."""
