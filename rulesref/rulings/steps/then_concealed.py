"""Then: who is in the shadows, and how many mini-cards lie where."""

from __future__ import annotations

from rulesref.games.arkham_lcg.enemies.shadows import in_shadows, mini_cards
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step

HERE = 0


@step(
    "then",
    "stays-in-shadows",
    enemy="enemy",
    en="{enemy} is in the shadows",
    it="{enemy} è nelle ombre",
)
def stays_in_shadows(scene: Scene, enemy: Reference) -> list[Unmet]:
    """In play at no location."""
    id = scene.thing(enemy)
    if in_shadows(scene.state, id) and scene.state.get(id, "zone") == "play":
        return []
    return [Unmet(HERE, f"{enemy.text}: in the shadows", f"{enemy.text}: not there")]


@step(
    "then",
    "so-many-mini-cards",
    amount="number",
    location="location",
    en="{amount} concealed (mini-card is|mini-cards are) at {location}",
    it="{amount} (mini carta celata è|mini carte celate sono) (in|a) {location}",
)
def so_many(scene: Scene, amount: int, location: Reference) -> list[Unmet]:
    """Facedown, decoys and others alike."""
    found = len(mini_cards(scene.state, (scene.thing(location),)))
    if found == amount:
        return []
    return [Unmet(HERE, f"{location.text}: {amount} mini-cards", f"{location.text}: {found}")]
