"""A player's own words at a table: what they may tell there, shown before it is taken.

Nothing is taken that was not shown first and let stand, and nothing is proposed that the table would not
take.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesref.answers.prose.called_here import told_by_name_at
from rulesref.answers.prose.clause import ALL, HELD, Clause
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.first_person import apart_from_me, speaker
from rulesref.answers.prose.hasty import Names, as_typed, in_full
from rulesref.answers.prose.implied.cast import CASTS
from rulesref.answers.prose.implied.lying_there import lacking
from rulesref.answers.prose.implied.on_turn import led_by_whose_turn
from rulesref.answers.prose.in_part import unread
from rulesref.answers.prose.lines_told import seating
from rulesref.answers.prose.names import Named, marked, unmarked
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.telling_lines import tell_read
from rulesref.answers.prose.unplaced import refuse_unplaced, take_for_there, unplaced_in
from rulesref.answers.prose.wordings.past import in_present, with_subject
from rulesref.answers.prose.wordings.words import WORDS
from rulesref.answers.sentences import sentences_of
from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.games.things import kind_of
from rulesref.rulings.tongue import Tongue
from rulesref.session import saying
from rulesref.session.lines import Line
from rulesref.session.session import Session


class Understood(NamedTuple):
    """The sentences that a player's own words may mean at a table, and what of them is not understood."""

    lines: tuple[Line, ...]
    left: tuple[str, ...] = ()
    #: Words of what is left that are a part of several names → these names.
    could: Mapping[str, tuple[str, ...]] = {}
    #: Why the table would not take more; empty where it takes all that is understood.
    why: str = ""
    #: What is understood and not told, since the table would not take it, or a sentence before it.
    untold: tuple[str, ...] = ()
    #: What tells nothing: a table takes it for so where nobody has told otherwise.
    granted: tuple[str, ...] = ()
    #: Who the line says that they are: "I" is they from then on.
    me: str = ""
    #: Where somebody is taken to be of whom it says nothing of that.
    supposed: frozenset[str] = frozenset()
    #: Whether a way or clues at a place are taken for lying there of which it says nothing.
    of_places: bool = False

    @property
    def stands(self) -> bool:
        """Whether whoever says nothing against it and goes on meant it.

        It has every word of the line, or is so whatever the words mean that it lacks; and nobody has
        made up how places lie and what lies at them.
        """
        whole = not (self.left or self.granted)
        only_said = not self.why and not self.of_places
        return bool(self.lines) and only_said and (self.only_lays or whole)

    @property
    def only_lays(self) -> bool:
        """Whether all that is understood is said to lie there, each by itself, and nothing happens."""
        return not self.supposed and all(line.kind == "given" for line in self.lines)


def understood(session: Session, line: str) -> Understood:
    """What ``line``, which is no sentence, may mean at ``session``: as it stands, else typed in haste.

    Of what is only understood in part, nothing happens that comes behind a part that is not.
    Raises ``RulesrefError`` where all of it is, and the table would not take it.
    """
    line = told_by_name_at(session, lying_at(session), line)
    names = names_at(session)
    full, typed = in_full(line, names, session.language)
    best, problem = Understood((), (line,)), None
    for text in dict.fromkeys((line, full, led_by_whose_turn(session, full, seated_at(session)))):
        problem = None
        try:
            found = _read(session, text)
        except RulesrefError as caught:
            problem = caught
            continue
        if not found.left and not found.why:
            return found
        best = max(found, best, key=lambda one: len(one.lines))
    if problem is not None:
        raise problem
    could = names.several(" ".join(best.left))
    return best._replace(left=tuple(as_typed(part, typed) for part in best.left), could=could)


