"""arkham-lcg/setup: setting up a scenario, beginning it and clearing it away."""
