"""arkham-lcg/initiation: playing cards, using and resolving abilities."""
