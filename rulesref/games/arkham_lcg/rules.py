"""The one tables object of the game, its editions, and what the kernel asks of every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulesref.engine.combinator import add_combinators
from rulesref.engine.dividing import add_dividing
from rulesref.engine.rules import Rules, Stage
from rulesref.engine.sequence import SEQUENCE
from rulesref.games.arkham_lcg.switches import EDITIONS, SWITCHES
from rulesref.games.edition import Switches, Value, switches_of
from rulesref.games.sequel import Sequel

_WOULD = Stage("would", "triggers", "arkham-lcg/instead")
_WHEN = Stage("when", "triggers", "arkham-lcg/when")
_IMPACT = Stage("impact", "impact", "arkham-lcg/nested-sequences")
_IF = Stage("if", "triggers", "arkham-lcg/at", also=("at",), switch="at-if")
_IF_WAITS = _IF._replace(waits=True)
_IF_WITH = _IF._replace(kind="with-impact")
_AFTER = Stage("after", "triggers", "arkham-lcg/after", waits=True)

#: The stages of a triggering condition, in order, per value of the switch "at-if". "with" judges
#: the abilities as the impact begins and resolves them with it (Grimoire, Alla/Se).
STAGES: Mapping[str, tuple[Stage, ...]] = {
    "after": (_WOULD, _WHEN, _IMPACT, _IF, _AFTER),
    "before": (_WOULD, _WHEN, _IF, _IMPACT, _AFTER),
    "wait": (_WOULD, _WHEN, _IMPACT, _IF_WAITS, _AFTER),
    "with": (_WOULD, _WHEN, _IF_WITH, _IMPACT, _AFTER),
}

#: Every place at which other concepts follow, by name; ``order`` says who.
SEQUELS: dict[str, Sequel[..., Any]] = {}
#: What a test can be made for.
_TESTED = ("fight", "evade", "investigate", "parley")
RULES = Rules("arkham-lcg", STAGES["after"], SEQUENCE)
RULES.edition = EDITIONS[0]
RULES.switches = switches_of(SWITCHES, RULES.edition)
RULES.zones = ("play",)
RULES.words.update(
    {
        "until": frozenset(
            {
                *("test", "play", "revelation", "turn", "phase", "round", "game"),
                *("in-play", "exhausted", "investigation"),
            }
        ),
        "skill": frozenset({"willpower", "intellect", "combat", "agility"}),
        "skills": frozenset({"willpower", "intellect", "combat", "agility"}),
        "place": frozenset({"top", "bottom"}),
        "after": frozenset({"discard", "remove", "shuffle"}),
        "where": frozenset({"beneath", "aside"}),
        "how": frozenset({"double", "halve"}),
        "cause": frozenset({"enemy-attack", "attack", "effect", "empty-deck", "cost"}),
        "why": frozenset({*_TESTED, "opportunity", "enemy-phase", "retaliate", "alert", "effect"}),
        "any_of": frozenset(_TESTED),
        "name of skill": frozenset({"success", "failure", "committed", "restriction", "after"}),
        "name of symbol": frozenset({"skull", "cultist", "tablet", "elder-thing"}),
        "zones": frozenset(
            {"play", "hand", "deck", "drawn", "committed", "limbo", "discard", "aside"}
        ),
    }
)
add_combinators(RULES)
add_dividing(RULES)
RULES.cites.update(
    {
        "forced-order": ("arkham-lcg/priority-of-simultaneous-resolution",),
        "reaction": ("arkham-lcg/reaction-opportunities",),
        "occurrence": ("arkham-lcg/ability/triggered-abilities",),
        "target": ("arkham-lcg/target",),
        "may": ("arkham-lcg/may",),
        "branch": ("arkham-lcg/choices-and-the-grim-rule",),
        "stage-would": ("arkham-lcg/instead",),
        "stage-when": ("arkham-lcg/when",),
        "stage-if": ("arkham-lcg/at",),
        "stage-after": ("arkham-lcg/after",),
    }
)


@cache
def _every(edition: str) -> Mapping[str, Value]:
    """What every switch says under ``edition``, whose rows never change."""
    return switches_of(SWITCHES, edition).every


def rules(edition: str, changed: Mapping[str, Value] | None = None) -> Rules:
    """The rows under ``edition``, with switches ``changed`` by a reading.

    Raises ``LookupError`` or ``ValueError`` for what no row of ``SWITCHES`` knows.
    """
    switches = switches_of(SWITCHES, edition, changed) if changed else Switches(_every(edition))
    return RULES.in_edition(edition, STAGES[str(switches.every["at-if"])], switches)
