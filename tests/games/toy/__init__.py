"""A game of two players and a purse, which no room outside the tests has heard of."""
