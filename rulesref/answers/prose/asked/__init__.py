"""What a question of a text asks of a case: its rows, and the statements that they come to."""
