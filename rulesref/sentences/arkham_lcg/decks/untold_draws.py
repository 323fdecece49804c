"""What a case need not say: what is drawn, where that changes nothing."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import lru_cache, partial

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.entries import fold
from rulesref.errors import RulesrefError
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand
from rulesref.sentences.arkham_lcg.implied_costs import asked
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.steps_ahead import ahead_of

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
    ahead, language = ahead_of(case, scene), scene.language
    told_of = ahead.said_from(step, "draws", partial(_said_of_drawing, language=language))
    speaks = scene.telling.goes_on or bool(told_of)
    names = {who: fold(str(scene.name(who))) for who in investigators(scene.state)}
    drawers = ahead.said_from(step, "who draws", partial(_who_draws, language=language))
    nameless = any(all(text not in name for name in names.values()) for text in drawers)
    for who, name in names.items():
        told = speaks or nameless or any(text in name for text in drawers)
        scene.state.put(who, **{"draws-untold": not told})


def _said_of_drawing(step: Step, language: str) -> tuple[str, ...]:
    """What a Then step asks or expects of what is drawn but how many cards that is."""
    if step.kind != "then":
        return ()
    texts = (asked(step.text, language), *(cell for cell, _, _ in step.table))
    return tuple(one for one in texts if _speaks(one, language))


def _who_draws(step: Step, language: str) -> tuple[str, ...]:
    """Who draws a card by ``step``, as its text names them."""
    return _drawers(step.text, language) if step.kind == "when" else ()


def _speaks(text: str, language: str) -> bool:
    words = fold(text).split()
    if not any(word.startswith(_DRAWING[language]) for word in words):
        return False
    return not _reads("has-drawn", text, language)


def _reads(row: str, text: str, language: str) -> bool:
    return any(pattern.read(text) for pattern in SPEECH.sentences[row].patterns[language])


@lru_cache(maxsize=2_000)  # the cases of one file say the same again and again
def _drawers(text: str, language: str) -> tuple[str, ...]:
    """Who draws a card by a When step, as its ``text`` names them."""
    if any(_reads(row, text, language) for row in _HOW_MANY):
        return ()
    reads = (pattern.read(text) for pattern in SPEECH.sentences["draws"].patterns[language])
    return tuple(fold(slots["who"][0]) for slots in reads if slots)
