"""arkham-lcg/instead: effects that change, cancel, delay or outlast what happens."""
