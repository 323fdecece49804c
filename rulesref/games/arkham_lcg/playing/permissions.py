"""arkham-lcg/play-restrictions-permissions-and-instructions: whose cards somebody may use at all.

A signature card is its investigator's alone. A constant ``only-these`` names the player cards that
its investigator may play, commit or trigger abilities on; the scenario's cards have no class and are
not meant.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.engine.lasting import last
from rulesref.engine.outcome import Refused
from rulesref.engine.select import kept
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.playing import signature_cards
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.things import card_of

CITE = "arkham-lcg/play-restrictions-permissions-and-instructions"
ONLY_THESE = RULES.constant(
    "only-these",
    CITE,
    of="cards",
    cards="cards",
    deeds="words",
    says='Of player cards ``of`` may do ``deeds`` ("play", "commit", "trigger") to ``cards`` alone.',
)
NOT_OF_TYPE = RULES.constant(
    "not-of-type",
    "arkham-lcg/cannot",
    of="cards",
    type="word",
    deeds="words",
    until="word?",
    says='Of player cards ``of`` may not do ``deeds`` ("play", "commit", "trigger") to those of '
    "``type``.",
)


@RULES.effect(NOT_OF_TYPE)
def _not_of_type(
    state: State,
    env: Env,
    of: tuple[str, ...],
    type: str,
    deeds: tuple[str, ...],
    until: str = "phase",
) -> None:
    """As an effect: they may not until the period ends."""
    if of:
        node = Node(RULES.verbs["not-of-type"], {"of": None, "type": type, "deeds": deeds})
        last(state, node, env, until, of)


#: Filters by which cards are told apart by the role of whoever plays them.
_ROLES = frozenset({"of-role", "of-role-or-neutral"})

RULES.refusal("not-permitted", CITE, card="card", en="{card} forbids it", it="{card} lo proibisce")


def refused(
    state: State, who: str, card: str, deed: str, *, whatever_role: bool = False
) -> Refused | None:
    """Why ``who`` may not ``deed`` the card ``card``, or ``None`` where they may.

    With ``whatever_role`` no role keeps them from it.
    """
    if deed != "trigger":
        foreign = signature_cards.refused(state, card, who)
        if foreign:
            return foreign
    for standing in binding(state, NOT_OF_TYPE, who, type=card_of(state, card).type):
        if deed in standing.node.args["deeds"] and not is_encounter(state, card):
            source = state.get(standing.holder, "source", standing.holder)
            return RULES.refuse("not-permitted", ("arkham-lcg/cannot",), card=source)
    for standing in binding(state, ONLY_THESE, who):
        args = standing.node.args
        if deed not in args["deeds"] or is_encounter(state, card):
            continue
        if whatever_role and any(row.id in _ROLES for row, *_ in args["cards"].filters):
            continue
        if not _meant(state, standing.env, args["cards"], card):
            return RULES.refuse("not-permitted", (CITE, "arkham-lcg/cannot"), card=standing.holder)
    return None


def _meant(state: State, env: Env, cards: Selector, card: str) -> bool:
    """Whether ``cards`` names ``card``; no other card is judged for it."""
    return card in cards.row.run(state, env) and bool(kept(state, env, cards.filters, [card]))


def may_use(state: State, who: str, card: str, ability: Ability) -> bool:
    """Whether ``who`` may trigger ``ability``; a fast event is played for it."""
    return refused(state, who, card, "play" if ability.kind == "fast" else "trigger") is None
