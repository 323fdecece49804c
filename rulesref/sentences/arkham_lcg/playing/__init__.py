"""Sentences about playing cards, costs, answering."""