def _read(session: Session, line: str) -> Understood:
    text, named = marked(line, session.judge.game, session.language, lying_at(session))
    told = sentences_of(f"{text}.").told or (text,)
    if session.language == "en":
        told, _ = in_present(tuple(map(with_subject, told)), "")
    me, sentences = speaker(list(told), named, known=bool(session.speaker))
    if me is None:
        return Understood((), (line,))
    alone = "" if me else _alone(session, named, text) or only_one_at(session, named, text)
    reader = reader_at(session, named, me or alone)
    reader.discourse.alone = bool(alone)
    left: list[str] = []
    granted: list[str] = []
    for sentence in sentences:
        before = len(reader.granted)
        left += list(unread(reader, sentence, named, first=not left))
        granted += (_in_words(clause, reader) for clause in reader.granted[before:])
    if any(
        is_token(session, part) for part in left
    ):  # the rest of a list, of which a part is no list
        return Understood((), (line,))
    talk = reader.discourse
    named_here = {*talk.places.values()} & {*talk.stand_ins}
    refuse_nobody(session, talk)
    if set(talk.stand_ins) - named_here:  # who or which one it is has to be said
        return Understood((), (line,))
    unplaced = unplaced_in(reader, seated_at(session))
    take_for_there(unplaced, reader, [one.name for one in named if one.types == {"location"}])
    branch, problem, taken = _told_at(session, reader)
    of_places = any(_is_of_a_place(line, reader) for line in taken)
    supposed = frozenset(seating(reader, seated=seated_at(session)))
    if left and supposed >= {line.text for line in _told_besides(branch, session)}:
        return Understood((), tuple(left), me=me)  # where they are may be what is not understood
    if problem is not None:
        if supposed >= {line.text for line in _told_besides(branch, session)}:
            raise problem  # nothing else of it is told
        found = Understood(_told_besides(branch, session), tuple(left), why=problem.message)
        return found._replace(
            untold=_untold(reader, branch),
            granted=tuple(granted),
            me=me,
            supposed=supposed,
            of_places=of_places,
        )
    if sum(one.types == {"location"} for one in lying_at(branch)) > 1:
        refuse_unplaced(unplaced)  # a place may be told by a sentence in which no name was seen
    found = Understood(_told_besides(branch, session), tuple(left))
    return found._replace(granted=tuple(granted), me=me, supposed=supposed, of_places=of_places)


def _in_words(clause: str, reader: Reader) -> str:
    """``clause`` with the names of what its words mean."""
    try:
        return next((text for text, _ in reader.discourse.readings(clause)), clause)
    except Unclear:
        return unmarked(clause, reader.discourse.named)


def _untold(reader: Reader, branch: Session) -> tuple[str, ...]:
    """What was read and is not told at ``branch``; what only had to hold there is no part of it."""
    told = {line.text for line in branch.lines}
    texts = (line.text.removeprefix(ALL) for line in reader.lines)
    return tuple(text for text in texts if text and text not in told and not text.startswith(HELD))


_NUMBER = re.compile(r"[+-]?\d+")


def is_token(session: Session, part: str) -> bool:
    """Whether ``part`` of a line is nothing but a chaos token."""
    words = session.judge.speech.words
    return bool(_NUMBER.fullmatch(part) or words.meaning("face", part, session.language))


def _told_at(
    session: Session, reader: Reader
) -> tuple[Session, RulesrefError | None, Sequence[str]]:
    """A branch at which what was read is told, why not all, and what it takes for lying there."""
    taken: list[str] = []
    first: tuple[Session, RulesrefError, Sequence[str]] | None = None
    while True:
        branch, so_far = session.branch(), None
        try:
            for seat in (*seating(reader, seated=seated_at(session)), *taken):
                branch.tell(seat, "given")
            so_far = len(branch.lines)
            tell_read(branch, reader)
        except RulesrefError as problem:
            more = lacking(problem, reader) if so_far and isinstance(problem, CaseError) else ""
            first = first or (branch, problem, ())
            if not more or more in taken:
                return first
            taken.append(more)
        else:
            return branch, None, taken


