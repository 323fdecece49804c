"""A question whose words are those of a case: it is laid out, played, and asked."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.answers.certain import is_certain
from rulesref.answers.sentences import Asked, statements
from rulesref.errors import RulesrefError
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session

#: The verdicts that play alone can give, with nothing assumed and nothing opaque.
GIVEN = ("yes", "no", "depends", "open")


class Played(NamedTuple):
    """What became of playing a question out: the table as far as it was understood.

    ``statement`` is what was asked, and ``ruling`` the answer, or where play stopped before it;
    None where a sentence was not understood. ``left`` are the sentences that were not.
    """

    session: Session
    statement: str
    ruling: Ruling | None
    left: tuple[str, ...]

    @property
    def verdict(self) -> str | None:
        """The answer that play gives; None where it gives none, or one that assumes something."""
        ruling = self.ruling
        if ruling is None or ruling.verdict not in GIVEN:
            return None
        certain = is_certain(self.session.scene, self.statement, ruling.verdict)
        return ruling.verdict if certain else None


def play_out(judge: Judge, asked: Asked, edition: str, language: str) -> Played:
    """Tell what ``asked`` tells to a new table and ask it there; the verdict needs every sentence."""
    session = Session(judge, edition, language)
    left = tuple(sentence for sentence in asked.told if not _told(session, sentence))
    if left or not session.lines or not asked.question:
        return Played(session, "", None, (*left, asked.question) if asked.question else left)
    rulings = _rulings(session, asked.question, language)
    if len({(ruling.verdict, ruling.reason) for ruling in rulings.values()}) != 1:
        return Played(session, "", None, (asked.question,))
    statement, ruling = next(iter(rulings.items()))
    if not ruling.questions:  # it stopped before anybody read the question
        return Played(session, "", ruling, (asked.question,))
    return Played(session, statement, ruling, ())


def _told(session: Session, sentence: str) -> bool:
    try:
        session.tell(sentence)
    except RulesrefError:
        return False
    return True


def _rulings(session: Session, question: str, language: str) -> dict[str, Ruling]:
    """Each statement that the question may be about and that can be asked → the ruling on it."""
    found = {}
    for statement in statements(question, language):
        try:
            found[statement] = session.ask(statement)
        except RulesrefError:
            continue
    return found
