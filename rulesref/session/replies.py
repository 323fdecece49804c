"""What somebody answers to a question of a table: names, numbers of a choice, counted tokens."""

from __future__ import annotations

import re
from collections.abc import Container

from rulesref.catalogue import said
from rulesref.entries import fold
from rulesref.errors import UsageError

_COUNTED = re.compile(
    r"(\d{1,4}|an?|one|uno?|una|no|nessuna?)\s+(\w+)(?:\s+(?:on|at|su|sul|sullo|sulla|a|in)\s+(.+))?",
    re.I,
)
_NONE = ("no", "nessun", "nessuna")
#: Between parts, each of which begins with a count or says how a card stands.
_PARTS = re.compile(
    r"\s*(?:[,;]|\b(?:and|e)\b)\s*(?=\d|an?\s|one\s|un[oa]?\s|no\s|nessuna?\s|exhausted|ready|esaurit|pront)",
    re.I,
)
_NAMES = re.compile(r"\s*[,;]\s*")


def names_in(line: str, known: Container[str]) -> list[str]:
    """The names in ``line``, with commas between them; a ``known`` folded name may have its own."""
    pieces = [piece for piece in _NAMES.split(line) if piece]
    names: list[str] = []
    while pieces:
        whole = next(
            (n for n in range(len(pieces), 1, -1) if fold(", ".join(pieces[:n])) in known), 1
        )
        names.append(", ".join(pieces[:whole]))
        pieces = pieces[whole:]
    return names


def split(line: str) -> list[str]:
    """The parts of "2 damage on Guard Dog, exhausted"."""
    return [part for part in _PARTS.split(line) if part]


def counted(part: str) -> tuple[int, str, str]:
    """(How many, of what, on what) of "2 damage on Guard Dog". Raises ``UsageError``."""
    found = _COUNTED.fullmatch(part)
    if found is None:
        raise UsageError(
            said("how many of what is {part!r}?").format(part=part), remedy=said("2 damage")
        )
    amount = 0 if found[1].lower() in _NONE else 1
    return int(found[1]) if found[1].isdigit() else amount, found[2], (found[3] or "").strip()


#: What may stand before what is chosen, and the marks of what is still to be filled in.
_ARTICLES = frozenset({"a", "an", "the", "un", "una", "uno", "il", "lo", "la"})
_BLANK = re.compile(r"[\[\]]")


def chosen(line: str, choices: tuple[str, ...]) -> str:
    """The one of ``choices`` that ``line`` names or numbers. Raises ``UsageError``."""
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(choices):
        return choices[int(line) - 1]
    wanted = set(fold(line).split()) - _ARTICLES
    found = [
        name for name in choices if wanted and wanted <= set(_BLANK.sub(" ", fold(name)).split())
    ]
    if len(found) == 1 and line:
        return found[0]
    raise UsageError(said("{line!r} is none of them").format(line=line), candidates=choices)
