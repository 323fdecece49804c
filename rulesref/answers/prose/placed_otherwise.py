"""Where somebody is said to be who had only been taken to be somewhere."""

from __future__ import annotations

import re

from rulesref.answers.prose.at_table import seated_at, seats_at
from rulesref.answers.prose.implied.places_told import placed_by
from rulesref.answers.prose.lines_told import LAYING
from rulesref.entries import fold
from rulesref.errors import CaseError
from rulesref.session.session import Session

#: Whoever speaks, of whom others say it so, and words for somebody else whom nobody names.
_ME = re.compile(r"i|io", re.IGNORECASE)
_OTHER = re.compile(r"he|she|they|lui|lei", re.IGNORECASE)
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
    meant = _meant(session, who)
    if not place or meant not in seats:
        return None
    seat = seats[meant]
    if not _is_still_there(session, meant, seat):
        return None  # they have moved since: it speaks of now
    other = session.empty()
    try:
        for line in session.lines:
            said = LAYING[session.language]["at"].format(meant, place)
            other.tell(said if line.text == seat else line.text, line.kind)
    except CaseError:
        return None
    other.supposed = session.supposed - {seat}
    return other


def _meant(session: Session, who: str) -> str:
    """The one who sits at ``session`` who is called ``who``; empty where it may be any of several.

    Nobody says "he" of themselves; who alone sits there may be "I" without having said so.
    """
    people = sorted(seated_at(session))
    if _ME.fullmatch(who) and session.speaker:
        return session.speaker
    if _OTHER.fullmatch(who):
        people = [name for name in people if name != session.speaker]
    elif not _ME.fullmatch(who):
        words = set(fold(who).split())
        people = [name for name in people if words <= set(fold(name).split())]
    return people[0] if len(people) == 1 else ""


def _is_still_there(session: Session, who: str, seat: str) -> bool:
    """Whether ``who`` is at ``session`` where the line ``seat`` has them, so far as anything has happened."""
    other = session.empty()
    for line in session.lines:
        other.tell(line.text, line.kind)
        if line.text == seat:
            break
    return dict(seats_at(other)).get(who) == dict(seats_at(session)).get(who)


def _supposed(session: Session) -> dict[str, str]:
    """Each line of ``session`` by which somebody was taken to be somewhere → who that is."""
    return {
        line: placed_by(line, session.language)[0]
        for line in (one.text for one in session.lines)
        if line in session.supposed
    }
