"""arkham-lcg/costs and arkham-lcg/additional-costs: what it costs to play a card, and in which way.

"At no cost" waives the resources alone (FAQ v2.5, question on playing at no cost): what is asked
for on top is paid all the same, whoever asks for it.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs import optional_costs
from rulesref.games.arkham_lcg.costs.due_together import all_payable
from rulesref.games.arkham_lcg.costs.optional_costs import paying
from rulesref.games.arkham_lcg.costs.reduced_costs import reduction
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding, in_force
from rulesref.games.arkham_lcg.values.stats import modifier, printed, stat
from rulesref.games.things import card_of
from rulesref.record import NamedTuple

ADDITIONAL = "arkham-lcg/additional-costs"
ADDITIONAL_PLAY_COST = RULES.constant(
    "additional-play-cost",
    ADDITIONAL,
    of="cards",
    costs="payments",
    says="Whoever plays one of ``of`` pays all these costs on top.",
)
MAY_PLAY = RULES.constant(
    "may-play",
    "arkham-lcg/play-action",
    of="cards",
    costs="payments?",
    after="word?",
    says="You may play ``of`` as if they were in your hand.",
)
X_IN_COST = RULES.constant(
    "x-in-cost",
    "arkham-lcg/the-letter-x",
    of="cards",
    number="quantity",
    says="The X in the cost of ``of`` is this number, and nobody chooses it.",
)


class Way(NamedTuple):
    """How a card is played. An effect that plays it costs no action (``action`` is false).

    ``paid`` is whether its resource cost is paid, ``less`` what is taken off it, ``more`` what is
    paid on top with the card that asks for it, ``after`` what becomes of an event in the end.
    ``whatever_role`` lets somebody play it whose role it is not.
    """

    action: bool = True
    paid: bool = True
    less: int = 0
    more: tuple[tuple[tuple[Node, ...], str], ...] = ()
    after: str = "discard"
    whatever_role: bool = False


STANDARD = Way()


def resource_cost(state: State, card: str, way: Way) -> int:
    """What ``card`` costs in resources now: all modifiers together, never below zero."""
    if not way.paid:
        return 0
    less = way.less + reduction(state, card)
    if card_of(state, card).stats.get("cost") == "X":
        told = defined_x(state, card)
        x = int(state.get(card, "x")) if told is None else told
        return max(0, x + modifier(state, card, "cost") - less)
    return max(0, (stat(state, card, "cost") or 0) - less)


def defined_x(state: State, card: str) -> int | None:
    """What the X in the cost of ``card`` is where a text defines it; else its player chooses."""
    for one in binding(state, X_IN_COST, card):
        return number(state, one.env, one.node.args["number"])
    return None


def most_for_x(state: State, who: str, card: str, way: Way) -> int:
    """The highest X that ``who`` could choose for ``card``; zero where there is none to choose."""
    if card_of(state, card).stats.get("cost") != "X" or not way.paid:
        return 0
    if defined_x(state, card) is not None:
        return 0
    return max(0, int(state.get(who, "resources")) + way.less - modifier(state, card, "cost"))


@RULES.quantity("x", settled=True)
def _x(state: State, env: Env) -> int:
    """What was paid for the X in the cost of this card."""
    return int(state.get(env["this"], "x"))


def additional(state: State, who: str, card: str, way: Way) -> list[tuple[tuple[Node, ...], Env]]:
    """Everything that is paid on top: what the card says itself, and what others say of it."""
    found: list[tuple[tuple[Node, ...], Env]] = [
        (ability.costs, {"this": card, "you": who, "ability": ability})
        for ability in card_of(state, card).abilities
        if ability.kind == "play" and ability.costs
    ]
    for standing in binding(state, ADDITIONAL_PLAY_COST, card):
        source = str(standing.env["this"])
        found += [(nodes, paying(source, who, card)) for nodes in standing.node.args["costs"]]
    found += optional_costs.chosen(state, who, card)
    return found + [(nodes, paying(source, who, card)) for nodes, source in way.more]


def permitted_ways(state: State, who: str, card: str) -> list[Way]:
    """The ways in which ``who`` may play ``card`` from where it is now."""
    thing = state.things[card]
    if thing.get("zone") in ("hand", None) and thing.get("controller") == who:
        return [STANDARD]
    out = []
    for standing in binding(state, MAY_PLAY, card):
        if standing.env["you"] == who:
            source = str(standing.env["this"])
            more = tuple((nodes, source) for nodes in standing.node.args.get("costs", ()))
            out.append(Way(more=more, after=str(standing.node.args.get("after", "discard"))))
    return out


@RULES.filter("most-cost", value="number")
def _most_cost(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards of this printed cost or a lower one; what has no cost is not meant."""
    cost = printed(state, thing, "cost")
    return cost is not None and cost <= value


@RULES.filter("of-cost", value="number")
def _of_cost(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards of exactly this printed cost; what has no cost is not meant."""
    return printed(state, thing, "cost") == value


@RULES.filter("printed-cost", value="word")
def _printed_cost(state: State, env: Env, thing: str, value: str) -> bool:
    """arkham-lcg/qa/cost-zero-even-odd: zero is even; what has no cost is neither even nor odd."""
    cost = printed(state, thing, "cost")
    return cost is not None and ("odd" if cost % 2 else "even") == value


@RULES.filter("without-printed-cost", value="word")
def _without_printed_cost(state: State, env: Env, thing: str, value: str) -> bool:
    """Every other card: one of the other kind, and one without a cost."""
    return not _printed_cost(state, env, thing, value)


def elsewhere(state: State, who: str) -> list[str]:
    """The cards out of the hand of ``who`` that they may play."""
    return [
        card
        for standing in in_force(state, MAY_PLAY)
        if standing.env["you"] == who
        for card in standing.bound
    ]


def as_from_hand(state: State, card: str) -> list[str]:
    """Who may play ``card`` from where it is under no condition but that of a card in hand."""
    if ("constant", MAY_PLAY) not in state.index:
        return []
    return [
        str(standing.env["you"])
        for standing in binding(state, MAY_PLAY, card)
        if not {"costs", "after"} & standing.node.args.keys()
    ]


def may_use(state: State, who: str, card: str, ability: Ability) -> bool:
    """A fast event is not offered to somebody who cannot pay what others ask for on top."""
    if ability.kind != "fast" or ("constant", ADDITIONAL_PLAY_COST) not in state.index:
        return True
    env = {"this": card, "you": who, "holder": card, "ability": ability}
    return all_payable(state, [(ability.costs, env), *additional(state, who, card, STANDARD)])
