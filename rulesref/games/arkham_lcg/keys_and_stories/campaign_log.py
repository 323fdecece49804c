"""arkham-lcg/campaign-play: what the campaign log counts, as a case tells it; what nobody told is unknown."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/campaign-play"
#: The attribute: each thing that the log counts, with how many.
COUNTED = "log-counts"
RULES.stop(
    "log-untold",
    of="text",
    en="how much the campaign log counts of this ({of}): no step says it",
    it="quanto ne conta il diario della campagna ({of}): nessun passo lo dice",
)


@RULES.quantity("logged", of="text")
def _logged(state: State, env: Env, of: str) -> int:
    """How much the campaign log counts of something: tally marks, or names under a heading."""
    counted = dict(state.get(TABLE, COUNTED, ()))
    if of.casefold() not in counted:
        state.give_up(TABLE, "log-untold", of=of)
    return int(counted.get(of.casefold(), 0))


def tell(state: State, of: str, amount: int) -> None:
    """From now on the log counts ``amount`` of that, however it is written."""
    held = dict(state.get(TABLE, COUNTED, ()))
    held[of.casefold()] = amount
    state.put(TABLE, **{COUNTED: tuple(sorted(held.items()))})
