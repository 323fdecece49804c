"""Pages: all that is known of one thing, gathered from both streams."""
