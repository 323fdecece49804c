"""Which of two events of a question comes first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.prose.asked.asked_how import DIES, EVENT, ORDER
from rulesref.answers.prose.asked.statements import Statements, read_rows
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.rulings.question import BEFORE

_BEFORE = {
    "en": re.compile(r"(?P<first>.+?) (?P<word>before|after) (?P<second>.+)"),
    "it": re.compile(r"(?P<first>.+?) (?P<word>prima che|dopo che) (?P<second>.+)"),
}
_EITHER = {
    "en": re.compile(
        r"(?:which|what|which one) (?:happens|comes|resolves|is resolved|goes) first[,:]? (?:that )?(?P<first>.+?),? or (?:that )?(?P<second>.+)"
    ),
    "it": re.compile(
        r"(?:quale|quale dei due|cosa|che cosa) (?:succede|accade|viene|si risolve|avviene) (?:per )?prima[,:]? (?:che )?(?P<first>.+?),? o (?:che )?(?P<second>.+)"
    ),
}
#: What "prima che" asks of a verb, and how it is said of what happens.
_INDICATIVES = {
    "sia": "è", "venga": "viene", "abbia": "ha", "attacchi": "attacca", "entri": "entra", "subisca": "subisce",
    "scopra": "scopre", "ottenga": "ottiene", "impegni": "impegna", "ripristini": "ripristina", "muoia": "muore",
    "fallisca": "fallisce", "superi": "supera", "faccia": "fa", "effettui": "effettua", "provochi": "provoca",
}  # fmt: skip


def ordered(text: str, discourse: Discourse) -> Iterator[Statements]:
    """Which of two events of the question comes first: each "before" the other, or either."""
    between = BEFORE[discourse.language]
    either = _EITHER[discourse.language].fullmatch(text)
    found = either or _BEFORE[discourse.language].fullmatch(text)
    if not found:
        return
    one = _events(found["first"], discourse)
    other = _events(found["second"], discourse)
    if not either and found["word"] in ("after", "dopo che"):
        one, other = other, one
    ways = [f"{first}{between}{second}" for first in one for second in other]
    back = [f"{second}{between}{first}" for first in one for second in other]
    if ways:
        yield Statements(ORDER, tuple(ways), done=tuple(back), who="" if either else "?")


def _events(clause: str, discourse: Discourse) -> tuple[str, ...]:
    """The events that a part of a question may mean, as a timeline tells them."""
    for question in _as_questions(clause.strip(" ,"), discourse.language):
        try:
            every = [one for one in read_rows(question, discourse) if one.how in (EVENT, DIES)]
        except Unclear:
            continue
        if every:
            return every[0].statements
    return _told_as_events(clause.strip(" ,"), discourse)


def _told_as_events(clause: str, discourse: Discourse) -> tuple[str, ...]:
    """``clause`` as a timeline may tell it itself, where every word for somebody means one of them."""
    try:
        told = list(discourse.readings(clause))
    except Unclear:
        return ()
    if len(told) > 1 and not discourse.are_told_apart(told[0][1], told[1][1]):
        return ()
    return tuple(text for text, _ in told[:1])


def _as_questions(clause: str, language: str) -> Iterator[str]:
    """The question whether what ``clause`` tells comes about, in each way that it may be put."""
    yield clause
    if language != "en":
        yield " ".join(_INDICATIVES.get(word, word) for word in clause.split())
        return
    words = clause.split()
    for at, word in enumerate(words[1:], 1):
        if not word.isalpha() or not word.islower():
            continue
        head, rest = " ".join(words[:at]), " ".join(words[at + 1 :])
        if word in ("is", "being"):
            yield f"is {head} {rest}"
        for bare in _bare(word):
            yield f"does {head} {bare} {rest}".strip()


def _bare(verb: str) -> Iterator[str]:
    """What ``verb``, as it is said of somebody else or in its form in "-ing", may be of."""
    if verb.endswith("ing"):
        yield from (verb[:-3], f"{verb[:-3]}e")
    if verb.endswith("ies"):
        yield f"{verb[:-3]}y"
    if verb.endswith("s"):
        yield verb[:-1]
    if verb.endswith("es"):
        yield verb[:-2]
