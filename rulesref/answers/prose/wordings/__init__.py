"""The rows of prose by language: how a player may say what a case says."""
