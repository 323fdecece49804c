"""arkham-lcg/additional-costs: costs on top that whoever plays a card may pay or leave.

They are chosen before anything is paid, and paid together with everything else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force
from rulesref.record import NamedTuple

CITE = "arkham-lcg/additional-costs"
OPTIONAL_PLAY_COST = RULES.constant(
    "optional-play-cost",
    CITE,
    of="cards",
    costs="payments",
    less="number?",
    shuffles="flag?",
    says="You may pay ``costs`` on top to play one of ``of``; it then costs ``less``, and may be "
    "shuffled into its deck instead of being discarded.",
)
#: On a card that is being played: the costs that were chosen, and what they take off its cost.
_CHOSEN = "chosen-on-top"
_LESS = "chosen-less"
Payments = tuple[tuple[Node, ...], ...]


class Offer(NamedTuple):
    """What may be paid, the card that lets it be paid, and what that brings."""

    nodes: tuple[Node, ...]
    source: str
    less: int
    shuffles: bool


def paying(source: str, who: str, card: str) -> Env:
    """Where ``who`` pays what ``source`` asks for on top while they play ``card``."""
    return {"this": source, "you": who, "holder": source, "played": card}


def offers(state: State, who: str, card: str) -> Iterator[Offer]:
    """What ``who`` may pay on top now to play ``card``."""
    if ("constant", OPTIONAL_PLAY_COST) not in state.index:
        return
    for standing in in_force(state, OPTIONAL_PLAY_COST):
        if card not in standing.bound or standing.env["you"] != who:
            continue
        source, args = str(standing.env["this"]), standing.node.args
        for nodes in args["costs"]:
            if able(state, paying(source, who, card), nodes, every=True):
                yield Offer(nodes, source, args.get("less", 0), args.get("shuffles", False))


def hoped_for(state: State, who: str, card: str) -> int:
    """What ``who`` could take off the cost of ``card`` by paying on top."""
    return sum(offer.less for offer in offers(state, who, card))


def less(state: State, card: str) -> int:
    """What has been taken off the cost of ``card`` by paying on top."""
    return int(state.get(card, _LESS))


def chosen(state: State, who: str, card: str) -> list[tuple[tuple[Node, ...], Env]]:
    """What ``who`` has chosen to pay on top for ``card``."""
    found = state.get(card, _CHOSEN, ())
    return [(one.nodes, paying(one.source, who, card)) for one in found]


def ask(state: State, who: str, card: str, needed: bool) -> None:
    """Let ``who`` choose; where the card could not be paid for otherwise it is ``needed``."""
    for offer in offers(state, who, card):
        state.call(CHOOSING, who=who, card=card, offer=offer, needed=needed)


def _ask(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    slots = {"who": who, "card": variables["offer"].source}
    options = [Option("accept", slots, True)]
    if not variables["needed"]:
        options.append(Option("decline", slots, False))
    state.ask(Choice("may", who, tuple(options), (CITE,), "paid"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    card, offer = variables["card"], variables["offer"]
    if variables["paid"]:
        state.put(
            card,
            **{
                _CHOSEN: (*state.get(card, _CHOSEN, ()), offer),
                _LESS: less(state, card) + offer.less,
            },
        )


CHOOSING = RULES.procedure(Procedure("optional-play-cost", _ask, _take))


def paid(state: State, card: str) -> str | None:
    """All costs of ``card`` are paid: the card that lets it be shuffled in, if any does."""
    found = [one.source for one in state.get(card, _CHOSEN, ()) if one.shuffles]
    forget(state, card)
    return found[-1] if found else None


def forget(state: State, card: str) -> None:
    """It is paid for, or not played after all."""
    state.put(card, **{_CHOSEN: None, _LESS: None})
