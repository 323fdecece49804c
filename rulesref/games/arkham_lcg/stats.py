"""arkham-lcg/modifiers: values as they stand now, from the printed base and all that is in force."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.select import holds, number, things
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of, investigators

RULES.constants.add("modify")
SKILLS = ("willpower", "intellect", "combat", "agility")


def base(state: State, id: str, stat: str) -> int | None:
    """The printed value, multiplied where it is "per investigator"; ``None`` where it has none."""
    value = card_of(state, id).stats.get(stat)
    if value is None:
        return None
    if stat in card_of(state, id).stats.get("per-investigator", ()):
        return int(value) * int(state.get("table", "started") or len(investigators(state)))
    return int(value)


def modifier(state: State, id: str, stat: str) -> int:
    """The sum of everything that adds to or takes from ``stat`` of ``id`` at this moment."""
    total = 0
    for holder, ability in state.index.get(("constant", "modify"), ()):
        thing = state.things[holder]
        if thing.get("zone", "play") not in ability.zones:
            continue
        env = {
            "this": thing.get("source", holder),
            "you": thing.get("controller") or thing.get("threat") or thing.get("engaged", ""),
        }
        if not holds(state, env, ability.tests):
            continue
        for node in ability.effects:
            args = node.args
            if node.row.id != "modify" or args["stat"] != stat:
                continue
            bound = thing.get("targets")
            if id in (things(state, env, args["of"]) if bound is None else bound):
                total += number(state, env, args["by"])
    return total


def stat(state: State, id: str, name: str) -> int | None:
    """The value that functions now, never below zero; ``None`` where the card has none."""
    value = base(state, id, name)
    return None if value is None else max(0, value + modifier(state, id, name))


def remaining(state: State, id: str, name: str, token: str) -> int | None:
    """How much more of ``token`` fits under the value ``name`` ("health" and "damage")."""
    value = stat(state, id, name)
    return None if value is None else max(0, value - int(state.get(id, token)))


@RULES.verb("modify", "arkham-lcg/modifiers", of="cards", stat="word", by="number", until="word?")
def modify(
    state: State, env: Env, of: tuple[str, ...], stat: str, by: int, until: str = "test"
) -> None:
    """As an effect: a lasting modifier of what ``of`` names now (arkham-lcg/lasting-effects)."""
    row = RULES.verbs["modify"]
    last(state, Node(row, {"of": None, "stat": stat, "by": by}), env, until, of)
