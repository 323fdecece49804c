"""arkham-lcg/uses-x-type: uses that an ability moves from one card to another.

A card takes any use that an ability moves to it: it is placed by that ability, and not by the
card's own keyword.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.record import NamedTuple

CITE = "arkham-lcg/uses-x-type"


class Uses(NamedTuple):
    """Which ``uses`` are moved: up to ``most``, and no more on a card than its value ``cap``."""

    uses: str
    most: int
    cap: str = ""

    def movable(self, state: State, source: str, to: str) -> int:
        """How many can be moved from ``source`` to ``to``; none to where they are (arkham-lcg/move)."""
        if source == to:
            return 0
        room = self.most
        if self.cap:
            room = min(room, (stat(state, to, self.cap) or 0) - int(state.get(to, self.uses)))
        return max(0, min(room, int(state.get(source, self.uses))))


@RULES.event(
    "move-uses",
    CITE,
    card="card",
    to="card",
    uses="word",
    amount="number",
    becoming="word",
    en="{amount} {uses} (is|are) moved from {card} to {to}",
    it="(si sposta|si spostano) {amount} {uses} da {card} a {to}",
    takes=(("card", "uses", "amount"),),
)
def _move(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, to, uses, amount = (event.slots[name] for name in ("card", "to", "uses", "amount"))
        state.put(card, **{uses: state.get(card, uses) - amount})
        as_what = event.slots.get("becoming") or uses
        state.put(to, **{as_what: state.get(to, as_what) + amount})


def _able(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    becoming: str = "",
    exactly: bool = False,
    **what: Any,
) -> bool:
    uses = Uses(**what)
    return bool(card) and any(uses.movable(state, card[0], target) for target in to)


@RULES.verb(
    "move-uses",
    CITE,
    able=_able,
    card="cards",
    to="cards",
    uses="word",
    most="number",
    cap="word?",
    becoming="word?",
    exactly="flag?",
)
def _verb(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    becoming: str = "",
    exactly: bool = False,
    **what: Any,
) -> None:
    """You move one or more to the first of ``to``, or with ``exactly`` as many as there can be.

    There they may be ``becoming`` tokens of another kind: resources of a pool.
    """
    uses = Uses(**what)
    most = uses.movable(state, card[0], to[0]) if card and to else 0
    if most:
        slots = {"card": card[0], "to": to[0], "uses": uses.uses, "becoming": becoming}
        least = most if exactly else 1
        state.call(MOVE, you=env["you"], least=least, most=most, **slots)


def _how_many(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["you"]
    uses = variables["uses"]
    options = tuple(
        Option("move-so-many", {"who": who, "amount": amount, "uses": uses}, amount)
        for amount in range(variables["least"], variables["most"] + 1)
    )
    state.ask(Choice("move-uses", who, options, (CITE,), "amount"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    slots = {name: variables[name] for name in ("to", "uses", "amount", "becoming")}
    card = variables["card"]
    state.emit(state.event("move-uses", by=card, card=card, **slots))


MOVE = RULES.procedure(Procedure("move-uses", _how_many, _go))
