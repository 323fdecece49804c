"""arkham-lcg/steps/st-3: the tokens of a plan are revealed, and some of them are resolved.

All of it is one reveal. Whatever resolves "if" a token is revealed looks at the resolved ones (FAQ
2.5), and so before anything that comes "after" the reveal (FAQ 2.2). Each group of the plan keeps
some of its units, the inner one that comes to one token first (FAQ: Olive McBride with Grotesque
Statue).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import note_cancel
from rulesref.games.arkham_lcg.chaos_tokens import reveal_plan
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, CITE, change, unseal
from rulesref.games.arkham_lcg.chaos_tokens.reveal_plan import Plan
from rulesref.games.arkham_lcg.chaos_tokens.uncanceled_tokens import must_heed
from rulesref.games.arkham_lcg.rules import RULES

RULES.stop(
    "cancels-among-groups",
    en="canceling among tokens of which some have yet to be chosen",
    it="annullare tra segnalini di cui alcuni sono ancora da scegliere",
)
AUTO_FAIL = "auto-fail"
SEVERAL = "arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens"


def _come(state: State, event: Event) -> str:
    """The token leaves the bag, or the card that it was sealed on; the thing that it lies with.

    Where that card has left play meanwhile, the token is in the bag again.
    """
    into, card = event.slots["into"], event.slots["sealed_on"]
    face = event.slots.get("printed_face") or event.slots["face"]
    if card and face in state.get(card, "sealed", ()):
        unseal(state, card, face)
    else:
        change(state, face, -1)
    _lay_down(state, into, "revealed", face)
    return str(into)


def _lay_down(state: State, into: str, name: str, *faces: str) -> None:
    """Put tokens to those that lie there; nothing asks which of them came first."""
    state.put(into, **{name: tuple(sorted((*state.get(into, name, ()), *faces)))})


def _pick_up(state: State, into: str, name: str, face: str) -> None:
    """Take the latest of the tokens of that face from those that lie there."""
    lying = list(reversed(state.get(into, name, ())))
    lying.remove(face)
    state.put(into, **{name: tuple(reversed(lying))})


def take_back(state: State, event: Event) -> None:
    """The token of ``event``, which has come, is canceled, and lies in the bag again."""
    into, face = event.slots["into"], event.slots["face"]
    printed = event.slots.get("printed_face") or face
    _pick_up(state, into, "revealed", printed)
    for name in ("resolved", "kept"):
        _pick_up(state, into, name, face)
    if not state.get(BAG, "unknown"):
        change(state, printed, 1)
    state.emit(state.event("token-canceled", who=event.slots["who"], face=face, into=into))


def _ignored(state: State, events: tuple[Event, ...]) -> None:
    """An ignored token was drawn, but neither its modifier nor its effect counts."""
    for event in events:
        _lay_down(state, _come(state, event), "ignored", event.slots["face"])


@RULES.event(
    "reveal",
    CITE,
    who="card",
    face="word",
    number="number",
    into="card",
    sealed_on="card",
    printed_face="word",
    en=("{who} reveals {printed_face}, which counts as {face}", "{who} reveals {face}"),
    it=("{who} rivela {printed_face}, che vale come {face}", "{who} rivela {face}"),
    whole=True,
    bare=_ignored,
)
def _reveal(state: State, events: tuple[Event, ...]) -> None:
    """They lie with the test, or with what an ability reveals by itself; then some are resolved."""
    for event in events:
        into = _come(state, event)
        state.put(into, arrived=(*state.get(into, "arrived", ()), event.slots["number"]))
    who, into = (events[0].slots[name] for name in ("who", "into"))  # of one reveal: all the same
    drawn, plan = state.get(into, "drawn")
    state.call(SETTLING, who=who, into=into, drawn=drawn, plan=plan)


@RULES.event(
    "resolve-tokens",
    "arkham-lcg/steps/st-3",
    who="card",
    faces="words",
    into="card",
    en="{who} resolves {faces}",
    it="{who} risolve {faces}",
    silent=True,
)
def _resolve_tokens(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 2.5: whatever looks for a token looks once, at all that are resolved."""
    for event in events:
        into = event.slots["into"]
        state.put(into, resolved=(*state.get(into, "resolved", ()), *event.slots["faces"]))


@RULES.quantity("resolved-now", faces="words", settled=True)
def _resolved_now(state: State, env: Env, faces: tuple[str, ...]) -> int:
    """How many tokens of ``faces`` the triggering event resolves; others of its test do not count."""
    event = env.get("event")
    return sum(face in faces for face in event.slots["faces"]) if event is not None else 0


