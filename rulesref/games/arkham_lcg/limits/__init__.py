"""arkham-lcg/limits-and-maximums: how often and how many; what cannot be."""
