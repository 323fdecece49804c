"""The user's own cards: card data and facts that they add, compiled and kept beside their documents."""
