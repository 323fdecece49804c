"""Mini-cards that are turned over: whether one is exposed, and what fate hides under it."""

from __future__ import annotations

from rulesref.games.arkham_lcg.enemies.exposing import DECOY
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "exposes",
    who="investigator",
    location="location",
    en="{who} exposes a mini-card at {location}",
    it="{who} smaschera una mini carta (in|a) {location}",
)
def exposes(scene: Scene, who: Reference, location: Reference) -> list[Intent]:
    """Instead of what an effect would do otherwise."""
    return [Intent("expose", {"who": scene.thing(who), "at": scene.thing(location)})]


@SPEECH.sentence(
    "when",
    "exposes-nothing",
    who="investigator",
    en="{who} exposes nothing",
    it="{who} non smaschera nulla",
)
def exposes_nothing(scene: Scene, who: Reference) -> list[Intent]:
    """The effect does what it says."""
    return [Intent("expose-nothing", {"who": scene.thing(who)})]


SPEECH.choice("expose", en="whether to expose a mini-card", it="se smascherare una mini carta")
SPEECH.option(
    "expose",
    en="{who} exposes a mini-card at {at}",
    it="{who} smaschera una mini carta in {at}",
)
SPEECH.option("expose-nothing", en="{who} exposes nothing", it="{who} non smaschera nulla")


@SPEECH.sentence(
    "when",
    "turned-decoy",
    en="the mini-card turns out to be a decoy",
    it="la mini carta si rivela un'esca",
)
def turned_decoy(scene: Scene) -> list[Intent]:
    """One of several facedown mini-cards at a location."""
    return [Intent("turned", {"value": "decoy"})]


@SPEECH.sentence(
    "when",
    "turned-enemy",
    enemy="enemy",
    en="the mini-card turns out to be that of {enemy}",
    it="la mini carta si rivela quella di {enemy}",
)
def turned_enemy(scene: Scene, enemy: Reference) -> list[Intent]:
    """One of several facedown mini-cards at a location."""
    return [Intent("turned", {"value": scene.thing(enemy)})]


def _turns_out(scene: Scene, value: str) -> tuple[str, dict[str, str]]:
    """The step that says what a mini-card turns out to be."""
    return (
        ("turned-decoy", {}) if value == DECOY else ("turned-enemy", {"enemy": scene.name(value)})
    )


SPEECH.choice("turned", en="which mini-card is turned over", it="quale mini carta viene girata")
SPEECH.chance(
    "turned",
    en="the mini-card turns out to be that of {what}",
    it="la mini carta si rivela quella di {what}",
    values={
        DECOY: {
            "en": "the mini-card turns out to be a decoy",
            "it": "la mini carta si rivela un'esca",
        }
    },
    step=_turns_out,
)
