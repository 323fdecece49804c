"""How the name of a card stands in a text: with its marks and accents or without, and with its level behind it."""

from __future__ import annotations

import re
import unicodedata

from rulesref.facts.called import printings
from rulesref.games.game import Game

#: Types of cards whose names nobody says as plain words.
_LIKELY = {"enemy", "asset", "investigator"}
#: The level of a card in brackets behind its name.
_LEVEL = re.compile(r" ?\((?:level |lvl\.? ?|livello )?(?P<level>\d)\)", re.I)


def level_behind(text: str, end: int, name: str, game: Game) -> tuple[str, int]:
    """The level behind a ``name`` that ends there, as a case has it, and its end; empty where no card has it."""
    found = _LEVEL.match(text, end)
    if found is None or not printings(game, name, found["level"]):
        return "", end
    return f" ({found['level']})", found.end()


def said_as(text: str, start: int, name: str, types: frozenset[str]) -> tuple[int, int] | None:
    """Where ``name`` stands from ``start`` on, with its quotation marks or without; None where it does not."""
    ways = (name, re.sub(r'"([^"]*)"', r"“\1”", name), name.replace('"', ""), _plain(name))
    for said in dict.fromkeys(ways):
        begin = text.casefold().find(said.casefold(), start, start + len(said) + 5)
        if begin >= 0 and _is_name(text, begin, said, types):
            return begin, begin + len(said)
    return None


def _plain(name: str) -> str:
    """``name`` without the accents that nobody types."""
    return "".join(
        one for one in unicodedata.normalize("NFD", name) if not unicodedata.combining(one)
    )


#: What stands before a thing that somebody has or uses.
_OWNED = re.compile(
    r"\b(?:my|his|her|their|with (?:a|the)|con (?:il|lo|la|un|una)|(?:il|la) (?:mi|su)[oa]) $", re.I
)


def _is_name(text: str, begin: int, name: str, types: frozenset[str]) -> bool:
    """Whether ``name`` stands at ``begin`` by itself, with its capital letter where it may be plain words."""
    end = begin + len(name)
    if end < len(text) and text[end].isalnum():
        return False
    if begin and text[begin - 1].isalnum():
        return False
    said = text[begin:end]
    if types == {"asset"} and said == name.casefold() and _OWNED.search(text, 0, begin):
        return True  # "with her machete"
    return said == name or (" " in name and (said[:1] == name[:1] or bool(types & _LIKELY)))
