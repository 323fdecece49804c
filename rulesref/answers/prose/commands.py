"""What is said otherwise by what a card is, by where somebody is, or by how much there is of something.

A row of ``ways`` calls one of these by its word in capitals, with what it is told; what follows it in
the row is read behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import ALL, AT, CONTROLS, Clause, ClauseReader, Lines, types_of
from rulesref.answers.prose.denied import DENIED
from rulesref.answers.prose.discourse import Unclear
from rulesref.answers.prose.implied.attacks_told import ATTACKS_TOLD
from rulesref.answers.prose.implied.fatal import FATAL
from rulesref.answers.prose.implied.next_door import MOVING
from rulesref.answers.prose.implied.nth_action import NTH_ACTION
from rulesref.answers.prose.implied.seated import SEATED
from rulesref.answers.prose.implied.whose import OF_THE_OWNER
from rulesref.answers.prose.on_cards import ON_CARDS
from rulesref.answers.prose.pronouns import IT, SHE

_TESTS = {"en": "{} tests {} ({})", "it": "{} effettua una prova di {} ({})"}
_ASSIGNS_BOTH = {
    "en": "{} assigns 1 damage and 1 horror to {}",
    "it": "{} assegna 1 danno e 1 orrore a {}",
}
_ASSIGNS = {"en": "{} assigns 1 {} to {}", "it": "{} assegna 1 {} a {}"}
_ENDS_IN_NAME = re.compile(r"@\d+$")
_ENCOUNTER = {"enemy", "treachery"}
#: The types of a card that lies in the deck of its owner, whatever else it is.
_OWN = "weakness"


def _draw(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """A card comes from the deck that it belongs to; a token is revealed."""
    what, types = told[0], types_of(reader, told[0])
    if types and not _ENDS_IN_NAME.search(what):
        return None
    encounter = bool(types & _ENCOUNTER) and _OWN not in types
    if reader.language == "en":
        if not types:
            return reader.read(f"{who} reveals {re.sub(r'^(?:an?|the) ', '', what)}", depth)
        return reader.read(f"{who} draws {what}{' from the encounter deck' * encounter}", depth)
    if not types:
        return reader.read(f"{who} rivela {re.sub(r'^(?:il|lo|la|un|uno|una) ', '', what)}", depth)
    return reader.read(f"{who} pesca {what}{' dal mazzo degli incontri' * encounter}", depth)


def _as_much(line: Clause) -> Clause:
    """``line`` of as much as there is, where it assigns something."""
    return Clause(f"{ALL}{line.text}", given=False) if " 1 " in line.text else line


def _assign_all(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """How much there is to assign comes out where it is played."""
    token, _, name = who.partition(" ")
    if not _NOUN.fullmatch(name):  # a clause of its own stands before who assigns
        return None
    if token == "it":
        token = "horror" if reader.discourse.only_horror else "damage"
        if reader.language != "en":
            token = _DEALT_IT.get(reader.discourse.pool, "")
    found = reader.read(_ASSIGNS[reader.language].format(name, token, told[0]), depth)
    return [_as_much(line) for line in found or ()] or None


_DEALT_IT = {"damage": "danno", "horror": "orrore"}


def _assign_both(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """As much of both as there is."""
    if not _NOUN.fullmatch(who):
        return None
    found = reader.read(_ASSIGNS_BOTH[reader.language].format(who, told[0]), depth)
    return [_as_much(line) for line in found or ()] or None


def _test(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """A test of no skill that matters."""
    test = _TESTS[reader.language].format(who, *reader.discourse.cast.test)
    return reader.read_all([test, *told], depth)


def _test_of(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """A test of a difficulty that does not matter."""
    test = _TESTS[reader.language].format(who, told[0], reader.discourse.cast.test[1])
    return reader.read_all([test, *told[1:]], depth)


def _as_action(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """An action that is also done without one says that it is one; all others need not."""
    draws = re.fullmatch(r"draws (?:an?|1) card", told[0])
    gains = re.fullmatch(r"(?:gains|takes) (?:an?|1) resource", told[0])
    if draws:
        return reader.read(f"{who} takes the draw action", depth)
    if gains:
        return reader.read(f"{who} takes a resource", depth)
    lines = reader.read(f"{who} {told[0]}", depth)
    return lines if lines and len(lines) == 1 and lines[0].acts else None


#: What no name of a place has: a clause of its own stands behind it.
_MORE_THAN_A_PLACE = re.compile(r"\b(?:and|but|e|ed|ma)\b", re.I)


def _with_enemy(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Somebody is at a location with enemies, which are engaged if that is said."""
    lines: list[Clause] = []
    for enemy in told[1:]:
        found = _with_one(reader, who, told[0], enemy, depth)
        if found is None:
            return None
        lines += [line for line in found if line not in lines]
    return lines


