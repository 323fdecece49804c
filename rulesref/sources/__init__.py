"""Files of every kind become lines of text that know where they stood."""

from rulesref.sources.reading import read
from rulesref.sources.text import SourceLine, SourceText

__all__ = ["SourceLine", "SourceText", "read"]
