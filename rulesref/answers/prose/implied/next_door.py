"""Where an enemy is that moves, or that somebody moves to: at the next location, where none is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import AT, ENGAGED, Clause, ClauseReader, Lines, types_of
from rulesref.answers.prose.discourse import Unclear
from rulesref.errors import RulesrefError

_JOINED = {"en": "is connected to", "it": "è collegato a"}


def has_keyword(reader: ClauseReader, what: str, keyword: str) -> bool:
    """Whether a card that ``what`` may mean has the ``keyword``."""
    try:
        for name, _ in reader.discourse.readings(what):
            words = reader.tongue.card(name).keywords
            if keyword.casefold() in {str(word).partition(" ")[0].casefold() for word in words}:
                return True
    except (Unclear, RulesrefError):
        return False
    return False


def _beside(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """An enemy is at a location that leads to the one of ``who``."""
    try:
        (person, _), *_ = reader.discourse.readings(who)
    except (Unclear, ValueError):
        return None
    here = reader.discourse.place_of(person)
    there = reader.discourse.beside(here)
    lines = reader.read(f"{told[0]} {AT[reader.language]} {there}", depth)
    if lines:
        enemy = lines[-1].text.partition(f" {AT[reader.language]} ")[0]
        reader.discourse.next_door |= {enemy}
    return lines and [Clause(f"{here} {_JOINED[reader.language]} {there}", given=True), *lines]


def _two_people(reader: ClauseReader, who: str, told: Sequence[str]) -> tuple[str, str] | None:
    """The two investigators of whom a clause speaks; ``None`` where it does not speak of two."""
    talk = reader.discourse
    try:
        (one, _), *_ = talk.readings(who)
        (other, _), *_ = talk.readings(told[0])
    except (Unclear, ValueError):
        return None
    people = talk.people()
    return (one, other) if one != other and one in people and other in people else None


def _together(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Two investigators are at one location, whichever it is."""
    talk, two = reader.discourse, _two_people(reader, who, told)
    if two is None:
        return None
    here = talk.place_of(two[0])
    if talk.places.get(two[1], here) != here:
        return None
    return _seated(reader, two, here, here)


def _with_me(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Somebody is at the location of whoever speaks, where nobody else has been spoken of."""
    talk, two = reader.discourse, _two_people(reader, who, ("ME",))
    others = set(talk.people()) - {*(two or ()), talk.me}
    return None if two is None or others else _together(reader, "ME", (who,), depth)


def _elsewhere(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Two investigators are at locations of no name, each at another one."""
    talk, two = reader.discourse, _two_people(reader, who, told)
    if two is None or two[1] in talk.places:
        return None
    here = talk.place_of(two[0])
    return _seated(reader, two, here, talk.beside(here))


def _seated(reader: ClauseReader, two: tuple[str, str], here: str, there: str) -> Lines:
    """The lines that the first of ``two`` is ``here``, and the second ``there``."""
    talk, at = reader.discourse, AT[reader.language]
    talk.placed(two[1], there)
    talk.took(two)
    return [
        Clause(f"{one} {at} {place}", given=True)
        for one, place in zip(two, (here, there), strict=True)
    ]


def _enters(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Somebody moves to the next location, where an enemy is."""
    if "enemy" not in (types_of(reader, told[0]) or {"enemy"}):
        return None
    lines = _beside(reader, who, told, depth)
    if not lines:
        return None
    there = lines[-1].text.partition(f" {AT[reader.language]} ")[2]
    moves = reader.read(f"{who} {_MOVES[reader.language]} {there}", depth)
    return None if moves is None else [*lines, *moves]


def _hunts(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """An enemy moves to a location; a hunter of which is not told where it was comes from the next one."""
    lines = _comes(reader, what, told[0], depth)
    rest = None if lines is None else reader.read_all(told[1:], depth)
    return None if lines is None or rest is None else [*lines, *rest]


def _comes(reader: ClauseReader, what: str, where: str, depth: int) -> Lines:
    moves = f"{what} {_MOVES[reader.language]} {where}"
    lines = reader.read(moves, depth)
    if not lines or len(lines) > 1 or not re.search(f" {_MOVES[reader.language]} ", lines[0].text):
        return lines
    enemy = _mover(lines[0], reader.language)
    if enemy in reader.discourse.next_door or any(enemy in line.text for line in reader.lines):
        return lines
    if not has_keyword(reader, what, "hunter"):
        return None
    here = lines[0].text.partition(f" {_MOVES[reader.language]} ")[2]
    if reader.discourse.speaker() not in reader.discourse.places:
        reader.discourse.placed(reader.discourse.speaker(), here)
    there, is_at = reader.discourse.beside(here), AT[reader.language]
    return [
        Clause(f"{here} {_JOINED[reader.language]} {there}", given=True),
        Clause(f"{enemy} {is_at} {there}", given=True),
        *lines,
    ]


def _mover(line: Clause, language: str) -> str:
    """Who moves by ``line``."""
    return line.text.partition(f" {_MOVES[language]} ")[0]


_MOVES = {"en": "moves to", "it": "si muove in"}


def _foe(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """An attack with a card, where nobody says on whom: on the only enemy, or on one that is engaged."""
    known = [types for types in reader.discourse.known.values() if "enemy" in types]
    if len(known) > 1:
        return None
    fights = f"{who} {_FIGHTS[reader.language].format(told[0])}"
    before = [] if known else [ENGAGED[reader.language].format(_ENEMY[reader.language], who)]
    return reader.read_all([*before, fights], depth)


_FIGHTS = {"en": "fights the enemy with {}", "it": "combatte il nemico con {}"}
_ENEMY = {"en": "an enemy", "it": "un nemico"}
MOVING: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "BESIDE": _beside,
    "TOGETHER": _together,
    "WITH_ME": _with_me,
    "ELSEWHERE": _elsewhere,
    "ENTERS": _enters,
    "HUNTS": _hunts,
    "FOE": _foe,
}
