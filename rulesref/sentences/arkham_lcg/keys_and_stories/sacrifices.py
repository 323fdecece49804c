"""Given: cards in a scenario's own pile, cards beneath an investigator card."""

from __future__ import annotations

from rulesref.games.arkham_lcg.keys_and_stories.sacrifices import PILES, put_down
from rulesref.rulings.reference import Reference, WrongType
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "sacrifice",
    card="card",
    who="investigator",
    en="{card} of {who} is a potential sacrifice",
    it="{card} di {who} è un potenziale sacrificio",
)
def sacrifice(scene: Scene, card: Reference, who: Reference) -> None:
    """Facedown in the pile of the scenario; ``who`` owns it."""
    if card.card.type != "asset":
        raise WrongType(card.text, "asset", card.card, scene.tongue)
    id = scene.bring(card, zone="play", owner=scene.thing(who))
    put_down(scene.state, id, PILES[0])


SPEECH.choice(
    "sacrifice", en="which potential sacrifice it is", it="di quale potenziale sacrificio si tratta"
)
