"""arkham-lcg/modifiers: values recomputed from their base, text boxes, what a card counts as."""
