"""The games that run on the engine."""
