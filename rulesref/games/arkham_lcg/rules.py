"""The one tables object of the game, its editions, and what the kernel asks of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.combinator import add_combinators
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.tables import Stage, Tables
from rulesref.engine.use import USE

_WOULD = Stage("would", "triggers", "arkham-lcg/instead")
_WHEN = Stage("when", "triggers", "arkham-lcg/when")
_IMPACT = Stage("impact", "impact", "arkham-lcg/nested-sequences")
_IF = Stage("if", "triggers", "arkham-lcg/at", waits=True)
_AFTER = Stage("after", "triggers", "arkham-lcg/after", waits=True)

#: The stages of a triggering condition, in order, per edition.
STAGES: Mapping[str, tuple[Stage, ...]] = {
    "2016": (_WOULD, _WHEN, _IMPACT, _IF, _AFTER),
    "2026": (_WOULD, _WHEN, _IMPACT, _IF, _AFTER),
}

#: What an edition changes. Every switch is read with ``switch(state, name)``.
SWITCHES: Mapping[str, Mapping[str, Any]] = {
    "2016": {
        "forced-priority": "lead",
        "actions-gained-at": "upkeep",
        "as-if-scope": "whole",
        "alert-ready-only": False,
        "aloof-evade": True,
        "fail-at-zero": True,
        "multi-draw-order": "drawer",
        "empty-deck": "after",
        "empty-deck-defeats": False,
        "head-slot": False,
        "doomed": False,
        "elimination-scope": "controlled",
        "act-clues": "turn",
        "actions-off-turn": "now",
    },
    "2026": {
        "forced-priority": "encounter-first",
        "actions-gained-at": "turn",
        "as-if-scope": "restrictions",
        "alert-ready-only": True,
        "aloof-evade": False,
        "fail-at-zero": True,
        "multi-draw-order": "entered",
        "empty-deck": "simultaneous",
        "empty-deck-defeats": True,
        "head-slot": True,
        "doomed": True,
        "elimination-scope": "owned-and-controlled",
        "act-clues": "window",
        "actions-off-turn": "next-turn",
    },
}

RULES = Tables("arkham-lcg", STAGES["2016"], SEQUENCE)
RULES.edition = "2016"
RULES.switches = SWITCHES["2016"]
RULES.procedure(USE)
add_combinators(RULES)
RULES.cites.update(
    {
        "forced-order": ("arkham-lcg/priority-of-simultaneous-resolution",),
        "reaction": ("arkham-lcg/reaction-opportunities",),
        "target": ("arkham-lcg/target",),
        "may": ("arkham-lcg/may",),
        "branch": ("arkham-lcg/choices-and-the-grim-rule",),
        "use-forced": ("arkham-lcg/ability/forced-abilities",),
        "use-reaction": ("arkham-lcg/reaction-opportunities",),
        "use-free": ("arkham-lcg/fast",),
        "use-action": ("arkham-lcg/activate-action",),
        "use-play": ("arkham-lcg/event-cards",),
        "stage-would": ("arkham-lcg/instead",),
        "stage-when": ("arkham-lcg/when",),
        "stage-if": ("arkham-lcg/at",),
        "stage-after": ("arkham-lcg/after",),
    }
)


def rules(edition: str) -> Tables:
    """The tables under ``edition`` ("2016" or "2026")."""
    if edition == RULES.edition:
        return RULES
    return RULES.in_edition(edition, STAGES[edition], SWITCHES[edition])


def switch(state: Any, name: str) -> Any:
    """What the edition in force says about ``name``."""
    return state.rules.switches[name]
