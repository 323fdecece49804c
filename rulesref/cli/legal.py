"""Whose the games are."""

from __future__ import annotations

from rulesref.catalogue import marked

NOTICE = marked(
    "Arkham Horror: The Card Game and Eldritch Horror, their names, cards and rulebooks belong to "
    "their publisher. rulesref is unofficial, restates rules in its own words and ships no text of "
    "theirs."
)
