"""arkham-lcg/skill-tests: what the running test, its tokens and an attack hold.

"test" is also what is said of the next one before it begins; "reveal" are the tokens that an
ability reveals by itself.
"""

from __future__ import annotations

from typing import Any, Literal

from rulesref.engine.ability import Node
from rulesref.games.attribute import held_by

_Ids = tuple[str, ...]
_Words = tuple[str, ...]
_Nodes = tuple[Node, ...]
_Result = Literal["success", "failure"]

_TESTS = (
    *held_by(
        "test",
        "arkham-lcg/skill-tests",
        ("who", str, "Who performs it."),
        ("skill", str, "The skill that is tested."),
        ("why", str, "The action that it is part of."),
        ("target", str, "The enemy or location that it is made against."),
        ("difficulty", int, "What it was begun with."),
        ("measure", int | Node, "What its own difficulty is counted by."),
        ("checked", tuple[int], "The difficulty that ST.6 has checked."),
        ("harder", int, "What effects have added to the difficulty."),
        ("revealed-early", bool, "Its token was revealed before cards were committed."),
        ("doubled", int, "How often effects have doubled the difficulty."),
        ("source", str, "The card that it comes from."),
        ("own", bool, "A card of its performer, or its target, has an ability for it."),
        ("lent", str, "The skill whose modifiers modify the tested one, too."),
        ("bonus", int, "What effects have added to the skill value."),
        ("committed", _Ids, "The cards that are committed to it."),
        (
            "broken",
            bool,
            "Its performer was eliminated, or its enemy is gone: nothing more comes of it.",
        ),
    ),
    *held_by(
        "test",
        "arkham-lcg/steps/st-8",
        ("returning", _Words, "Faces that go back into the bag though they were resolved."),
    ),
    *held_by(
        "test",
        "arkham-lcg/steps/st-5",
        ("symbols", int, "What negative symbols have taken from the skill value."),
        ("turned", _Words, "The faces whose negative modifier counts as a positive one."),
    ),
    *held_by(
        "test",
        "arkham-lcg/steps/st-6",
        ("result", _Result, "How it has ended."),
        ("judged", bool, "Its result is known, and about to come."),
        ("margin", int, "By how much."),
        ("failed-by", int, "By how much more than that effects let it fail."),
        ("unheeded", _Words, "Symbols that have no effect in it."),
        ("heeded", int, "How many of the resolved tokens have been looked at for their symbol."),
    ),
    *held_by(
        "test",
        "arkham-lcg/automatic-failure-success",
        ("automatic", _Result, "How it ends by itself."),
    ),
    *held_by(
        "test",
        "arkham-lcg/steps/st-7",
        ("on-success", tuple[tuple[str, _Nodes, str], ...], "(Card, effects, you) of a success."),
        ("on-failure", tuple[tuple[str, _Nodes, str], ...], "(Card, effects, you) of a failure."),
    ),
    *held_by(
        "test",
        "arkham-lcg/skill-test-results-and-advanced-timing",
        ("results-times", int, "How often each result of a success is applied."),
    ),
    *held_by(
        "test",
        "arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects",
        ("annulled", bool, "Its failure has no effect."),
    ),
    *held_by(
        "test",
        "arkham-lcg/qa/sixth-sense-two-locations",
        ("also", _Ids, "The locations that are investigated besides."),
        ("beside", tuple[tuple[str, str], ...], "(Investigator, location): within their reach."),
        ("measured", str, "The location whose shroud is the difficulty."),
    ),
    *held_by(
        "test",
        "arkham-lcg/fight-action",
        ("more-damage", int, "What effects have added to the damage of a successful attack."),
        ("more-clues", int, "What effects have added to the discovery of an investigation."),
    ),
    *held_by(
        "test",
        "arkham-lcg/concealed-x/concealed-mini-cards",
        ("exposed", str, "The card whose effect has exposed mini-cards already."),
    ),
    *held_by(
        "attack",
        "arkham-lcg/fight-action",
        ("dealt", tuple[int | Node, int | Node], "(Damage, what comes on top) of the attack."),
    ),
)

_REVEALED = (
    *held_by(
        "test reveal",
        "arkham-lcg/steps/st-3",
        ("revealed", _Words, "The faces of its tokens, in order."),
        ("resolved", _Words, "The faces that count."),
        ("ignored", _Words, "The faces that do not."),
        ("arrived", tuple[int, ...], "The numbers of the tokens that the running reveal has kept."),
        ("drawn", tuple[Any, ...], "(Faces, plan) of the running reveal."),
        ("kept", _Words, "The faces of the running reveal that are resolved."),
        ("owed", _Ids, "For each token more that is to be revealed the card that says so."),
        ("plan", tuple[Any], "How tokens are revealed, as it was declared: see ``reveal_plan``."),
        ("stopped", bool, "Nothing more is revealed."),
    ),
    *held_by(
        "test reveal",
        "arkham-lcg/seal",
        ("then", tuple[tuple[Any, _Nodes], ...], "(Env, effects) once a sealed token is resolved."),
    ),
)

TEST_ATTRIBUTES = (*_TESTS, *_REVEALED)
