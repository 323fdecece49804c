"""What cards do: their facts in the ability notation, read into what the engine runs."""
