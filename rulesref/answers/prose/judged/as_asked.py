"""The verdict on what is asked, and none where the words of the question ask for more than it tells."""

from __future__ import annotations

import re

from rulesref.answers.prose.asked.asked_how import EVENT, FACT
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.judged.afterwards import is_not_over
from rulesref.answers.prose.judged.judging import verdict_on
from rulesref.answers.prose.judged.other_times import was_so
from rulesref.answers.prose.told import Laid, Layout

#: Words by which a question asks for one more of what has come about.
_AGAIN = re.compile(r"\b(?:again|a second time|twice|di nuovo|ancora|due volte)\b", re.I)
#: Words by which a question takes it that something was so.
_STILL = re.compile(r"\b(?:still|ancora)\b", re.I)


def verdict_as_asked(
    laid: Laid, asking: Statements, question: str, *, after: bool
) -> Layout | None:
    """The verdict that ``question`` gets; it may ask how something is ``after`` something else."""
    told = verdict_on(laid, asking)
    if told and told.verdict == "yes" and asking.how == EVENT and _AGAIN.search(question):
        told = told._replace(verdict=None)  # it has come about once, and maybe no more
    if told and after and is_not_over(laid, asking):
        told = told._replace(verdict=None)
    denied = told and told.verdict == "no" and asking.how == FACT
    if told and denied and _STILL.search(question) and not was_so(laid, told):
        told = told._replace(verdict=None)  # it is taken to have been so, and nobody says it
    return told
