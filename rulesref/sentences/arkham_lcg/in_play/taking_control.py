"""When: who takes control of an asset by an effect that the case does not name."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "takes-control",
    effect=True,
    who="investigator",
    asset="asset",
    en="{who} (takes|gains) control of {asset}",
    it="{who} (prende|ottiene) il controllo di {asset}",
)
def takes_control(scene: Scene, who: Reference, asset: Reference) -> list[Intent]:
    """Nobody says why: no limit of an ability, and no test, comes before it."""
    return [Intent("control-by-effect", {"who": scene.thing(who), "card": scene.thing(asset)})]
