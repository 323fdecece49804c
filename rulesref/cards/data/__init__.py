"""Records of card databases, and the errata and taboos that are laid over them."""
