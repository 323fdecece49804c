"""Then: that damage or horror which somebody took was direct."""

from __future__ import annotations

from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("direct-harm", en="{card} takes {text} (direct)", it="{card} subisce {text} (diretti)")


@SPEECH.sentence(
    "then",
    "has-taken-direct",
    who="investigator",
    amount="number",
    token="token",
    en="{who} (takes|took|has taken|is dealt) {amount} direct {token}",
    it="{who} (subisce|ha subito) {amount} {token} dirett(o|i)",
)
def has_taken_direct(scene: Scene, who: Reference, amount: int, token: str) -> list[Unmet]:
    """So much at once, of which nobody else could be assigned any."""
    player = scene.thing(who)
    for line in scene.state.lines():
        event = line.event
        if event is None or event.type != "deal" or line.stage != "impact":
            continue
        slots = event.slots
        if slots["to"] == player and slots.get("direct") and slots.get(token) == amount:
            return []
    told = in_words(scene, "direct-harm", card=who.text, text=counted(scene, amount, token))
    return [Unmet(HERE, told, in_words(scene, "not-happened"))]