@RULES.event(
    "token-canceled",
    "arkham-lcg/cancel",
    who="card",
    face="word",
    into="card",
    en="a revealed {face} is canceled or ignored",
    it="un segnalino rivelato ({face}) viene annullato o ignorato",
    silent=True,
)
def _token_canceled(state: State, events: tuple[Event, ...]) -> None:
    """This is the moment that other cards may speak of."""


def _settle(state: State, variables: Mapping[str, Any]) -> None:
    """Forget what was canceled, then choose among what is left, group by group."""
    arrived = frozenset(state.get(variables["into"], "arrived", ()))
    state.let(plan=reveal_plan.kept(reveal_plan.numbered(variables["plan"]), arrived))


def _choose(state: State, variables: Mapping[str, Any]) -> None:
    drawn = variables["drawn"]
    found = reveal_plan.next_group(variables["plan"])
    if found is None:
        return
    path, (by, keep, units) = found
    who = variables["who"]
    options: dict[tuple[str, ...], Option] = {}
    ways = _lawful(state, (who, state.get(by, "controller", None)), units, drawn, by, keep)
    for picked in ways:
        tokens = tuple(sorted(reveal_plan.told(units[number], drawn) for number in picked))
        slots = {"who": who, "card": by, "tokens": tokens}
        options.setdefault(tokens, Option("resolve-tokens", slots, (path, picked)))
    state.ask(Choice("resolve-tokens", who, tuple(options.values()), (SEVERAL,), "picked"))


RULES.stop(
    "too-many-to-heed",
    en="which tokens are resolved: more than may be kept can neither be canceled nor ignored",
    it="quali segnalini si risolvono: più di quanti se ne tengono non si possono annullare né ignorare",
)


def _lawful(
    state: State,
    who: tuple[str | None, ...],
    units: tuple[Plan, ...],
    drawn: tuple[str, ...],
    by: str,
    keep: int,
) -> list[tuple[int, ...]]:
    """The ways that leave out no token which any of ``who`` can neither cancel nor ignore."""
    ways = list(_ways(state, by, keep, units, drawn))
    heeded = {
        number
        for number, unit in enumerate(units)
        if any(
            must_heed(state, one, drawn[token]) for one in who for token in reveal_plan.tokens(unit)
        )
    }
    lawful = [picked for picked in ways if heeded <= set(picked)]
    if ways and not lawful:
        state.give_up(by, "too-many-to-heed")
    return lawful


def _ways(
    state: State, by: str, keep: int, units: tuple[Plan, ...], drawn: tuple[str, ...]
) -> Iterable[tuple[int, ...]]:
    """The numbers of the units that a group may keep, for each lawful choice."""
    every = range(len(units))
    if keep > 0:
        return combinations(every, min(keep, len(units)))
    if any(reveal_plan.is_group(unit) for unit in units):
        state.give_up(by, "cancels-among-groups")
        return ()
    fails = [number for number in every if drawn[units[number]] == AUTO_FAIL]
    others = [number for number in every if number not in fails]
    lost = [*combinations(others, min(-keep, len(others))), *((number,) for number in fails)]
    return [tuple(number for number in every if number not in gone) for gone in lost]


def _pick(state: State, variables: Mapping[str, Any]) -> None:
    if "picked" not in variables:
        return
    path, picked = variables["picked"]
    plan = variables["plan"]
    group = reveal_plan.at(plan, path)
    units = tuple(group[2][number] for number in picked)
    if len(units) < len(group[2]):
        note_cancel(state, group[0])
    settled: Plan = units[0] if len(units) == 1 else (group[0], 0, units)
    state.forget("picked")
    state.let(plan=reveal_plan.put(plan, path, settled))
    state.goto(SETTLING, _choose)


def _resolve(state: State, variables: Mapping[str, Any]) -> None:
    drawn, into = variables["drawn"], variables["into"]
    kept = sorted(reveal_plan.tokens(variables["plan"]))
    ignored = [drawn[number] for number in state.get(into, "arrived", ()) if number not in kept]
    _lay_down(state, into, "ignored", *ignored)
    state.put(into, arrived=None)
    for face in ignored:
        state.emit(state.event("token-canceled", who=variables["who"], face=face, into=into))
    if kept:
        faces = tuple(drawn[number] for number in kept)
        state.emit(state.event("resolve-tokens", who=variables["who"], faces=faces, into=into))
        state.put(into, kept=faces)


SETTLING = RULES.procedure(Procedure("settle-tokens", _settle, _choose, _pick, _resolve))
