"""arkham-lcg/steps/2.2.1: everything that an investigator could want to begin now, lawful or not."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.outcome import Option
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.costs.play_costs import elsewhere
from rulesref.games.arkham_lcg.playing.playing_as_if import playable
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, location_of
from rulesref.games.deed import Deed
from rulesref.games.things import card_of, in_play, kind_of

#: Cards that are played from hand.
_PLAYED = ("asset", "event")
#: Abilities that somebody begins of their own accord.
_BEGUN = ("action", "free")
#: Cards whose abilities everybody may use, wherever they are.
_EVERYWHERE = ("act", "agenda")


def deeds(state: State, who: str) -> Iterator[Deed]:
    """What ``who`` could want to begin while nothing resolves, each with what forbids it."""
    seen: set[tuple[object, ...]] = set()
    for option in (*_actions(state, who), *_plays(state, who), *_uses(state, who)):
        told = (option.id, *option.slots.items())
        if told not in seen:
            seen.add(told)
            refused = RULES.openings[option.id](state.fork(), **option.slots)
            yield Deed(option, refused)


def _actions(state: State, who: str) -> Iterator[Option]:
    """Every basic action at whatever is near enough to be meant."""
    for row in ACTIONS.values():
        for slots in row.targets(state, who):
            yield _option(row.id, who, **slots)
    for enemy in here(state, in_play(state, "enemy"), location_of(state, who)):
        for action in ("fight", "evade", "engage"):
            yield _option(action, who, enemy=enemy)
    for place in in_play(state, "location"):
        if place != location_of(state, who):
            yield _option("move", who, to=place)
    for action in ("investigate", "resource", "draw"):
        yield _option(action, who)


def _plays(state: State, who: str) -> Iterator[Option]:
    for id, thing in state.things.items():
        held = thing.get("zone") == "hand" and thing.get("controller") == who
        if held and kind_of(state, id) in _PLAYED:
            yield _option("play", who, card=id)
    for id in elsewhere(state, who):
        yield _option("play", who, card=id)
    for slots in playable(state, who):
        yield Option("play-as-if", slots, None)


def _uses(state: State, who: str) -> Iterator[Option]:
    """An ability of every card that they control, or that lies where they are."""
    for id, thing in state.things.items():
        if "card" not in thing or thing.get("zone") not in ("play", "hand"):
            continue
        begun = [ability for ability in card_of(state, id).abilities if ability.kind in _BEGUN]
        if any(thing["zone"] in one.zones for one in begun) and _is_near(state, who, id):
            yield _option("use", who, card=id)


def _is_near(state: State, who: str, id: str) -> bool:
    controller = state.get(id, "controller", None)
    if controller:
        return bool(controller == who)
    if state.get(id, "zone") != "play":
        return False
    if kind_of(state, id) in _EVERYWHERE:
        return True
    return id == who or location_of(state, id) == location_of(state, who)


def _option(id: str, who: str, **slots: str) -> Option:
    return Option(id, {"who": who, **slots}, None)
