"""arkham-lcg/qa/true-magick-treated-as-spell-asset: a card that is treated as another one.

While it is, everything printed is the other card's: name, cost, text, traits. Its tokens are its
own, and so is its place in play.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability, Node
from rulesref.engine.lasting import expire, last
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.values.text_box import refresh
from rulesref.games.arkham_lcg.values.text_clauses import TREATED_AS
from rulesref.games.card import Card
from rulesref.games.things import card_of

CITE = "arkham-lcg/qa/true-magick-treated-as-spell-asset"
#: The period of an effect that lasts while one ability resolves.
PERIOD = "treated-as"


def lent(state: State, card: str) -> tuple[Ability, ...]:
    """The abilities of ``card`` that somebody triggers, for another card to be treated as it."""
    printed = card_of(state, card)
    begin, end = Node(_BECOME, {"card": printed}), Node(_NO_MORE, {})
    return tuple(
        ability._replace(
            id=f"{ability.id}@{card}",
            costs=(begin, *ability.costs),
            effects=(*ability.effects, end),
            zones=("play",),
        )
        for ability in printed.abilities
        if ability.kind in ("action", "free", "reaction") and "play" in ability.zones
    )


def _become(state: State, env: Env, card: Card) -> None:
    """The card in hand is revealed, and this one is it until the ability is resolved."""
    node = Node(_TREATED_AS, {"of": None, "card": card})
    last(state, node, env, PERIOD, (env["this"],))
    refresh(state)


def _always(state: State, env: Env, **what: Any) -> bool:
    return True


def _no_more(state: State, env: Env) -> None:
    expire(state, PERIOD)


_TREATED_AS = Row(TREATED_AS, {"of": "cards", "card": "word"}, lambda *_, **__: None)
_BECOME = Row("become", {"card": "word"}, _become, _always, (CITE,))
_NO_MORE = Row("no-more", {}, _no_more, lambda state, env: False, (CITE,))
