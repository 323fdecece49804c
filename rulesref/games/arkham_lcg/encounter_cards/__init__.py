"""arkham-lcg/encounter-deck: drawing encounter cards, and their Revelations."""
