"""A player's prose read as the sentences of a case: clause by clause, English and Italian."""
