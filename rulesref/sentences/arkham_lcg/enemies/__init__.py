"""Sentences about enemies, engaged and concealed."""
