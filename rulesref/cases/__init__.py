"""A case as a text: its file, its scenarios and steps, each with its place."""
