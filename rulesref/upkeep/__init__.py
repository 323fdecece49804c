"""The maintainer's command: what keeps the corpus honest (``python -m rulesref.upkeep``)."""
