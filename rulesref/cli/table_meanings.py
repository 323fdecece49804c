"""What a line may have meant that is no sentence as it stands: one thing to be confirmed, or one of several."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.cli.table_guided import not_yet, taken_by
from rulesref.entries import fold
from rulesref.errors import AmbiguousReference, CaseError, RulesrefError, SeveralMeant, UsageError
from rulesref.rulings.ways_taken import way_wanted
from rulesref.session.commands import read_command
from rulesref.session.late import told_late
from rulesref.session.lines import Line
from rulesref.session.namesakes import told_apart
from rulesref.session.played_anew import from_the_beginning
from rulesref.session.session import Session
from rulesref.session.too_late import ChangesThePast

#: What somebody says who goes on: another line, or a question about what there is by then.
_GOES_ON = frozenset({"tell", "ask", "what-if", "why-not", "outcomes", "save"})
#: So many ways are offered for one line.
_OFFERED = 12


class Meanings(NamedTuple):
    """The ``ways`` in which a line may have been meant, each the sentences that it comes to.

    One of no kind is what was said with a name that is that of one card alone, to be heard anew.
    """

    ways: tuple[tuple[Line, ...], ...] = ()
    #: Whether whoever says nothing against the only way and goes on meant it: it has every word of the line, or
    #: is so whatever the words mean that it lacks.
    stands: bool = False
    #: Who it says that they are.
    speaker: str = ""
    #: The lines of its ways by which somebody is only taken to be somewhere.
    supposed: frozenset[str] = frozenset()
    #: The table as it would be with the only way from the beginning, which would have changed what has happened.
    anew: Session | None = None

    def is_passed_by(self, line: str) -> bool:
        """Whether ``line`` goes on as if the only way had been taken, which stands."""
        command = read_command(line)
        if command is None or not self.stands or len(self.ways) != 1:
            return False
        return command.id in _GOES_ON

    def says_the_same(self, line: str) -> bool:
        """Whether ``line`` is the only way in the words in which it was shown."""
        own = [one.text for way in self.ways for one in way]
        return len(own) == 1 and fold(line.strip()) == fold(own[0])

    def is_answered_by(self, line: str) -> bool:
        """Whether ``line`` says which way was meant: by its number, or that the only one was."""
        command = read_command(line)
        if command is None or not self.ways:
            return False
        return command.id == "yes" or (command.id == "choose" and len(self.ways) > 1)

    def meant(self, number: str) -> tuple[Line, ...]:
        """The way of that ``number``, without one the only one. Raises ``UsageError``."""
        number = number or ("1" if len(self.ways) == 1 else "")
        if number in map(str, range(1, len(self.ways) + 1)):
            return self.ways[int(number) - 1]
        if not self.ways:
            raise UsageError(said("there is nothing to say yes to"))
        raise UsageError(
            said("there are {count} ways: a number says which one is meant").format(
                count=len(self.ways)
            ),
        )

    def left_out(self, session: Session) -> Iterator[str]:
        """What of the only way is not told at ``session``."""
        told = {line.text for line in session.lines}
        if len(self.ways) == 1:
            yield from (line.text for line in self.ways[0] if line.text not in told)


def meanings_of(
    session: Session, sentence: str, problem: CaseError
) -> tuple[Meanings, RulesrefError | None]:
    """What ``sentence`` may mean at ``session``, which refused it by its ``problem``, and how to ask so.

    None is asked where it only says who somebody is.
    """
    if isinstance(problem, SeveralMeant) and problem.called:
        return _which(session, sentence, problem.called, problem)
    if isinstance(problem, ChangesThePast):
        return _anew(session, sentence, problem)
    late = when_told(session, sentence)
    if late:
        return late
    way = _with_a_way(session, sentence)
    if way:
        return way
    from rulesref.answers.prose.at_table import is_token, understood

    if is_token(session, sentence) and not session.asks_fate:
        return Meanings(), UsageError(
            said("no chaos token is revealed at this moment"),
            remedy=_what_is_asked(session) or said("`options` lists what can be done"),
        )
    try:
        found = understood(session, sentence)
    except AmbiguousReference as several:
        return _which(session, sentence, several.told, several)
    except SeveralMeant as several:
        return _which(session, sentence, several.called, several)
    except ChangesThePast as late_line:
        return _anew(session, sentence, late_line)
    if found.me and not (found.lines or found.left or found.why):
        return Meanings(speaker=found.me), None
    if found.left or found.why:
        offered = _offers_with(session, sentence) or _of_the_speaker(session, sentence, problem)
        if offered:
            return offered
    ways = (found.lines,) if found.lines else ()
    if not ways:
        problem = _why_not_by_name(session, sentence) or problem
    question = not_yet(sentence, found, problem)
    if not ways:
        question.remedy = _what_is_asked(session) or question.remedy
    return Meanings(ways, found.stands, found.me, found.supposed), question


def _why_not_by_name(session: Session, sentence: str) -> CaseError | None:
    """Why ``sentence`` is not told with the name of the one whom its pronoun means; None where that is nobody."""
    from rulesref.answers.prose.at_table import lying_at
    from rulesref.answers.prose.called_here import told_by_name_at

    named = told_by_name_at(session, lying_at(session), sentence)
    try:
        session.branch().tell(named)
    except CaseError as problem:
        return problem if named != sentence else None
    return None


def _what_is_asked(session: Session) -> str:
    """That something has to be decided first; empty where nothing has."""
    if session.asking().kind not in ("choice", "chance"):
        return ""
    return said("decide first what is asked: `options` lists it")


def _anew(
    session: Session, sentence: str, problem: ChangesThePast
) -> tuple[Meanings, RulesrefError]:
    """How to ask whether ``sentence`` lay there from the beginning, and what has happened is played anew."""
    try:
        other = from_the_beginning(session, problem.late)
    except CaseError:
        return Meanings(), problem
    message = said("{line}: with this from the beginning, something else would have happened")
    return Meanings(((problem.late,),), anew=other), UsageError(
        message.format(line=sentence),
        candidates=(problem.late.text,),
        listed=said("understood as"),
        remedy=said("Enter lays it there and plays all of it anew; `no` leaves it out"),
    )


def _of_the_speaker(
    session: Session, sentence: str, problem: CaseError
) -> tuple[Meanings, RulesrefError] | None:
    """What ``sentence`` says of whoever speaks, or that it is not understood; None where nobody has said who that is."""
    speaker = session.speaker
    mine = [one for one in problem.candidates if speaker and one.startswith(f"{speaker} ")]
    if len(mine) != 1:
        return None
    try:
        session.branch().tell(mine[0])
    except RulesrefError:
        return Meanings(), UsageError(
            said("not understood: {parts}").format(parts=sentence),
            remedy=said("say one thing a line; `lay` asks question by question"),
        )
    message = said("{line}: is this meant?").format(line=sentence)
    return _one_of(message, [(Line("", mine[0]),)], mine, stands=True)


def _with_a_way(session: Session, sentence: str) -> tuple[Meanings, RulesrefError] | None:
    """A move with the way that it takes, which nobody has told; None where it is not for want of that."""
    branch, way = session.branch(), way_wanted(session.scene, sentence)
    if not way:
        return None
    try:
        branch.tell(way, "given")
        branch.tell(sentence, "when")
    except RulesrefError:
        return None
    message = said("{line}: is this meant?").format(line=sentence)
    return _one_of(message, [(Line("given", way), Line("when", sentence))], [way, sentence])


def when_told(session: Session, sentence: str) -> tuple[Meanings, RulesrefError] | None:
    """How to ask of which moment the number in ``sentence`` is; None where it is of none that has passed."""
    late = told_late(session, sentence)
    if not late:
        return None
    message = said("{line}: is this meant?").format(line=sentence)
    return _one_of(message, [(Line("given", line),) for line in late.values()], list(late))


#: How a question begins that nobody has marked as one.
_ASKS = {
    "en": re.compile(
        r"(?:can|may|does|do|did|is|are|will|would|could|should|how|who|which|when|where) ", re.I
    ),
    "it": re.compile(r"(?:può|posso|possono|devo|deve|quant[oaie]|chi|quale|quando|dove) ", re.I),
}


def asks(session: Session, sentence: str) -> bool:
    """Whether ``sentence`` is a question, though a case could tell it as a step."""
    branch, before = session.branch(), len(session.scene.telling.asked)
    try:
        branch.tell(sentence)
    except RulesrefError:
        return sentence.endswith("?") or bool(_ASKS[session.language].match(sentence))
    return sentence.endswith("?") or len(branch.scene.telling.asked) > before


_SMALL_WORDS = """
    a an the i he she it they my his her its their on to with of in at and or all both is it's
    me un una uno il lo la gli le io lui lei mio mia suo sua su con di e o tutto tutti
    """
#: What says nothing of which option is meant.
_SMALL = frozenset(_SMALL_WORDS.split())


def _offers_with(session: Session, words: str) -> tuple[Meanings, RulesrefError] | None:
    """The options of the choice that waits which have all ``words`` that say something; None for none, or all."""
    said_of_it = set(fold(words).replace("'s", "").split()) - _SMALL
    offers = session.options() if session.asking().kind == "choice" else ()
    meant = [
        offer.sentence
        for offer in offers
        if said_of_it and said_of_it <= set(fold(offer.sentence).replace(",", "").split())
    ]
    if not meant or len(meant) in (len(offers), *range(_OFFERED + 1, len(offers))):
        return None
    message = said("{line}: is this meant?").format(line=words)
    return _one_of(message, [(Line("when", one),) for one in meant], meant)


def _one_of(
    message: str, ways: Sequence[tuple[Line, ...]], labels: Sequence[str], *, stands: bool = False
) -> tuple[Meanings, RulesrefError]:
    """The ``ways``, each put as one of ``labels``, and how to ask which is meant."""
    meanings = Meanings(tuple(ways), stands)
    if len(ways) == 1:
        how = taken_by(stands=stands)
        return meanings, UsageError(
            message, candidates=tuple(labels), listed=said("understood as"), remedy=how
        )
    return meanings, UsageError(
        message, candidates=numbered(labels), listed=said("its number says which")
    )


def _which(
    session: Session, sentence: str, called: str, problem: RulesrefError
) -> tuple[Meanings, RulesrefError]:
    """Which of the cards of one name is ``called`` so in ``sentence``, as the ``problem`` lists them."""
    at = sentence.casefold().find(called.casefold()) if called else -1
    if at < 0:
        return Meanings(), problem
    labels = told_apart(session, problem.candidates[:_OFFERED])
    ways = (f"{sentence[:at]}{name}{sentence[at + len(called) :]}" for name in labels.values())
    return Meanings(tuple((Line("", way),) for way in ways)), UsageError(
        problem.message, candidates=numbered(labels), listed=said("its number says which")
    )


def numbered(labels: Iterable[str]) -> tuple[str, ...]:
    """Each of ``labels`` with the number that chooses it."""
    return tuple(f"{number}  {label}" for number, label in enumerate(labels, 1))
