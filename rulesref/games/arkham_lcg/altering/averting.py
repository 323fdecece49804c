"""arkham-lcg/dealing-damage-horror: taking back assigned damage and horror that would defeat somebody.

What is assigned to one card is about to be placed all at once: whether it would defeat is judged by
all of it, and what is taken back may come off damage and horror alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED, cancel, replace
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import note_cancel
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import remaining

CITE = "arkham-lcg/dealing-damage-horror"
#: Event → the token that it places, and the value that this counts against.
TOKENS = {"place-damage": ("damage", "health"), "place-horror": ("horror", "sanity")}
Parts = tuple[tuple[tuple[int, int], Event], ...]


def assigned(state: State, env: Env, yours: bool = False) -> Parts:
    """What the batch of the triggering event is about to place on the same card, with the marks.

    ``yours``: on the user and on what they control, all of it is dealt to them (FAQ 2.12).
    """
    return tuple(
        (mark, one)
        for mark, one in _placed(state, env)
        if one.slots["to"] == env["event"].slots["to"]
        or (yours and state.get(one.slots["to"], "controller") == env["you"])
    )


def _dealt(state: State, env: Env) -> Parts:
    """The same of all that is dealt to the investigator to whom the triggering event is dealt."""
    return tuple(
        (mark, one)
        for mark, one in _placed(state, env)
        if one.slots.get("victim") == env["event"].slots.get("victim")
    )


def _placed(state: State, env: Env) -> Parts:
    """All that is about to be placed together with the triggering event, with the marks."""
    event = env.get("event")
    if event is None or "mark" not in env or event.type not in TOKENS:
        return ()
    depth = env["mark"][0]
    out = []
    for number, one in enumerate(_batch(state, depth)):
        now = state.marks.get((depth, number), one)
        if isinstance(now, Event) and now.type in TOKENS:
            out.append(((depth, number), now))
    return tuple(out)


def _batch(state: State, depth: int) -> tuple[Event | None, ...]:
    """The events of the trigger stage or sequence that runs at ``depth``."""
    for frame in state.frames():
        variables = frame.variables
        if "events" in variables and variables.get("mark", frame.depth) == depth:
            return tuple(variables["events"])
    return ()


@RULES.condition("would-be-defeated", of="cards")
def _would_be(state: State, env: Env, of: tuple[str, ...]) -> bool:
    """All that is about to be placed on it would reach the health or the sanity of one of these."""
    for who in of:
        for type, (token, value) in TOKENS.items():
            coming = sum(
                int(one.slots["amount"])
                for _, one in assigned(state, env)
                if one.type == type and one.slots["to"] == who
            )
            left = remaining(state, who, value, token)
            if coming and left is not None and coming >= left:
                return True
    return False


def _some(
    state: State, env: Env, amount: int, yours: bool = False, effects: tuple[Node, ...] = ()
) -> bool:
    return bool(assigned(state, env, yours)) and amount > 0


@RULES.verb("prevent-up-to", CITE, able=_some, amount="number", yours="flag?", effects="effects?")
def _prevent_up_to(
    state: State, env: Env, amount: int, yours: bool = False, effects: tuple[Node, ...] = ()
) -> None:
    """You cancel up to ``amount`` of what is about to be placed, damage and horror together.

    ``yours``: on whichever card of yours. ``effects`` follow, which can count what was canceled.
    """
    parts = assigned(state, env, yours)
    slots = {"parts": parts, "left": amount, "you": env["you"], "by": env["this"], "none": True}
    state.call(PREVENT, **slots, prevented=0, effects=effects, env=env)


@RULES.condition("dealt-to", of="cards")
def _dealt_to(state: State, env: Env, of: tuple[str, ...]) -> bool:
    """What is about to be placed is dealt to one of these, on whichever card it has been put."""
    event = env.get("event")
    return event is not None and event.slots.get("victim") in of


def _any(state: State, env: Env) -> bool:
    return bool(_dealt(state, env))


@RULES.verb("prevent-dealt", CITE, able=_any)
def _prevent_dealt(state: State, env: Env) -> None:
    """Nothing is placed of what is being dealt to the same investigator, on whichever card it lies."""
    for mark, _ in _dealt(state, env):
        cancel(state, mark, CANCELED)
    note_cancel(state, env["this"])


#: All that is dealt at once is one occurrence to whoever takes back some of it.
RULES.together.update(("prevent-up-to", "prevent-dealt"))


@RULES.quantity("prevented")
def _prevented(state: State, env: Env) -> int:
    """How much damage and horror the effect before these has canceled."""
    return int(env.get("prevented", 0))


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """One kind of token after the other: how much of it; in all at least one."""
    parts: Parts = variables["parts"]
    left = variables["left"]
    if not parts or not left:
        state.goto(PREVENT, _then)
        return
    event = parts[0][1]
    least = 1 if variables["none"] and len(parts) == 1 else 0
    token = TOKENS[event.type][0]
    slots = {"who": variables["you"], "card": event.slots["to"]}
    options = tuple(
        Option("prevent", {**slots, token: amount}, amount)
        for amount in range(least, min(left, int(event.slots["amount"])) + 1)
    )
    state.ask(Choice("prevent", variables["you"], options, (CITE,), "amount"))


def _take_off(state: State, variables: Mapping[str, Any]) -> None:
    (mark, event), *rest = variables["parts"]
    amount = variables["amount"]
    if amount:
        remains = int(event.slots["amount"]) - amount
        if remains:
            replace(state, mark, event._replace(slots={**event.slots, "amount": remains}))
        else:
            cancel(state, mark, CANCELED)
        if variables["none"]:
            note_cancel(state, variables["by"])
    state.let(
        parts=tuple(rest),
        left=variables["left"] - amount,
        prevented=variables["prevented"] + amount,
        none=variables["none"] and not amount,
    )
    state.goto(PREVENT, _next)


def _then(state: State, variables: Mapping[str, Any]) -> None:
    if variables["effects"]:
        env = {**variables["env"], "prevented": variables["prevented"]}
        resolve_part(state, variables["effects"], env)


PREVENT = RULES.procedure(Procedure("prevent-up-to", _next, _take_off, _then))
