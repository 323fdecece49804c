"""arkham-lcg/chaos-tokens: the bag, revealing, sealing, bless and curse tokens."""
