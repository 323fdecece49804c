"""The rows of a game's speech: how an option and a chance are told, and what need not be said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from rulesref.record import NamedTuple
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import Intent

#: A scene of ``rulings``, a state, an option and a choice of the engine, a case and a step of ``cases``, a
#: card: this room hands them on and looks into none of them.
Scene = Any
State = Any
Option = Any
Choice = Any
Case = Any
Step = Any
Card = Any


class OptionRow(NamedTuple):
    """How an option of a choice is told: by the one of ``patterns`` that has the slots told.

    ``patterns`` is language → sentences. ``fill`` gives what is told, where it is not the option's
    own slots: slot → value. ``also`` gives further sentences that mean it; ``fits`` judges whether
    a step means it, where comparing slots is not enough. ``told_by`` are the events that say the
    same: a timeline tells the first of them alone. A ``silent`` option does not say by itself what
    it does; of one told ``in_parts`` each of several steps tells a part. An ``aim`` may be told with
    what it is the aim of, before anybody asks for it.
    """

    id: str
    patterns: Mapping[str, tuple[Pattern, ...]]
    fill: Callable[[Scene, Option], Mapping[str, Any]] | None
    also: Callable[[Scene, Option], tuple[str, ...]] | None
    fits: Callable[[Option, Intent], bool] | None
    told_by: tuple[str, ...]
    silent: bool
    in_parts: bool
    aim: bool


class ChanceRow(NamedTuple):
    """How an outcome of a chance is told: language → sentence with ``{what}`` in it.

    ``values`` has other sentences for some outcomes; ``repeated_by`` is the event that tells the
    outcome by itself, and the slot of it that holds the outcome; ``step`` is the When sentence
    that gives it, and its slots; without, it is that fate picks a card. ``every`` outcome that it
    can have is told where all are known beforehand.
    """

    id: str
    sentences: Mapping[str, str]
    values: Mapping[str, Mapping[str, str]]
    repeated_by: tuple[str, str] | None
    step: Callable[[Scene, Any], tuple[str, Mapping[str, Any]]] | None
    every: Collection[Any] = ()


class Form(NamedTuple):
    """A sentence of which a table asks slot by slot; cards in the slots of ``new`` come from elsewhere.

    The row ``none`` tells of the same that there are no cards.
    """

    row: str
    new: frozenset[str]
    none: str = ""


class Ways(NamedTuple):
    """How a game tells of ways between places.

    ``moves`` are the deeds that take one, ``tell`` the sentences that say how places lie, ``denied``
    those by which nothing need have come of a deed, ``untold`` the stop where no step tells of a way;
    ``way`` lays one out.
    """

    moves: tuple[str, ...] = ()
    tell: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()
    untold: str = ""
    way: str = ""


class Turned(NamedTuple):
    """An event with its two sides: the slots of the ``enemy`` and of ``who`` it is about.

    ``lines`` has, by language, what may be meant where the two are told the other way round.
    """

    enemy: str
    who: str
    lines: dict[str, tuple[str, ...]]


class LeftOut(NamedTuple):
    """A sentence without its number: the row ``whole`` tells it in that ``slot``, all else as here.

    ``numbers`` it can be; ``impossible`` is the stop of one that nothing can bring about. Where a
    number says that nothing is chosen in the choice ``settles``, whichever can do so is meant.
    """

    whole: str
    slot: str
    numbers: tuple[int, ...]
    impossible: str = ""
    settles: str = ""


class Unsaid(NamedTuple):
    """What a case need not say, because the rules of its game say it.

    ``judge(case, scene, kind)`` raises where the Given steps lay out what cannot be, once a step of
    another kind follows; ``hold(case, scene, step)`` lays out what the coming steps take for
    granted; ``passes(scene, options)`` is the option that nobody would choose otherwise, or
    ``None``; ``happened(scene, line, intent)`` whether a line of the log says what a step wants;
    ``untold(scene, intent)`` what a case has not said for which that is refused, and how to say it;
    ``unasked(scene, intent)`` why nothing asks for that, and what to write instead;
    ``effect(intent)`` the event, with its slots, that a step tells as an effect of nobody;
    ``comes_of(intent)`` whether it is such an effect, or a draw, that a card could bring about;
    ``befalls(intent)`` whether that is what it tells, whatever event it is;
    ``otherwise(scene, choice, intent)`` what a step comes to as an answer to a choice, which it tells
    in the words of what follows from it; ``came_of_it(scene, line, intent)`` whether a line of the log
    says that an effect has done what a step wants;
    ``reaches_back(scene, step)`` whether a step takes for granted what would have lain in the
    ``scene`` already, so that what went before has to be played anew;
    ``leaves_alone(scene, choice)`` whether a step has told what comes of the moment at which
    somebody could react, so that whoever does not say that they react does not;
    ``about_to(scene, who, card)`` the position in which somebody begins something with a card, or
    with none where it is empty: as it is, with what saying so takes for granted;
    ``besides(scene, who)`` what somebody could say there that is no deed, such as that they are done;
    ``comes_next(scene)`` what the rules themselves go on with once nothing is resolving;
    ``rests_on_silence(scene, text, assumed)`` whether ``text`` may be so by what no step tells: what
    lay on somebody before they were hurt there, what a card does that was drawn, if that was ``assumed``;
    ``came_to_nothing(scene, mark, intent)`` whether nothing resolved of what ``intent`` began at the
    ``mark`` of the log;
    ``in_turn(scene, intent)`` lets it be the turn of whoever begins ``intent``, where no step tells whose
    it is; or why it cannot be, and what to write;
    ``begun_by(scene, line, intent)`` the card of which a line of the log says that it has begun what
    a step wants, so that the step tells of no action besides;
    ``whenever(scene, text)`` whether something has happened there at a moment that no step tells, so that
    it need not be the turn of those of whom ``text`` speaks.
    """

    judge: Callable[[Case, Scene, str], None]
    hold: Callable[[Case, Scene, Step], None]
    passes: Callable[[Scene, Sequence[Option]], Option | None]
    happened: Callable[[Scene, Any, Intent], bool]
    untold: Callable[[Scene, Intent], tuple[str, str] | None] = lambda scene, intent: None
    unasked: Callable[[Scene, Intent], tuple[str, str] | None] = lambda scene, intent: None
    effect: Callable[[Intent], tuple[str, Mapping[str, Any]] | None] = lambda intent: None
    befalls: Callable[[Intent], bool] = lambda intent: False
    comes_of: Callable[[Intent], bool] = lambda intent: False
    otherwise: Callable[[Scene, Choice, Intent], Intent | None] = lambda scene, choice, intent: None
    came_of_it: Callable[[Scene, Any, Intent], bool] = lambda scene, line, intent: False
    reaches_back: Callable[[Scene, Step], bool] = lambda scene, step: True
    leaves_alone: Callable[[Scene, Choice], bool] = lambda scene, choice: False
    about_to: Callable[[Scene, str, str], State] = lambda scene, who, card: scene.state
    besides: Callable[[Scene, str], Iterable[Option]] = lambda scene, who: ()
    comes_next: Callable[[Scene], Iterable[Option]] = lambda scene: ()
    rests_on_silence: Callable[[Scene, str, Collection[str]], bool] = lambda scene, text, assumed: (
        False
    )
    whenever: Callable[[Scene, str], bool] = lambda scene, text: False
    begun_by: Callable[[Scene, Any, Intent], str] = lambda scene, line, intent: ""
    came_to_nothing: Callable[[Scene, Any, Intent], bool] = lambda scene, mark, intent: False
    in_turn: Callable[[Scene, Intent], tuple[str, str] | None] = lambda scene, intent: None


NOTHING_UNSAID = Unsaid(
    lambda case, scene, kind: None,
    lambda case, scene, step: None,
    lambda scene, options: None,
    lambda scene, line, intent: False,
)
