"""Two editions side by side: what their rows and the shipped cases say."""
