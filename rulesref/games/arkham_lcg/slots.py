"""arkham-lcg/slots: how many assets of a kind an investigator may hold.

A card's slots are names such as "Hand" or "Hand x2"; a constant ``more-slots`` gives further ones.
"""

from __future__ import annotations

from collections import Counter

from rulesref.engine.select import holds, number, things
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES, switch
from rulesref.games.arkham_lcg.table import card_of, in_play

CITE = "arkham-lcg/slots"
#: What every investigator has; the Grimoire adds a head.
STANDARD = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2, "tarot": 1}
RULES.constants.add("more-slots")


@RULES.verb("more-slots", CITE, of="cards", slot="word", by="number")
def _more_slots(state: State, env: Env, of: tuple[str, ...], slot: str, by: int) -> None:
    """Never run: it is constant."""


def taken_by(state: State, card: str) -> Counter[str]:
    """The slots that ``card`` takes up."""
    found: Counter[str] = Counter()
    for name in card_of(state, card).slots:
        kind, _, times = name.casefold().partition(" x")
        found[kind] += int(times or 1)
    return found


def slots_of(state: State, who: str) -> Counter[str]:
    """The slots that ``who`` has now."""
    found = Counter(STANDARD)
    if switch(state, "head-slot"):
        found["head"] += 1
    for holder, ability in state.index.get(("constant", "more-slots"), ()):
        thing = state.things[holder]
        env = {"this": holder, "you": thing.get("controller", "")}
        if thing.get("zone") != "play" or not holds(state, env, ability.tests):
            continue
        for node in ability.effects:
            if node.row.id == "more-slots" and who in things(state, env, node.args["of"]):
                found[str(node.args["slot"])] += number(state, env, node.args["by"])
    return found


def makes_room(state: State, who: str, card: str, gone: tuple[str, ...]) -> bool:
    """Whether ``who`` has slots for ``card`` once the assets ``gone`` are discarded."""
    wanted = taken_by(state, card)
    for id in in_play(state, "asset"):
        if state.get(id, "controller") == who and id not in gone and id != card:
            wanted += taken_by(state, id)
    free = slots_of(state, who)
    return all(number <= free[kind] for kind, number in wanted.items())
