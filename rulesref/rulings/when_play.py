"""When: an investigator plays a card, uses an ability, assigns damage, or passes."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import TABLE, card_of
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "plays",
    who="investigator",
    card="card",
    target="card",
    en="{who} plays {card}[ on {target}]",
    it="{who} gioca {card}[ su {target}]",
)
def plays(
    case: Stage, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """Implies the card in hand, its player's turn, and its printed cost; nothing else."""
    player = case.thing(who)
    state = case.state
    hand = [id for id in case.copies(card) if state.get(id, "zone") == "hand"]
    id = hand[0] if hand else case.bring(card, zone="hand", controller=player, owner=player)
    if state.stack is None:
        state.put(TABLE, active=player)
    if ("resources", player) not in case.declared:
        cost = int(card_of(state, id).stats.get("cost", 0))
        state.put(player, resources=max(cost, state.get(player, "resources")))
    return [Intent("play", {"who": player, "card": id}), *_target(case, target)]


@step(
    "when",
    "uses",
    who="investigator",
    card="card",
    target="card",
    en="{who} uses {card}[ on {target}]",
    it="{who} usa {card}[ su {target}]",
)
def uses(
    case: Stage, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """Answers a reaction opportunity, or begins an ability while nothing is resolving."""
    slots = {"who": case.thing(who), "card": case.thing(card)}
    return [Intent("use", slots), *_target(case, target)]


@step(
    "when",
    "assigns",
    who="investigator",
    amount="number",
    token="token",
    to="card",
    en="{who} assigns {amount} {token} to {to}",
    it="{who} assegna {amount} {token} a {to}",
)
def assigns(case: Stage, who: Reference, amount: int, token: str, to: Reference) -> list[Intent]:
    """Says how much of what one card takes; further steps say the rest."""
    part = (case.thing(to), amount)
    return [Intent("assign", {"who": case.thing(who), token: part})]


@step(
    "when",
    "passes",
    en=("nobody reacts", "everybody passes"),
    it=("nessuno reagisce", "tutti passano"),
)
def passes(case: Stage) -> list[Intent]:
    """Declines what is offered now."""
    return [Intent("pass", {})]


def _target(case: Stage, target: Reference | None) -> list[Intent]:
    return [Intent("target", {"cards": (case.thing(target),)})] if target else []
