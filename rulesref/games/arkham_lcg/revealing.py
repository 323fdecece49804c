"""arkham-lcg/steps/st-3: how many tokens are revealed, which of them are resolved.

A plan is a tree: a leaf is one token, a group ``(by, keep, units)`` stands where an ability reveals
several instead of one. All leaves are drawn at once; then each group keeps ``keep`` of its units.
A group that comes to one token is settled before the group around it (FAQ: Olive McBride with
Grotesque Statue). Canceled, ignored and resolved tokens are kept apart (FAQ 2.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.sequence import CANCELED, cancel
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.chaos_bag import CITE, draw_token, faces
from rulesref.games.arkham_lcg.current_test import TEST
from rulesref.games.arkham_lcg.rules import RULES

SEVERAL = "arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens"
LEAF = -1
Plan = Any  # a leaf (LEAF, then the number of its token), or (by, keep, units)


@RULES.event(
    "reveal-token",
    CITE,
    who="card",
    en="{who} is about to reveal a chaos token",
    it="{who} sta per rivelare un segnalino caos",
    silent=True,
)
def _reveal_token(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        plan = state.get(TEST, "plan", (LEAF,))
        state.put(TEST, plan=None)
        state.call(DRAWING, who=event.slots["who"], plan=plan[0])


@RULES.event(
    "resolve-tokens",
    "arkham-lcg/steps/st-3",
    who="card",
    faces="words",
    en="{who} resolves {faces}",
    it="{who} risolve {faces}",
    silent=True,
)
def _resolve_tokens(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 2.5: whatever looks for a token looks once, at all that are resolved."""
    for event in events:
        more = (*state.get(TEST, "resolved", ()), *event.slots["faces"])
        state.put(TEST, resolved=more)


def _able(state: State, env: Env, amount: int, keep: int = 1) -> bool:
    return sum(count for _, count in faces(state)) >= amount


@RULES.verb("reveal-instead", SEVERAL, able=_able, amount="number", keep="number?")
def _reveal_instead(state: State, env: Env, amount: int, keep: int = 1) -> None:
    """Of one token about to be revealed: reveal ``amount`` instead, resolve ``keep`` of them."""
    plan = state.get(TEST, "plan", (LEAF,))[0]
    state.call(DECLARING, who=env["you"], by=env["this"], amount=amount, keep=keep, plan=plan)


