"""arkham-lcg/weakness: cards of one type in every hand, weaknesses and all."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.hand import hand_of
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of, kind_of


@RULES.selector("every-hand")
def _every_hand(state: State, env: Env) -> list[str]:
    """What lies in the hands of all investigators; hidden cards leave only as they say."""
    return [
        card
        for who in investigators(state)
        for card in hand_of(state, who)
        if not keyword(state, card, "hidden")
    ]


@RULES.filter("type", value="word")
def _type(state: State, env: Env, thing: str, value: str) -> bool:
    """arkham-lcg/cardtypes: what the card is now; a skill that is an asset in play is no skill."""
    return kind_of(state, thing) == value


@RULES.filter("any-trait", value="words")
def _any_trait(state: State, env: Env, thing: str, value: tuple[str, ...]) -> bool:
    """Cards with at least one of these traits."""
    return any(one in card_of(state, thing).traits for one in value)
