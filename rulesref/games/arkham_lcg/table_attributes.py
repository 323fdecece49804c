"""arkham-lcg/phase-sequence: what the table, decks, piles, the bag and lasting effects hold.

"undoing" is the action that could be undone.
"""

from __future__ import annotations

from typing import Literal

from rulesref.engine.ability import Ability
from rulesref.games.arkham_lcg.actions.undoing import Moment
from rulesref.games.arkham_lcg.skill_tests.foretold_result import ForetoldResult
from rulesref.games.attribute import held_by
from rulesref.games.card import Card

_Ids = tuple[str, ...]
_Words = tuple[str, ...]
_Phase = Literal["mythos", "investigation", "enemy", "upkeep"]
#: (token that was dealt, (card, controller), "damage" or "horror", how much)
_Applied = tuple[int, tuple[str, str | None], str, int]

_ROUNDS = (
    *held_by(
        "table",
        "arkham-lcg/phase-sequence",
        ("round", int, "The number of the round."),
        ("phase", _Phase, "The phase."),
        ("phases", int, "How many phases have begun."),
        ("searches", int, "Numbers the searches that a card out of the deck could answer."),
        ("turns", int, "Numbers the turns, and the times between them."),
        ("tests", int, "How many tests have begun."),
        ("games", int, "How many games of the campaign are cleaned up."),
        ("first-round", bool, "It is the first round, without a mythos phase."),
        ("round-over", bool, "The round has ended, and the next has not begun."),
        ("values-changed", bool, "Something changed a health or a sanity, last time it was asked."),
        ("phase-over", bool, "The phase has ended, and the next has not begun."),
        ("skips", _Phase, "The phase that is being skipped."),
        ("repeats", tuple[_Phase, ...], "The phases that are gone through once more."),
    ),
    *held_by(
        "table",
        "arkham-lcg/in-player-order",
        ("order", _Ids, "The investigators in the game, in player order."),
    ),
    *held_by(
        "table",
        "arkham-lcg/keys-token",
        ("keys-aside", _Words, "The keys that were set aside, as a step has told."),
    ),
    *held_by(
        "table",
        "arkham-lcg/hunter",
        (
            "moved-by-keywords",
            tuple[tuple[str, str], ...],
            "Enemies that have moved by a keyword in this phase, each with that.",
        ),
    ),
    *held_by("table", "arkham-lcg/lead-investigator", ("lead", str, "The lead investigator.")),
    *held_by("table", "arkham-lcg/active-player", ("active", str, "Whose turn it is.")),
    *held_by(
        "table",
        "arkham-lcg/steps/1.4",
        ("replaced-step", str, "The step of the framework that an effect replaces."),
        ("surging", _Ids, "Cards that have gained Surge while they resolve."),
        ("drawn-for", tuple[tuple[str, str], ...], "Cards, each with who took it over as drawn."),
    ),
    *held_by(
        "table",
        "arkham-lcg/campaign-play",
        ("log-counts", tuple[tuple[str, int], ...], "What the campaign log counts, and how many."),
    ),
    *held_by(
        "table",
        "arkham-lcg/remember-that",
        ("nobody-remembers", tuple[str, ...], "The phrases that nobody remembers, as is told."),
    ),
    *held_by(
        "table",
        "arkham-lcg/clues",
        ("clues-asked", bool, "A step still to come says or asks something of clues."),
        ("clues-sought", bool, "The same, or it uses a card that discovers some."),
    ),
    *held_by("table", "arkham-lcg/cancel", ("voided", _Ids, "Cards that were drawn in vain.")),
    *held_by("table", "arkham-lcg/peril", ("peril", str, "Who resolves a card with Peril.")),
    *held_by(
        "table",
        "arkham-lcg/day-and-night",
        ("time-of-day", Literal["day", "night"], "Which it is."),
    ),
    *held_by("table", "arkham-lcg/setup", ("hard", bool, "It is played on Hard or Expert.")),
)

_GAMES = (
    *held_by(
        "table",
        "arkham-lcg/setup",
        ("swaps", tuple[tuple[str, Card], ...], "(Investigator, card) that setup exchanges."),
        ("opening-hands", _Ids, "Who may still take a mulligan."),
    ),
    *held_by(
        "table",
        "arkham-lcg/campaign-play",
        ("over", bool, "The scenario has ended."),
        ("resolution", int, "The number of the resolution with which it has; none without one."),
        ("after-prelude", bool, "A prelude was cleaned up: the same game goes on."),
        ("kept", _Ids, "The assets that are kept through the clean-up of a prelude."),
    ),
    *held_by("table", "arkham-lcg/elimination", ("started", int, "How many have begun the game.")),
    *held_by(
        "table",
        "arkham-lcg/collection",
        ("collection", tuple[Card, ...], "The cards outside of the game that a step names."),
    ),
    *held_by(
        "table",
        "arkham-lcg/act-deck-and-agenda-deck",
        ("advancing", str, "The act or agenda that an objective advances."),
        ("next-act", str, "The title that the advancing act names."),
        ("next-agenda", str, "The title that the advancing agenda names."),
        ("both-at-once", bool, "The current agenda is the current act as well."),
        ("turned-agenda", str, "The agenda whose other side is the current one."),
    ),
)

