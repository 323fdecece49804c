"""What the rooms above a game ask of it: one record for each game on the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.rules import Rules
from rulesref.engine.state import State
from rulesref.games.card import Card
from rulesref.games.deed import Deed
from rulesref.games.edition import Reading, Switch
from rulesref.places import corpus_folder
from rulesref.record import NamedTuple


def _nobody(state: State) -> tuple[str, ...]:
    return ()


def _nothing(state: State, who: str) -> tuple[Deed, ...]:
    return ()


def _goes_on(state: State) -> Event | None:
    return None


def _never(state: State) -> bool:
    return False


class Game(NamedTuple):
    """One game. ``table(edition, changed)`` is an empty table, where ``changed`` are switches that
    a reading of an open question sets otherwise; ``seat(state, card, location)`` seats a player's
    card and returns its id.

    A case may stop at a choice in ``rests``, and at ``acts`` somebody says what they do next; one in
    ``orders`` is of an order, which nobody has to tell where every order comes to the same.
    ``folder`` holds the facts and charts of a game that is not in the corpus, ``own`` the tables of
    the cards that the user has added; ``switches`` are what its editions tell apart. ``players``
    are those still in the game, in order, and ``deeds`` what one of them could want to begin.
    ``ended`` is the event with which the game has ended, if it has. ``interrupt(state)`` takes back
    a question that rests, where it can: it is asked anew behind what comes first; and says whether.
    """

    id: str
    rules: Rules
    table: Callable[[str, Mapping[str, Any] | None], State]
    seat: Callable[[State, Card, str | None], str]
    readings: Mapping[str, Reading] = {}
    rests: frozenset[str] = frozenset()
    orders: frozenset[str] = frozenset()
    acts: str = ""
    folder: Path | None = None
    switches: Mapping[str, Switch] = {}
    own: Path | None = None
    players: Callable[[State], Iterable[str]] = _nobody
    deeds: Callable[[State, str], Iterable[Deed]] = _nothing
    ended: Callable[[State], Event | None] = _goes_on
    interrupt: Callable[[State], bool] = _never

    def __hash__(self) -> int:
        return hash(self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.id == other.id

    def __ne__(self, other: object) -> bool:
        return not self == other

    @property
    def corpus(self) -> Path:
        """The folder of what is told of this game as data."""
        return self.folder or corpus_folder() / self.id
