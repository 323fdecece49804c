"""A player's own words at a table: what they may tell there, to be confirmed, and what they ask.

Nothing is taken that nobody has confirmed, and nothing is proposed that the table would not take.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.prose.amounts import lying
from rulesref.answers.prose.asking import asked_by, numbered
from rulesref.answers.prose.cast import CASTS
from rulesref.answers.prose.clause import Clause
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.laying_out import seating, tell_read
from rulesref.answers.prose.names import Named, marked
from rulesref.answers.prose.past import in_present
from rulesref.answers.prose.playing import speaker
from rulesref.answers.prose.questions import COMES, LIES
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.sought import SOUGHT
from rulesref.answers.prose.told import Laid, Told, ask
from rulesref.answers.sentences import sentences_of
from rulesref.games.things import kind_of
from rulesref.rulings.ruling import Ruling
from rulesref.rulings.tongue import Tongue
from rulesref.session.lines import Line
from rulesref.session.saying import acting
from rulesref.session.session import Session


def understood(session: Session, line: str) -> tuple[Line, ...]:
    """The sentences that ``line``, which is none, may mean at ``session``; none where a word is not understood.

    Raises ``RulesrefError`` where all of it is, and the table would not take it.
    """
    said, named = marked(line, session.judge.game, session.language, _lying(session))
    told = sentences_of(f"{said}.").told or (said,)
    if session.language == "en":
        told, _ = in_present(told, "")
    me, sentences = speaker(list(told), named)
    reader = _reader(session, named, me or "")
    if me is None or not all(map(reader.tell, sentences)):
        return ()
    talk = reader.discourse
    named_here = {*talk.places.values()} & {*talk.stand_ins}
    if set(talk.stand_ins) - named_here:  # who or which one it is has to be said
        return ()
    branch = session.branch()
    for seat in seating(reader, seated=_seated(session)):
        branch.tell(seat, "given")
    tell_read(branch, reader)
    return tuple(branch.lines[len(session.lines) :])


def asked_at(session: Session, question: str) -> Ruling | None:
    """The ruling on what ``question`` asks in a player's words; None where it is not understood."""
    said, named = marked(question, session.judge.game, session.language, _lying(session))
    if session.language == "en":
        _, said = in_present((), said)
    reader = _reader(session, named, "")
    try:
        every = list(asked_by(said, reader.discourse))
    except Unclear:
        return None
    begun = sum(line.kind == "given" for line in session.lines)
    for asking in every:
        sought = SOUGHT.get(asking.how)
        if asking.how == LIES:
            told = _lying_there(session, reader, asking.statements[0])
        elif sought is not None:
            told = sought(Laid(session, reader, begun), asking)
            if asking.how == COMES and not (told and told.statement):  # more of it may come
                told = ask(session, reader, tuple(_some(asking.statements, reader)))
                if told is not None and told.ruling is not None and told.ruling.verdict == "no":
                    return None  # none of it comes, and that is no statement
        else:
            told = ask(session, reader, asking.statements)
        if told is not None and told.ruling is not None and told.statement:
            return told.ruling
    return None


def _some(statements: tuple[str, ...], reader: Reader) -> Iterator[str]:
    """``statements`` of each small number."""
    for statement in statements:
        for number in range(1, _FEW + 1):
            yield numbered(statement, number, reader.language)


_FEW = 6


def _lying_there(session: Session, reader: Reader, statement: str) -> Told | None:
    """How much of something lies there; None where it is about to change."""
    every = (ask(session, reader, (one,)) for one in lying(statement, session.language))
    so = [one for one in every if one and one.ruling and one.ruling.verdict != "no"]
    return so[0] if len(so) == 1 else None


def _reader(session: Session, named: tuple[Named, ...], me: str) -> Reader:
    """Whoever reads on at ``session``, where those who lie and sit there have been spoken of."""
    me = me or acting(session.scene) or ""
    tongue = Tongue(session.judge.game, session.judge.speech, session.language)
    talk = Discourse(named, me, CASTS[0], session.language)
    for one in _lying(session):
        talk.known.setdefault(one.name, one.types)
    for who, place in _seats(session):
        talk.placed(who, place)
    for line in session.lines:  # "it" is what was told of last
        talk.took(talk.mentioned(line.text))
    reader = Reader(tongue, talk, freely=True)
    if session.scene.state.log is not None:
        reader.lines.append(Clause("", given=False))  # nothing is laid out any more
    return reader


def _lying(session: Session) -> tuple[Named, ...]:
    """What lies at the table, as a text may call it."""
    scene = session.scene
    return tuple(
        dict.fromkeys(
            Named(str(scene.name(id)), frozenset({kind_of(scene.state, id)}))
            for id, thing in scene.state.things.items()
            if "card" in thing
        )
    )


def _seats(session: Session) -> Iterator[tuple[str, str]]:
    """Each player with the location where they are."""
    scene = session.scene
    for who in scene.tongue.game.players(scene.state):
        place = scene.state.get(who, "at", None)
        if place:
            yield str(scene.name(who)), str(scene.name(place))


def _seated(session: Session) -> frozenset[str]:
    return frozenset(who for who, _ in _seats(session))
