"""The version of this package, which every book is stamped with."""

__version__ = "0.1.0"
