"""Sentences that any game can say: order, answers, offers, state."""
