"""arkham-lcg/move: from one location to a connecting one, by investigators and by enemies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import action, payable
from rulesref.games.arkham_lcg.enemies.engagement import cannot_disengage, disengaging
from rulesref.games.arkham_lcg.enemies.luring import lured
from rulesref.games.arkham_lcg.enemies.shadows import in_shadows
from rulesref.games.arkham_lcg.enemies.swarming import pack
from rulesref.games.arkham_lcg.limits.first_time import note_first
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.locations.additional_costs import Toll, after_paying, exempt, owed
from rulesref.games.arkham_lcg.locations.arriving import arrive
from rulesref.games.arkham_lcg.locations.connections import connecting, untold_ways
from rulesref.games.arkham_lcg.locations.entering_locations import barred, keeps_out
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators, is_encounter, location_of
from rulesref.games.edition import switch
from rulesref.games.things import in_play, kind_of

CITE = "arkham-lcg/move"
cannot_move = prohibition("cannot-move")
#: The attribute of the table: each enemy that has moved by a keyword in this phase, with that.
MOVED_BY = "moved-by-keywords"
#: Who has it neither moves nor is placed elsewhere.
cannot_leave = prohibition("cannot-leave")
#: Who has it moves by effects of the scenario's cards alone.
bound_to_scenario = prohibition("moves-by-scenario-only")


def held_fast(state: State, who: str, by: str | None) -> str | None:
    """The card that keeps ``who`` from moving by ``by`` (``None``: by an action), or ``None``."""
    holder = cannot_move(state, who) or cannot_leave(state, who)
    if holder is None and (by is None or not is_encounter(state, by)):
        holder = bound_to_scenario(state, who)
    return holder


def _stays(state: State, who: str) -> bool:
    return bool(cannot_move(state, who) or cannot_leave(state, who))


def _hunts_no_more(state: State, event: Event) -> bool:
    """Whether a keyword moves an enemy that has been exhausted or engaged meanwhile (derived)."""
    held = (state.get(event.slots["who"], name) for name in ("exhausted", "engaged"))
    return bool(event.slots.get("keyword")) and any(held)


def _led_elsewhere(state: State, event: Event, together: tuple[Event, ...]) -> bool:
    """Whether an enemy that something lures moves by an effect, and follows no investigator."""
    enemy = event.slots["who"]
    if kind_of(state, enemy) != "enemy":
        return False
    bait = lured(state, enemy)
    follows = state.get(enemy, "engaged", None) in [one.slots["who"] for one in together]
    return bool(bait) and event.slots["to"] not in bait and not follows


@RULES.event(
    "move",
    CITE,
    who="card",
    to="card",
    origin="card",
    keyword="word",
    en=("{who} moves to {to}", "{who} moves from {origin} to {to}"),
    it=("{who} si muove in {to}", "{who} si muove da {origin} (in|a) {to}"),
    lapses=lambda state, event: _stays(state, event.slots["who"]) or _hunts_no_more(state, event),
)
def _move(state: State, events: tuple[Event, ...]) -> None:
    """Leaving and entering are one."""
    for event in events:
        if event.slots.get("keyword"):
            moved = (event.slots["who"], event.slots["keyword"])
            state.put(TABLE, **{MOVED_BY: (*state.get(TABLE, MOVED_BY, ()), moved)})
        if event.by and _led_elsewhere(state, event, events):
            state.give_up(event.slots["who"], "moved-while-lured")
            return
    note_first(state, events)
    arrive(state, [(event.slots["who"], event.slots["to"]) for event in events])


@RULES.event(
    "place-at",
    CITE,
    who="card",
    to="card",
    en="{who} is placed at {to}",
    it="{who} viene collocat(o|a) in {to}",
    lapses=lambda state, event: cannot_leave(state, event.slots["who"]) is not None,
)
def _place_at(state: State, events: tuple[Event, ...]) -> None:
    """A card says where somebody is from now on: entered like any location, and yet no move."""
    arrive(state, [(event.slots["who"], event.slots["to"]) for event in events])


@RULES.verb("place-at", CITE, who="cards", at="cards")
def _place_verb(state: State, env: Env, who: tuple[str, ...], at: tuple[str, ...]) -> None:
    """An engaged enemy leaves the threat area for its place (open question U-31)."""
    by = env["this"]
    going = [mover for mover in who if at and not stays_engaged(state, mover)]
    apart = [event for mover in going for event in leaving_threat_area(state, mover, by)]
    state.emit(*apart, *(state.event("place-at", by=by, who=mover, to=at[0]) for mover in going))


def _in_threat_area(state: State, who: str) -> list[str]:
    return [enemy for enemy in in_play(state, "enemy") if state.get(enemy, "engaged") == who]


def held_back(state: State, who: str, to: str) -> str | None:
    """The card because of which ``who`` cannot leave an enemy behind that may not follow to ``to``.

    Derived from arkham-lcg/cannot: whoever cannot disengage then does not go there.
    """
    holder = cannot_disengage(state, who)
    behind = holder and any(barred(state, one, to) for one in _in_threat_area(state, who))
    return holder if behind else None


def stays_engaged(state: State, enemy: str) -> bool:
    """Whether nothing but its investigator moves ``enemy``, which is engaged.

    Open question U-31; and who cannot disengage is not left (arkham-lcg/cannot).
    """
    holder = state.get(enemy, "engaged")
    if not holder:
        return False
    stays = switch(state, "moved-while-engaged") == "stays"
    return bool(stays or cannot_disengage(state, str(holder)))


def leaving_threat_area(state: State, enemy: str, by: str | None) -> list[Event]:
    """The events by which ``enemy`` leaves the threat area that it is in, if it is in any."""
    return disengaging(state, enemy, by) if state.get(enemy, "engaged") else []


def moves(state: State, who: str, to: str, by: str | None = None) -> list[Event]:
    """The events by which ``who`` moves to ``to``; enemies in a threat area move with them."""
    if held_fast(state, who, by) or in_shadows(state, who) or barred(state, who, to):
        return []
    origin = location_of(state, who)
    held = _in_threat_area(state, who)
    behind = [enemy for enemy in held if barred(state, enemy, to)]
    if held_back(state, who, to):
        return []
    together = [who, *(enemy for enemy in held if enemy not in behind)]
    apart: list[Event] = []
    if not held:
        if stays_engaged(state, who):
            return []
        together = pack(state, who)
        apart = leaving_threat_area(state, who, by)
    # Who may not follow disengages first, as it is, and stays where it was.
    left = [state.event("disengage", by=by, enemy=enemy, who=who) for enemy in behind]
    return [*left, *apart] + [
        state.event("move", by=by, who=one, to=to, origin=origin) for one in together
    ]


def _destinations(state: State, who: str) -> Iterable[dict[str, Any]]:
    if held_fast(state, who, None):
        return ()
    return (
        {"to": place}
        for place in connecting(state, location_of(state, who), who)
        if payable(state, "move", who, {"to": place})
        and not barred(state, who, place)
        and not held_back(state, who, place)
    )


RULES.refusal(
    "there-already", CITE, en="nobody moves to where he is", it="nessuno si muove dove si trova già"
)
RULES.refusal(
    "not-connected",
    CITE,
    "arkham-lcg/move-action",
    location="card",
    en="{location} is not connected to this location",
    it="{location} non è collegato a questo luogo",
)


def _why_not(state: State, who: str, to: str) -> Refused | None:
    here = location_of(state, who)
    forbidden = held_fast(state, who, None)
    if forbidden:
        return refusal(state, forbidden)
    if to == here:
        return RULES.refuse("there-already")
    kept_out = keeps_out(state, who, to)
    if kept_out:
        return kept_out
    back = held_back(state, who, to)
    if back and to in connecting(state, here, who):
        return refusal(state, back)
    return untold_ways(state, here, who, to) or RULES.refuse("not-connected", location=to)


@action("move", "arkham-lcg/move-action", targets=_destinations, why_not=_why_not)
def _begin(state: State, who: str, to: str) -> None:
    if who in investigators(state):
        set_out(state, who, to, None)


RULES.stop(
    "paid-before-would",
    en="whether an additional cost is paid before what answers that a move would be made",
    it="se un costo addizionale si paga prima di ciò che risponde a un movimento che avverrebbe",
)


def set_out(state: State, who: str, to: str, by: str | None) -> None:
    """Let ``who`` move to ``to`` once any additional cost of leaving and entering is paid.

    Both that and what answers that somebody would move come as the move would resolve
    (arkham-lcg/additional-costs, arkham-lcg/instead): no rule says which of them first.
    """
    cost = Toll()
    if kind_of(state, who) == "investigator":
        cost = owed(state, "leave", location_of(state, who)).and_(owed(state, "enter", to))
    if any(cost) and "would" in state.index.heard.get("move", ()):
        state.give_up(to, "paid-before-would")
        return
    after_paying(state, who, cost, "move", by, _depart, {"who": who, "to": to, "by": by})


def _depart(state: State, who: str, to: str, by: str | None) -> None:
    """Whoever is kept now, or has been eliminated, does not move."""
    events = moves(state, who, to, by) if in_reach(state, who) else []
    if not events:
        fail(state)
    state.emit(*events)


def in_reach(state: State, who: str) -> bool:
    """Whether ``who`` is still where something can move them from."""
    return not state.get(who, "eliminated") and location_of(state, who) is not None


def _somewhere_else(state: State, env: Env, who: tuple[str, ...], to: tuple[str, ...]) -> bool:
    """Somebody could really go to one of the places."""
    return any(
        location_of(state, mover) != place and moves(state, mover, place, env["this"])
        for mover in who
        for place in to
    )


@RULES.verb("move", CITE, able=_somewhere_else, who="cards", to="cards")
def move(state: State, env: Env, who: tuple[str, ...], to: tuple[str, ...]) -> None:
    """Each of ``who`` is moved directly to ``to``; nothing moves to where it is."""
    going = [mover for mover in who if to and location_of(state, mover) != to[0]]
    measure(state, len(going), len(who))
    if not exempt(env) and any(
        any(owed(state, "enter", to[0])) or any(owed(state, "leave", location_of(state, mover)))
        for mover in going
    ):
        for mover in going:
            set_out(state, mover, to[0], env["this"])
        return
    events: list[Event] = []
    for mover in going:
        steps = moves(state, mover, to[0], env["this"])
        measure(state, len(steps), 1)
        events += steps
    state.emit(*events)
