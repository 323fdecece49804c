"""Given: locations and what leads where, enemies that stand at a location."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.swarming import add_swarm
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import lead, location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.given_table import put_tokens
from rulesref.wording.sentence import step


@step(
    "given",
    "connected",
    location="location",
    others="locations",
    en="{location} is connected to {others}",
    it="{location} è collegat(o|a) a {others}",
)
def connected(scene: Scene, location: Reference, others: tuple[Reference, ...]) -> None:
    """Each leads to the other. Locations that no step has named yet come into play revealed."""
    place = scene.location(location)
    for other in others:
        there = scene.location(other)
        if place == there:
            raise UnresolvedReference(f"{location.text} cannot be connected to itself")
        for one, two in ((place, there), (there, place)):
            known = scene.state.get(one, "connects", ())
            if two not in known:
                scene.state.put(one, connects=(*known, two))


@step(
    "given",
    "unrevealed",
    location="location",
    en="{location} is unrevealed",
    it=("{location} è chius(o|a)", "{location} non è rivelat(o|a)"),
)
def unrevealed(scene: Scene, location: Reference) -> None:
    """A location that nobody has entered yet."""
    scene.state.put(scene.location(location), revealed=None)


@step(
    "given",
    "enemy-exhausted-at",
    enemy="enemy",
    location="location",
    en="{enemy} is exhausted at {location}",
    it="{enemy} è esaurit(o|a) (in|a) {location}",
)
def enemy_exhausted_at(scene: Scene, enemy: Reference, location: Reference) -> None:
    """An exhausted enemy that is engaged with nobody."""
    id = scene.bring(enemy, zone="play", at=scene.location(location), exhausted=True)
    scene.declare("unengaged", id, f"where {enemy.text} is")


@step(
    "given",
    "enemy-at",
    enemy="enemy",
    location="location",
    amount="number",
    token="pool",
    en="{enemy} is at {location}[ with {amount} {token}]",
    it="{enemy} è (in|a) {location}[ con {amount} {token}]",
)
def enemy_at(
    scene: Scene, enemy: Reference, location: Reference, amount: int = 0, token: str = "damage"
) -> None:
    """A ready enemy that is engaged with nobody, or a massive one.

    One that was said to be engaged with somebody there is the same enemy.
    """
    place = scene.location(location)
    known = scene.find(enemy)
    holder = scene.state.get(known, "engaged") if known in scene.laid else None
    if known is None or holder is None or location_of(scene.state, holder) != place:
        known = scene.bring(enemy, zone="play", at=place)
    if amount:
        put_tokens(scene, known, amount, token)


@step(
    "given",
    "swarm",
    host="enemy",
    amount="number",
    en="{host} has {amount} swarm (card|cards)",
    it="{host} ha {amount} (carta|carte) sciame",
)
def swarm(scene: Scene, host: Reference, amount: int) -> None:
    """Swarm cards under a host in play: further copies of it, counted from #2."""
    id = scene.thing(host)
    if not keyword(scene.state, id, "swarming"):
        raise UnresolvedReference(f"{host.text} has not the keyword swarming")
    add_swarm(scene.state, id, scene.state.get(id, "engaged") or lead(scene.state), amount)
