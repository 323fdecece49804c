"""Sentences about key tokens, supplies, sacrifices, bonded cards."""
