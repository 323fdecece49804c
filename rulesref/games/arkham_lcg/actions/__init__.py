"""arkham-lcg/action: what an action is, how many there are, and what enemies do meanwhile."""
