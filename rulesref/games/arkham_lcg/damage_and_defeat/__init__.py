"""arkham-lcg/dealing-damage-horror: damage, healing, defeat, elimination."""