def _with_one(reader: ClauseReader, who: str, place: str, enemy: str, depth: int) -> Lines:
    """Somebody is at ``place`` with one enemy."""
    if _MORE_THAN_A_PLACE.search(place) or "enemy" not in (types_of(reader, enemy) or {"enemy"}):
        return None
    at = AT[reader.language]
    lines = reader.read(f"{who} {at} {place}", depth)
    there = None if lines is None else reader.read(f"{enemy} {at} {place}", depth)
    if lines is None or not there:
        return None
    name = there[0].text.partition(f" {at} ")[0]
    return lines if any(name in line.text for line in reader.lines) else [*lines, *there]


def _takes(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Somebody is dealt what there is themselves."""
    if not _NOUN.fullmatch(who):
        return None
    found = reader.read(_ASSIGNS[reader.language].format(who, told[0], who), depth)
    return [_as_much(line) for line in found or ()] or None


def _nobody(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """No enemy is there: none has been spoken of."""
    return None if any("enemy" in types for types in reader.discourse.known.values()) else []


def _without(reader: ClauseReader, kind: str, told: Sequence[str], depth: int) -> Lines:
    """Nothing of that ``kind`` lies there: none has been spoken of."""
    return None if any(kind in types for types in reader.discourse.known.values()) else []


def _same(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """What is said of somebody twice in one clause, by two words for them.

    "She" behind somebody who is named, and has it on her, is that one, whoever else has been spoken of; so is
    "it" the enemy that is named.
    """
    called = {SHE: "investigator", IT: "enemy"}.get(told[0], "")
    if who == told[0] or (called and called in types_of(reader, who)):
        return reader.read_all(told[1:], depth)
    try:
        mine, theirs = (
            {said for said, _ in reader.discourse.readings(one)} for one in (who, told[0])
        )
    except Unclear:
        return None
    return reader.read_all(told[1:], depth) if len(mine) == 1 and mine == theirs else None


def _other(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Two of whom is told at once are not the same."""
    try:
        mine, theirs = (
            {said for said, _ in reader.discourse.readings(one)} for one in (who, told[0])
        )
    except Unclear:
        return None
    return None if mine & theirs else reader.read_all(told[1:], depth)


def _there(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """What can be done only where one is."""
    return reader.read_all(told[1:], depth) if _is_at(reader, who, told[0]) else None


def _is_at(reader: ClauseReader, who: str, place: str) -> bool:
    """Whether ``who`` is at ``place``, where they are said to be if nobody has said it yet."""
    talk = reader.discourse
    try:
        (person, _), *_ = talk.readings(who)
        (where, _), *_ = talk.readings(place)
    except (Unclear, ValueError):
        return False
    where = where.strip()
    if "location" not in talk.known.get(where, ()) or person.strip() not in talk.people():
        return False  # a whole clause may stand before what is done there
    if person not in talk.places:
        talk.placed(person, where)
    return talk.places[person] == where


def _controlled(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """An asset of which is told how it stands lies in play."""
    if "asset" not in types_of(reader, told[0]):
        return None
    return reader.read_all([f"{who} {CONTROLS[reader.language]} {told[0]}", *told[1:]], depth)


def _of_type(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """What is said only of a card of that type."""
    return reader.read_all(told[1:], depth) if told[0] in types_of(reader, what) else None


def _noun(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """What is said without a verb of one thing of that type alone."""
    noun = _NOUN.fullmatch(what)
    if noun is None:
        return None
    said = noun[1].casefold()
    types = types_of(reader, what) or {_CALLED.get(said, "")}
    return reader.read_all(told[1:], depth) if told[0] in types else None


_NOUN = re.compile(
    r"(?:(?:an?|the|my|il|lo|la|un|uno|una|another|un altro) |l'|un')?(@\d+|ME|SHE|enemy|nemico)",
    re.I,
)
_CALLED = {"me": "investigator", "she": "investigator", "enemy": "enemy", "nemico": "enemy"}


COMMANDS: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "DRAW": _draw,
    "ALL": _assign_all,
    "BOTH": _assign_both,
    "TEST": _test,
    "TESTS": _test_of,
    "AS_ACTION": _as_action,
    "WITH": _with_enemy,
    "NOBODY": _nobody,
    "WITHOUT": _without,
    "AT": _there,
    "SAME": _same,
    "OTHER": _other,
    "CONTROLS": _controlled,
    "TAKES": _takes,
    "IS": _of_type,
    "ONE": _noun,
    **OF_THE_OWNER,
    **DENIED,
    **FATAL,
    **MOVING,
    **ON_CARDS,
    **ATTACKS_TOLD,
    **NTH_ACTION,
    **SEATED,
}
