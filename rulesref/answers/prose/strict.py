"""Whether a line that the vocabulary reads says what a player can have meant by it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.rulings.reading import Told
from rulesref.rulings.tongue import Tongue

_USES = ("ammo", "charge", "secret", "supply", "supplie")
#: The types of cards to which damage and horror are assigned.
_TAKES = ("asset", "investigator")
#: Rows of which no location is the card, and those of which nobody who plays is: "it" is something else then.
_OF_NO_PLACE = frozenset(
    (
        "defeats",
        "is-defeated",
        "deals",
        "heals",
        "exhausted",
        "exhausts",
        "readies",
        "plays",
        "draws",
        "commits",
        "controls",
    )
)
_OF_NOBODY = frozenset(("exhausted", "exhausts", "readies"))
#: What lies on no location.
_HARM = ("damage", "horror", "dann", "orror")
#: What a chaos token without a symbol says.
_NUMBER = re.compile(r"[+-]?[0-9]")


def is_strict(read: Told, tongue: Tongue) -> bool:
    """Whether each word of what was ``read`` is one that a case has there: free text may be anything."""
    told = read.slots.get("token", "")
    if read.row.id == "investigators-at" and ("clue" in told or "indizi" in told):
        return False  # are they on the location, or theirs?
    to = getattr(read.slots.get("to"), "card", None)
    if read.row.id == "assigns" and to is not None and to.type not in _TAKES:
        return False  # "him" is an ally then, and not the enemy who attacks
    if _is_of_none(read):
        return False
    pool = str(read.slots.get("pool", ""))
    bearer = getattr(read.slots.get("card"), "card", None)
    if bearer is not None and bearer.type == "investigator" and pool.rstrip("s") in _USES:
        return False
    for slot, value in read.slots.items():
        if read.row.slots.get(slot) == "text":
            face = tongue.speech.words.meaning("face", str(value), tongue.language)
            if not face and not _NUMBER.fullmatch(str(value)):
                return False
    return True


def _is_of_none(read: Told) -> bool:
    """Whether it is said of a card that is of no such type: "it" may be any that has been spoken of."""
    types = set(_types(read))
    harmed = read.row.id == "has-tokens" and str(read.slots.get("pool", "")).startswith(_HARM)
    if "location" in types and (harmed or read.row.id in _OF_NO_PLACE):
        return True
    return "investigator" in types and read.row.id in _OF_NOBODY


def _types(read: Told) -> Iterator[str]:
    """The types of the cards of which something is told."""
    for slot in ("card", "cards", "to"):
        value = read.slots.get(slot)
        for one in value if isinstance(value, tuple) else (value,):
            card = getattr(one, "card", None)
            if card is not None:
                yield card.type
