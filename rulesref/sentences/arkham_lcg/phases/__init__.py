"""Sentences about phases and framework steps."""
