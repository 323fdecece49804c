"""When: what a search finds, and what is looked at."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "finds",
    who="investigator",
    cards="cards",
    en="{who} (finds|names) {cards}",
    it="{who} (trova|nomina) {cards}",
)
def finds(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """What a search is for, among several eligible cards, or what is named for it."""
    return [Intent("find", {"who": scene.thing(who), "facts": tuple(card.card for card in cards)})]


def _same(option: Option, intent: Intent) -> bool:
    """The same cards by title, in whatever order they are told."""
    wanted, offered = (
        sorted(card.name for card in slots["facts"]) for slots in (intent.slots, option.slots)
    )
    return option.slots["who"] == intent.slots["who"] and wanted == offered


def _finds(scene: Scene, option: Option) -> dict[str, Any]:
    names = ", ".join(str(scene.name(card)) for card in option.slots["cards"])
    return {"who": scene.name(option.slots["who"]), "cards": names}


SPEECH.choice("find", en="what a search finds", it="che cosa trovare in una ricerca")
SPEECH.option("find", en="{who} finds {cards}", it="{who} trova {cards}", fill=_finds, fits=_same)


@SPEECH.sentence(
    "when",
    "looks-at-deck",
    who="investigator",
    whose="investigator",
    en=(
        "{who} looks at the deck of {whose}",
        "{who} searches the deck of {whose}",
        "{who} (looks at|searches) {whose}'s deck",
    ),
    it=("{who} guarda il mazzo di {whose}", "{who} cerca nel mazzo di {whose}"),
)
def looks_at_deck(scene: Scene, who: Reference, whose: Reference) -> list[Intent]:
    """Which deck is looked at, or searched."""
    return [Intent("look-deck", {"who": scene.thing(who), "whose": scene.thing(whose)})]


@SPEECH.sentence(
    "when",
    "looks-at-encounter-deck",
    who="investigator",
    en="{who} looks at the encounter deck",
    it="{who} guarda il mazzo (degli incontri|incontri)",
)
def looks_at_encounter_deck(scene: Scene, who: Reference) -> list[Intent]:
    """The encounter deck, rather than an investigator's."""
    return [Intent("look-deck", {"who": scene.thing(who), "whose": ENCOUNTER_DECK})]


def _looks(scene: Scene, option: Option) -> dict[str, Any]:
    who, whose = scene.name(option.slots["who"]), option.slots["whose"]
    return {"who": who} if whose == ENCOUNTER_DECK else {"who": who, "whose": scene.name(whose)}


SPEECH.choice("look-deck", en="which deck to look at", it="quale mazzo guardare")
SPEECH.option(
    "look-deck",
    en=("{who} looks at the encounter deck", "{who} looks at the deck of {whose}"),
    it=("{who} guarda il mazzo degli incontri", "{who} guarda il mazzo di {whose}"),
    fill=_looks,
    aim=True,
)
