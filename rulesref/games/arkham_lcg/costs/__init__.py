"""arkham-lcg/costs: what is paid, and resources, uses and exhausted cards to pay with."""
