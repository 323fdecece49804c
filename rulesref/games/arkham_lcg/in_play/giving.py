"""arkham-lcg/ownership-and-control: investigators who give cards and resources to each other.

Each says in player order what they give to whom; then everything changes hands at once, so that a
trade needs no more slots than what is held after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.control import CITE, may_take, take_control
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of, in_play


@RULES.event(
    "give-resources",
    CITE,
    who="card",
    to="card",
    amount="number",
    en="{who} gives {amount} (resource|resources) to {to}",
    it="{who} dà {amount} (risorsa|risorse) a {to}",
    takes=(("who", "resources", "amount"),),
)
def _give_resources(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, to, amount = (event.slots[name] for name in ("who", "to", "amount"))
        state.put(who, resources=state.get(who, "resources") - amount)
        state.put(to, resources=state.get(to, "resources") + amount)


def _anything(
    state: State,
    env: Env,
    among: tuple[str, ...],
    traits: tuple[str, ...],
    resources: bool = False,
) -> bool:
    """There is somebody else, and something that one of them could give."""
    rich = resources and any(state.get(giver, "resources") for giver in among)
    return len(among) > 1 and bool(rich or _assets(state, among, traits))


def _assets(state: State, among: tuple[str, ...], traits: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        id
        for id in in_play(state, "asset")
        if state.get(id, "controller") in among and set(traits) & set(card_of(state, id).traits)
    )


@RULES.verb(
    "give-and-trade", CITE, able=_anything, among="cards", traits="words", resources="flag?"
)
def _give_and_trade(
    state: State,
    env: Env,
    among: tuple[str, ...],
    traits: tuple[str, ...],
    resources: bool = False,
) -> None:
    """The investigators ``among`` give each other assets with any of ``traits``, and resources."""
    cards = _assets(state, among, traits)
    state.call(
        GIVE, among=among, cards=cards, pool=resources, by=env["this"], turn=0, gifts=(), sums=()
    )


def _offers(state: State, variables: Mapping[str, Any], who: str) -> list[Option]:
    """What ``who`` can still give: each card once, to somebody who may control it."""
    given = {card for _, card in variables["gifts"]}
    paid = {(giver, to) for giver, to, _ in variables["sums"]}
    left = int(state.get(who, "resources")) - sum(n for g, _, n in variables["sums"] if g == who)
    others = [receiver for receiver in variables["among"] if receiver != who]
    out = [
        Option("give", {"who": who, "card": card, "to": to}, ("card", to, card))
        for card in variables["cards"]
        for to in others
        if state.get(card, "controller") == who and card not in given and may_take(state, to, card)
    ]
    if variables["pool"]:
        out += [
            Option("give-resources", {"who": who, "amount": n, "to": to}, ("pool", to, n))
            for to in others
            if (who, to) not in paid
            for n in range(1, left + 1)
        ]
    return out


def _next(state: State, variables: Mapping[str, Any]) -> None:
    if variables["turn"] >= len(variables["among"]):
        state.goto(GIVE, _hand_over)
        return
    who = variables["among"][variables["turn"]]
    found = _offers(state, variables, who)
    options = (*found, Option("give-nothing", {"who": who}, None))
    state.ask(Choice("give", who, options, (CITE, "arkham-lcg/may"), "gift"))


def _note(state: State, variables: Mapping[str, Any]) -> None:
    who, gift = variables["among"][variables["turn"]], variables["gift"]
    if gift is None:
        state.let(turn=variables["turn"] + 1)
    elif gift[0] == "card":
        state.let(gifts=(*variables["gifts"], gift[1:]))
    else:
        state.let(sums=(*variables["sums"], (who, *gift[1:])))
    state.goto(0)


def _hand_over(state: State, variables: Mapping[str, Any]) -> None:
    by = variables["by"]
    state.emit(
        *(
            state.event("give-resources", by=by, who=who, to=to, amount=amount)
            for who, to, amount in variables["sums"]
        )
    )
    if variables["gifts"]:
        take_control(state, variables["gifts"], by)


GIVE = RULES.procedure(Procedure("give", _next, _note, _hand_over))
