"""What would come at a table of something that is only supposed: the table stays as it is."""

from __future__ import annotations

import re
from contextlib import suppress

from rulesref.errors import CaseError, UsageError
from rulesref.session.lines import Line
from rulesref.session.session import Session

#: So many digits no number of an option has.
_DIGITS = 7


#: Before what a question only supposes.
_IF = {"en": re.compile(r",? if "), "it": re.compile(r",? se ")}


def parted(question: str, language: str) -> tuple[str, str]:
    """What is asked, and what the ``question`` supposes behind it; that is empty where it supposes nothing."""
    bare = question.strip().rstrip("?").strip()
    asked, *condition = _IF[language].split(bare, maxsplit=1)
    return asked, "".join(condition)


def supposed(session: Session, told: str) -> tuple[Session, tuple[Line, ...]]:
    """Another table at which ``told``, a sentence, what fate gives or the number of an option, came about.

    With the sentences for which own words were taken. Raises ``CaseError`` where they are not
    understood whole.
    """
    told = told.strip().rstrip("?").strip()  # with its mark it would only be asked for
    other = session.branch()
    asks_fate = any(offer.gives for offer in session.options())
    if told.isascii() and told.isdigit() and len(told) < _DIGITS:
        stopped = session.asking().kind == "stop"  # what fate may give then has no numbers
        if asks_fate and (stopped or not int(told)):
            other.fate(told)
        else:
            other.choose(int(told))
        return other, ()
    try:
        other.tell(told)
    except CaseError:
        if asks_fate:
            with suppress(UsageError):  # "a skull", where a token is asked for
                other.fate(told)
                return other, ()
        from rulesref.answers.prose.at_table import understood

        found = understood(session, told)
        if not found.lines or found.left or found.why:
            raise
        for line in found.lines:
            other.tell(line.text, line.kind)
        return other, found.lines
    return other, ()
