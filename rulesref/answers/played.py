"""A question whose words are those of a case: it is laid out, played, and asked."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.answers.sentences import Asked, statements
from rulesref.errors import RulesrefError
from rulesref.rulings.question import NOT
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session

#: Rows of the vocabulary that ask what somebody may do now, or may not.
LEAVE = frozenset({"may", "may-act"})
NO_LEAVE = frozenset({"may-not", "may-not-act"})
#: The verdicts that play alone can give, with nothing assumed and nothing opaque.
GIVEN = ("yes", "no", "depends", "open")


class Played(NamedTuple):
    """What became of playing a question out: the table as far as it was understood.

    ``ruling`` is None where a sentence was not; ``left`` are the sentences that were not.
    """

    session: Session
    ruling: Ruling | None
    left: tuple[str, ...]

    @property
    def verdict(self) -> str | None:
        """The answer that play gives; None where it gives none.

        What is not offered at this moment may be lawful at another: of leave, only that it is there
        is an answer.
        """
        if self.ruling is None or self.ruling.verdict not in GIVEN:
            return None
        row = self._asked_by(self.ruling)
        if row in LEAVE or row in NO_LEAVE or self._is_negated(self.ruling):
            return "yes" if row in LEAVE and self.ruling.verdict == "yes" else None
        return self.ruling.verdict

    def _asked_by(self, ruling: Ruling) -> str:
        """The row of the vocabulary that the question was read by; empty for an event."""
        scene = self.session.scene
        rows = self.session.judge.speech.rows("then")
        text = ruling.questions[-1].verdict.question
        read = read_sentence(text, rows, scene.tongue, scene.telling.said)
        return read.row.id if isinstance(read, Told) else ""

    @staticmethod
    def _is_negated(ruling: Ruling) -> bool:
        """Whether the question asks for the opposite of a sentence, whose row is not looked at."""
        return ruling.questions[-1].verdict.question.startswith(tuple(NOT.values()))


def play_out(judge: Judge, asked: Asked, edition: str, language: str) -> Played:
    """Tell what ``asked`` tells to a new table and ask it there; the verdict needs every sentence."""
    session = Session(judge, edition, language)
    left = tuple(sentence for sentence in asked.told if not _told(session, sentence))
    if left or not session.lines or not asked.question:
        return Played(session, None, (*left, asked.question) if asked.question else left)
    rulings = list(_rulings(session, asked.question, language))
    same = len({(ruling.verdict, ruling.reason) for ruling in rulings}) == 1
    if not same:
        return Played(session, None, (asked.question,))
    return Played(session, rulings[0], ())


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
