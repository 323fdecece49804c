"""Sections to entries: which rule a passage states, what it refers to, and what overrides it."""
