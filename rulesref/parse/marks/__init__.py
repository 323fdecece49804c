"""What a passage is marked with: references, cards, numbers of sets, dates, where it came from."""
