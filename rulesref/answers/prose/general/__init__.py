"""Questions about the rules that name no card, told as positions that are played."""
