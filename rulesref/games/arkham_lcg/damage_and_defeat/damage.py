"""arkham-lcg/dealing-damage-horror: deal, assign, apply all at once, look for the defeated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.damage_and_defeat import applying
from rulesref.games.arkham_lcg.damage_and_defeat.applying import marks_of
from rulesref.games.arkham_lcg.damage_and_defeat.assigned_first import passed_over
from rulesref.games.arkham_lcg.damage_and_defeat.assigning_for_others import eligible
from rulesref.games.arkham_lcg.damage_and_defeat.assigning_limits import within_limits
from rulesref.games.arkham_lcg.enemies.shadows import sheltered
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.limits.unharmed import unharmed
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import remaining
from rulesref.games.edition import switch
from rulesref.games.things import kind_of

CITE = "arkham-lcg/dealing-damage-horror"
#: Investigators who have it deal no damage to enemies, and no card of theirs does.
harms_no_enemy = prohibition("cannot-damage-enemies")
#: Who takes how much of one kind of token: ((thing, amount), …)
Split = tuple[tuple[str, int], ...]


def _in_vain(state: State, event: Event) -> bool:
    """Whether something forbids that ``event`` hurts whom it is dealt to."""
    return forbidden(state, event.slots["to"], event.by)


def forbidden(state: State, to: str, by: str | None) -> bool:
    """Whether something forbids that the card ``by`` hurts ``to``."""
    if unharmed(state, to, by):
        return True
    if kind_of(state, to) != "enemy" or not by:
        return False
    who = state.get(by, "controller", None)
    return sheltered(state, to, by) or bool(who and harms_no_enemy(state, who))


@RULES.event(
    "deal",
    CITE,
    to="card",
    damage="number",
    horror="number",
    source="card",
    cause="word",
    direct="flag",
    doer="card",
    en=(
        "{source} deals {damage} damage and {horror} horror to {to}",
        "{source} deals {damage} damage to {to}",
        "{source} deals {horror} horror to {to}",
        "{to} takes {damage} damage and {horror} horror",
        "{to} takes {damage} damage",
        "{to} takes {horror} horror",
        "{to} (suffers|is dealt) {damage} damage and {horror} horror",
        "{to} (suffers|is dealt) {damage} damage",
        "{to} (suffers|is dealt) {horror} horror",
        "{damage} damage is dealt to {to}",
        "{horror} horror is dealt to {to}",
    ),
    it=(
        "{source} infligge {damage} (danno|danni) e {horror} (orrore|orrori) a {to}",
        "{source} infligge {damage} (danno|danni) a {to}",
        "{source} infligge {horror} (orrore|orrori) a {to}",
        "{to} subisce {damage} (danno|danni) e {horror} (orrore|orrori)",
        "{to} subisce {damage} (danno|danni)",
        "{to} subisce {horror} (orrore|orrori)",
        "(viene inflitto|vengono inflitti) {damage} (danno|danni) a {to}",
        "(viene inflitto|vengono inflitti) {horror} (orrore|orrori) a {to}",
    ),
    whole=True,
    lapses=_in_vain,
)
def _deal(state: State, events: tuple[Event, ...]) -> None:
    state.call(ASSIGN, events=events, marks=marks_of(state, events), number=0, placed=())


def _lapses(state: State, event: Event) -> bool:
    """Open question U-02: what was assigned to a card that has left play is lost, or is redealt."""
    if state.get(event.slots["to"], "zone") == "play":
        return False
    victim = event.slots.get("victim")
    if victim and switch(state, "gone-bearer") == "again":
        token = "damage" if event.type == "place-damage" else "horror"
        kept = {name: event.slots.get(name) for name in ("source", "cause")}
        slots = {**kept, "to": victim, token: event.slots["amount"]}
        state.emit(state.event("deal", by=event.by, cites=(CITE,), **slots))
    return True


@RULES.event(
    "place-damage",
    CITE,
    to="card",
    amount="number",
    source="card",
    cause="word",
    en="{amount} damage is placed on {to}",
    it="{amount} (danno viene collocato|danni vengono collocati) su {to}",
    settles=True,
    lapses=_lapses,
)
def _place_damage(state: State, events: tuple[Event, ...]) -> None:
    _place(state, events, "damage")


@RULES.event(
    "place-horror",
    CITE,
    to="card",
    amount="number",
    source="card",
    cause="word",
    en="{amount} horror is placed on {to}",
    it="{amount} (orrore viene collocato|orrori vengono collocati) su {to}",
    settles=True,
    lapses=_lapses,
)
def _place_horror(state: State, events: tuple[Event, ...]) -> None:
    _place(state, events, "horror")


def _place(state: State, events: tuple[Event, ...], token: str) -> None:
    for event in events:
        to = event.slots["to"]
        total = state.get(to, token) + event.slots["amount"]
        by, doer = event.by, event.slots.get("doer")
        state.put(to, **{token: total, "hurt-by": by, "hurt-for": doer})
        applying.applied(state, event, token)


RULES.stop(
    "no-lawful-assignment",
    en="how it is assigned: what has to take it first may not take so much",
    it="come si assegna: ciò che deve subirlo per primo non può subirne tanto",
)


def _assign(state: State, variables: Mapping[str, Any]) -> None:
    """Step 1: for each dealt card in turn, who takes what; the dealt investigator decides."""
    events: tuple[Event, ...] = variables["events"]
    number: int = variables["number"]
    if number >= len(events):
        applying.begin(state)
        state.emit(*variables["placed"])
        state.goto(ASSIGN, _applied)
        return
    event = events[number]
    splits = tuple(_splits(state, event))
    if not splits:
        state.give_up(event.slots["to"], "no-lawful-assignment")
        return
    who = event.slots["to"]
    options = tuple(
        Option("assign", {"who": who, "damage": damage, "horror": horror}, (damage, horror))
        for damage, horror in splits
    )
    state.ask(Choice("assign", who, options, (CITE,), "split"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    event: Event = variables["events"][variables["number"]]
    damage, horror = variables["split"]
    placed = [
        state.event(
            type,
            by=event.by,
            to=to,
            keeper=_keeper(state, to),
            amount=amount,
            source=event.slots.get("source"),
            cause=event.slots.get("cause"),
            dealt=variables["number"],
            victim=event.slots["to"],
            doer=event.slots.get("doer"),
            pays=event.slots.get("pays"),
        )
        for type, split in (("place-damage", damage), ("place-horror", horror))
        for to, amount in split
    ]
    state.let(number=variables["number"] + 1, placed=(*variables["placed"], *placed))
    state.goto(0)


def _keeper(state: State, to: str) -> str | None:
    """Who controls ``to`` as it takes its share: nobody does any more once it has fallen by it."""
    return to if kind_of(state, to) == "investigator" else state.get(to, "controller", None)


def _applied(state: State, variables: Mapping[str, Any]) -> None:
    applying.conclude(state, variables["events"], variables["marks"])


ASSIGN = RULES.procedure(Procedure("assign", _assign, _take, _applied))


def _splits(state: State, event: Event) -> Iterator[tuple[Split, Split]]:
    for damage in _ways(state, event, "health", "damage"):
        for horror in _ways(state, event, "sanity", "horror"):
            if within_limits(event, (*damage, *horror)):
                yield damage, horror


def _ways(state: State, event: Event, stat: str, token: str) -> list[Split]:
    """Every way to assign ``token``: no asset takes more than it can, the rest is one's own.

    None of it is one's own while an asset that comes first has room.
    """
    to = event.slots["to"]
    amount = int(event.slots.get(token) or 0)
    if not amount:
        return [()]
    if kind_of(state, to) != "investigator" or event.slots.get("direct"):
        return [((to, amount),)]
    assets = eligible(state, to, token)
    room = []
    for id in assets:
        rest = remaining(state, id, stat, token)
        if rest:
            room.append((id, rest))
    ways: list[tuple[Split, int]] = [((), amount)]
    for id, rest in room:
        ways = [
            ((*split, (id, part)) if part else split, left - part)
            for split, left in ways
            for part in range(min(rest, left) + 1)
        ]
    return [
        (*split, (to, left)) if left else split
        for split, left in ways
        if not left or passed_over(state, event, token, assets, dict(split)) is None
    ]
