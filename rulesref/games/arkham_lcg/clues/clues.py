"""arkham-lcg/clues: discovering them at a location."""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.changing import raise_aspect
from rulesref.games.arkham_lcg.amounts import any_of_it, any_to_lose
from rulesref.games.arkham_lcg.clues import by_investigating
from rulesref.games.arkham_lcg.clues.bearing_clues import bears_none, cannot_bear_clues
from rulesref.games.arkham_lcg.clues.untold_clues import may_lie, stop_at_untold
from rulesref.games.arkham_lcg.enemies import exposing
from rulesref.games.arkham_lcg.enemies.shadows import mini_cards
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.edition import switch

cannot_be_discovered = prohibition("clues-cannot-be-discovered")
cannot_discover = prohibition("cannot-discover-clues")
cannot_take = prohibition("cannot-take-clues")


def _cannot_discover(state: State, event: Event) -> bool:
    who, at = event.slots["who"], event.slots["at"]
    return bool(cannot_discover(state, who) or cannot_be_discovered(state, at))


@RULES.event(
    "discover",
    "arkham-lcg/clues",
    who="card",
    amount="number",
    at="card",
    added="flag?",
    en="{who} discovers {amount} (clue|clues) at {at}",
    it="{who} scopre {amount} (indizio|indizi) in {at}",
    lapses=_cannot_discover,
    takes=(("at", "clues", "amount"),),
)
def _discover(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, at, amount = (event.slots[name] for name in ("who", "at", "amount"))
        state.put(at, clues=state.get(at, "clues") - amount)
        state.put(who, clues=state.get(who, "clues") + amount)


def _any_clue(
    state: State, env: Env, at: tuple[str, ...], who: tuple[str, ...] = (), **how: Any
) -> bool:
    you = who[0] if who else env["you"]
    if cannot_discover(state, you):
        return False
    if mini_cards(state, at) and exposing.may_expose(state, env):
        return True
    return any(
        may_lie(state, place)
        and not cannot_be_discovered(state, place)
        and (
            by_investigating.kept_by(state, env, you, place) is None
            or by_investigating.in_doubt(state, env, place)
        )
        for place in at
    )


@RULES.verb(
    "discover",
    "arkham-lcg/clues",
    able=_any_clue,
    amount="number",
    at="cards",
    who="cards?",
    additional="flag?",
)
def discover(
    state: State,
    env: Env,
    amount: int,
    at: tuple[str, ...],
    who: tuple[str, ...] = (),
    additional: bool = False,
) -> None:
    """You (or ``who``) discover up to ``amount`` clues at each of ``at``.

    ``additional``: besides what is discovered anyway; whether that is one discovery is open (U-33).
    What adds to a discovery does not answer what was added to one: it would go on without an end.
    """
    you = who[0] if who else env["you"]
    amount += int(state.get(TEST, "more-clues")) if env.get("own") else 0
    for place in at:
        if by_investigating.stop_at_doubt(state, env, you, place):
            return
        barred = (
            cannot_be_discovered(state, place)
            or cannot_discover(state, you)
            or by_investigating.kept_by(state, env, you, place)
        )
        if not barred and stop_at_untold(state, place):
            return
        here = 0 if barred else min(amount, state.get(place, "clues"))
        if additional and not barred and _part_of_it(state, env, you, place):
            here = min(amount, state.get(place, "clues") - env["event"].slots["amount"])
            measure(state, here, amount)
            raise_aspect(state, env, "amount", here)
            continue
        measure(state, here, amount)
        slots: dict[str, Any] = {"who": you, "amount": here, "at": place}
        if additional:
            slots["added"] = True
        events = [state.event("discover", by=env["this"], **slots)] if here else []
        exposing.standing_in(
            state, {**env, "you": you}, mini_cards(state, (place,)), events, aimed=False
        )


def _part_of_it(state: State, env: Env, you: str, place: str) -> bool:
    """Whether what a discovery that is still to come brings on top is one with it (U-33)."""
    event, trigger = env.get("event"), env["ability"].trigger if "ability" in env else None
    if event is None or event.type != "discover" or "mark" not in env:
        return False
    if trigger is None or trigger.stage not in ("would", "when"):
        return False
    same = (event.slots["who"], event.slots["at"]) == (you, place)
    return same and switch(state, "additional-clue") != "apart"


@RULES.event(
    "place-clues",
    "arkham-lcg/clues",
    amount="number",
    at="card",
    en="{amount} (clue is|clues are) placed at {at}",
    it="{amount} (indizio viene collocato|indizi vengono collocati) in {at}",
    lapses=bears_none,
)
def _place(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        at = event.slots["at"]
        state.put(at, clues=state.get(at, "clues") + event.slots["amount"])


@RULES.event(
    "put-down-clues",
    "arkham-lcg/clues",
    who="card",
    amount="number",
    at="card",
    en="{who} places {amount} of (his|her|their) clues at {at}",
    it="{who} pone {amount} dei suoi indizi in {at}",
    lapses=bears_none,
    takes=(("who", "clues", "amount"),),
)
def _put_down(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, at, amount = (event.slots[name] for name in ("who", "at", "amount"))
        state.put(who, clues=state.get(who, "clues") - amount)
        state.put(at, clues=state.get(at, "clues") + amount)


def _any_to_put_down(state: State, env: Env, who: tuple[str, ...], amount: int) -> bool:
    return amount > 0 and any(state.get(one, "clues") and _may_place(state, one) for one in who)


def _may_place(state: State, who: str) -> bool:
    """Whether nothing forbids that clues are placed where ``who`` is."""
    place = location_of(state, who)
    return place is None or cannot_bear_clues(state, place) is None


@RULES.verb(
    "put-down-clues", "arkham-lcg/clues", able=_any_to_put_down, who="cards", amount="number"
)
def _put_down_verb(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """Each of ``who`` places so many of their clues at their location, or as many as they have."""
    for investigator in who:
        number = min(amount, int(state.get(investigator, "clues")))
        place = location_of(state, investigator)
        measure(state, number if place else 0, amount)
        if number and place:
            slots: dict[str, Any] = {"who": investigator, "amount": number, "at": place}
            state.emit(state.event("put-down-clues", by=env["this"], **slots))


@RULES.event(
    "take-clues",
    "arkham-lcg/clues",
    who="card",
    amount="number",
    origin="card",
    en="{who} takes control of {amount} (clue|clues) on {origin}",
    it="{who} prende il controllo di {amount} (indizio|indizi) su {origin}",
    lapses=lambda state, event: bool(cannot_take(state, event.slots["who"])),
    takes=(("origin", "clues", "amount"),),
)
def _take_clues(state: State, events: tuple[Event, ...]) -> None:
    """That is no discovery: the clues lie on a card, at no location."""
    for event in events:
        who, origin, amount = (event.slots[name] for name in ("who", "origin", "amount"))
        state.put(origin, clues=state.get(origin, "clues") - amount)
        state.put(who, clues=state.get(who, "clues") + amount)


def _any_on(state: State, env: Env, amount: int, **of: tuple[str, ...]) -> bool:
    return not cannot_take(state, env["you"]) and any(
        state.get(card, "clues") for card in of["from"]
    )


@RULES.verb("take-clues", "arkham-lcg/clues", able=_any_on, amount="number", **{"from": "cards"})
def _take_verb(state: State, env: Env, amount: int, **of: tuple[str, ...]) -> None:
    """You take control of so many clues from each card, as far as there are any."""
    for card in of["from"]:
        number = min(amount, state.get(card, "clues"))
        measure(state, number, amount)
        if number:
            slots = {"who": env["you"], "amount": number, "origin": card}
            state.emit(state.event("take-clues", by=env["this"], **slots))


@RULES.event(
    "discard-clues",
    "arkham-lcg/clues",
    amount="number",
    at="card",
    en="{amount} (clue is|clues are) discarded from {at}",
    it="{amount} (indizio viene scartato|indizi vengono scartati) da {at}",
    takes=(("at", "clues", "amount"),),
)
def _discard(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        at = event.slots["at"]
        state.put(at, clues=state.get(at, "clues") - event.slots["amount"])


@RULES.verb(
    "discard-clues", "arkham-lcg/clues", able=any_to_lose("clues"), on="cards", amount="number"
)
def _discard_verb(state: State, env: Env, on: tuple[str, ...], amount: int) -> None:
    """So many clues on each of ``on`` go back to the token pool, or as many as there are."""
    for card in on:
        number = min(amount, int(state.get(card, "clues")))
        measure(state, number, amount)
        if number:
            state.emit(state.event("discard-clues", by=env["this"], amount=number, at=card))


def _can_put_down(state: State, env: Env, amount: int) -> bool:
    you = env["you"]
    held = bool(state.get(you, "clues") >= amount)
    return held and location_of(state, you) is not None and _may_place(state, you)


@RULES.cost("put-down-clues", "arkham-lcg/clues", able=_can_put_down, amount="number")
def _put_down_cost(state: State, env: Env, amount: int) -> None:
    """You place so many of your clues at your location: nobody spends them."""
    _put_down_verb(state, env, (env["you"],), amount)


@RULES.verb("place-clues", "arkham-lcg/clues", able=any_of_it, on="cards", amount="number")
def _place_verb(state: State, env: Env, on: tuple[str, ...], amount: int) -> None:
    """Clues from the token pool."""
    measure(state, amount, 1)
    state.emit(*(state.event("place-clues", by=env["this"], amount=amount, at=card) for card in on))
