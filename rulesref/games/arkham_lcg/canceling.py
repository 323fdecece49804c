"""arkham-lcg/cancel and ignoring: effects that keep an event from its impact.

A canceled event goes no further. An ignored one has no impact either; by the Grimoire it did
occur, so that what comes after it may still react.
"""

from __future__ import annotations

from rulesref.engine.sequence import CANCELED, IGNORED, cancel
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES, switch


def _triggered(state: State, env: Env) -> bool:
    return "mark" in env


@RULES.verb("cancel", "arkham-lcg/cancel", able=_triggered)
def _cancel(state: State, env: Env) -> None:
    """The triggering event is canceled; costs stay paid, and a use counts."""
    cancel(state, env["mark"], CANCELED)


@RULES.verb("ignore", "arkham-lcg/cancel", able=_triggered)
def _ignore(state: State, env: Env) -> None:
    """The triggering event is ignored."""
    happened = switch(state, "ignored") == "occurred"
    cancel(state, env["mark"], IGNORED if happened else CANCELED)
