"""When: what is discarded to make room, and beyond the hand size."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "makes-room",
    who="investigator",
    cards="cards",
    en="{who} discards {cards} to make room",
    it="{who} scarta {cards} per fare posto",
)
def makes_room(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which assets leave too full slots."""
    gone = tuple(case.thing(card) for card in cards)
    return [Intent("make-room", {"who": case.thing(who), "cards": gone})]


@step(
    "when",
    "discards-to-size",
    who="investigator",
    cards="cards",
    en=("{who} discards {cards}", "{who} discards {cards} from (his|her|their) hand"),
    it="{who} scarta {cards}",
)
def discards_to_size(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards beyond the hand size; several copies of one card are told apart by their numbers."""
    player = case.thing(who)
    chosen = []
    for card in cards:
        held = [
            id
            for id in case.copies(card)
            if case.state.get(id, "zone") == "hand"
            and case.state.get(id, "controller") == player
            and id not in chosen
        ]
        chosen.append(case.thing(card) if card.copy or not held else held[0])
    return [Intent("discard-to-size", {"who": player, "cards": tuple(chosen)})]


offer(
    "make-room", en="{who} discards {cards} to make room", it="{who} scarta {cards} per fare posto"
)


def _same_cards(option: Option, intent: Intent) -> bool:
    """A set of cards, in whatever order it is told."""
    wanted, offered = intent.slots["cards"], option.slots["cards"]
    return option.slots["who"] == intent.slots["who"] and sorted(wanted) == sorted(offered)


def _discards(case: Stage, option: Option) -> str:
    names = ", ".join(str(case.name(card)) for card in option.slots["cards"])
    verb = "discards" if case.language == "en" else "scarta"
    return f"{case.name(option.slots['who'])} {verb} {names}"


offer("discard-to-size", tell=_discards, fits=_same_cards)
