"""arkham-lcg/investigator-card: what an investigator holds besides what any card does."""

from __future__ import annotations

from typing import Literal

from rulesref.games.attribute import held_by

_Words = tuple[str, ...]
_Ways = tuple[tuple[str, int], ...]

INVESTIGATOR_ATTRIBUTES = (
    *held_by(
        "investigator",
        "arkham-lcg/action",
        ("actions", int, "The standard actions that are left."),
        ("owed-actions", int, "The actions more, or fewer, that the next turn begins with."),
        ("additional", tuple[tuple[_Words, str], ...], "(Types, card) of each gained action."),
        ("additional-spent", tuple[tuple[str, int], ...], "(Card, gen): constant ones, spent."),
        ("taken", int, "The actions taken in this turn."),
        ("performed", tuple[tuple[_Words, str | None], ...], "(Types, card) of each in this turn."),
        ("acts-for", str, "The card whose effect lets the running action be performed."),
        ("attacks-only", str, "The one enemy that the running action may attack."),
        ("turn-over", bool, "The turn is at its end, or over."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/costs",
        ("hand-untold", bool, "Nothing says what they have in hand, or that it is empty."),
        (
            "discard-untold",
            bool,
            "Nothing says what their discard pile holds, or that it is empty.",
        ),
        ("resources-untold", bool, "Nothing says what resources they have: at least so many."),
        ("resources-asked", bool, "A step still to come has to do with their resources."),
        ("resources-lent", int, "How many of those that they had steps have taken for granted."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/steps/4.4",
        ("draws-untold", bool, "No step still to come tells a card that they draw."),
        ("untold-cards", int, "The cards in hand of which no step tells which they are."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/qa/beguile-attacks-of-opportunity",
        ("also-types", _Words, "Types that the running action has by an effect."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/additional-costs",
        ("acted-round", tuple[int, _Words], "(Number of the round, types of action taken in it)."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/costs",
        ("paid-with", _Ways, "(Card, number of the way) of the last cost with ways of each card."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/as-if",
        ("as-if", str, "The location where they are supposed to be."),
        ("as-if-engaged", bool, "They count as engaged with the enemies there."),
        ("as-if-for", tuple[str, str, bool], "(Card, location, engaged): for that card alone."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/elimination",
        ("eliminated", bool, "They are out of the game."),
        ("resigned", bool, "They have resigned; nobody has defeated them."),
        ("leaving", bool, "The steps of their elimination have begun."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/killed-insane-investigators",
        ("lost", Literal["killed", "insane"], "They are out of the campaign."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/campaign-play/trauma",
        ("physical-trauma", int, "Suffered so far."),
        ("mental-trauma", int, "Suffered so far."),
        ("experience-missing", int, "How much less experience cards let them earn."),
        ("purchase-cheaper", int, "How much less experience their next purchase costs."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/steps/1.1",
        ("began-round-at", str, "Where they were as the round began."),
    ),
    *held_by("investigator", "arkham-lcg/remember-that", ("remembers", _Words, "The phrases.")),
    *held_by(
        "investigator location table",
        "arkham-lcg/the-letter-x",
        (
            "scenario-numbers",
            tuple[tuple[str, int], ...],
            "The numbers that the scenario keeps for them, and that are known.",
        ),
    ),
    *held_by(
        "investigator", "arkham-lcg/supplies", ("carried-supplies", _Words, "What they took.")
    ),
    *held_by(
        "investigator",
        "arkham-lcg/qa/lola-hayes-crisis-of-identity",
        ("role", str, "The role that they play."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/additional-costs",
        ("move-called-off", bool, "A test that it cost to move has canceled the move."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/signature-cards",
        ("also-named", _Words, "The investigators that they are besides."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/search",
        ("searching", tuple[int, int], "(Cards, targets) of the search that has just begun."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/flood-tokens",
        ("entered-levels", tuple[int, _Words], "(Number of the turn, what they have entered)."),
    ),
    *held_by(
        "investigator",
        "arkham-lcg/qa/testing-sprint-stop",
        ("watched", Literal["begun", "success", "failure"], "How a test that is awaited goes."),
    ),
)
