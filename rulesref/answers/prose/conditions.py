"""A question that tells in itself what it is asked of: what comes before it, or on what condition."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.sentences import Asked

_ASKS = {
    "en": r"(?:does|do|did|can|may|could|will|would|is|are|am|was|were|how|which|what|who|where) ",
    "it": r"(?:può|posso|potrei|è|sono|quant[aeio]|chi|dove|cosa|il|lo|la|l'|un|una|mi|subisco|provoco|ottengo|scopro|viene) ?",
}
_IF = {"en": r"(?:if|when|after|once|while|as)", "it": r"(?:se|quando|dopo che|mentre)"}


def tells(asked: Asked, language: str) -> bool:
    """Whether anything is told, before the question or in it."""
    return any(one.told for one in variants(asked, language))


def variants(asked: Asked, language: str) -> Iterator[Asked]:
    """``asked`` itself, then with what its question tells, told before it."""
    yield asked
    asks, if_ = _ASKS[language], _IF[language]
    for way in (
        rf"{if_} (?P<told>.+), (?P<question>{asks}.+)",
        rf"(?P<told>.+?): (?P<question>{asks}.+)",
        rf"(?P<question>{asks}.+?),? {if_} (?P<told>.+)",
        rf"{if_} (?P<told>.+?),? (?P<question>{asks}.+)",
        rf"(?!{if_} |{asks})(?P<told>.+), (?:so |and |then )?(?P<question>{asks}.+)",
    ):
        found = re.fullmatch(way, asked.question, re.I)
        if found:
            yield Asked((*asked.told, found["told"]), found["question"])
