"""What a case may say, in every language: sentences of any game, and those of each game."""
