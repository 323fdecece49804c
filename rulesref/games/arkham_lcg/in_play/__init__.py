"""arkham-lcg/in-play-and-out-of-play: entering, changing and leaving play, slots, control."""
