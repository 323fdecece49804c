"""When: cards that an effect which the case does not name discards at random from a hand."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "discards-at-random",
    effect=True,
    who="investigator",
    amount="number",
    en=(
        "{who} discards {amount} (card|cards) at random",
        "{who} discards {amount} (card|cards) at random from (hand|their hand|his hand|her hand)",
        "{who} discards {amount} random (card|cards)",
        "{who} discards {amount} random (card|cards) from (hand|their hand|his hand|her hand)",
    ),
    it=(
        "{who} scarta {amount} (carta|carte) a caso",
        "{who} scarta {amount} (carta|carte) a caso (dalla mano|dalla sua mano)",
        "{who} scarta a caso {amount} (carta|carte)",
        "{who} scarta a caso {amount} (carta|carte) (dalla mano|dalla sua mano)",
    ),
)
def discards_at_random(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """All of them at once; fate picks them."""
    return [Intent("discard-random-cards", {"who": scene.thing(who), "amount": amount})]
