"""arkham-lcg/act-deck-and-agenda-deck: "Objective" instructions of acts and agendas.

An ability of kind "objective" is met as soon as its tests hold, and then it must be resolved. One
with the name "clues" says who may spend the clues for the act, and while what is so. Where an objective has a timing
point or a "may" of its own it is an ability of another kind with the name "objective". Any of them
takes the place of spending clues on anybody's turn.
"""

from __future__ import annotations

from rulesref.engine.block import resolve
from rulesref.engine.select import holds, things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators, lead, location_of
from rulesref.games.arkham_lcg.users import acts
from rulesref.games.things import card_of


def payers(state: State, act: str) -> tuple[str, ...] | None:
    """Who may spend clues for ``act`` on any turn; ``None`` where an objective says otherwise."""
    objectives = [
        ability
        for ability in card_of(state, act).abilities
        if ability.kind == "objective" or ability.name == "objective"
    ]
    for ability in objectives:
        if ability.name == "clues":
            env = {"this": act, "you": lead(state), "ability": ability}
            payable = holds(state, env, ability.tests)
            return things(state, env, ability.effects[0].args["of"]) if payable else None
    return None if objectives else investigators(state)


def check(state: State) -> bool:
    """Called whenever something has happened: resolve the first objective that is met now, if any."""
    if state.get(TABLE, "advancing") or state.get(TABLE, "over"):
        return False
    for holder, ability in state.index.get(("", "objective"), ()):
        thing = state.things[holder]
        if ability.name == "clues" or thing.get("zone") != "play" or not acts(thing, ability):
            continue
        env = {"this": holder, "you": lead(state), "ability": ability}
        if holds(state, env, ability.tests):
            state.put(TABLE, advancing=holder)
            resolve(state, ability.effects, env)
            return True
    return False


@RULES.condition("everybody-at", at="cards")
def _everybody_at(state: State, env: Env, at: tuple[str, ...]) -> bool:
    """Whether each undefeated investigator is at one of ``at``."""
    there = investigators(state)
    return bool(there) and all(location_of(state, one) in at for one in there)


@RULES.condition("everybody-resigned")
def _everybody_resigned(state: State, env: Env) -> bool:
    """Whether nobody is left, and not all of them were defeated."""
    return not investigators(state) and any(one.get("resigned") for one in state.things.values())
