"""arkham-lcg/elimination: what somebody was about to do, and is out of the game before doing it.

What is done with what was theirs (their enemies, the end of their test) still happens, and so does
what is left of the effect of a scenario card. A card that they have not drawn yet stays where it is.
Whether an effect of a player card goes on without its user is open.
"""

from __future__ import annotations

from rulesref.engine.event import Event, Lapses
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.edition import switch
from rulesref.games.things import kind_of

#: What still happens though whoever it names by ``who`` is out of the game: it is no matter to a
#: defeat who brings it about, their test ends, their enemies are left behind. Where an enemy spawns
#: that would engage them is asked there (``spawning``).
STILL = frozenset({"defeat", "disengage", "spawn", "test-end"})
#: What is not done to whoever is out of the game → the slot that names them.
UPON = {"attack": "to", "deal": "to", "heal": "of", "look-at": "whose", "seal": "card"}


def _either(slot: str, before: Lapses | None) -> Lapses:
    """Whoever ``slot`` names is gone, or it lapses for the reason that it had ``before``."""

    def lapses(state: State, event: Event) -> bool:
        named = state.things.get(event.slots.get(slot, ""))
        if named is not None and "eliminated" in named:
            return True
        return before is not None and before(state, event)

    return lapses


def let_lapse() -> None:
    """Let each event lapse where whoever would do it, or have it done to them, is gone."""
    for id, kind in RULES.events.items():
        if "who" in kind.slots and id not in STILL:
            kind.lapses = _either("who", kind.lapses)
    for id, slot in UPON.items():
        RULES.events[id].lapses = _either(slot, RULES.events[id].lapses)


@RULES.hook(Hooks.breaks_off)
def _breaks_off(state: State, env: Env) -> bool:
    """Open question U-34: an effect of a player card goes on without its user, or breaks off."""
    if not kind_of(state, env.get("this", "")) or is_encounter(state, env["this"]):
        return False
    return bool(switch(state, "user-gone") == "breaks-off")