_COUNTED = (
    *held_by(
        "table",
        "arkham-lcg/limits-and-maximums",
        (
            "played",
            tuple[tuple[str, int, int], ...],
            "(Title, number of the period, times) of what has a maximum.",
        ),
    ),
    *held_by(
        "table",
        "arkham-lcg/drawing-cards",
        (
            "drawn",
            tuple[tuple[int, str, str, str], ...],
            "(Phase, investigator, type, title) of what was drawn in this round.",
        ),
    ),
    *held_by(
        "table",
        "arkham-lcg/after",
        ("been", tuple[tuple[str, str], ...], "(Event, investigator) of what came in this round."),
    ),
    *held_by(
        "table",
        "arkham-lcg/phase-sequence",
        (
            "happened",
            tuple[tuple[str, str, str, int], ...],
            "(What, card, whom, number of the turn) of what cards ask about in this round.",
        ),
    ),
    *held_by(
        "table",
        "arkham-lcg/limits-and-maximums",
        (
            "tallied",
            tuple[tuple[str, int, int, int], ...],
            "(Card, how often it has left play, number of the turn, how much) of what cards count in "
            "this round.",
        ),
    ),
    *held_by(
        "table",
        "arkham-lcg/dealing-damage-horror",
        ("applied", tuple[tuple[_Applied, ...], ...], "What was applied, a row for each deal."),
    ),
    *held_by(
        "table",
        "arkham-lcg/enemy-engagement",
        ("unengageable", _Ids, "Whom something keeps from being engaged."),
        ("kept-apart", tuple[tuple[str, str], ...], "Enemies, each with whom it cannot engage."),
    ),
    *held_by(
        "table", "arkham-lcg/enemy-phase", ("struck", _Ids, "Massive enemies that have attacked.")
    ),
    *held_by(
        "table",
        "arkham-lcg/attacker-attacked",
        ("attacks-made", int, "The attacks that an effect has enemies make."),
    ),
    *held_by(
        "table",
        "arkham-lcg/lasting-effects",
        ("throughout", int, "How many effects have held clauses while they resolved."),
    ),
)

_WATCHED = (
    *held_by(
        "table",
        "arkham-lcg/qa/saying-hastur-timing",
        ("costly-words", tuple[tuple[str, int], ...], "(Word, horror for whoever says it)."),
    ),
    *held_by("table", "arkham-lcg/flood-tokens", ("flooding", bool, "There are flood tokens.")),
    *held_by("table", "arkham-lcg/concealed-x", ("mini-cards", bool, "There are mini-cards.")),
    *held_by("table", "arkham-lcg/as-if", ("supposed", bool, "Somebody counts as engaged.")),
    *held_by("table", "arkham-lcg/blank", ("texts", _Ids, "The cards whose text is another one.")),
    *held_by(
        "table",
        "arkham-lcg/location-cards",
        ("empty-spaces", tuple[tuple[int, int], ...], "(Column, row) that a location has left."),
    ),
)

_PILES = (
    *held_by(
        "deck",
        "arkham-lcg/deck",
        ("cards", tuple[Card, ...], "What is in it, the top first."),
        ("shuffled", bool, "Nobody knows the order."),
        ("rest", bool, "Others lie beneath its cards that are told, and nobody has told them."),
        ("bottom", tuple, "Its last cards, the bottommost last, where others are not told."),
        ("described", bool, "A step has told what is in it: an empty deck is not an unknown one."),
    ),
    *held_by(
        "pile",
        "arkham-lcg/discard-piles",
        (
            "order",
            tuple[_Ids, ...],
            "The cards, the top first; together, where their order is free.",
        ),
    ),
    *held_by(
        "bag",
        "arkham-lcg/chaos-tokens",
        ("tokens", tuple[tuple[str, int], ...], "(Face, how many) of the tokens in the bag."),
        ("unknown", bool, "No step has told what is in it."),
        (
            "foretold",
            tuple[str | ForetoldResult, ...],
            "The tokens, or results of tests, that coming steps say it gives, unknown as it is.",
        ),
    ),
)

_EFFECTS = (
    *held_by(
        "effect",
        "arkham-lcg/lasting-effects",
        ("ability", Ability, "What it does: nobody reads it, it tells effects apart."),
        ("source", str, "The card that it comes from."),
        ("controller", str, "Its you."),
        ("until", str, "The period with which it ends."),
        ("targets", _Ids, "The cards that it was found to be about."),
        ("supposed", bool, "No card brings it about: an effect that a case supposes."),
    ),
    *held_by(
        "effect", "arkham-lcg/delayed-effects", ("once", bool, "It resolves once, and is over.")
    ),
    *held_by(
        "undoing",
        "arkham-lcg/qa/time-warp-cards-returned-to-decks",
        ("began", Moment, "How things were before the last action."),
        ("ended", Moment, "How things were after it."),
    ),
)

TABLE_ATTRIBUTES = (
    *_ROUNDS,
    *_GAMES,
    *_COUNTED,
    *_WATCHED,
    *_PILES,
    *_EFFECTS,
)
