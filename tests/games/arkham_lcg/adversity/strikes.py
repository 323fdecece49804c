"""What can go wrong in the middle: each adversity is done to a copy of a position that is running.

A strike gives whether it could be done there. What it lets happen happens before all else.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from rulesref.engine import machine
from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED, IGNORED
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, active, investigators, lead, seat
from rulesref.games.card import Card
from rulesref.games.things import bring
from tests.arkham import read_card
from tests.games.arkham_lcg.adversity.middle import Middle
from tests.games.arkham_lcg.random_play.drawn_tables import of_type
from tests.games.arkham_lcg.random_play.invariants import FORBIDS

Strike = Callable[[State, Middle, random.Random], bool]
STRIKES: dict[str, Strike] = {}
#: Procedures that consist of choices alone, and cannot be interrupted: paying costs, at once.
INDIVISIBLE = frozenset(
    {
        "spend-clues",
        "spend-clues-together",
        "spending-clues",
        "chosen-cost",
        "choose-sealed",
        "take-back-levels",
    }
)
_OUT = ("hand", "play", "limbo", "drawn", "committed")


def strike(function: Strike) -> Strike:
    STRIKES[function.__name__.replace("_", "-")] = function
    return function


def _now(state: State) -> bool:
    """What has been queued happens before the frame that was running goes on."""
    machine._push(state, state.stack[0][3] + 1 if state.stack else 0)
    return True


def _run(state: State, verb: str, you: str, **args: Any) -> bool:
    RULES.verbs[verb].run(state, {"this": you, "you": you}, **args)
    return _now(state) if state.queue else False


def _others(state: State, who: str) -> list[str]:
    """Everybody else; where nobody else plays, somebody sits down who does."""
    found = [one for one in investigators(state) if one != who]
    if not found and investigators(state):
        names = {thing["card"].name for thing in state.things.values() if "card" in thing}
        card = next(one for one in of_type("investigator", full=True) if one.name not in names)
        place = state.get(investigators(state)[0], "at", None)
        if place:
            found = [seat(state, card, place)]
    return found


def _is_card(state: State, id: str) -> bool:
    return id in state.things and state.things[id].get("zone") in _OUT


def _kind(state: State, id: str) -> str:
    card = state.get(id, "card", None)
    return card.type if card else ""


@strike
def user_eliminated(state: State, here: Middle, rng: random.Random) -> bool:
    if here.you not in investigators(state) or _indivisible(state):
        return False
    state.emit(state.event("resign", who=here.you))
    return _now(state)


def _indivisible(state: State) -> bool:
    """Whether nothing can come before what runs next: a use begins, or a choice is being made."""
    kind, place, *_ = state.stack[0]
    if kind.id == "sequence" and state.stack[1] is not None and place == 0:
        return state.stack[1][0][0].id in INDIVISIBLE
    begins = kind.id.startswith("use") and place == 0
    return begins or kind.id in INDIVISIBLE or (kind.id == "player-window" and place > 0)


def _discard(state: State, id: str) -> bool:
    if (
        _indivisible(state)
        or not _is_card(state, id)
        or _kind(state, id) in ("location", "act", "agenda", "scenario")
    ):
        return False
    if _kind(state, id) == "investigator":
        if id not in investigators(state):
            return False
        state.emit(state.event("resign", who=id))
    else:
        state.emit(state.event("discard", card=id))
    return _now(state)


@strike
def source_gone(state: State, here: Middle, rng: random.Random) -> bool:
    return here.this != here.you and _discard(state, here.this)


@strike
def source_blanked(state: State, here: Middle, rng: random.Random) -> bool:
    if state.get(here.this, "zone") != "play" or not state.things[here.this].get("card"):
        return False
    RULES.verbs["blank"].run(
        state, {"this": here.this, "you": lead(state)}, of=(here.this,), until="round"
    )
    state.rules.hooks.refresh(state)
    return _now(state)


@strike
def source_controlled_by_another(state: State, here: Middle, rng: random.Random) -> bool:
    others = _others(state, here.you)
    if not others or _kind(state, here.this) != "asset" or state.get(here.this, "zone") != "play":
        return False
    return _run(state, "take-control", others[0], card=(here.this,), who=(others[0],))


@strike
def target_gone(state: State, here: Middle, rng: random.Random) -> bool:
    found = [one for one in here.targets if one != here.you]
    return any(_discard(state, one) for one in found[:3])


@strike
def target_moved(state: State, here: Middle, rng: random.Random) -> bool:
    places = [id for id in state.things if _kind(state, id) == "location"]
    for one in here.targets:
        mine = _kind(state, one)
        there = [place for place in places if place != state.get(one, "at")]
        if state.get(one, "zone") != "play" or not there:
            continue
        if mine == "investigator" or (mine == "enemy" and state.get(one, "at")):
            to = rng.choice(there)
            state.emit(state.event("move", who=one, to=to, origin=state.get(one, "at")))
            return _now(state)
        if mine in ("asset", "treachery", "event"):
            state.emit(state.event("return-to-hand", card=one))
            return _now(state)
    return False


@cache
def _made_up(kind: str) -> Card:
    every = {"all": "any-card"}
    clauses: list[dict[str, Any]] = (
        [{"verb": "immune", "of": every, "to": every}]
        if kind == "immune"
        else [
            {"verb": verb, "of": every}
            for verb in FORBIDS
            if "of" in RULES.verbs[verb].args and verb != "cannot-leave-play"
        ]
    )
    ability = {"kind": "constant", "do": clauses}
    return read_card(
        {"code": f"x-{kind}", "name": f"X {kind}", "type": "story", "ability": [ability]}
    )


@strike
def target_immune(state: State, here: Middle, rng: random.Random) -> bool:
    if not here.targets:
        return False
    bring(state, _made_up("immune"), zone="play")
    state.rules.hooks.refresh(state)
    return True


@strike
def target_not_owned(state: State, here: Middle, rng: random.Random) -> bool:
    for one in here.targets:
        owner = state.get(one, "owner")
        others = _others(state, str(owner))
        if owner and others and _kind(state, one) != "investigator":
            state.put(one, owner=others[0])
            return True
    return False


@strike
def prohibited(state: State, here: Middle, rng: random.Random) -> bool:
    if here.row[0] == "cost" or _indivisible(state):
        return False  # what has been found payable is paid in the same instant
    bring(state, _made_up("prohibited"), zone="play")
    state.rules.hooks.refresh(state)
    return True


def _mark(state: State, mark: Any, number: int = 0) -> bool:
    state.marks[(state.stack[0][3], number)] = mark
    return True


@strike
def replaced(state: State, here: Middle, rng: random.Random) -> bool:
    if not here.events:
        return False
    return _mark(state, state.event("gain-resources", who=lead(state), amount=1))


@strike
def cancelled(state: State, here: Middle, rng: random.Random) -> bool:
    return bool(here.events) and _mark(state, CANCELED)


@strike
def ignored(state: State, here: Middle, rng: random.Random) -> bool:
    return bool(here.events) and _mark(state, IGNORED)


@strike
def done_in_part(state: State, here: Middle, rng: random.Random) -> bool:
    if len(here.events) > 1:
        return _mark(state, CANCELED, len(here.events) - 1)
    return _fewer(state, here.events, 1)


def _fewer(state: State, events: tuple[Event, ...], amount: int) -> bool:
    """Let the first event be about so much less."""
    for event in events[:1]:
        for name in ("amount", "damage", "horror"):
            told = event.slots.get(name)
            if isinstance(told, int) and told > amount:
                return _mark(state, event._replace(slots={**event.slots, name: amount}))
    return False


@strike
def empty_deck(state: State, here: Middle, rng: random.Random) -> bool:
    if "top" in state.stack[0][2] or any(
        frame.kind.id.startswith(("search", "look-at")) for frame in state.frames()
    ):
        return False  # the cards are in hand already, or the one that fate has just picked
    decks = [id for id, thing in state.things.items() if thing.get("cards")]
    for deck in decks:
        state.put(deck, cards=())
    for id, thing in tuple(state.things.items()):
        if thing.get("zone") == "discard":
            state.put(id, zone="removed")
    return bool(decks)


@strike
def no_printed_value(state: State, here: Middle, rng: random.Random) -> bool:
    for one in (*here.targets, here.this):
        card = state.get(one, "card", None)
        if (
            card
            and card.stats
            and card.type not in ("investigator",)
            and "printed" not in state.things[one]
        ):
            state.put(one, card=card.but(stats={}))
            return True
    return False


@strike
def zero(state: State, here: Middle, rng: random.Random) -> bool:
    if _fewer(state, here.events, 0):
        return True
    if here.you not in investigators(state):
        return False
    state.put(here.you, resources=None, clues=None, actions=None)
    return True


@strike
def doubled_trigger(state: State, here: Middle, rng: random.Random) -> bool:
    (kind, place, variables, depth), _ = state.stack
    if kind.id == "block" and here.node is not None:
        again = {"nodes": (here.node,), "env": variables["env"]}
        state.stack = ((kind, 0, again, depth), state.stack)
        return True
    ability = variables.get("ability")
    if ability is not None and place == 0 and kind.id.startswith("use"):
        state.stack = ((kind, 0, variables, depth), state.stack)
        return True
    return False


@strike
def turn_over(state: State, here: Middle, rng: random.Random) -> bool:
    if state.get(TABLE, "phase") != "investigation" or not active(state):
        return False
    return _run(state, "end-turn", active(state))


@strike
def nested_test(state: State, here: Middle, rng: random.Random) -> bool:
    who = here.you if here.you in investigators(state) else lead(state)
    if who not in investigators(state):
        return False
    return _run(state, "test", who, difficulty=2, skill="willpower", success=(), failure=())


@strike
def two_investigators_at_once(state: State, here: Middle, rng: random.Random) -> bool:
    others = _others(state, here.you)
    if not others or here.you not in investigators(state) or _indivisible(state):
        return False
    (kind, place, variables, depth), rest = state.stack
    if kind.id == "block" and here.node is not None:
        env = {**variables["env"], "you": others[0]}
        state.stack = ((kind, 0, {"nodes": (here.node,), "env": env}, depth), state.stack)
        return True
    if here.events and here.events[0].slots.get("who") == here.you:
        first = here.events[0]
        if "card" in first.slots or first.type == "reveal":
            return False  # a card, or a token, is in one place: another uses it afterwards
        also = first._replace(slots={**first.slots, "who": others[0]})
        changed = {**variables, "events": (*variables["events"], also)}
        state.stack = ((kind, place, changed, depth), rest)
        return True
    return False
