"""The table: who plays, who leads, whose turn it is, what lies where.

arkham-lcg/in-play-and-out-of-play: a thing's ``zone`` is "play" or one of the zones out of play;
``at`` is its location, ``controller`` and ``owner`` are investigators, ``engaged`` is the
investigator that an enemy is engaged with, ``attached`` is the card it is attached to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.keywords import stop_at_unknown
from rulesref.games.arkham_lcg.rules import RULES, rules
from rulesref.games.arkham_lcg.switches import EDITIONS
from rulesref.games.card import Card
from rulesref.games.edition import Value, switch
from rulesref.games.things import bring, card_of, kind_of

#: How many actions an investigator has of their own in a turn.
OWN_ACTIONS = 3
TABLE = "table"
#: On a player card in play that the scenario owns, whoever controls it.
OF_SCENARIO = "of-scenario"
#: Types of cards that belong to the scenario.
ENCOUNTER = frozenset({"enemy", "treachery", "location", "act", "agenda", "story", "scenario"})


def new_game(edition: str = EDITIONS[0], changed: Mapping[str, Value] | None = None) -> State:
    """An empty table: round 1, investigation phase, nobody sits at it yet.

    ``changed`` are switches that a reading of an open question sets otherwise.
    """
    state = State(rules(edition, changed))
    state.put(TABLE, round=1, phase="investigation", phases=1)
    return state


def seat(state: State, card: Card, location: str | None) -> str:
    """Seat an investigator; the first one leads and is active until somebody says otherwise."""
    id = bring(state, card, zone="play", at=location, actions=OWN_ACTIONS)
    state.put(id, controller=id, owner=id)
    order = (*investigators(state), id)
    state.put(TABLE, order=order)
    if len(order) == 1:
        state.put(TABLE, lead=id, active=id)
    return id


def investigators(state: State) -> tuple[str, ...]:
    """The investigators still in the game, in player order (arkham-lcg/in-player-order)."""
    order: tuple[str, ...] = state.things[TABLE].get("order", ())
    return order


def begin_with(state: State, who: str) -> None:
    """arkham-lcg/in-player-order: ``who`` leads, and a sequence begins with them, clockwise."""
    order = investigators(state)
    first = order.index(who)
    state.put(TABLE, lead=who, order=order[first:] + order[:first])


def lead(state: State) -> str:
    """The lead investigator."""
    return str(state.get(TABLE, "lead", ""))


def deciding_lead(state: State) -> str:
    """Who decides as the lead investigator: any player while theirs is out and no other is chosen.

    arkham-lcg/elimination: what is settled before its step 5 is settled by those who are left.
    """
    who = lead(state)
    return who if who in investigators(state) else ""


def active(state: State) -> str:
    """The investigator whose turn it is."""
    return str(state.get(TABLE, "active", ""))


def went_elsewhere(state: State, event: Event) -> bool:
    """Whether the enemy of ``event``, which is about to enter play, is not where it ``was`` then.

    What an ability took away "when" it would spawn neither enters play nor engages anybody.
    """
    was = event.slots.get("was")
    who = event.slots.get("enemy") or event.slots.get("card")
    return was is not None and state.get(str(who), "zone") != was


def location_of(state: State, id: str, supposed: tuple[str, str] | None = None) -> str | None:
    """Where the thing ``id`` is: its own location, its investigator's, or its bearer's.

    An investigator who resolves something "as if" elsewhere is there (arkham-lcg/as-if), with what
    they control; an enemy that is engaged with them does not leave the location where they really
    are. ``supposed`` is (investigator, location): where one card alone takes them to be. Whoever is
    out of the game is nowhere (arkham-lcg/elimination).
    """
    thing = state.things.get(id)
    if thing is None or thing.get("eliminated"):
        return None
    engaged = None
    for _ in range(8):
        if thing is None:
            return None
        card = thing.get("card")
        if card is not None and card.type == "location":
            return id
        if supposed is not None and id == supposed[0] and not engaged:
            return supposed[1]
        where = (not engaged and thing.get("as-if")) or thing.get("at")
        if where:
            return str(where)
        engaged = engaged or thing.get("engaged")
        bearer = thing.get("engaged") or thing.get("attached") or thing.get("threat")
        bearer = bearer or thing.get("controller")
        if not bearer or bearer == id:
            return None
        id = bearer
        thing = state.things.get(id)
    return None


def here(state: State, ids: Iterable[str], location: str | None) -> list[str]:
    """Those of ``ids`` that are at ``location``."""
    return [id for id in ids if location and location_of(state, id) == location]


def is_encounter(state: State, id: str) -> bool:
    """Whether the thing ``id`` is a card that the scenario owns.

    arkham-lcg/cardtype-categories-for-key-cards: a key is one unless an investigator bears it, or a
    story asset that somebody controls.
    """
    kind = kind_of(state, id)
    return kind in ENCOUNTER or (kind == "key" and not _is_with_somebody(state, id))


def _is_with_somebody(state: State, key: str) -> bool:
    bearer = state.get(key, "attached", None)
    return bearer is not None and (
        kind_of(state, bearer) == "investigator" or bool(state.get(bearer, "controller", None))
    )


def owner_of(state: State, id: str) -> str:
    """Whose card ``id`` is; a player card that no step says more of is its controller's.

    The scenario, which is nobody, owns every other one: an empty string.
    """
    owner = state.get(id, "owner", "")
    if owner or is_encounter(state, id) or state.get(id, OF_SCENARIO):
        return str(owner)
    return str(state.get(id, "controller", ""))


def owner_when_drawn(card: Card, who: str) -> str | None:
    """Who owns ``card`` when ``who`` draws it: a card of the scenario stays the scenario's.

    arkham-lcg/ownership-and-control: in whatever deck it lay.
    """
    return None if card.type in ENCOUNTER and not card.weakness else who


def come_under_control(state: State, id: str, who: str) -> None:
    """``who`` controls the card ``id`` from now on.

    arkham-lcg/ownership-and-control: what nobody had before, and nobody owns, is the scenario's.
    """
    thing = state.things[id]
    if not (thing.get("owner") or thing.get("controller")):
        state.put(id, **{OF_SCENARIO: True})
    state.put(id, controller=who)


@RULES.hook(Hooks.arbiter)
def _lead(state: State) -> str:
    return deciding_lead(state)


RULES.moving.update(("zone", "card", "printed", "cards"))


@RULES.hook(Hooks.brought)
def _brought(state: State, id: str) -> None:
    """Stop at a keyword of the card that nobody has described."""
    if card_of(state, id).keywords:
        stop_at_unknown(state, id)


@RULES.hook(Hooks.gone)
def _gone(state: State, you: str) -> bool:
    """Whether whoever would resolve an ability has been eliminated."""
    return bool(state.get(you, "eliminated"))


#: Period of a limit → the attribute of the table that numbers it; a game is one period.
COUNTERS = {
    "round": "round",
    "phase": "phases",
    "turn": "turns",
    "test": "tests",
    "game": "games",
    "search": "searches",
}
#: No case outlasts the campaign: what was used in an earlier game of it, none tells.
CAMPAIGN = "campaign"
PERIODS = frozenset({*COUNTERS, CAMPAIGN})
RULES.periods.update(PERIODS)


@RULES.hook(Hooks.period)
def _period(state: State, period: str) -> int:
    """The number of the running ``period``."""
    return int(state.get(TABLE, COUNTERS[period])) if period in COUNTERS else 0


@RULES.hook(Hooks.forced_first)
def _forced_first(state: State, forced: list[Any]) -> list[Any]:
    """arkham-lcg/priority-of-simultaneous-resolution: whose Forced abilities come first."""
    if switch(state, "forced-priority") != "encounter-first":
        return forced
    encounter = [one for one in forced if is_encounter(state, one.thing)]
    return encounter or forced
