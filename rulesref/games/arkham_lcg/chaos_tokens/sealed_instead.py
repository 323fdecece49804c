"""arkham-lcg/seal: a token sealed on a card that is resolved in place of a revealed one.

It counts as revealed, or as resolved, for whatever the reveal was for (FAQ v2.5, question on Father
Mateo), and goes where revealed tokens go. Where several are sealed, all of them are resolved (2.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens import reveal_plan
from rulesref.games.arkham_lcg.chaos_tokens.revealing import planned
from rulesref.games.arkham_lcg.chaos_tokens.revealing_instead import declare
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/seal"


def sealed(state: State, card: str, faces: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens of ``faces`` (none: of any) that are sealed on ``card``."""
    found: tuple[str, ...] = state.get(card, "sealed", ())
    return tuple(face for face in found if not faces or face in faces)


@RULES.selector("revealer")
def _revealer(state: State, env: Env) -> tuple[str, ...]:
    """The investigator of the reveal that this ability reacts to."""
    event = env.get("event")
    return (event.slots["who"],) if event is not None and "into" in event.slots else ()


@RULES.filter("without-sealed", value="word")
def _without_sealed(state: State, env: Env, thing: str, value: str) -> bool:
    """On which no such token is sealed."""
    return value not in state.get(thing, "sealed", ())


@RULES.quantity("sealed", on="cards", faces="words?")
def _how_many(state: State, env: Env, on: tuple[str, ...], faces: tuple[str, ...] = ()) -> int:
    """How many tokens (of ``faces``) are sealed on all of ``on``."""
    return sum(len(sealed(state, card, faces)) for card in on)


def _able(
    state: State, env: Env, on: tuple[str, ...], faces: tuple[str, ...] = (), **rest: Any
) -> bool:
    event = env["event"]
    if not list(reveal_plan.places(planned(state, event))):
        return False
    return any(sealed(state, card, faces) for card in on)


@RULES.verb(
    "resolve-sealed-instead",
    CITE,
    able=_able,
    on="cards",
    faces="words?",
    effects="effects?",
    one="flag?",
)
def _resolve_sealed(
    state: State,
    env: Env,
    on: tuple[str, ...],
    faces: tuple[str, ...] = (),
    effects: tuple[Node, ...] = (),
    one: bool = False,
) -> None:
    """What is sealed on the card takes the place of one revealed token; then ``effects``.

    ``one``: a single token, which the user chooses among those sealed on any of ``on``.
    """
    if not any(sealed(state, card, faces) for card in on):  # it has been released meanwhile
        fail(state)
        return
    if one:
        found = tuple(
            dict.fromkeys((card, face) for card in on for face in sealed(state, card, faces))
        )
        state.call(CHOOSING, env=env, found=found)
    else:
        card = next(card for card in on if sealed(state, card, faces))
        units = tuple((card, face) for face in sealed(state, card, faces))
        declare(state, env, units[0] if len(units) == 1 else (env["this"], 0, units))
    if effects:
        into = env["event"].slots["into"]
        then = ((("this", env["this"]), ("you", env["you"])), effects)
        state.put(into, then=(*state.get(into, "then", ()), then))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["env"]["you"]
    options = tuple(
        Option("sealed-token", {"who": who, "face": face, "card": card}, (card, face))
        for card, face in variables["found"]
    )
    state.ask(Choice("sealed-token", who, options, (CITE,), "unit"))


def _declare(state: State, variables: Mapping[str, Any]) -> None:
    declare(state, variables["env"], variables["unit"])


CHOOSING = RULES.procedure(Procedure("choose-sealed", _which, _declare))


def resolve_what_follows(state: State, into: str) -> None:
    """What the ability says that follows once the sealed token is resolved."""
    for env, effects in state.get(into, "then", ()):
        resolve(state, effects, dict(env))
    state.put(into, then=None)
