"""What the steps of a case have said so far, beside the position that they have led to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

from rulesref.catalogue import said
from rulesref.engine.found import USUAL
from rulesref.engine.outcome import Option, Refused
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.state import State
    from rulesref.games.card import Card
    from rulesref.rulings.reading import Told
    from rulesref.rulings.ruling import Verdict


class Doubt(NamedTuple):
    """What a Given step leaves in doubt: the ``error``, if the table ``has_it`` once all is laid out."""

    has_it: Callable[[Any], bool]
    error: RulesrefError


class Promise(NamedTuple):
    """The first event of one of the ``types`` behind ``since`` has these ``slots``.

    ``place`` is where that was told, ``whose`` the slots by which the event is known.
    """

    place: tuple[int, int]
    type: str
    slots: Mapping[str, Any]
    types: Collection[str]
    whose: Mapping[str, Any]
    since: Any  # the log


class Telling:
    """What has been told. ``declared`` remembers what a Given step has said outright, so that
    nothing that a step merely implies is put on top of it."""

    def __init__(self) -> None:
        self.declared: set[tuple[str, str]] = set()
        #: Where the step that is being read stands: (line, column).
        self.place: tuple[int, int] = (0, 0)
        #: What Given steps have left in doubt so far; later ones may say it.
        self.doubts: list[Doubt] = []
        #: What lay there before the Given step that is being read.
        self.laid: frozenset[str] = frozenset()
        #: The line of the step that is being read.
        self.line = 0
        #: The cards that the case has told by level or code, by folded name.
        self.said: dict[str, Card] = {}
        #: What was read of a text as a sentence of a kind, with the cards that had been told by then.
        self.read: dict[tuple[str, str], tuple[dict[str, Card], Told | None]] = {}
        #: What was found of the texts that one step may be made of, while it is taken apart.
        self.apart_so_far: dict[Any, Any] | None = None
        #: In how many other texts the one lies that is asked what it tells.
        self.depth = 0
        #: Whether a When step is being taken.
        self.acting = False
        #: The cards that Given steps name, while the steps of a case are taken apart and nothing lies there.
        self.named: tuple[Card, ...] = ()
        #: Which of several copies in play the When steps have meant last, by the name alone.
        self.meant: dict[str, str] = {}
        #: The cards that are in hand because a step says that they are played.
        self.implied: set[str] = set()
        self.refused: Refused | None = None
        #: What the When steps have left of the pending choice, where they left more than one.
        self.narrowed: tuple[Option, ...] = ()
        #: Whether nobody reacts to anything any more, where no step says that they do.
        self.declined = False
        #: Where the When steps came to a choice or a chance: the step that was taken there, and the
        #: position.
        self.stops: list[tuple[Any, State]] = []
        #: The positions from which all has come about by itself since the last When step that did
        #: something: the windows on the way are looked at from there.
        self.origins: list[State] = []
        #: The positions from which the windows came that kept out what the last When step wanted.
        self.kept: list[State] = []
        #: The log before the When steps that no Then step had judged yet when they were taken.
        self.unjudged: Any = None
        #: The log as it was when the step before the last one that did something began.
        self.mark: Any = None
        #: The same for the last one, or where a Then step has judged; and what that step wanted.
        self.began: Any = None
        self.wanted: tuple[str, ...] = ()
        #: What steps have told once more: whose, which card, and the place in the log where it began.
        self.retold: frozenset[tuple[str, str, int]] = frozenset()
        #: The line of the last When step, and the log before it: of what one sentence tells several
        #: parts stand in one line, and what is said to come of a deed has not happened before it.
        self.deed: tuple[int, Any] = (0, None)
        #: What waited there: a Then step has seen it.
        self.seen: Any = None
        #: What a step has let begin and run to its end, if the next one may mean the midst of it: the
        #: opening, and what says why an effect of nobody would come too late, and what to write.
        self.run_out: tuple[str, Callable[[Any], tuple[str, str]]] | None = None
        #: Every question that was asked, with its line and the answer, in order.
        self.asked: list[tuple[int, Verdict]] = []
        #: What is to be known beside a step that is met: its line, and in words.
        self.remarks: list[tuple[int, str]] = []
        #: Whether a card would have answered, had a step said who or what does what it tells.
        self.by_nobody = False
        #: What is said of a further copy of a card that lies here, which is taken to be played.
        self.copy_taken = ""
        #: What a step has told of what is still to come (``promised``).
        self.promise: Promise | None = None
        #: The log before the last token of which a step has told what result it brings about.
        self.foretold: Any = None
        #: What the game has read of the steps ahead; it is read once a case.
        self.ahead: Any = None
        #: The position as the Given steps have laid it out.
        self.first: State | None = None
        #: Whether the game is set up in this case: what everybody has then comes of it.
        self.set_up = False
        #: Whether what no step tells of is sought: some may lie there.
        self.seeks = False
        #: Whether steps may still be added to the case.
        self.goes_on = False
        #: Whether it is told at a table, where nobody sees the lines of its case.
        self.at_table = False
        #: The name of whom alone the case tells, before anybody is seated: "she" is they.
        self.alone = ""
        #: How far each question is followed.
        self.budget = USUAL
        #: ``again(edition, changed)``: the scene of the same steps up to this one at another table.
        self.again: Callable[[str, Mapping[str, Any]], Any] | None = None

    def __copy__(self) -> Telling:
        """The same, made without a detour: every Given step asks for one."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    def apart(self) -> Telling:
        """The same, for a scene that goes another way: its choices and answers are its own."""
        other = copy(self)
        other.asked, other.stops = list(self.asked), list(self.stops)
        other.meant = dict(self.meant)
        other.origins, other.remarks = list(self.origins), list(self.remarks)
        return other

    def whole(self) -> Telling:
        """A copy of which nothing is shared that further steps change."""
        other = self.apart()
        other.declared, other.doubts = set(self.declared), list(self.doubts)
        other.said, other.implied = dict(self.said), set(self.implied)
        other.kept = list(self.kept)
        return other

    @property
    def verdict(self) -> Verdict | None:
        """The answer to the last question."""
        return self.asked[-1][1] if self.asked else None

    def declare(self, what: str, of: str, told: str) -> None:
        """Note that a Given step says ``what`` of ``of`` outright; nothing is said over it.

        Raises ``UnresolvedReference`` where an earlier step has said it; ``told`` names it.
        """
        if (what, of) in self.declared:
            raise UnresolvedReference(
                said("{told} has been said already").format(told=told),
                remedy=said("leave one of the two steps out"),
            )
        self.declared.add((what, of))
