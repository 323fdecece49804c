"""arkham-lcg/uses-x-type: uses that an ability moves from one card to another.

A card takes any use that an ability moves to it: it is placed by that ability, and not by the
card's own keyword.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.rules import Env, Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import stat

CITE = "arkham-lcg/uses-x-type"


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
)
def _move(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, to, uses, amount = (event.slots[name] for name in ("card", "to", "uses", "amount"))
        state.put(card, **{uses: state.get(card, uses) - amount})
        as_what = event.slots.get("becoming") or uses
        state.put(to, **{as_what: state.get(to, as_what) + amount})


def _most(state: State, source: str, to: str, uses: str, most: int, cap: str = "") -> int:
    """How many can be moved: what is there, and no more on the card than its value ``cap``."""
    room = most
    if cap:
        room = min(most, (stat(state, to, cap) or 0) - int(state.get(to, uses)))
    return max(0, min(room, int(state.get(source, uses))))


def _able(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    becoming: str = "",
    **what: Any,
) -> bool:
    return bool(card) and any(_most(state, card[0], one, **what) for one in to)


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
)
def _verb(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    uses: str,
    most: int,
    cap: str = "",
    becoming: str = "",
) -> None:
    """You move one or more, up to ``most``, to the first of ``to``; ``cap`` names one of its values.

    There they may be ``becoming`` tokens of another kind: resources of a pool.
    """
    most = _most(state, card[0], to[0], uses, most, cap) if card and to else 0
    if most:
        state.call(
            MOVE, you=env["you"], card=card[0], to=to[0], uses=uses, most=most, becoming=becoming
        )


def _how_many(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["you"]
    uses = variables["uses"]
    options = tuple(
        Option("move-so-many", {"who": who, "amount": amount, "uses": uses}, amount)
        for amount in range(1, variables["most"] + 1)
    )
    state.ask(Choice("move-uses", who, options, (CITE,), "amount"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    slots = {name: variables[name] for name in ("to", "uses", "amount", "becoming")}
    card = variables["card"]
    state.emit(state.event("move-uses", by=card, card=card, **slots))


MOVE = RULES.procedure(Procedure("move-uses", _how_many, _go))
