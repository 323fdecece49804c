"""Then: that somebody has taken damage or horror, however much."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("hurt", en="{card}: takes damage", it="{card}: subisce danno")
SPEECH.unmet("frightened", en="{card}: takes horror", it="{card}: subisce orrore")


@SPEECH.sentence(
    "then",
    "takes-damage",
    card="card",
    en="{card} (takes|suffers) damage",
    it="{card} (subisce|prende) (danno|danni)",
    lasts=True,
)
def takes_damage(scene: Scene, card: Reference) -> list[Unmet]:
    """Any of it is placed there."""
    if _is_placed(scene, "place-damage", scene.thing(card)):
        return []
    wanted = in_words(scene, "hurt", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


@SPEECH.sentence(
    "then",
    "takes-horror",
    card="card",
    en="{card} (takes|suffers) horror",
    it="{card} (subisce|prende) (orrore|orrori)",
    lasts=True,
)
def takes_horror(scene: Scene, card: Reference) -> list[Unmet]:
    """The same of horror."""
    if _is_placed(scene, "place-horror", scene.thing(card)):
        return []
    wanted = in_words(scene, "frightened", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


SPEECH.unmet("nobody-hurt", en="nobody takes {token}", it="nessuno subisce {token}")
SPEECH.unmet("somebody-hurt", en="{who} takes {token}", it="{who} subisce {token}")
SPEECH.explanation(
    "an-asset-takes-it",
    en=(
        "{card} takes it, which is no investigator: whether it is meant is not said",
        "say of whom, such as: {then} {card} takes no damage",
    ),
    it=(
        "lo subisce {card}, che non è un investigatore: non è detto se si intende",
        "di' chi, per esempio: {then} {card} non subisce danni",
    ),
)


@SPEECH.sentence(
    "then",
    "nobody-takes",
    token="token",
    en=(
        "(nobody|no investigator) (takes|suffers) {token}",
        "(nobody|no investigator) (takes|suffers) any {token}",
    ),
    it=(
        "(nessuno|nessun investigatore) (subisce|prende) {token}",
        "(nessuno|nessun investigatore) (subisce|prende) alcun {token}",
    ),
)
def nobody_takes(scene: Scene, token: str) -> list[Unmet]:
    """None is placed on any investigator. Raises ``UnresolvedReference`` where an asset has taken it."""
    types = ("investigator", "asset")
    hurt = {
        type: next(
            (
                on
                for on in scene.state.things
                if "card" in scene.state.things[on]
                and scene.state.things[on]["card"].type == type
                and _is_placed(scene, f"place-{token}", on)
            ),
            None,
        )
        for type in types
    }
    if who := hurt["investigator"]:
        found = in_words(scene, "somebody-hurt", who=scene.name(who), token=_word(scene, token))
        wanted = in_words(scene, "nobody-hurt", token=_word(scene, token))
        return [Unmet(HERE, wanted, found)]
    if card := hurt["asset"]:
        why, remedy = explain(scene, "an-asset-takes-it", card=scene.name(card))
        raise UnresolvedReference(why, remedy=remedy)
    return []


def _word(scene: Scene, token: str) -> str:
    return scene.tongue.worded("token", token)


def _is_placed(scene: Scene, kind: str, on: str) -> bool:
    return any(
        line.event is not None and line.event.type == kind and line.event.slots["to"] == on
        for line in scene.state.lines()
        if line.stage == "impact"
    )
