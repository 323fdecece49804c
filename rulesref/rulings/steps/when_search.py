"""When: what a search finds, and what is looked at."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK
from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "finds",
    who="investigator",
    cards="cards",
    en="{who} finds {cards}",
    it="{who} trova {cards}",
)
def finds(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """What a search is for, among several eligible cards."""
    return [Intent("find", {"who": case.thing(who), "facts": tuple(card.card for card in cards)})]


def _same(option: Option, intent: Intent) -> bool:
    """The same cards by title, in whatever order they are told."""
    wanted, offered = (
        sorted(card.name for card in slots["facts"]) for slots in (intent.slots, option.slots)
    )
    return option.slots["who"] == intent.slots["who"] and wanted == offered


def _finds(case: Stage, option: Option) -> str:
    names = ", ".join(str(case.name(card)) for card in option.slots["cards"])
    verb = "finds" if case.language == "en" else "trova"
    return f"{case.name(option.slots['who'])} {verb} {names}"


offer("find", tell=_finds, fits=_same)


@step(
    "when",
    "looks-at-deck",
    who="investigator",
    whose="investigator",
    en="{who} looks at the deck of {whose}",
    it="{who} guarda il mazzo di {whose}",
)
def looks_at_deck(case: Stage, who: Reference, whose: Reference) -> list[Intent]:
    """Which deck is looked at."""
    return [Intent("look-deck", {"who": case.thing(who), "whose": case.thing(whose)})]


@step(
    "when",
    "looks-at-encounter-deck",
    who="investigator",
    en="{who} looks at the encounter deck",
    it="{who} guarda il mazzo (degli incontri|incontri)",
)
def looks_at_encounter_deck(case: Stage, who: Reference) -> list[Intent]:
    """The encounter deck, rather than an investigator's."""
    return [Intent("look-deck", {"who": case.thing(who), "whose": ENCOUNTER_DECK})]


def _looks(case: Stage, option: Option) -> str:
    who, whose = case.name(option.slots["who"]), option.slots["whose"]
    if case.language == "en":
        what = "encounter deck" if whose == ENCOUNTER_DECK else f"deck of {case.name(whose)}"
        return f"{who} looks at the {what}"
    what = "mazzo degli incontri" if whose == ENCOUNTER_DECK else f"mazzo di {case.name(whose)}"
    return f"{who} guarda il {what}"


offer("look-deck", tell=_looks)
