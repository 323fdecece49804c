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
from rulesref.engine.rules import Env, Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks import from_hand
from rulesref.games.arkham_lcg.decks.hand import discardable
from rulesref.games.arkham_lcg.in_play.leaving_play import cannot_leave_play
from rulesref.games.arkham_lcg.keywords import keyword
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


def _held(state: State, who: str) -> list[str]:
    """What ``who`` can discard from their play area and their hand, of what has a cost."""
    held = discardable(state, who) + [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play"
        and thing.get("controller") == who
        and thing["card"].type not in (*ENCOUNTER, "investigator")
        and not keyword(state, id, "permanent")
        and not cannot_leave_play(state, id)
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
        told = {"who": who, "least": least, "otherwise": otherwise}
        state.call(WORTH, env={**env, "you": who}, picked=(), **told)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    who, picked = variables["who"], variables["picked"]
    total = sum(worth(state, card) for card in picked)
    reached = total >= variables["least"]
    left = [one for one in _held(state, who) if one not in picked and not (picked and reached)]
    options = [Option("discard-to-size", {"who": who, "cards": (one,)}, one) for one in left]
    if reached or not any(worth(state, one) for one in left):
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
