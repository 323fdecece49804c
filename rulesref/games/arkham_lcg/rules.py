"""The one tables object of the game, its editions, and what the kernel asks of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.combinator import add_combinators
from rulesref.engine.rules import Rules, Stage
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.use import USE
from rulesref.games.edition import Reading, Switches

_WOULD = Stage("would", "triggers", "arkham-lcg/instead")
_WHEN = Stage("when", "triggers", "arkham-lcg/when")
_IMPACT = Stage("impact", "impact", "arkham-lcg/nested-sequences")
_IF = Stage("if", "triggers", "arkham-lcg/at", also=("at",))
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

#: What an edition changes. Every switch is read with ``switch(state, name)``.
SWITCHES: Mapping[str, Mapping[str, Any]] = {
    "2016": {
        "at-if": "after",
        "negative-tie": "success",
        "ignored": "nothing",
        "forced-priority": "lead",
        "actions-gained-at": "upkeep",
        "as-if-scope": "whole",
        "alert-ready-only": False,
        "aloof-evade": True,
        "multi-draw-order": "drawer",
        "empty-deck": "after",
        "empty-both": "horror",
        "surge-order": "after",
        "farthest-from-all": "nearest",
        "massive-attacks": "lead",
        "enemy-moves": "lead",
        "patrol-target": "location",
        "canceled-attack": "exhausts",
        "reveal-or-engage": "reveal",
        "head-slot": False,
        "doomed": False,
        "elimination-scope": "controlled",
        "act-clues": "turn",
        "actions-off-turn": "now",
        "seal-at": "entering",
        "cost-answers": "reactions",
        "last-reactions": "gone",
        "canceled-use": "counts",
        "gone-bearer": "lost",
        "hand-weakness": "removed",
        "replenish-cap": False,
        "bside-aside-active": False,
        "last-agenda": "nothing",
        "starting": False,
        "story-flips": True,
        "evasion-answered": "st-6",
        "own-reveals": "once",
        "blank-permanent": "never",
        "signature-attached": "as-well",
        "init-gate": "change",
        "encounter-reshuffle": "at-once",
    },
    "2026": {
        "at-if": "with",
        "negative-tie": "success",
        "ignored": "begun",
        "forced-priority": "encounter-first",
        "actions-gained-at": "turn",
        "as-if-scope": "restrictions",
        "alert-ready-only": True,
        "aloof-evade": False,
        "multi-draw-order": "entered",
        "empty-deck": "simultaneous",
        "empty-both": "defeat",
        "surge-order": "after",
        "farthest-from-all": "nearest",
        "massive-attacks": "lead",
        "enemy-moves": "lead",
        "patrol-target": "card",
        "canceled-attack": "exhausts",
        "reveal-or-engage": "reveal",
        "head-slot": True,
        "doomed": True,
        "elimination-scope": "owned-and-controlled",
        "act-clues": "turn",
        "actions-off-turn": "next-turn",
        "seal-at": "entered",
        "cost-answers": "reactions",
        "last-reactions": "gone",
        "canceled-use": "counts",
        "gone-bearer": "lost",
        "hand-weakness": "any",
        "replenish-cap": True,
        "bside-aside-active": True,
        "last-agenda": "defeat",
        "starting": True,
        "story-flips": False,
        "evasion-answered": "st-7",
        "own-reveals": "once",
        "blank-permanent": "keeps",
        "signature-attached": "instead",
        "init-gate": "target",
        "encounter-reshuffle": "after-effect",
    },
}


#: The open questions that the engine can run in every reading.
READINGS: Mapping[str, Reading] = {
    "U-28": Reading("negative-tie", {"success": "success", "failure": "failure"}),
    "U-01": Reading("at-if", {"after": "after", "before": "before"}, ("2016",)),
    "U-19": Reading("at-if", {"at-once": "after", "wait": "wait"}, ("2016",)),
    "U-02": Reading("gone-bearer", {"lost": "lost", "again": "again"}),
    "U-24": Reading("hand-weakness", {"removed": "removed", "threat": "hidden"}, ("2016",)),
    "U-03": Reading("farthest-from-all", {"nearest": "nearest", "sum": "sum"}, ("2016",)),
    "U-06": Reading("surge-order", {"after": "after", "surge": "surge"}),
    "U-07": Reading("evasion-answered", {"st-6": "st-6", "st-7": "st-7"}, ("2016",)),
    "U-09": Reading("act-clues", {"turn": "turn", "any": "window"}, ("2026",)),
    "U-11": Reading("canceled-use", {"counts": "counts", "free": "free"}, ("2026",)),
    "U-12": Reading("last-reactions", {"gone": "gone", "last-word": "last-word"}),
    "U-13": Reading("own-reveals", {"once": "once", "again": "again"}),
    "U-14": Reading("empty-both", {"horror": "horror", "nothing": "nothing"}, ("2016",)),
    "U-15": Reading("massive-attacks", {"lead": "lead", "first-turn": "first-turn"}),
    "U-16": Reading("enemy-moves", {"lead": "lead", "together": "together"}),
    "U-17": Reading("canceled-attack", {"exhausts": "exhausts", "ready": "ready"}),
    "U-18": Reading("reveal-or-engage", {"reveal": "reveal", "engage": "engage"}),
    "U-20": Reading("cost-answers", {"reactions": "reactions", "attacks": "attacks"}),
    "U-25": Reading("alert-ready-only", {"attacks": False, "ready": True}, ("2016",)),
}


#: What a test can be made for.
_TESTED = ("fight", "evade", "investigate")
RULES = Rules("arkham-lcg", STAGES["after"], SEQUENCE)
RULES.edition = "2016"
RULES.switches = SWITCHES["2016"]
RULES.procedure(USE)
RULES.zones = ("play",)
RULES.words.update(
    {
        "until": frozenset({"test", "play", "turn", "phase", "round", "game"}),
        "skill": frozenset({"willpower", "intellect", "combat", "agility"}),
        "skills": frozenset({"willpower", "intellect", "combat", "agility"}),
        "place": frozenset({"top", "bottom"}),
        "after": frozenset({"discard", "remove"}),
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


def rules(edition: str, changed: Mapping[str, Any] | None = None) -> Rules:
    """The tables under ``edition`` ("2016" or "2026"), with switches ``changed`` by a reading."""
    switches = {**SWITCHES[edition], **(changed or {})}
    return RULES.in_edition(edition, STAGES[switches["at-if"]], Switches(switches))
