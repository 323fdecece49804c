"""A question that tells of a position: it is laid out, played, and asked.

First as the words of a case have it, then clause by clause as a player tells it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.answers.certain import is_certain
from rulesref.answers.general import positions_of
from rulesref.answers.plain_words import as_asked, full_names
from rulesref.answers.prose.asked.who import asked_of, asks_who
from rulesref.answers.prose.asked_at_table import asked_at
from rulesref.answers.prose.at_table import lying_at
from rulesref.answers.prose.called_here import by_name_at
from rulesref.answers.prose.implied.somebody_else import STAND_IN, with_somebody
from rulesref.answers.prose.playing import agreed, told_by
from rulesref.answers.sentences import Posed, sentences_of, statements
from rulesref.catalogue import said
from rulesref.errors import CaseError, NoOneAnswer, RulesrefError
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.session.saying import acting
from rulesref.session.session import Session

#: The verdicts that play alone can give, with nothing assumed and nothing opaque.
GIVEN = ("yes", "no", "depends", "open")


class Played(NamedTuple):
    """What became of playing a question out: the table as far as it was understood.

    ``statement`` is what was asked, and ``ruling`` the answer, or where play stopped before it;
    None where a sentence was not understood. ``left`` are the sentences that were not. ``stand_ins``
    are played for those whom nobody names, and ``agreed`` is the verdict that any of them gives.
    """

    session: Session
    statement: str
    ruling: Ruling | None
    left: tuple[str, ...]
    stand_ins: tuple[str, ...] = ()
    agreed: str | None = None
    in_prose: bool = False
    #: What a question that names no card was played as, where it was: one of them is this table.
    positions: tuple[str, ...] = ()

    @property
    def verdict(self) -> str | None:
        """The answer that play gives; None where it gives none, or one that assumes something."""
        if self.in_prose:
            return self.agreed
        ruling = self.ruling
        if ruling is None or ruling.verdict not in GIVEN:
            return None
        certain = is_certain(self.session.scene, self.statement, ruling)
        return ruling.verdict if certain else None


def play_out(judge: Judge, text: str, edition: str, language: str) -> Played:
    """Tell what ``text`` tells to a new table and ask it there; the verdict needs every sentence."""
    if positions := positions_of(text, language):
        return _in_general(judge, positions, edition, language)
    played = _in_words_of_cases(judge, sentences_of(text), edition, language)
    if played.verdict is not None:
        return played
    every = told_by(judge, text, edition, language)
    first = every[0]
    told = (first.session, first.statement, first.ruling, first.left, first.stand_ins)
    plain = Played(*told, agreed(every), in_prose=True)
    if plain.agreed is None and (others := with_somebody(text, judge.game, language)):
        of_another = _in_general(judge, others, edition, language)._replace(positions=())
        if of_another.agreed or len(of_another.left) < len(plain.left):
            return of_another
    return plain if plain.agreed or len(plain.left) < len(played.left) else played


def _in_general(judge: Judge, positions: tuple[str, ...], edition: str, language: str) -> Played:
    """All ``positions`` played: a verdict where each of them comes to the same."""
    first, verdict = None, None
    for position in positions:
        every = told_by(judge, position, edition, language, STAND_IN)
        other, first = agreed(every), first or every[0]
        if other is None or verdict not in (None, other):
            verdict = None
            break  # no answer holds in all of them
        verdict = other
    assert first is not None
    told = (first.session, first.statement, first.ruling, first.left, first.stand_ins)
    return Played(*told, verdict, in_prose=True, positions=positions)


#: How somebody speaks of themselves: a case may take them for whoever acts, who need not be the same.
_SPEAKER = {
    "en": re.compile(r"\b(?:with|on|to|of|from|against|attacks|engages) me\b|\bmy\b|^I\b(?!['’])"),
    "it": re.compile(r"\b(?:con|su di|da|contro) me\b|\bmi[oae]i?\b|^(?:io|mi)\b", re.I),
}
#: How a question says that it is about whoever asks.
IN_FIRST_PERSON = {
    "en": re.compile(r"\b(?:I|me|my|mine|we|us|our)\b"),
    "it": re.compile(
        r"\b(?:io|mi|me|mi[oaei]|miei|posso|devo|vengo|faccio|prendo|subisco|pesco|sono|ho)\b", re.I
    ),
}


def _in_words_of_cases(judge: Judge, asked: Posed, edition: str, language: str) -> Played:
    session = Session(judge, edition, language)
    game = judge.game.id
    left = tuple(
        said
        for said in asked.told
        if _SPEAKER[language].search(said)
        or not (_told(session, said) or _told(session, full_names(said, game)))
    )
    if left or not session.lines or not asked.question:
        return Played(session, "", None, (*left, asked.question) if asked.question else left)
    by_me = IN_FIRST_PERSON[language].search
    if by_me(asked.question) and not any(map(by_me, asked.told)):
        return Played(session, "", None, (asked.question,))  # it need not be the one who is told of
    rulings = _rulings(session, full_names(asked.question, game), language)
    if len({(ruling.verdict, ruling.reason) for ruling in rulings.values()}) != 1:
        return Played(session, "", None, (asked.question,))
    statement, ruling = next(iter(rulings.items()))
    if not ruling.questions:  # it stopped before anybody read the question
        return Played(session, "", ruling, (asked.question,))
    return Played(session, statement, ruling, ())


def ruling_at(session: Session, question: str) -> Ruling:
    """The ruling on ``question`` at a table, asked as a case asks it or as a player does.

    Raises ``CaseError`` where it can be read in no way, or in several with different answers.
    """
    try:
        return session.ask(question)
    except CaseError as problem:
        game, bare = session.judge.game.id, question.strip().rstrip("?").strip()
        me = session.speaker or acting(session.scene) or ""
        named = by_name_at(session, lying_at(session), bare)
        asked = as_asked(full_names(bare if named is None else named, game), me, game)
        rulings = list(_rulings(session, asked, session.language).values())
        if len({(ruling.verdict, ruling.reason) for ruling in rulings}) == 1:
            return rulings[0]
        found = asked_at(session, bare)
        if found is not None:
            return found
        found = _of_one_alone(session, asked)
        if found is not None:
            return found
        if asks_who(bare, session.language) or _is_no_name(problem, bare):
            problem.message = said("nothing that can be asked reads like {text!r}").format(
                text=bare
            )
            problem.remedy = said(
                "ask for an event as the timeline prints it, or for what a Then step could assert"
            )
        raise


def _is_no_name(problem: CaseError, question: str) -> bool:
    """Whether ``problem`` takes the verb with which ``question`` begins for the beginning of a name."""
    called = _QUOTED.search(problem.message)
    first = question.split(" ", 1)[0]
    return bool(called and called["name"].split(" ", 1)[0] == first and first.islower())


#: What a message says that nothing is called so.
_QUOTED = re.compile(r"(?P<sign>['\"])(?P<name>.+)(?P=sign)")


def _of_one_alone(session: Session, question: str) -> Ruling | None:
    """The ruling on the one at the table of whom it is so what ``question`` asks, and of nobody else.

    Raises ``NoOneAnswer`` where it is so of several.
    """
    scene = session.scene
    people = [str(scene.name(who)) for who in scene.tongue.game.players(scene.state)]
    for each in asked_of(question, people, session.language):
        rulings = [_rulings(session, one, session.language) for one in each]
        if not all(len({ruling.verdict for ruling in one.values()}) == 1 for one in rulings):
            continue
        first = [next(iter(one.items())) for one in rulings]
        so = [(statement, ruling) for statement, ruling in first if ruling.verdict == "yes"]
        if not so or any(ruling.verdict not in ("yes", "no") for _, ruling in first):
            continue
        if len(so) > 1:
            every = "; ".join(statement for statement, _ in so)
            raise NoOneAnswer(said("it is so of each of these: {every}").format(every=every))
        return so[0][1]
    return None


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
