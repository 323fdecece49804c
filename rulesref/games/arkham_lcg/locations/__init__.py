"""arkham-lcg/location-cards: moving, entering, leaving; how locations lie and change."""
