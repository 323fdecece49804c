"""What a case need not say: what is drawn, where that changes nothing."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import lru_cache

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.entries import fold
from rulesref.errors import RulesrefError
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand
from rulesref.sentences.arkham_lcg.implied_costs import asked
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: The rows that say how many cards somebody draws, and name none of them.
_HOW_MANY = ("draws-so-many", "draws-a-card", "takes-draw")
#: How words begin that speak of drawing, in each language.
_DRAWING = {"en": ("draw", "drew"), "it": ("pesc",)}

SPEECH.assumption(
    "draw-untold",
    en="{who} is taken to draw a card that does nothing as it is drawn: no weakness",
    it="si assume che {who} peschi una carta che non fa nulla quando viene pescata: nessuna debolezza",
)


#: What a card may bring about as it is drawn.
_COMES_OF_A_CARD = frozenset(
    {"deal", "place-damage", "place-horror", "defeat", "discard", "lose-resources", "lose-actions"}
)


def may_come_of_a_draw(scene: Scene, text: str, assumed: Collection[str]) -> bool:
    """Whether ``text`` tells what a card may have done that was drawn and is ``assumed`` to do nothing."""
    with suppress(RulesrefError):
        told = understand(scene, text) if "draw-untold" in assumed else ()
        return any(kind in _COMES_OF_A_CARD for kind, _ in told)
    return False


def leave_untold(case: Case, scene: Scene, step: Step) -> None:
    """Let what is drawn stay untold where no step from ``step`` on tells it, or speaks of drawing.

    Nor does it where steps may still be added to the case.
    """
    following = case.steps[case.steps.index(step) :]
    speaks = scene.telling.goes_on or any(_speaks_of_drawing(one, scene) for one in following)
    names = {who: fold(str(scene.name(who))) for who in investigators(scene.state)}
    drawers = {
        text
        for one in following
        if one.kind == "when"
        for text in _drawers(one.text, scene.language)
    }
    nameless = any(all(text not in name for name in names.values()) for text in drawers)
    for who, name in names.items():
        told = speaks or nameless or any(text in name for text in drawers)
        scene.state.put(who, **{"draws-untold": not told})


def _speaks_of_drawing(step: Step, scene: Scene) -> bool:
    """Whether a Then step asks or expects anything of what is drawn but how many cards that is."""
    return step.kind == "then" and _expects_of_drawing(step.text, step.table, scene.language)


@lru_cache(maxsize=2_000)  # the steps ahead are looked through at each step
def _expects_of_drawing(text: str, table: tuple[tuple[str, int, int], ...], language: str) -> bool:
    texts = (asked(text, language), *(cell for cell, _, _ in table))
    return any(_speaks(one, language) for one in texts)


def _speaks(text: str, language: str) -> bool:
    words = fold(text).split()
    if not any(word.startswith(_DRAWING[language]) for word in words):
        return False
    return not _reads("has-drawn", text, language)


def _reads(row: str, text: str, language: str) -> bool:
    return any(pattern.read(text) for pattern in SPEECH.sentences[row].patterns[language])


@lru_cache(maxsize=2_000)  # the steps ahead are looked through at each step
def _drawers(text: str, language: str) -> tuple[str, ...]:
    """Who draws a card by a When step, as its ``text`` names them."""
    if any(_reads(row, text, language) for row in _HOW_MANY):
        return ()
    reads = (pattern.read(text) for pattern in SPEECH.sentences["draws"].patterns[language])
    return tuple(fold(slots["who"][0]) for slots in reads if slots)
