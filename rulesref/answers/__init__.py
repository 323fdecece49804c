"""Answers to questions in a player's own words: what decides them, and what can be played out."""
