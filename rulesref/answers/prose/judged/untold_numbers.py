"""Whether a verdict hangs on the skill or the difficulty of a test of which a text says neither.

A token that is told decides a test by both. Where somebody or something of no name stands in for
whoever makes it, or for what it is made against, the other result may come of the same token.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulesref.answers.prose.implied.skilled import skills_told
from rulesref.answers.prose.told import Layout
from rulesref.errors import RulesrefError
from rulesref.session.lines import Line
from rulesref.session.session import Session

_REVEALS = {
    "en": re.compile(r"(?P<who>.+) reveals [+-]?\d+"),
    "it": re.compile(r"(?P<who>.+) rivela [+-]?\d+"),
}
#: What is done between the action that tests and its token.
_COMMITS = {"en": re.compile(r" commits "), "it": re.compile(r" investe ")}
_INVESTIGATES = {"en": "{} investigates", "it": "{} indaga"}
_SHROUD = {"en": re.compile(r"\bshroud\b"), "it": re.compile(r"\boscurità\b", re.I)}
#: What else may come of it, by as much as hardly any card asks for.
_RESULTS = {
    "en": ("{} succeeds by 0", "{} fails by 1"),
    "it": ("{} supera la prova di 0", "{} fallisce di 1"),
}
#: Verdicts that say something.
_SAYS = ("yes", "no", "depends", "open")


def turned_by_numbers(table: Session, first: Layout, told: Sequence[str]) -> list[Layout]:
    """``first`` without its verdict, if it comes out otherwise by a skill or difficulty that is not ``told``.

    It is played at a branch of the empty ``table``.
    """
    lines, language = list(first.session.lines), table.language
    for at, line in enumerate(lines):
        found = _REVEALS[language].fullmatch(line.text) if line.kind == "when" else None
        if found is None or not _untold(first, lines[:at], found["who"], told, language):
            continue
        for result in _RESULTS[language]:
            other = [*lines[:at], line._replace(text=result.format(found["who"])), *lines[at + 1 :]]
            verdict = _verdict(table.branch(), other, first.statement)
            if verdict in _SAYS and first.ruling and verdict != first.ruling.verdict:
                return [first._replace(verdict=None)]
    return []


def _untold(
    first: Layout, before: Sequence[Line], who: str, told: Sequence[str], language: str
) -> bool:
    """Whether whoever tests, or what they test against, stands in for what has no name and no figure."""
    if who in first.stand_ins and not any(skills_told(told, language)):
        return True
    return any(against in first.stand_ins for against in _against(before, who, language))


def _against(before: Sequence[Line], who: str, language: str) -> Iterator[str]:
    """The names in what ``who`` has done last, or that of where they are if that is to investigate."""
    last = before[-1].text if before else ""
    for line in before:
        acts = line.kind == "when" and line.text.startswith(f"{who} ")
        if acts and not _COMMITS[language].search(line.text):
            last = line.text
    if last != _INVESTIGATES[language].format(who):
        yield from _ends_of(last)
        return
    for line in before:
        if line.kind == "given" and line.text.startswith(f"{who} "):
            for place in _ends_of(line.text):
                if not any(
                    _SHROUD[language].search(one.text) and place in one.text for one in before
                ):
                    yield place


def _ends_of(text: str) -> Iterator[str]:
    """Each run of words at the end of ``text``: one of them is the name of what it speaks of last."""
    words = text.split()
    return (" ".join(words[at:]) for at in range(1, len(words)))


def _verdict(session: Session, lines: Sequence[Line], statement: str) -> str | None:
    try:
        for line in lines:
            session.tell(line.text, line.kind)
        return session.ask(statement).verdict
    except RulesrefError:
        return None
