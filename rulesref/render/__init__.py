"""Nouns to text and JSON. Nothing here reads a file or prints."""
