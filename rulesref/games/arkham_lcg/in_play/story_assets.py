"""arkham-lcg/asset-cards: story assets, which are the scenario's unless somebody has earned them.

arkham-lcg/ownership-and-control: whose such a card is decides where it goes out of play. A case in
which it lies under somebody's control does not say that.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import OF_SCENARIO
from rulesref.games.card import Card
from rulesref.games.things import card_of

RULES.stop(
    "owner-untold",
    en="whose this story asset is, the scenario's or an investigator's who has earned it: no step "
    "says it",
    it="di chi è questo supporto storia, dello scenario o di un investigatore che l'ha ottenuto: "
    "nessun passo lo dice",
)


def is_story_asset(card: Card) -> bool:
    """Whether ``card`` has no level, and is no card that comes with somebody's deck either."""
    of_a_deck = card.level is not None or card.weakness or card.signature
    return card.type == "asset" and not of_a_deck and "bonded" not in card.keywords


def owner_untold(state: State, id: str) -> bool:
    """Whether ``id`` is a story asset of which no step says whose it is."""
    told = state.get(id, "owner", "") or state.get(id, OF_SCENARIO)
    return not told and is_story_asset(card_of(state, id))


def stopped_for_its_owner(state: State, id: str, zone: str) -> bool:
    """Stop where a story asset goes to a hand or a deck, and no step says whose it is."""
    if (zone != "hand" and not zone.endswith("deck")) or not owner_untold(state, id):
        return False
    state.give_up(id, "owner-untold")
    return True
