"""What a row of questions asks of a case: statements with what they are about, and how their answers are one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulesref.answers.prose.asked_how import (
    ASSIGNS,
    CAN,
    COMES,
    EVENT,
    HOLDS,
    LEAVE,
    LIES,
    PART,
    WHOLE,
)
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.exactly import EXACT
from rulesref.answers.prose.questions import FACES, LEAVES, QUESTIONS
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable

#: The numbers that a question about "any damage" means.
_MOST = 6
_ONE = {
    "en": (("clue(s)", "clue", "clues"), ("resource(s)", "resource", "resources")),
    "it": (("indizi(o)", "indizio", "indizi"), ("risors(a)", "risorsa", "risorse")),
}
#: How there is one of what is told of several.
_SINGLE = {
    "en": {
        "1 clues": "1 clue",
        "1 resources": "1 resource",
        "1 supplies": "1 supply",
        "1 charges": "1 charge",
        "1 secrets": "1 secret",
        "1 actions": "1 action",
    },
    "it": {
        "1 danni": "1 danno",
        "1 orrori": "1 orrore",
        "1 indizi": "1 indizio",
        "1 risorse": "1 risorsa",
        "1 munizioni": "1 munizione",
        "1 provviste": "1 provvista",
        "1 cariche": "1 carica",
        "1 segreti": "1 segreto",
        "1 azioni": "1 azione",
        "vengono collocati": "viene collocato",
        "vengono curati": "viene curato",
    },
}
_SEVERAL = {
    language: re.compile(rf"\b(?:{'|'.join(said)})\b") for language, said in _SINGLE.items()
}
#: What may stand for a thing in a question.
_NOUN = re.compile(
    r"(?:(?:the|an?|my|that|this|other|another|first|any|il|lo|la|un|uno|una|al|alla|allo|mio|mia|suo|sua) |l'|un'|all')*"
    r"(?:@\d+|ME|SHE|IT|enemy|enemies|one|location|investigator|player|here|there|nemico|luogo|investigatore)",
    re.IGNORECASE,
)


#: The ways of asking that count what comes.
_COUNTING = (COMES, LIES, HOLDS, EXACT, ASSIGNS, WHOLE, PART)
#: Those that ask what has come about, which another may have done than the enemy that is spoken of.
_DONE_BY = (EVENT, EXACT, COMES)
#: The slots of a question that hold a number.
_NUMBERS = ("n", "m")


#: What stands for the firearm that a text has told of.
GUN = "GUN"
#: How a statement calls what is dealt.
POOLS = {
    "en": {"damage": "damage", "horror": "horror"},
    "it": {"damage": "danni", "horror": "orrori"},
}


class Asking(NamedTuple):
    """The ``statements`` that a question is about, and ``how`` they are answered.

    ``who`` asks for leave; what is ``done`` tells that they have used it, ``does`` does it, and it is
    wanted for a ``purpose``. It comes of an attack ``by`` an enemy, where it is asked so. Of an order, ``done`` are the statements of the other one, and ``who`` is
    nobody where either is asked for. ``numbers`` are how much of each of the statements is asked for.
    """

    how: str
    statements: tuple[str, ...]
    who: str = ""
    done: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    purpose: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    by: str = ""


@cache
def _questions(language: str) -> PatternTable[tuple[str, tuple[str, ...]]]:
    return PatternTable(
        ((how, same), Pattern(said, dict.fromkeys(_NUMBERS, "number"), language))
        for said, how, same in QUESTIONS[language]
    )


def read_rows(text: str, discourse: Discourse) -> Iterator[Asking]:
    for _, (how, same), pattern in _questions(discourse.language).could_read(text):
        read = pattern.read(text)
        if read is None:
            continue
        slots = {name: value for name, (value, _) in read.items()}
        numbers = tuple(_number(slots.pop(name)) for name in _NUMBERS if name in slots)
        if not all(map(_NOUN.fullmatch, slots.values())):
            continue
        if "WHERE" in same[0] and _THERE.search(text) and _is_one_of_several(discourse):
            continue
        leaves = LEAVES[discourse.language] if how == LEAVE else {}
        verb = next((word for word in leaves if f" {word} " in f" {same[0]} "), "")
        done, does = (_of_own(line, slots, same[0]) for line in leaves.get(verb, ("", "")))
        who = (
            "{w}"
            if how in (LEAVE, CAN, ASSIGNS, WHOLE, PART) and "w" in slots
            else "OWNER"
            if "OWNER" in same[0]
            else ""
        )
        by = "{e}" if "e" in slots and how in _DONE_BY and "{e}" not in same[0] else ""
        every = [*same, "\n", *([done] if done else []), "\n", *([does] if does else []), "\n", who]
        for filled in _filled([*every, "\n", by], slots, discourse, counts=how in _COUNTING):
            statements, made, doing, chooser, doer = _parts(filled)
            chosen, enemy = ("".join(one[:1]) for one in (chooser, doer))
            yield Asking(how, statements, chosen, made, doing, numbers=numbers, by=enemy)


#: A word for a location that may be where somebody is, or another one that was spoken of.
_THERE = re.compile(r"(?<!is )(?<!are )\bthere$|\blì$", re.IGNORECASE)


def _is_one_of_several(discourse: Discourse) -> bool:
    """Whether more than one location has been spoken of."""
    return sum("location" in types for types in discourse.known.values()) > 1


def _number(said: str) -> int:
    """The number that ``said`` is; a word for one has no digits."""
    return int(said) if said.lstrip("-").isdigit() else 1


def _of_own(line: str, slots: dict[str, str], statement: str) -> str:
    """``line`` of the investigator's own card, where the question speaks of no other.

    Empty where it is about an enemy of whom the question does not speak.
    """
    if "{e}" in line and "e" not in slots:
        return ""
    if GUN in statement:
        line = line.replace("{c}", GUN)
    line = line.replace("{c}", "{a}") if "a" in slots else line
    line = line if "c" in slots else line.replace("{c}", "{w}")
    return line if "w" in slots else line.replace("{w}", "OWNER")


def _parts(lines: list[str]) -> tuple[tuple[str, ...], ...]:
    out: list[list[str]] = [[]]
    for line in lines:
        if line == "\n":
            out.append([])
        elif line:
            out[-1].append(line)
    return tuple(tuple(each) for each in out)


def _filled(
    same: list[str], slots: dict[str, str], discourse: Discourse, *, counts: bool
) -> Iterator[list[str]]:
    """``same`` with what its slots mean, in each way that they may be meant; one that ``counts`` keeps its "#"."""
    said = [re.sub(r"\{(\w+)\}", lambda found: slots[found[1]], one) for one in same]
    fitting = list(_fitting(said, slots, discourse))
    if len(fitting) > 1 and not discourse.are_told_apart(fitting[0][0], fitting[1][0]):
        return
    for _, lines in fitting:
        out = []
        for each in lines:
            blank = each.strip(" ") in ("\n", "")
            out += [each] if blank else list(_each(each, discourse, counts=counts))
        yield [one if one == "\n" else one.strip(" ") for one in out]


def _fitting(
    said: list[str], slots: dict[str, str], discourse: Discourse
) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """The names in ``said`` and ``said`` with them, in each way in which they fit their ``slots``."""
    try:
        for text, names in discourse.readings(" | ".join((*slots.values(), *said))):
            every = text.split(" | ")
            things = dict(zip(slots, every, strict=False))
            if all(_fits(slot, name, discourse) for slot, name in things.items()):
                yield names, every[len(slots) :]
    except Unclear:
        return


#: Slot of a question → the types of what may stand there; "s" is what stands in play, which can exhaust
#: and be harmed, "h" what an investigator may have bear their harm.
_TYPES = {
    "w": {"investigator"},
    "e": {"enemy"},
    "l": {"location"},
    "s": {"investigator", "enemy", "asset"},
    "a": {"asset"},
    "h": {"investigator", "asset"},
}


def _fits(slot: str, name: str, discourse: Discourse) -> bool:
    """Whether the thing ``name`` may stand in ``slot``: nobody asks whether a location attacks."""
    types = discourse.known.get(re.sub(r"^(?:at|in|on|to) ", "", name).strip(), frozenset())
    if slot == "s" and types == {"asset"} and not discourse.can_be_hurt(name):
        return False
    if slot in _TYPES:
        return bool(_TYPES[slot] & types)
    return bool(types - {"location"})


#: Whom an enemy is said to move towards.
_NEAR = re.compile(r"\bNEAR (.+)$")


def _each(statement: str, discourse: Discourse, *, counts: bool) -> Iterator[str]:
    """``statement`` for every number, place and investigator that it may be about."""
    if "OWNER" in statement:
        people = discourse.people()
        if len(people) < 2:
            yield statement.replace("OWNER", people[0] if people else discourse.speaker())
        return
    if "FACES" in statement:
        for face in FACES[discourse.language]:
            yield statement.replace("FACES", face)
        return
    if "FOES" in statement:
        for foe in [name for name, types in discourse.known.items() if "enemy" in types]:
            yield from _each(statement.replace("FOES", foe), discourse, counts=counts)
        return
    if GUN in statement:  # the only one that could be meant
        guns = [name for name in discourse.known if discourse.is_gun(name)]
        if len(guns) == 1:
            yield statement.replace(GUN, guns[0])
        return
    if "POOL" in statement:
        if discourse.pool:
            yield statement.replace("POOL", POOLS[discourse.language][discourse.pool])
        return
    if "ASSETS" in statement:
        for asset in [name for name, types in discourse.known.items() if "asset" in types]:
            yield statement.replace("ASSETS", asset)
        return
    if near := _NEAR.search(statement):
        spots = {discourse.places.get(who) for who in discourse.people()}
        if near[1] in discourse.people() and len(spots) == 1:  # no other one is anywhere else
            yield from _each(_NEAR.sub("ANYWHERE", statement), discourse, counts=counts)
        return
    if "ANYWHERE" in statement:
        if not any("location" in types for types in discourse.known.values()):
            discourse.place_of(*(discourse.people()[:1] or [discourse.speaker()]))
        for place in [name for name, types in discourse.known.items() if "location" in types]:
            yield statement.replace("ANYWHERE", place)
        return
    for word, places in (("WHERE", discourse.places), ("START", discourse.starts)):
        if word in statement:  # of one investigator alone
            if len(places) == 1:
                there = statement.replace(word, next(iter(places.values())))
                yield from _each(there, discourse, counts=counts)
            return
    if "PLACES" in statement:
        if not discourse.places and len(discourse.people()) == 1:
            discourse.place_of(discourse.people()[0])
        for place in dict.fromkeys(discourse.places.values()):
            yield from _each(statement.replace("PLACES", place), discourse, counts=counts)
        return
    if "PEOPLE" in statement:
        for who in discourse.people():
            yield from _each(statement.replace("PEOPLE", who), discourse, counts=counts)
        return
    if counts or "#" not in statement or re.search(r"#\d", statement):
        yield statement
        return
    for number in range(1, _MOST + 1):
        yield numbered(statement, number, discourse.language)


def numbered(statement: str, number: int, language: str) -> str:
    """``statement`` with ``number`` for its "#"."""
    one = re.sub(r"#(?!\d)", str(number), statement)
    for both, single, several in _ONE[language]:
        one = one.replace(both, single if number == 1 else several)
    if number == 1:
        one = _SEVERAL[language].sub(lambda found: _SINGLE[language][found[0]], one)
    return one
