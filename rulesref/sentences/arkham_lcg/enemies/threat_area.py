"""arkham-lcg/threat-area: which enemies are engaged with whom."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import ask_whose, put_tokens
from rulesref.sentences.arkham_lcg.seating import investigators_at
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "engaged",
    enemy="enemy",
    who="investigator",
    amount="number",
    token="pool",
    en=(
        "{enemy} is engaged with {who}[ with {amount} {token}]",
        "{who} is engaged with {enemy} (with|that has) {amount} {token}",
    ),
    it=(
        "{enemy} è impegnat(o|a) con {who}[ con {amount} {token}]",
        "{who} è impegnat(o|a) con {enemy} (con|che ha) {amount} {token}",
    ),
)
def engaged(
    scene: Scene,
    enemy: Reference,
    who: Reference,
    amount: int | None = None,
    token: str = "damage",
) -> None:
    """A ready enemy in an investigator's threat area; a massive one at their location.

    One that was said to be at that location is the same enemy. Clues and resources could be the
    investigator's as well: another step says how many they have.
    """
    player = scene.thing(who)
    id = _beside(scene, enemy, player) or scene.bring(enemy, zone="play")
    if keyword(scene.state, id, "massive"):
        if ("massive", id) not in scene.telling.declared or amount is not None:
            scene.telling.declare("at", id, said("where {} is").format(enemy.text))
        scene.telling.declared.add(("massive", id))
        scene.state.put(id, at=location_of(scene.state, player))
    else:
        scene.state.put(id, engaged=player, at=None)
    if amount and token in ("clue", "resource"):
        ask_whose(scene, id, player, amount, token)
    if amount is not None:
        put_tokens(scene, id, amount, token)


@SPEECH.sentence(
    "given",
    "engaged-exhausted",
    enemy="enemy",
    who="investigator",
    en=(
        "(an|the) exhausted {enemy} is engaged with {who}",
        "{enemy} is engaged with {who}(, exhausted| and exhausted)",
    ),
    it="{enemy} è impegnat(o|a) con {who} ed è esaurit(o|a)",
)
def engaged_exhausted(scene: Scene, enemy: Reference, who: Reference) -> None:
    """An exhausted enemy in an investigator's threat area."""
    engaged(scene, enemy, who)
    id = scene.thing(enemy)
    scene.telling.declare("exhausted", id, said("that {} is exhausted").format(enemy.text))
    scene.state.put(id, exhausted=True)


def _beside(scene: Scene, enemy: Reference, player: str) -> str | None:
    """The enemy of that name that a step has laid where ``player`` is, and said no more of it."""
    id = scene.find(enemy)
    at = scene.state.get(id, "at") if id in scene.telling.laid else None
    alone = not at or ("unengaged", id) in scene.telling.declared
    return None if alone or at != location_of(scene.state, player) else id


@SPEECH.sentence(
    "given",
    "engaged-to",
    who="investigator",
    enemies="enemys",
    en=("{who} is engaged with {enemies}", "{enemies} are engaged with {who}"),
    it=(
        "{who} è impegnat(o|a) con {enemies}",
        "{enemies} sono impegnat(i|e) con {who}",
    ),
)
def engaged_to(scene: Scene, who: Reference, enemies: tuple[Reference, ...]) -> None:
    """The same, told of the investigator."""
    for enemy in enemies:
        engaged(scene, enemy, who)


@SPEECH.sentence(
    "given",
    "engaged-at",
    who="investigator",
    enemies="enemys",
    location="location",
    en=(
        "{who} is engaged with {enemies} (at|in) {location}",
        "{enemies} (is|are) engaged with {who} (at|in) {location}",
    ),
    it=(
        "{who} è impegnat(o|a) con {enemies} (in|a) {location}",
        "{enemies} (è|sono) impegnat(o|a|i|e) con {who} (in|a) {location}",
    ),
)
def engaged_at(
    scene: Scene, who: Reference, enemies: tuple[Reference, ...], location: Reference
) -> None:
    """The same, and where the investigator is, unless a step has seated them there."""
    known = scene.find(who)
    if known is None or location_of(scene.state, known) != scene.location(location):
        investigators_at(scene, (who,), location)
    engaged_to(scene, who, enemies)
