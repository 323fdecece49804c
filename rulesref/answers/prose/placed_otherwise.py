"""Where somebody is said to be who had only been taken to be somewhere."""

from __future__ import annotations

import re

from rulesref.answers.prose.implied.places_told import placed_by
from rulesref.answers.prose.lines_told import LAYING
from rulesref.entries import fold
from rulesref.errors import CaseError
from rulesref.session.session import Session

#: Words for somebody whom nobody names; in Italian often none.
_SOMEBODY = re.compile(r"(?:i|he|she|they|io|lui|lei|)", re.IGNORECASE)
#: What whoever speaks says of where they are, as it is said of others.
_OF_OTHERS = {
    "en": (re.compile(r"^I(?:'m|’m| am) ", re.IGNORECASE), "I is "),
    "it": (re.compile(r"^(?:io )?sono ", re.IGNORECASE), "io è "),
}


def placed_otherwise(session: Session, sentence: str) -> Session | None:
    """The table with somebody where ``sentence`` says, and not where they were taken to be at ``session``.

    None where it says nothing of the kind, or of nobody of whom nothing had been said; and where
    what has been told could not be told so.
    """
    of_me, of_others = _OF_OTHERS[session.language]
    who, place = placed_by(of_me.sub(of_others, sentence.strip().rstrip(".!")), session.language)
    seats = {name: line for line, name in _supposed(session).items()}
    meant = [name for name in seats if set(fold(who).split()) <= set(fold(name).split())]
    if _SOMEBODY.fullmatch(who):
        meant = [session.speaker] if session.speaker in seats else list(seats)
    if not place or len(meant) != 1:
        return None
    seat = seats[meant[0]]
    other = session.empty()
    try:
        for line in session.lines:
            said = LAYING[session.language]["at"].format(meant[0], place)
            other.tell(said if line.text == seat else line.text, line.kind)
    except CaseError:
        return None
    other.supposed = session.supposed - {seat}
    return other


def _supposed(session: Session) -> dict[str, str]:
    """Each line of ``session`` by which somebody was taken to be somewhere → who that is."""
    return {
        line: placed_by(line, session.language)[0]
        for line in (one.text for one in session.lines)
        if line in session.supposed
    }
