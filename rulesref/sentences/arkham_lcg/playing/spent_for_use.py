"""arkham-lcg/costs: a card that is used, told by what is spent on that: "spends 1 durability from Jury-Rig"."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.games.things import card_of
from rulesref.wording.sentence import Intent


def spending_use(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """The only use that ``choice`` offers whose cost is what ``intent`` spends; else ``None``."""
    found = [
        one
        for one in choice.options
        if one.id == "use"
        and one.slots.get("who") == intent.slots["who"]
        and _costs(state, one, intent)
    ]
    return Intent("use", found[0].slots) if len(found) == 1 else None


def _costs(state: State, option: Option, intent: Intent) -> bool:
    """Whether the ability that ``option`` uses is paid for with what ``intent`` spends."""
    card, ability = option.slots["card"], option.slots.get("ability")
    return any(
        _is_spent(node, card, intent)
        for one in card_of(state, card).abilities
        if ability in (None, one.id)
        for node in one.costs
    )


def _is_spent(node: Node, card: str, intent: Intent) -> bool:
    told = intent.slots
    if node.args.get("amount") != told["amount"]:
        return False
    if told["event"] == "spend-uses":
        return (
            node.row.id == "uses"
            and node.args.get("uses") == told.get("uses")
            and told.get("card", card) == card
        )
    return told["event"] == f"spend-{node.row.id}" and node.row.id in ("resources", "clues")
