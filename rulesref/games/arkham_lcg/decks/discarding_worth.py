"""arkham-lcg/effects: discarding cards whose printed costs come to a total, as far as one can.

Cards are chosen one by one. Whoever could still add to the total goes on until it is reached; a card
with a cost of 0 adds nothing, and nobody has to choose it. One without a cost cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks import from_hand
from rulesref.games.arkham_lcg.decks.hand import discardable
from rulesref.games.arkham_lcg.in_play.leaving_play import may_be_discarded
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER
from rulesref.games.things import card_of

CITE = "arkham-lcg/effects"


def has_cost(state: State, card: str) -> bool:
    """arkham-lcg/qa/cost-zero-even-odd: skills, and what a dash is printed on, have no cost at all."""
    return card_of(state, card).stats.get("cost") is not None


def worth(state: State, card: str) -> int:
    """The printed cost of ``card``: an X is nothing."""
    cost = card_of(state, card).stats.get("cost")
    return cost if isinstance(cost, int) else 0


def _held(state: State, who: str, by: str) -> list[str]:
    """What ``by`` lets ``who`` discard from their play area and their hand, of what has a cost."""
    held = discardable(state, who) + [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play"
        and thing.get("controller") == who
        and thing["card"].type not in (*ENCOUNTER, "investigator")
        and may_be_discarded(state, id, by)
    ]
    return [card for card in held if has_cost(state, card)]


@RULES.verb("discard-worth", CITE, of="cards", least="number", otherwise="effects?")
def _verb(
    state: State,
    env: Env,
    of: tuple[str, ...],
    least: int,
    otherwise: tuple[Node, ...] = (),
) -> None:
    """Each of ``of`` discards cards worth ``least`` in all; ``otherwise`` if they discard none."""
    for who in of:
        terms = {"who": who, "least": least, "otherwise": otherwise}
        state.call(WORTH, env={**env, "you": who}, picked=(), **terms)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    who, picked = variables["who"], variables["picked"]
    held = _held(state, who, variables["env"]["this"])
    total = sum(worth(state, card) for card in picked)
    reached = total >= variables["least"]
    left = [card for card in held if card not in picked and not (picked and reached)]
    options = [Option("discard-to-size", {"who": who, "cards": (card,)}, card) for card in left]
    if reached or not any(worth(state, card) for card in left):
        options.append(Option("discards-no-more", {"who": who}, None))
    state.ask(Choice("discard-worth", who, tuple(options), (CITE,), "pick"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    if variables["pick"] is not None:
        state.let(picked=(*variables["picked"], variables["pick"]))
        state.goto(0)


def _go(state: State, variables: Mapping[str, Any]) -> None:
    by, picked = variables["env"]["this"], variables["picked"]
    measure(state, sum(worth(state, card) for card in picked), variables["least"])
    if picked:
        from_hand.discard(state, picked, by)
    else:
        resolve_part(state, variables["otherwise"], variables["env"])


WORTH = RULES.procedure(Procedure("discard-worth", _next, _take, _go))
