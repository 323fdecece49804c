"""A test to which something is committed, where a text tells of none: no answer is one about that test."""

from __future__ import annotations

import re

from rulesref.session.session import Session

#: Cards are committed to tests alone, whether the test is said or not.
_COMMITTED = {
    "en": re.compile(r"\bcommit(?:s|ted|ting)?\b", re.I),
    "it": re.compile(
        r"\binvest(?:\w{1,3}|ir\w+|it[oaie])\b"
        r"|\b(?:impegnar|assegnar|usar|aggiunger)\w+ .+ (?:nella|per la|alla|in|a) (?:.+ )?prova\b",
        re.I,
    ),
}


def lacks_a_test(question: str, session: Session) -> bool:
    """Whether ``question`` commits something, and no test has begun on the table."""
    if not _COMMITTED[session.language].search(question):
        return False
    events = (line.event for line in session.scene.state.lines())
    return not any(event is not None and event.kind.id == "skill-test" for event in events)
