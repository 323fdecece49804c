"""How strongly a name means an entry."""

from __future__ import annotations

#: Its own title or id comes first; a title that other entries have as well, or that only a
#: passage in it bears, comes after.
OWN, SHARED, INHERITED, NUMBER, PART, ALIAS = 120, 100, 85, 80, 70, 60
#: Another spelling of a title that a passage alone bears gives way to one of an entry's own title.
SPELT_AS_INHERITED = 65
#: Below how strongly it means it: which of two that it means as strongly is the likelier.
LIKELIER = 1000
