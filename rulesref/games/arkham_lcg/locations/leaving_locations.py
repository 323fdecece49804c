"""arkham-lcg/location-cards/being-at-no-location: locations that an effect takes away.

Nobody may be at no location. Whoever an effect moves out of a location that it takes away is
placed elsewhere even where something forbids them to move (FAQ 1.21).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in
from rulesref.games.arkham_lcg.locations.moving import moves, stays_engaged
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, investigators, location_of
from rulesref.games.things import in_play

CITE = "arkham-lcg/location-cards/being-at-no-location"


def _is_elsewhere(state: State, env: Env, who: tuple[str, ...], to: tuple[str, ...]) -> bool:
    return any(location_of(state, mover) != place for place in to[:1] for mover in who)


@RULES.verb("move-out", CITE, able=_is_elsewhere, who="cards", to="cards")
def _move_out(state: State, env: Env, who: tuple[str, ...], to: tuple[str, ...]) -> None:
    """Each of ``who`` moves to ``to``, or is placed there where they cannot move.

    An engaged enemy that stays so goes with its investigator.
    """
    if not to:
        return
    events: list[Event] = []
    elsewhere = [mover for mover in who if location_of(state, mover) != to[0]]
    measure(state, len(elsewhere), len(who))
    for mover in elsewhere:
        if not stays_engaged(state, mover):
            moved = moves(state, mover, to[0], env["this"])
            slots = {"who": mover, "to": to[0]}
            events += moved or [state.event("place-at", by=env["this"], cites=(CITE,), **slots)]
    state.emit(*events)


@RULES.event(
    "set-aside",
    "arkham-lcg/leaves-play",
    card="card",
    kept="number",
    en="{card} is set aside",
    it="{card} viene mess(o|a) da parte",
    leaves=True,
    lapses=held_in("aside"),
)
def _set_aside(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, kept = event.slots["card"], event.slots.get("kept")
        leave(state, card, "aside", event.by)
        if kept and state.get(card, "zone") == "aside":
            state.put(card, damage=kept)


RULES.stop(
    "location-not-empty",
    en="who is at a location that leaves play",
    it="chi si trova in un luogo che lascia il gioco",
)


@RULES.verb("set-aside", "arkham-lcg/leaves-play", card="cards", keeps_damage="flag?")
def _verb(state: State, env: Env, card: tuple[str, ...], keeps_damage: bool = False) -> None:
    """The cards go out of play; a location only when nobody is there any more.

    One that ``keeps_damage`` comes back with what is on it now.
    """
    for one in card:
        people = here(state, (*investigators(state), *in_play(state, "enemy")), one)
        if location_of(state, one) == one and people:
            state.give_up(one, "location-not-empty")
            return
    events = []
    for one in card:
        kept = {"kept": state.get(one, "damage")} if keeps_damage else {}
        events.append(state.event("set-aside", by=env["this"], card=one, **kept))
    state.emit(*events)
