"""arkham-lcg/search: cards that act out of the deck while it is searched.

Cards that lie in a deck are no things that could trigger anything. Those among the searched ones that
answer it are such things while the search is about to begin; what goes nowhere lies there as before.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of, resting
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, owner_when_drawn
from rulesref.games.card import Card
from rulesref.games.things import card_of


def acts_in_deck(card: Card) -> bool:
    """Whether ``card`` has an ability that acts out of its deck."""
    return any("deck" in ability.zones for ability in card.abilities)


def rouse(state: State, who: str, top: int) -> tuple[str, ...]:
    """The things that cards become which answer that ``who`` searches ``top`` cards (0: all)."""
    deck = deck_of(who)
    cards = cards_in(state, deck)
    if top and state.get(deck, "shuffled") and top < len(cards):
        return ()  # which cards are among them nobody knows: the search stops there
    acting = [card for card in cards[: top or None] if acts_in_deck(card)]
    if acting:
        state.put(TABLE, searches=state.get(TABLE, "searches") + 1)
    found = tuple(resting(state, deck, acting))
    for id in found:
        owner = owner_when_drawn(card_of(state, id), who)
        state.put(id, owner=owner, controller=who)
    return found


def settle_down(state: State, who: str, roused: tuple[str, ...]) -> int:
    """What has gone nowhere lies in the deck as before; how many of the ``roused`` have gone."""
    still = [id for id in roused if state.get(id, "zone") == deck_of(who)]
    for id in still:
        state.put(id, owner=None, controller=None)
    return len(roused) - len(still)


@RULES.limit_scope("research")
def _research(state: State, ability: Ability, env: Env) -> tuple[str, tuple[str, str]]:
    """One count for all cards that act out of a deck that is searched."""
    return TABLE, ("research", "")
