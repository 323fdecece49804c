"""arkham-lcg/then: what stands before "then" has to be resolved successfully and in full.

That an effect with a number falls short where there is less, and that what is declined, replaced or
prevented has not been resolved, is derived from that entry alone. What it leaves open is asked here.
"""

from __future__ import annotations

from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch


@RULES.hook(Hooks.in_vain)
def _in_vain(state: State) -> bool:
    """Open question U-40: all of none are affected, or nothing has been resolved."""
    return bool(switch(state, "all-of-none") == "nothing")
