"""Whoever is new in a clause is met once, however many clauses of a case say what it says of them.

"An enemy" is another one each time that it is read, and whoever a sentence begins with is whom its
other clauses are about: both have a mark before the clauses are read.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.pronouns import ME
from rulesref.answers.prose.wordings.words import WORDS

_NEW = ("new", "other", "the other")


def met_once(slots: dict[str, str], same: Sequence[str], talk: Discourse) -> dict[str, str]:
    """``slots`` with a mark for whoever is new of whom several clauses of ``same`` speak."""
    if ME in slots.values():
        talk.speaker()  # "another investigator" is another than whoever speaks
    return {
        name: _marked(value, talk)
        if sum(part.count(f"{{{name}}}") for part in same) > 1 and _is_new(value, talk)
        else value
        for name, value in slots.items()
    }


def _is_new(value: str, talk: Discourse) -> bool:
    kinds = WORDS[talk.language].kinds
    return any(how in _NEW and said.fullmatch(value) for said, (_, how) in kinds)


def _marked(said: str, talk: Discourse) -> str:
    name, _ = next(talk.readings(said))
    return talk.marked(name)


def led_by_a_mark(clause: str, talk: Discourse) -> str:
    """``clause`` with a mark for somebody new whom it begins with: the clauses behind are about them."""
    for said, (kind, how) in WORDS[talk.language].kinds:
        found = said.match(clause)
        if found and how in _NEW and kind != "location":
            return f"{_marked(found[0], talk)}{clause[found.end() :]}"
    return clause
