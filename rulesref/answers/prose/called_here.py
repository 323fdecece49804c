"""Whom "he" and "she" mean in what is asked or told at a table: the only one who sits there and is called so."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.answers.prose.asked.how_high import by_what_they_have
from rulesref.answers.prose.implied.called_at_table import (
    begins_with_them,
    named_as_called,
    told_of_them_alone,
)
from rulesref.answers.prose.names import Named
from rulesref.session.session import Session


def by_name_at(session: Session, lying: Iterable[Named], question: str) -> str | None:
    """``question`` with those named who sit at ``session`` and whom "he" and "she" mean; None where that is nobody."""
    return _named(session, lying, by_what_they_have(question, session.language))


def told_by_name_at(session: Session, lying: Iterable[Named], line: str) -> str:
    """``line`` with the same named; as it stands where it may be said of an ally or an enemy, or of nobody."""
    lying, calling = tuple(lying), session.judge.speech.calling[session.language]
    others = others_at(session, lying) or not begins_with_them(line, calling)
    if others and not told_of_them_alone(line, session.language):
        return line
    return _named(session, lying, line) or line


def others_at(session: Session, lying: Iterable[Named]) -> tuple[str, ...]:
    """Who lies at ``session`` and may be called "he" or "she": an asset, or an enemy that was told of last."""
    last = session.lines[-1].text if session.lines else ""
    return tuple(
        one.name
        for one in lying
        if "asset" in one.types or ("enemy" in one.types and one.name in last)
    )


def _named(session: Session, lying: Iterable[Named], text: str) -> str | None:
    lying, speech, language = tuple(lying), session.judge.speech, session.language
    seated = [one.name for one in lying if "investigator" in one.types]
    others = bool(others_at(session, lying))
    return named_as_called(text, language, seated, speech.called, speech.calling[language], others)
