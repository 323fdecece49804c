"""arkham-lcg/modifiers: the triggering event brings more of something, or no more than so much."""

from __future__ import annotations

from typing import Any

from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/modifiers"


def _coming(state: State, env: Env, aspect: str, **rest: Any) -> bool:
    return "mark" in env and bool(env["event"].slots.get(aspect))


@RULES.verb("more-of-aspect", CITE, able=_coming, aspect="word", by="number")
def _more(state: State, env: Env, aspect: str, by: int) -> None:
    """The triggering event brings so much more of ``aspect``."""
    raise_aspect(state, env, aspect, by)


def raise_aspect(state: State, env: Env, aspect: str, by: int) -> None:
    """Let the triggering event of ``env``, which is still to come, bring so much more."""
    _change(state, env, aspect, _told(state, env, aspect) + by)


@RULES.verb("at-most-of-aspect", CITE, able=_coming, aspect="word", most="number")
def _at_most(state: State, env: Env, aspect: str, most: int) -> None:
    """The triggering event brings no more than ``most`` of ``aspect``."""
    _change(state, env, aspect, min(_told(state, env, aspect), most))


def _told(state: State, env: Env, aspect: str) -> int:
    return int(as_it_stands(state, env).slots.get(aspect) or 0)


def _change(state: State, env: Env, aspect: str, to: int) -> None:
    event = as_it_stands(state, env)
    if not event.slots.get(aspect):
        return
    slots: dict[str, Any] = {**event.slots, aspect: to}
    replace(state, env["mark"], state.event(event.type, by=event.by, cites=(CITE,), **slots))
