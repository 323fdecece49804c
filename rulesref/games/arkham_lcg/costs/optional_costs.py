"""arkham-lcg/additional-costs: costs on top that whoever plays a card may pay or leave.

They are chosen before anything is paid, and paid together with everything else. What may be paid
``again`` is asked for as long as it can be paid and anything of the cost is left.
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
from rulesref.games.arkham_lcg.values.in_force import Standing, binding, named
from rulesref.games.things import card_of
from rulesref.record import NamedTuple

CITE = "arkham-lcg/additional-costs"
OPTIONAL_PLAY_COST = RULES.constant(
    "optional-play-cost",
    CITE,
    of="cards",
    costs="payments",
    less="number?",
    shuffles="flag?",
    again="flag?",
    who="cards?",
    says="You may pay ``costs`` on top to play one of ``of``; it then costs ``less``, and may be "
    "shuffled into its deck instead of being discarded. ``again``: as often as that takes anything off. "
    "``who``: for what any of these play, and not only you.",
)
#: On a card that is being played: the costs that were chosen, and what they take off its cost.
_CHOSEN = "chosen-on-top"
_LESS = "chosen-less"
#: More often than any card is paid for.
_OFTEN = 20


class Offer(NamedTuple):
    """What may be paid, the card that lets it be paid, and what that brings."""

    nodes: tuple[Node, ...]
    source: str
    less: int
    shuffles: bool
    again: bool = False


def paying(source: str, who: str, card: str) -> Env:
    """Where ``who`` pays what ``source`` asks for on top while they play ``card``."""
    return {"this": source, "you": who, "holder": source, "played": card}


def offers(state: State, who: str, card: str) -> Iterator[Offer]:
    """What ``who`` may pay on top now to play ``card``."""
    if ("constant", OPTIONAL_PLAY_COST) not in state.index:
        return
    for standing in binding(state, OPTIONAL_PLAY_COST, card):
        if who not in _served(state, standing):
            continue
        source, args = str(standing.env["this"]), standing.node.args
        for nodes in args["costs"]:
            if able(state, paying(source, who, card), nodes, every=True):
                how = (args.get(name, False) for name in ("shuffles", "again"))
                yield Offer(nodes, source, args.get("less", 0), *how)


def _served(state: State, standing: Standing) -> tuple[str, ...]:
    """For whose playing ``standing`` lets something be paid on top."""
    told = "who" in standing.node.args
    return named(state, standing, "who") if told else (str(standing.env["you"]),)


def _times(state: State, who: str, card: str, offer: Offer) -> int:
    """How often ``offer`` could be taken up from now on, whatever else is paid."""
    if not offer.again or not all("amount" in one.args for one in offer.nodes):
        return 1
    env = paying(offer.source, who, card)
    for times in range(2, _OFTEN):
        every = (
            Node(one.row, {**one.args, "amount": one.args["amount"] * times}) for one in offer.nodes
        )
        if not able(state, env, tuple(every), every=True):
            return times - 1
    return _OFTEN


def hoped_for(state: State, who: str, card: str) -> int:
    """What ``who`` could take off the cost of ``card`` by paying on top."""
    return sum(one.less * _times(state, who, card, one) for one in offers(state, who, card))


def less(state: State, card: str) -> int:
    """What has been taken off the cost of ``card`` by paying on top."""
    return int(state.get(card, _LESS))


def chosen(state: State, who: str, card: str) -> list[tuple[tuple[Node, ...], Env]]:
    """What ``who`` has chosen to pay on top for ``card``."""
    found = state.get(card, _CHOSEN, ())
    return [(one.nodes, paying(one.source, who, card)) for one in found]


RULES.stop(
    "lent-for-x",
    en="how high an X can be that is paid from more than one's resources",
    it="quanto può valere una X che si paga non solo con le proprie risorse",
)


def ask(state: State, who: str, card: str, needed: bool, due: int) -> None:
    """Let ``who`` choose; where the card could not be paid for otherwise it is ``needed``.

    ``due`` is what it costs before anything is taken off it.
    """
    found = list(offers(state, who, card))
    if card_of(state, card).stats.get("cost") == "X" and any(one.again for one in found):
        state.give_up(card, "lent-for-x")
        return
    for place, offer in enumerate(found):
        later = sum(one.less * _times(state, who, card, one) for one in found[place + 1 :])
        slots = {"who": who, "card": card, "offer": offer, "due": due, "later": later}
        state.call(CHOOSING, needed=needed, taken=0, **slots)


def _ask(state: State, variables: Mapping[str, Any]) -> None:
    who, offer = variables["who"], variables["offer"]
    left = variables["due"] - less(state, variables["card"])
    if offer.again and left <= 0:
        state.let(paid=False)
        return
    asked = str(state.get(offer.source, "controller") or who)  # who has it says whether it is spent
    slots = {"who": asked, "card": offer.source}
    options = [Option("accept", slots, True)]
    pooled = int(state.get(who, "resources"))
    needed = variables["needed"] and (not offer.again or left > pooled + variables["later"])
    if not needed:
        options.append(Option("decline", slots, False))
    state.ask(Choice("may", asked, tuple(options), (CITE,), "paid"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    card, offer = variables["card"], variables["offer"]
    if not variables["paid"]:
        return
    state.put(
        card,
        **{
            _CHOSEN: (*state.get(card, _CHOSEN, ()), offer),
            _LESS: less(state, card) + offer.less,
        },
    )
    taken = variables["taken"] + 1
    if offer.again and taken < _times(state, variables["who"], card, offer):
        state.let(taken=taken)
        state.goto(CHOOSING, _ask)


CHOOSING = RULES.procedure(Procedure("optional-play-cost", _ask, _take))


def paid(state: State, card: str) -> str | None:
    """All costs of ``card`` are paid: the card that lets it be shuffled in, if any does."""
    found = [one.source for one in state.get(card, _CHOSEN, ()) if one.shuffles]
    forget(state, card)
    return found[-1] if found else None


def forget(state: State, card: str) -> None:
    """It is paid for, or not played after all."""
    state.put(card, **{_CHOSEN: None, _LESS: None})
