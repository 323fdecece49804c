"""Translations beside their originals: where the two say different things."""
