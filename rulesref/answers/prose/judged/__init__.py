"""What play says on a question of a text, and whether anything untold could make it otherwise."""
