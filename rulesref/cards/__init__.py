"""Cards: facts written by hand, records of the card database, and what they compile to."""
