"""Sentences about setup, scenarios, campaigns."""
