"""Sentences about skill tests and chaos tokens."""
