"""Sentences about actions and what they cost."""
