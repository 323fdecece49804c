"""Sentences about decks, hands, drawing, searching, discarding."""