def _is_of_a_place(line: str, reader: Reader) -> bool:
    """Whether ``line`` tells how places lie, or what lies at one."""
    talk = reader.discourse
    named = talk.mentioned(line)
    return bool(named) and "location" in talk.known.get(named[0], frozenset())


def _told_besides(branch: Session, session: Session) -> tuple[Line, ...]:
    """The lines of ``branch`` that ``session`` does not have; what lies there stands above what is done."""
    before = list(session.lines)
    new: list[Line] = []
    for line in branch.lines:
        if line in before:
            before.remove(line)
        else:
            new.append(line)
    return tuple(new)


def _alone(session: Session, named: tuple[Named, ...], text: str) -> str:
    """The one investigator that a text names for a table where nobody sits: who is meant by "I" or "she"."""
    names = [one.name for one in named if "investigator" in one.types]
    if len(names) != 1 or seated_at(session) or apart_from_me((text,), "", named):
        return ""
    return names[0]


def refuse_nobody(session: Session, talk: Discourse) -> None:
    """Raise ``UsageError`` where a ``talk`` at ``session`` has spoken of "I", and nobody may be meant."""
    if talk.me in talk.stand_ins:
        raise nobody_told(session)


def nobody_told(session: Session) -> UsageError:
    """What to say where a player at ``session`` says "I", and nobody has told who that is."""
    seated = tuple(who for who, _ in seats_at(session))
    return UsageError(
        said("nobody has told who is meant by “I”"),
        candidates=seated,
        listed=said("who sits here"),
        remedy=said("say it at first, such as: I'm {who}").format(
            who=seated[0] if seated else "Agnes Baker"
        ),
    )


def only_one_at(session: Session, named: tuple[Named, ...], text: str) -> str:
    """The one who sits at ``session`` alone, where a ``text`` speaks of nobody else, nor as "I"."""
    seated = seated_at(session)
    others = any("investigator" in one.types and one.name not in seated for one in named)
    says_me = WORDS[session.language].me.search(text)
    return next(iter(seated)) if len(seated) == 1 and not others and not says_me else ""


def names_at(session: Session) -> Names:
    """The names of cards as somebody types them who sits at ``session``."""
    lying = [one.name for one in lying_at(session)]
    return Names(session.judge.game, session.judge.speech, session.language, lying)


def reader_at(session: Session, named: tuple[Named, ...], me: str) -> Reader:
    """Whoever reads on at ``session``, where those who lie and sit there have been spoken of."""
    me = me or session.speaker or saying.acting(session.scene) or ""
    tongue = Tongue(session.judge.game, session.judge.speech, session.language)
    here = tuple(saying.named(session, place) for place in CASTS[0].locations)
    talk = Discourse(named, me, CASTS[0]._replace(locations=here), session.language)
    for one in lying_at(session):
        talk.known.setdefault(one.name, one.types)
    for who, place in seats_at(session):
        talk.placed(who, place)
    for line in session.lines:  # "it" is what was told of last
        talk.took(talk.mentioned(line.text), line.text if line.kind == "when" else "")
    reader = Reader(tongue, talk, freely=True)
    if session.scene.state.log is not None:
        reader.lines.append(Clause("", given=False))  # nothing is laid out any more
    return reader


def lying_at(session: Session) -> tuple[Named, ...]:
    """What lies at the table, as a text may call it."""
    scene = session.scene
    return tuple(
        dict.fromkeys(
            Named(str(scene.name(id)), frozenset({kind_of(scene.state, id)}))
            for id, thing in scene.state.things.items()
            if "card" in thing
        )
    )


def seats_at(session: Session) -> Iterator[tuple[str, str]]:
    """Each player with the location where they are."""
    scene = session.scene
    for who in scene.tongue.game.players(scene.state):
        place = scene.state.get(who, "at", None)
        if place:
            yield str(scene.name(who)), str(scene.name(place))


def seated_at(session: Session) -> frozenset[str]:
    """The investigators of whom it is known at ``session`` where they are."""
    return frozenset(who for who, _ in seats_at(session))
