"""Then: who is engaged with whom, what is exhausted, where things are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import always, step

HERE = 0


@step(
    "then",
    "is-engaged",
    enemy="enemy",
    who="investigators",
    en="{enemy} is engaged with {who}",
    it="{enemy} è impegnat(o|a) con {who}",
)
def is_engaged(scene: Scene, enemy: Reference, who: tuple[Reference, ...]) -> list[Unmet]:
    """With exactly these."""
    return _engaged(scene, enemy, who)


@step(
    "then",
    "is-engaged-to",
    who="investigator",
    enemy="enemy",
    en="{who} is engaged with {enemy}",
    it="{who} è impegnat(o|a) con {enemy}",
)
def is_engaged_to(scene: Scene, who: Reference, enemy: Reference) -> list[Unmet]:
    """This enemy among others."""
    found = engaged_with(scene.state, scene.thing(enemy))
    if scene.thing(who) in found:
        return []
    return [_not_engaged(scene, enemy, (who,), found)]


def _engaged(scene: Scene, enemy: Reference, who: tuple[Reference, ...]) -> list[Unmet]:
    found = sorted(engaged_with(scene.state, scene.thing(enemy)))
    if found == sorted(scene.thing(one) for one in who):
        return []
    return [_not_engaged(scene, enemy, who, found)]


def _not_engaged(
    scene: Scene, enemy: Reference, who: Sequence[Reference], found: Iterable[str]
) -> Unmet:
    wanted = ", ".join(one.text for one in who) or "nobody"
    names = ", ".join(str(scene.name(one)) for one in found) or "nobody"
    return Unmet(
        HERE, f"{enemy.text}: engaged with {wanted}", f"{enemy.text}: engaged with {names}"
    )


@step(
    "then",
    "is-unengaged",
    enemy="enemy",
    en="{enemy} is engaged with nobody",
    it="{enemy} non è impegnat(o|a) con nessuno",
    absent=always,
)
def is_unengaged(scene: Scene, enemy: Reference) -> list[Unmet]:
    """In nobody's threat area, and no ready massive one beside anybody."""
    return _engaged(scene, enemy, ())


@step(
    "then",
    "is-at",
    card="card",
    location="location",
    en="{card} is at {location}",
    it="{card} è (in|a) {location}",
)
def is_at(scene: Scene, card: Reference, location: Reference) -> list[Unmet]:
    """Where a card or an investigator is."""
    found = location_of(scene.state, scene.thing(card))
    if found == scene.thing(location):
        return []
    return [Unmet(HERE, f"{card.text}: {location.text}", f"{card.text}: {scene.name(found)}")]


@step("then", "is-exhausted", card="card", en="{card} is exhausted", it="{card} è esaurit(o|a)")
def is_exhausted(scene: Scene, card: Reference) -> list[Unmet]:
    """Turned sideways."""
    if scene.state.get(scene.thing(card), "exhausted"):
        return []
    return [Unmet(HERE, f"{card.text}: exhausted", f"{card.text}: ready")]


@step("then", "is-ready", card="card", en="{card} is ready", it="{card} è pront(o|a)")
def is_ready(scene: Scene, card: Reference) -> list[Unmet]:
    """Upright, and in play."""
    id = scene.thing(card)
    if scene.state.get(id, "zone") != "play":
        return [Unmet(HERE, f"{card.text}: ready", f"{card.text}: not in play")]
    if not scene.state.get(id, "exhausted"):
        return []
    return [Unmet(HERE, f"{card.text}: ready", f"{card.text}: exhausted")]
