"""arkham-lcg/concealed-x: an enemy goes to the shadows, and its mini-card is dealt among decoys."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Chance, Choice, Option, share
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.shadows import CITE, lay, mini_cards
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.limits.unique import displaced
from rulesref.games.arkham_lcg.locations.connections import distances, map_unknown
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.things import in_play

carries_out("concealed", CITE)


@RULES.event(
    "enter-shadows",
    CITE,
    enemy="card",
    who="card",
    en="{enemy} goes to the shadows",
    it="{enemy} va nelle ombre",
    leaves=True,
)
def _enter_shadows(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.put(event.slots["enemy"], zone="play", shadows=True, at=None, engaged=None)


@RULES.event(
    "lay-mini-card",
    CITE,
    at="card",
    hides="card",
    en="a concealed mini-card is put at {at}",
    it="una mini carta celata viene messa in {at}",
)
def _lay(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        lay(state, event.slots["at"], event.slots.get("hides"))


@RULES.event(
    "shuffle-mini-cards",
    CITE,
    at="card",
    en="the concealed mini-cards at {at} are shuffled",
    it="le mini carte celate in {at} vengono mescolate",
)
def _shuffle(state: State, events: tuple[Event, ...]) -> None:
    """Nobody has known which is which since: only fate turns one of them."""


def conceal(state: State, enemy: str, who: str) -> None:
    """Let ``who`` resolve the concealed keyword of ``enemy``."""
    state.call(CONCEAL, enemy=enemy, who=who)


RULES.stop(
    "decoys-unknown",
    en="how many decoys its keyword means",
    it="quante esche indica la sua parola chiave",
)


def _to_the_shadows(state: State, variables: Mapping[str, Any]) -> None:
    enemy, who = variables["enemy"], variables["who"]
    amount = keyword(state, enemy, "concealed")
    if not isinstance(amount, int) or isinstance(amount, bool):
        state.give_up(enemy, "decoys-unknown")
        return
    state.let(amount=amount + 1)
    events = [state.event("enter-shadows", by=enemy, enemy=enemy, who=who)]
    if state.get(enemy, "zone") != "play":
        events.append(state.event("enter-play", by=enemy, card=enemy))
        events += [state.event("discard", card=one) for one in displaced(state, enemy)]
    state.emit(*events)


RULES.stop(
    "nearest-unknown",
    en="which location is the nearest: nobody is at any",
    it="quale luogo è il più vicino: nessuno si trova in un luogo",
)


def _places(state: State, variables: Mapping[str, Any]) -> None:
    """As evenly as possible, from the nearest on; where several are as near, ``who`` decides."""
    who, amount = variables["who"], variables["amount"]
    places = in_play(state, "location")
    here = location_of(state, who)
    if here is None:
        state.give_up(variables["enemy"], "nearest-unknown")
        return
    even = tuple(place for place in places for _ in range(amount // len(places)))
    rest = amount % len(places)
    state.let(even=even)
    if not rest:
        state.let(more=())
        return
    if len(places) > 1 and map_unknown(state, here):
        return
    away = distances(state, here)
    far = len(away)
    places.sort(key=lambda place: away.get(place, far))
    last = away.get(places[rest - 1], far)
    sure = tuple(place for place in places if away.get(place, far) < last)
    tied = [place for place in places if away.get(place, far) == last]
    options = tuple(
        Option("conceal-at", {"who": who, "locations": sure + group}, sure + group)
        for group in combinations(tied, rest - len(sure))
    )
    state.ask(Choice("conceal-at", who, options, (CITE,), "more"))


def _deal(state: State, variables: Mapping[str, Any]) -> None:
    """The enemy's own mini-card is as likely to be any one of them."""
    dealt = (*variables["even"], *variables["more"])
    state.let(dealt=dealt)
    outcomes = tuple(
        (share(dealt.count(place), len(dealt)), place) for place in dict.fromkeys(dealt)
    )
    state.draw(Chance("concealed", outcomes, (CITE,), "truth"))


def _put(state: State, variables: Mapping[str, Any]) -> None:
    enemy, dealt, truth = variables["enemy"], variables["dealt"], variables["truth"]
    own = dealt.index(truth)
    mixed = [place for place in dict.fromkeys(dealt) if mini_cards(state, (place,))]
    state.emit(
        *(
            state.event("lay-mini-card", by=enemy, at=place, hides=enemy if n == own else None)
            for n, place in enumerate(dealt)
        )
    )
    state.emit(*(state.event("shuffle-mini-cards", by=enemy, at=place) for place in mixed))


CONCEAL = RULES.procedure(Procedure("conceal", _to_the_shadows, _places, _deal, _put))
