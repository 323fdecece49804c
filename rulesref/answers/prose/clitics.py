"""Italian pronouns before a verb, by who does it: whoever plays attacks a thing, and an enemy attacks somebody."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.names import Named
from rulesref.answers.prose.pronouns import IT, SHE

_TAKES_ONE = re.compile(
    r"(?P<who>@(?P<number>\d+)) (?:lo|la) (?P<verb>attacca|contrattacca|impegna|ingaggia|colpisce|combatte|elude|uccide|sconfigge|segue|insegue)\b",
    re.I,
)


def with_objects(said: str, talk: Discourse) -> str:
    """``said`` with the word for somebody or for a thing behind each verb that has a pronoun before it."""
    return _TAKES_ONE.sub(partial(_behind, talk.named), said)


def _behind(named: Sequence[Named], found: re.Match[str]) -> str:
    types = named[int(found["number"])].types
    whom = {frozenset({"investigator"}): IT, frozenset({"enemy"}): SHE}.get(types, "")
    return f"{found['who']} {found['verb']} {whom}" if whom else found[0]
