"""A table to sit at: a position is laid out, then played, and every face of it asks here."""