def _places(plan: Plan, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The places of the leaves; of those side by side in one group only the first."""
    if plan == LEAF:
        yield path
        return
    seen = False
    for number, unit in enumerate(plan[2]):
        if unit != LEAF:
            yield from _places(unit, (*path, number))
        elif not seen:
            seen = True
            yield (*path, number)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """Which of the tokens that are about to be revealed becomes several."""
    who = variables["who"]
    options = tuple(
        Option("replace-token", {"who": who, "card": variables["by"], "number": place + 1}, path)
        for place, path in enumerate(_places(variables["plan"]))
    )
    state.ask(Choice("replace-token", who, options, (SEVERAL,), "path"))


def _declare(state: State, variables: Mapping[str, Any]) -> None:
    group = (variables["by"], variables["keep"], (LEAF,) * variables["amount"])
    state.put(TEST, plan=(_put(variables["plan"], variables["path"], group),))


def _put(plan: Plan, path: tuple[int, ...], unit: Plan) -> Plan:
    if not path:
        return unit
    by, keep, units = plan
    inner = _put(units[path[0]], path[1:], unit)
    return by, keep, (*units[: path[0]], inner, *units[path[0] + 1 :])


DECLARING = RULES.procedure(Procedure("declare-reveal", _which, _declare))


def _leaves(plan: Plan) -> int:
    return 1 if plan == LEAF else sum(_leaves(unit) for unit in plan[2])


def _is_flat(plan: Plan) -> bool:
    """Whether the order of the drawn tokens makes no difference: they all stand in one group."""
    return plan == LEAF or all(unit == LEAF for unit in plan[2])


def _draw(state: State, variables: Mapping[str, Any]) -> None:
    """One token more, out of what the drawn ones have left in the bag."""
    drawn = variables.get("drawn", ())
    if "face" in variables:
        drawn = (*drawn, variables["face"])
        if _is_flat(variables["plan"]):
            drawn = tuple(sorted(drawn))
        state.let(drawn=drawn, face=None)
    left = dict(faces(state))
    for face in drawn:
        left[face] -= 1
    if len(drawn) < _leaves(variables["plan"]) and any(left.values()):
        draw_token(state, left)
        state.goto(DRAWING.labels["_draw"])


def _reveal(state: State, variables: Mapping[str, Any]) -> None:
    """All at once: they share every stage."""
    start = len(state.get(TEST, "revealed", ()))
    state.let(start=start)
    state.put(TEST, arrived=None)
    state.emit(
        *(
            state.event("reveal", who=variables["who"], face=face, number=number)
            for number, face in enumerate(variables["drawn"])
        )
    )


def _settle(state: State, variables: Mapping[str, Any]) -> None:
    """Forget what was canceled, then choose among what is left, group by group."""
    arrived = state.get(TEST, "arrived", ())
    numbered, _ = _numbered(variables["plan"], 0)
    state.let(plan=_kept(numbered, frozenset(arrived)))


def _numbered(plan: Plan, first: int) -> tuple[Plan, int]:
    if plan == LEAF:
        return first, first + 1
    by, keep, units = plan
    out = []
    for unit in units:
        read, first = _numbered(unit, first)
        out.append(read)
    return (by, keep, tuple(out)), first


def _kept(plan: Plan, arrived: frozenset[int]) -> Plan:
    """The plan without tokens that were canceled; ``None`` where nothing is left."""
    if isinstance(plan, int):
        return plan if plan in arrived else None
    by, keep, units = plan
    left = tuple(unit for unit in (_kept(one, arrived) for one in units) if unit is not None)
    return (by, keep, left) if left else None


def _choose(state: State, variables: Mapping[str, Any]) -> None:
    """The next group to settle: one that comes to a single token first, else the outermost."""
    plan = variables["plan"]
    drawn = variables["drawn"]
    found = _next_group(plan, ())
    if found is None:
        return
    path, (by, keep, units) = found
    who = variables["who"]
    options: dict[tuple[str, ...], Option] = {}
    for picked in combinations(range(len(units)), min(keep, len(units))):
        told = tuple(sorted(_told(units[number], drawn) for number in picked))
        options.setdefault(
            told,
            Option("resolve-tokens", {"who": who, "card": by, "tokens": told}, (path, picked)),
        )
    state.ask(Choice("resolve-tokens", who, tuple(options.values()), (SEVERAL,), "picked"))


def _next_group(plan: Plan, path: tuple[int, ...]) -> tuple[tuple[int, ...], Plan] | None:
    if plan is None or isinstance(plan, int) or plan[1] == 0:
        if isinstance(plan, tuple):
            for number, unit in enumerate(plan[2]):
                found = _next_group(unit, (*path, number))
                if found:
                    return found
        return None
    for number, unit in enumerate(plan[2]):
        if isinstance(unit, tuple) and unit[1] == 1:
            return _next_group(unit, (*path, number))
    return path, plan


def _told(unit: Plan, drawn: tuple[str, ...]) -> str:
    if isinstance(unit, int):
        return drawn[unit]
    return " + ".join(_told(one, drawn) for one in unit[2])


def _pick(state: State, variables: Mapping[str, Any]) -> None:
    if "picked" not in variables:
        return
    path, picked = variables["picked"]
    plan = variables["plan"]
    group = plan
    for number in path:
        group = group[2][number]
    units = tuple(group[2][number] for number in picked)
    settled: Plan = units[0] if len(units) == 1 else (group[0], 0, units)
    (kind, pc, frame, depth), rest = state.stack
    without = {name: value for name, value in frame.items() if name != "picked"}
    state.stack = ((kind, pc, without, depth), rest)
    state.let(plan=_put(plan, path, settled))
    state.goto(DRAWING.labels["_choose"])


def _tokens(plan: Plan) -> Iterator[int]:
    if isinstance(plan, int):
        yield plan
    elif plan is not None:
        for unit in plan[2]:
            yield from _tokens(unit)


def _resolve(state: State, variables: Mapping[str, Any]) -> None:
    drawn = variables["drawn"]
    kept = sorted(_tokens(variables["plan"]))
    ignored = [drawn[number] for number in state.get(TEST, "arrived", ()) if number not in kept]
    state.put(TEST, ignored=(*state.get(TEST, "ignored", ()), *ignored), arrived=None)
    if kept:
        found = tuple(drawn[number] for number in kept)
        state.emit(state.event("resolve-tokens", who=variables["who"], faces=found))
        state.let(found=found)


def _another(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/chaos-tokens/bless-and-curse-tokens, frost-tokens: they reveal another token."""
    found = variables.get("found", ())
    more = len([face for face in found if face in ("bless", "curse")])
    frost = state.get(TEST, "resolved", ()).count("frost")
    if frost >= 2:
        state.put(TEST, automatic="failure")
    elif "frost" in found:
        more += 1
    more += state.get(TEST, "owed")
    state.put(TEST, owed=None)
    if sum(count for _, count in faces(state)):
        for _ in range(more):
            state.emit(state.event("reveal-token", who=variables["who"]))


DRAWING = RULES.procedure(
    Procedure("reveal-tokens", _draw, _reveal, _settle, _choose, _pick, _resolve, _another)
)


def _redrawable(state: State, env: Env) -> bool:
    return sum(count for _, count in faces(state)) > 0


@RULES.verb("cancel-token", "arkham-lcg/cancel", able=_redrawable)
def _cancel_token(state: State, env: Env) -> None:
    """Cancel the token that is being revealed, return it to the bag, and reveal another."""
    cancel(state, env["mark"], CANCELED)
    face = env["event"].slots["face"]
    state.put(TEST, canceled=(*state.get(TEST, "canceled", ()), face))
    state.put(TEST, owed=state.get(TEST, "owed") + 1)
