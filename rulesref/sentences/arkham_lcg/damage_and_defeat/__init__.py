"""Sentences about damage, horror, elimination."""
