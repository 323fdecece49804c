"""A question whose words are those of a case: it is laid out, played, and asked."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.answers.sentences import Asked, statements
from rulesref.errors import RulesrefError
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session

#: The verdicts that play alone can give, with nothing assumed and nothing opaque.
GIVEN = ("yes", "no", "depends", "open")


class Played(NamedTuple):
    """What became of playing a question out: the table as far as it was understood.

    ``ruling`` is None where a sentence was not; ``left`` are the sentences that were not.
    """

    session: Session
    asked: Asked
    ruling: Ruling | None
    left: tuple[str, ...]

    @property
    def verdict(self) -> str | None:
        """The answer that play gives; None where it gives none.

        What is not offered at this moment may be lawful at another: no "no" comes of it.
        """
        if self.ruling is None or self.ruling.verdict not in GIVEN:
            return None
        if self.asked.asks_leave and self.ruling.verdict == "no":
            return None
        return self.ruling.verdict


def play_out(judge: Judge, asked: Asked, edition: str, language: str) -> Played:
    """Tell what ``asked`` tells to a new table and ask it there; the verdict needs every sentence."""
    session = Session(judge, edition, language)
    left = tuple(sentence for sentence in asked.told if not _told(session, sentence))
    if left or not session.lines or not asked.question:
        return Played(session, asked, None, (*left, asked.question) if asked.question else left)
    rulings = list(_rulings(session, asked.question, language))
    same = len({(ruling.verdict, ruling.reason) for ruling in rulings}) == 1
    if not same:
        return Played(session, asked, None, (asked.question,))
    return Played(session, asked, rulings[0], ())


def _told(session: Session, sentence: str) -> bool:
    try:
        session.tell(sentence)
    except RulesrefError:
        return False
    return True


def _rulings(session: Session, question: str, language: str) -> list[Ruling]:
    """The ruling on each statement that the question may be about and that can be asked."""
    found = []
    for statement in dict.fromkeys(statements(question, language)):
        try:
            found.append(session.ask(statement))
        except RulesrefError:
            continue
    return found
