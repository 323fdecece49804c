"""A test to which something is committed, where a text tells of none: no answer is one about that test."""

from __future__ import annotations

import re

from rulesref.session.session import Session

_COMMITTED = {
    "en": re.compile(
        r"\bcommit(?:ted)? .+ to (?:.+ )?(?:tests?|attacks?|investigations?|evasions?|attempts?)\b",
        re.I,
    ),
    "it": re.compile(
        r"\b(?:investir|impegnar|assegnar|usar|aggiunger)\w+ .+ (?:nella|per la|alla|in|a) (?:.+ )?prova\b",
        re.I,
    ),
}


def lacks_a_test(question: str, session: Session) -> bool:
    """Whether ``question`` commits something to a test that it names, and none has begun on the table."""
    if not _COMMITTED[session.language].search(question):
        return False
    events = (line.event for line in session.scene.state.lines())
    return not any(event is not None and event.kind.id == "skill-test" for event in events)
