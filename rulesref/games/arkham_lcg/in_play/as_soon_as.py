"""arkham-lcg/ability/forced-abilities: Forced abilities that wait for a state, and for no event.

Such an ability resolves as soon as what it names is so, however that came about, and once: it waits
again only when that has ceased to be so.
"""

from __future__ import annotations

from rulesref.engine.block import resolve
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/ability/forced-abilities"
AS_SOON_AS = RULES.constant(
    "as-soon-as",
    CITE,
    effects="effects",
    says="``effects`` resolve, once, as soon as the tests of the ability hold.",
)


def check(state: State) -> None:
    """Called whenever something has happened: resolve what has come to be so now."""
    now = {}
    for standing in in_force(state, AS_SOON_AS):
        now[standing.holder] = standing
    for holder, _ in state.index.get(("constant", AS_SOON_AS), ()):
        if holder not in now and state.get(holder, "went-off"):
            state.put(holder, **{"went-off": None})
    for holder, standing in now.items():
        if not state.get(holder, "went-off"):
            state.put(holder, **{"went-off": True})
            env = {**standing.env, "ability": standing.ability}
            resolve(state, standing.node.args["effects"], env)
