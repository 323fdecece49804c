"""Whether somebody ignores what would trigger, and which of several occurrences is answered."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import tell, understood
from rulesref.rulings.told_events import happened
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "ignores",
    who="investigator",
    card="card",
    en="{who} ignores the effect of {card}",
    it="{who} ignora l'effetto di {card}",
)
def ignores(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Where an effect lets them ignore what triggers on a card."""
    return [Intent("ignore", {"who": scene.thing(who), "card": scene.thing(card)})]


@SPEECH.sentence(
    "when",
    "heeds",
    who="investigator",
    card="card",
    en="{who} lets the effect of {card} happen",
    it="{who} lascia avvenire l'effetto di {card}",
)
def heeds(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Does not ignore what triggers on a card."""
    return [Intent("heed", {"who": scene.thing(who), "card": scene.thing(card)})]


SPEECH.choice("ignore", en="whether to ignore an effect", it="se ignorare un effetto")
SPEECH.option(
    "ignore", en="{who} ignores the effect of {card}", it="{who} ignora l'effetto di {card}"
)
SPEECH.option(
    "heed",
    en="{who} lets the effect of {card} happen",
    it="{who} lascia avvenire l'effetto di {card}",
)


@SPEECH.sentence(
    "when",
    "answers-first",
    text="text",
    en="this is answered first: {text}",
    it="a questo si risponde per primo: {text}",
)
def answers_first(scene: Scene, text: str) -> list[Intent]:
    """The occurrence as the timeline tells it; the others may be answered afterwards."""
    return [Intent("occurrence", {"case": scene, "wanted": understood(scene, text)})]


def _fits(option: Option, intent: Intent) -> bool:
    """Whether the occurrence is the one that was told, or is about the cards that a step names."""
    if "about" in intent.slots:
        return set(intent.slots["about"]) <= set(option.slots["event"].slots.values())
    return happened(intent.slots["case"], option.slots["event"], intent.slots["wanted"])


def _answered(scene: Scene, option: Option) -> dict[str, Any]:
    return {"event": tell(scene, option.slots["event"])}


SPEECH.option(
    "occurrence",
    en="this is answered first: {event}",
    it="a questo si risponde per primo: {event}",
    fill=_answered,
    fits=_fits,
)
