"""The position at a table as nouns: who is where, what they hold, and what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulesref.engine.state import Thing
from rulesref.games.things import kind_of
from rulesref.rulings.options import counted
from rulesref.rulings.scene import Scene
from rulesref.rulings.whereabouts import tokens
from rulesref.session.exact import exact

#: Attributes by which a thing lies with another one, the nearest first.
_WITH = ("attached", "beneath", "engaged", "threat", "controller", "at")


class Noun(NamedTuple):
    """One card or player: ``holds`` are its tokens in words, ``things`` what lies with it.

    ``zone`` tells where it is in words, and is empty for what is in play; ``at`` is the place of a
    player by name.
    """

    name: str
    type: str
    zone: str
    at: str
    exhausted: bool
    holds: tuple[str, ...]
    things: tuple[Noun, ...]


def position(scene: Scene) -> tuple[Noun, ...]:
    """What lies on the table: players in their order, then places, then whatever else is in play."""
    scene = exact(scene)
    holder = {id: _holder(scene, id, thing) for id, thing in _laid(scene)}
    order = {id: place for place, id in enumerate(scene.tongue.game.players(scene.state))}
    roots = sorted(
        (id for id, under in holder.items() if not under),
        key=lambda id: (order.get(id, len(order)), kind_of(scene.state, id) != "location"),
    )
    return tuple(_noun(scene, id, holder) for id in roots)


def _laid(scene: Scene) -> Iterator[tuple[str, Thing]]:
    """Every card that is in play or in a hand."""
    for id, thing in scene.state.things.items():
        if "card" in thing and thing.get("zone") in ("play", "hand"):
            yield id, thing


def _holder(scene: Scene, id: str, thing: Thing) -> str:
    """The thing with which it lies; empty for players and for what lies with nothing."""
    if kind_of(scene.state, id) in ("investigator", "location"):
        return ""
    held = (thing.get(name) for name in _WITH)
    return next((str(other) for other in held if other and other in scene.state.things), "")


def _noun(scene: Scene, id: str, holder: dict[str, str]) -> Noun:
    thing = scene.state.things[id]
    zone, held = str(thing.get("zone")), tokens(scene, thing)
    return Noun(
        str(scene.name(id)),
        kind_of(scene.state, id),
        "" if zone == "play" else scene.tongue.speech.zones[zone][scene.language],
        str(scene.name(thing.get("at")) or "") if not _holder(scene, id, thing) else "",
        bool(thing.get("exhausted")),
        tuple(counted(scene, held[token], token) for token in held),
        tuple(_noun(scene, other, holder) for other, under in holder.items() if under == id),
    )
