"""arkham-lcg/heal: damage and horror that is moved from one card to another.

Nothing is healed and nothing is dealt: the tokens change their place. They go only to a card that
has health (for damage) or sanity (for horror): FAQ v2.5, questions on moving damage.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.unharmed import unharmed
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import stat

CITE = "arkham-lcg/qa/move-damage-horror-card-without-health"
#: Kind of token → the value that a card needs to take it.
VALUES = {"damage": "health", "horror": "sanity"}


@RULES.event(
    "move-damage",
    CITE,
    who="card",
    card="card",
    to="card",
    damage="number",
    horror="number",
    settles=True,
    en=(
        "{damage} damage is moved from {card} to {to}",
        "{horror} horror is moved from {card} to {to}",
    ),
    it=(
        "{damage} (danno viene spostato|danni vengono spostati) da {card} a {to}",
        "{horror} (orrore viene spostato|orrori vengono spostati) da {card} a {to}",
    ),
    takes=(("card", "damage", "damage"), ("card", "horror", "horror")),
)
def _move(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, to = event.slots["card"], event.slots["to"]
        for token in VALUES:
            amount = event.slots.get(token, 0)
            state.put(card, **{token: state.get(card, token) - amount})
            state.put(to, **{token: state.get(to, token) + amount})
        state.put(to, **{"hurt-by": event.by, "hurt-for": event.slots["who"]})


def takes(state: State, card: str, token: str, by: str) -> bool:
    """Whether ``card`` has the value that such a token counts against, and ``by`` may hurt it.

    What is out of play bears no tokens (arkham-lcg/in-play-and-out-of-play).
    """
    if state.get(card, "zone") != "play":
        return False
    if token == "damage" and unharmed(state, card, by):
        return False
    return stat(state, card, VALUES[token]) is not None


def _able(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    amount: int,
    tokens: tuple[str, ...] = tuple(VALUES),
) -> bool:
    return amount > 0 and any(
        state.get(source, token) and source != target and takes(state, target, token, env["this"])
        for source in card
        for target in to
        for token in tokens
    )


@RULES.verb(
    "move-damage",
    CITE,
    able=_able,
    card="cards",
    to="cards",
    amount="number",
    tokens="words?",
)
def _verb(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    amount: int,
    tokens: tuple[str, ...] = tuple(VALUES),
) -> None:
    """You move up to ``amount`` tokens of these kinds from a card to others, all at once."""
    if card and _able(state, env, card, to, amount, tokens):
        more = {"card": card[0], "to": to, "left": amount, "tokens": tokens}
        state.call(MOVE, you=env["you"], by=env["this"], moved=(), **more)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """What goes where; the first part must move something, each further one may."""
    card, moved, who = variables["card"], variables["moved"], variables["you"]
    options = []
    for token in variables["tokens"]:
        gone = sum(amount for one, _, amount in moved if one == token)
        there = min(variables["left"], int(state.get(card, token)) - gone)
        for to in variables["to"]:
            if (
                to != card
                and takes(state, to, token, variables["by"])
                and (token, to) not in _pairs(moved)
            ):
                options += [
                    Option("move-part", {"who": who, token: (to, amount)}, (token, to, amount))
                    for amount in range(1, there + 1)
                ]
    if moved:
        options.append(Option("move-no-more", {"who": who}, None))
    state.ask(Choice("move-damage", who, tuple(options), (CITE,), "part"))


def _pairs(moved: tuple[tuple[str, str, int], ...]) -> set[tuple[str, str]]:
    return {(token, to) for token, to, _ in moved}


def _part(state: State, variables: Mapping[str, Any]) -> None:
    part = variables["part"]
    if part is None:
        return
    state.let(moved=(*variables["moved"], part), left=variables["left"] - part[2])
    state.goto(0)


def _all_at_once(state: State, variables: Mapping[str, Any]) -> None:
    slots = {"card": variables["card"], "who": variables["you"]}
    state.emit(
        *(
            state.event("move-damage", by=variables["by"], to=to, **slots, **{token: amount})
            for token, to, amount in variables["moved"]
        )
    )


MOVE = RULES.procedure(Procedure("move-damage", _next, _part, _all_at_once))


@RULES.quantity("defeated-by-this", settled=True, type="word")
def _defeated_by_this(state: State, env: Env, type: str) -> int:
    """How many cards of a type this card has defeated since it was played."""
    felled: tuple[str, ...] = state.get(env["this"], "felled", ())
    return felled.count(type)
