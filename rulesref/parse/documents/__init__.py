"""The documents that are recognised by what they say, and any other one: a module each."""
