"""What a row of questions asks of a case: statements with what they are about, and how their answers are one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulesref.answers.prose.asked.asked_how import (
    ASSIGNS,
    CAN,
    COMES,
    DOWN,
    EVENT,
    FACT,
    HOLDS,
    LEAVE,
    LIES,
    PART,
    WHOLE,
)
from rulesref.answers.prose.asked.each_statement import GUN, each
from rulesref.answers.prose.asked.exactly import EXACT
from rulesref.answers.prose.asked.questions import LEAVES, QUESTIONS
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable

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


class Statements(NamedTuple):
    """The ``statements`` that a question is about, and ``how`` they are answered.

    ``who`` asks for leave; what is ``done`` tells that they have used it, ``does`` does it, and it is
    wanted for a ``purpose``. It comes of an attack ``by`` an enemy, where it is asked so. Of an order, ``done`` are the statements of the other one, and ``who`` is
    nobody where either is asked for. ``numbers`` are how much of each of the statements is asked for.
    ``now`` it is asked how something is, and not what comes of what is told. Who it is, is asked
    ``among`` the questions of each.
    """

    how: str
    statements: tuple[str, ...]
    who: str = ""
    done: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    purpose: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    by: str = ""
    now: bool = False
    among: tuple[Statements, ...] = ()


@cache
def _questions(language: str) -> PatternTable[tuple[str, tuple[str, ...]]]:
    return PatternTable(
        ((how, same), Pattern(said, dict.fromkeys(_NUMBERS, "number"), language))
        for said, how, same in QUESTIONS[language]
    )


def read_rows(text: str, discourse: Discourse) -> Iterator[Statements]:
    """The statements that the question ``text`` is about, by each row of ``QUESTIONS`` that reads it."""
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
            if how in (LEAVE, CAN, ASSIGNS, WHOLE, PART, DOWN) and "w" in slots
            else "OWNER"
            if "OWNER" in same[0] or how == ASSIGNS
            else ""
        )
        by = "{e}" if "e" in slots and how in _DONE_BY and "{e}" not in same[0] else ""
        every = [*same, "\n", *([done] if done else []), "\n", *([does] if does else []), "\n", who]
        for filled in _filled([*every, "\n", by], slots, discourse, counts=how in _COUNTING):
            statements, made, doing, chooser, doer = _parts(filled)
            chosen, enemy = ("".join(one[:1]) for one in (chooser, doer))
            now = how == FACT and _BECOMES.search(text) is None
            yield Statements(
                how, statements, chosen, made, doing, numbers=numbers, by=enemy, now=now
            )


#: What a question asks that is not how something is, but what becomes of it.
_BECOMES = re.compile(
    r"^(?:does|do|did|will|would) |\b(?:resta|rimane|lascia|torna|finisce|provoca|fa|viene|prende|subisce)\b",
    re.I,
)


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
    return tuple(map(tuple, out))


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
        for line in lines:
            blank = line.strip(" ") in ("\n", "")
            out += [line] if blank else list(each(line, discourse, counts=counts))
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
