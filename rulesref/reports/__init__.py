"""Disputes packed into one file: the case, what comes of it, and all that it rests on."""
