"""arkham-lcg/skill-tests: a test from its beginning to ST.8, and what follows it."""
