"""arkham-lcg/gains: keywords and traits that a card gives to another, or takes from it."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.rules import Env
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.text_box import refresh

CITE = "arkham-lcg/gains"
RULES.constants |= {"gain-keyword", "lose-keyword", "gain-trait"}


@RULES.verb("gain-keyword", CITE, of="cards", keyword="word", value="number?", until="word?")
def _gain_keyword(
    state: State,
    env: Env,
    of: tuple[str, ...],
    keyword: str,
    value: int | bool = True,
    until: str = "phase",
) -> None:
    """The same keyword twice is one (arkham-lcg/keywords)."""
    node = Node(RULES.verbs["gain-keyword"], {"of": None, "keyword": keyword, "value": value})
    last(state, node, env, until, of)
    refresh(state)


@RULES.verb("lose-keyword", CITE, of="cards", keyword="word", until="word?")
def _lose_keyword(
    state: State, env: Env, of: tuple[str, ...], keyword: str, until: str = "phase"
) -> None:
    """The printed keyword goes; one that another card gives stays."""
    node = Node(RULES.verbs["lose-keyword"], {"of": None, "keyword": keyword})
    last(state, node, env, until, of)
    refresh(state)


@RULES.verb("gain-trait", CITE, of="cards", trait="word", until="word?")
def _gain_trait(
    state: State, env: Env, of: tuple[str, ...], trait: str, until: str = "phase"
) -> None:
    """arkham-lcg/traits: a trait that the card has besides those printed on it."""
    last(state, Node(RULES.verbs["gain-trait"], {"of": None, "trait": trait}), env, until, of)
    refresh(state)
