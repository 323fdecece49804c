"""Sentences about locations, their placement, exploring, flooding."""
