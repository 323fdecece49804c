"""What a text says lies there without a word of whose it is: it is that of the one who plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from rulesref.answers.prose.clause import CONTROLS, ENGAGED, ClauseReader, Lines, types_of
from rulesref.answers.prose.names import MARK
from rulesref.errors import RulesrefError

_IN_HAND = {"en": "{} has {} in hand", "it": "{} ha in mano {}"}
_OF = {"en": "{} has {} {}", "it": "{} ha {} {}"}


def _owner(reader: ClauseReader) -> str:
    """Whoever is meant where nobody is: the only investigator of the text, else whoever speaks.

    Empty where several are named, or one is and another speaks.
    """
    talk = reader.discourse
    named = {one.name for one in talk.named if "investigator" in one.types}
    people = named | set(talk.people()) | ({talk.me} if talk.me else set())
    if not people:
        return talk.speaker()
    return people.pop() if len(people) == 1 else ""


def _owns(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """An asset in play, of which nobody says whose it is."""
    who = _owner(reader)
    if not who or "asset" not in types_of(reader, what):
        return None
    return reader.read_all([f"{who} {CONTROLS[reader.language]} {what}", *told], depth)


def _holds(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """A card in hand, of which nobody says whose it is."""
    who = _owner(reader)
    said = _IN_HAND[reader.language].format(who, what)
    return reader.read_all([said, *told], depth) if who else None


def _has(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """So much of what only investigators have."""
    who = _owner(reader)
    return reader.read(_OF[reader.language].format(who, told[0], what), depth) if who else None


def _uses(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """So many uses of the only asset of the text that has any of that kind, in play."""
    every = [mark for mark in _assets(reader) if what in _uses_of(reader, mark)]
    if len(every) != 1:
        return None
    return reader.read_all([f"{every[0]} in play", f"{every[0]} has {told[0]} {what}"], depth)


def _assets(reader: ClauseReader) -> list[str]:
    return [f"@{at}" for at, one in enumerate(reader.discourse.named) if "asset" in one.types]


def _uses_of(reader: ClauseReader, mark: str) -> Collection[str]:
    """The kinds of uses that the card behind ``mark`` comes with."""
    try:
        uses = reader.tongue.card(reader.discourse.named[int(mark[1:])].name).keywords.get("uses")
    except RulesrefError:
        return ()
    return uses if isinstance(uses, Mapping) else ()


def _engaged_with(reader: ClauseReader, enemy: str, told: Sequence[str], depth: int) -> Lines:
    """An enemy that is engaged, where nobody says with whom."""
    who = _owner(reader)
    said = ENGAGED[reader.language].format(enemy, who)
    return reader.read_all([said, *told], depth) if who else None


def _by(reader: ClauseReader, does: str, told: Sequence[str], depth: int) -> Lines:
    """What is done, where nobody says by whom."""
    who = _owner(reader)
    return reader.read_all([f"{who} {does}", *told], depth) if who else None


def _attacks(reader: ClauseReader, enemy: str, told: Sequence[str], depth: int) -> Lines:
    """An enemy attacks, where nobody says whom."""
    who = _owner(reader)
    said = _ATTACKS[reader.language].format(enemy, who)
    return reader.read_all([said, *told], depth) if who else None


def _cancels(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """An event is played that cancels an attack, which is the last thing that has come about."""
    attack = _ATTACK[reader.language].fullmatch(what)
    if not attack or types_of(reader, told[0]) != {"event"} or not MARK.fullmatch(told[0]):
        return None
    who = told[1] if len(told) > 1 else _owner(reader)
    said = _PLAYS[reader.language].format(who, told[0])
    return reader.read(said, depth) if who else None


_ATTACK = {
    "en": re.compile(
        r"(?:the|an?|that|this|IT's|@\d+'s|enemy's|the enemy's) (?:enemy )?attack(?: of opportunity)?"
    ),
    "it": re.compile(r"(?:l'|un |quell'|quest')attacco(?: di opportunità)?"),
}
_ATTACKS = {"en": "{} attacks {}", "it": "{} attacca {}"}
_PLAYS = {"en": "{} plays {}", "it": "{} gioca {}"}


OF_THE_OWNER: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "OWNS": _owns,
    "HOLDS": _holds,
    "HAS": _has,
    "USES": _uses,
    "ENGAGED": _engaged_with,
    "BY": _by,
    "ATTACKS": _attacks,
    "CANCELS": _cancels,
}
