"""arkham-lcg/effects: discarding cards whose printed costs come to a total, as far as one can.

The total may be one of printed icons instead. Cards are chosen one by one. Whoever could still add to the total goes on until it is reached; a card
with a cost of 0 adds nothing, and nobody has to choose it. One without a cost cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.chosen_costs import can_pay
from rulesref.games.arkham_lcg.decks import from_hand
from rulesref.games.arkham_lcg.decks.hand import discardable
from rulesref.games.arkham_lcg.in_play.staying_in_play import may_be_discarded
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER
from rulesref.games.arkham_lcg.values.counted import stop_at_untold_hand
from rulesref.games.things import card_of
from rulesref.record import NamedTuple

CITE = "arkham-lcg/effects"


def has_cost(state: State, card: str) -> bool:
    """arkham-lcg/qa/cost-zero-even-odd: skills, and what a dash is printed on, have no cost at all."""
    return card_of(state, card).stats.get("cost") is not None


def worth(state: State, card: str) -> int:
    """The printed cost of ``card``: an X is nothing."""
    cost = card_of(state, card).stats.get("cost")
    return cost if isinstance(cost, int) else 0


def icons_on(state: State, card: str, icons: tuple[str, ...]) -> int:
    """How many of these ``icons`` are printed on ``card``."""
    printed = card_of(state, card).stats.get("icons", {})
    return sum(int(printed.get(icon, 0)) for icon in icons)


class Terms(NamedTuple):
    """What counts: cards ``among`` these alone (``None``: all), by ``icons`` or by their costs."""

    among: tuple[str, ...] | None = None
    icons: tuple[str, ...] = ()

    def counts(self, state: State, card: str) -> int:
        """What ``card`` adds to the total."""
        return icons_on(state, card, self.icons) if self.icons else worth(state, card)

    def held(self, state: State, who: str, by: str) -> list[str]:
        """What ``by`` lets ``who`` discard for it."""
        found = _held(state, who, by)
        if not self.icons:
            found = [card for card in found if has_cost(state, card)]
        return [card for card in found if self.among is None or card in self.among]

    def total(self, state: State, cards: Iterable[str]) -> int:
        """What ``cards`` come to."""
        return sum(self.counts(state, card) for card in cards)


def _held(state: State, who: str, by: str) -> list[str]:
    """What ``by`` lets ``who`` discard from their play area and their hand."""
    return discardable(state, who) + [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play"
        and thing.get("controller") == who
        and thing["card"].type not in (*ENCOUNTER, "investigator")
        and may_be_discarded(state, id, by)
    ]


def _could_add(
    state: State,
    env: Env,
    of: tuple[str, ...],
    among: tuple[str, ...] | None = None,
    icons: tuple[str, ...] = (),
    otherwise: tuple[Node, ...] = (),
    **rest: Any,
) -> bool:
    """Whether something can be discarded that counts: what adds nothing is not discarded for it."""
    terms = Terms(among, icons)
    held = (terms.held(state, who, env["this"]) for who in of)
    return bool(otherwise) or any(terms.total(state, cards) > 0 for cards in held)


@RULES.verb(
    "discard-worth",
    CITE,
    able=_could_add,
    of="cards",
    least="number",
    among="cards?",
    icons="words?",
    otherwise="effects?",
)
def _verb(
    state: State,
    env: Env,
    of: tuple[str, ...],
    least: int,
    among: tuple[str, ...] | None = None,
    icons: tuple[str, ...] = (),
    otherwise: tuple[Node, ...] = (),
) -> None:
    """Each of ``of`` discards cards worth ``least`` in all; ``otherwise`` if they discard none.

    Only cards of ``among`` count where it is told, and with ``icons`` these count and not the costs.
    """
    for who in of:
        means = {"who": who, "least": least, "otherwise": otherwise, "terms": Terms(among, icons)}
        state.call(WORTH, env={**env, "you": who}, picked=(), **means)


def _enough(
    state: State,
    env: Env,
    least: int,
    among: tuple[str, ...] | None = None,
    icons: tuple[str, ...] = (),
) -> bool:
    terms = Terms(among, icons)
    held = can_pay(state, env, terms.held(state, env["you"], env["this"]), "discard")
    return terms.total(state, held) >= least


@RULES.cost(
    "worth", "arkham-lcg/costs", able=_enough, least="number", among="cards?", icons="words?"
)
def _pay(
    state: State,
    env: Env,
    least: int,
    among: tuple[str, ...] | None = None,
    icons: tuple[str, ...] = (),
) -> None:
    """You discard cards of ``among`` worth ``least`` in all, by these ``icons`` or by their costs."""
    terms = Terms(among, icons)
    found = can_pay(state, env, terms.held(state, env["you"], env["this"]), "discard")
    means = {"who": env["you"], "least": least, "otherwise": ()}
    state.call(WORTH, env=env, picked=(), terms=Terms(found, icons), **means)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    who, picked = variables["who"], variables["picked"]
    terms = variables["terms"]
    held = terms.held(state, who, variables["env"]["this"])
    if not terms.total(state, held):
        stop_at_untold_hand(state, who)
    reached = terms.total(state, picked) >= variables["least"]
    left = [card for card in held if card not in picked and not (picked and reached)]
    options = [Option("discard-to-size", {"who": who, "cards": (card,)}, card) for card in left]
    if reached or not terms.total(state, left):
        options.append(Option("discards-no-more", {"who": who}, None))
    state.ask(Choice("discard-worth", who, tuple(options), (CITE,), "pick"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    if variables["pick"] is not None:
        state.let(picked=(*variables["picked"], variables["pick"]))
        state.goto(0)


def _go(state: State, variables: Mapping[str, Any]) -> None:
    by, picked = variables["env"]["this"], variables["picked"]
    measure(state, variables["terms"].total(state, picked), variables["least"])
    if picked:
        from_hand.discard(state, picked, by)
    else:
        resolve_part(state, variables["otherwise"], variables["env"])


WORTH = RULES.procedure(Procedure("discard-worth", _next, _take, _go))
