"""What a question takes to be so without saying it: who could make the attack that it asks about."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.names import Named
from rulesref.answers.sentences import Posed

_OPPORTUNITY = re.compile(r"\bopportunit[yàa]\b|\baoos?\b", re.I)
_ENEMY = re.compile(r"\benem(?:y|ies)\b|\bnemic[oi]\b|\bhunters?\b|\bnobody\b|\bnessuno\b", re.I)
#: Language → an enemy that is engaged with {}.
_ENGAGED = {"en": "an enemy is engaged with {}", "it": "un nemico è impegnato con {}"}


def with_an_enemy(asked: Posed, named: Sequence[Named], language: str) -> Posed:
    """``asked`` with an engaged enemy where it asks about an attack of opportunity and speaks of none.

    That whoever acts is engaged with nobody is no answer to somebody who asks what an action provokes.
    """
    every = (*asked.told, asked.question)
    if not any(map(_OPPORTUNITY.search, every)) or any(map(_ENEMY.search, every)):
        return asked
    if any("enemy" in one.types for one in named):
        return asked
    said = _ENGAGED[language].format(_doer(asked, named))
    return asked._replace(told=(said, *asked.told))


def _doer(asked: Posed, named: Sequence[Named]) -> str:
    """The investigator whom what is told last begins with; "me" where it begins with none."""
    begins = re.match(r"@(\d+)\b", asked.told[-1]) if asked.told else None
    if begins is not None and "investigator" in named[int(begins[1])].types:
        return begins[0]
    return "me"
