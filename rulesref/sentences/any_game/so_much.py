"""Then: how much of something has come about in all: exactly so much, at least, or at most."""

from __future__ import annotations

from typing import Any

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.how_much import AT_LEAST, AT_MOST, EXACTLY, amount_slot
from rulesref.rulings.never_here import stop_at_never_here
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import Wanted, come_to, understood
from rulesref.rulings.told_events import happened, of_any_amount
from rulesref.sentences.any_game.speech import SPEECH

HERE = 0
SPEECH.unmet("in-all", en="{amount} in all", it="{amount} in tutto")
SPEECH.unmet("at-least", en="at least {amount} in all", it="almeno {amount} in tutto")
SPEECH.unmet("at-most", en="at most {amount} in all", it="al massimo {amount} in tutto")
SPEECH.explanation(
    "dealt-or-placed",
    en=(
        "it makes a difference here whether what is dealt counts, or what is placed on somebody",
        "say which, such as: {then} 1 damage is placed on Roland Banks",
    ),
    it=(
        "qui fa differenza se conta ciò che è inflitto o ciò che è collocato su qualcuno",
        "di' quale, per esempio: {then} 1 danno viene collocato su Roland Banks",
    ),
)
SPEECH.explanation(
    "only-of-it",
    en=(
        "whether nothing else is meant, or no more of this, is not said: something else came with it",
        "say how much of each, or write: exactly {number}",
    ),
    it=(
        "non è detto se si intende nient'altro o non di più: insieme è avvenuto altro",
        "di' quanto di ciascuno, o scrivi: esattamente {number}",
    ),
)


@SPEECH.sentence(
    "then",
    "has-come-to",
    number="number",
    text="text",
    en="this has come to {number} in all: {text}",
    it="questo è arrivato a {number} in tutto: {text}",
)
def has_come_to(
    scene: Scene, text: str, number: int, bound: str = EXACTLY, alone: bool = False
) -> list[Unmet]:
    """The amount of an event, however often it has happened so far; "at least 2", "just 1" say so of one.

    Raises ``UnresolvedReference`` where it depends on what is counted, or on what else came with it.
    """
    wanted = understood(scene, text)
    counted = [(one, _in_all(scene, one)) for one in come_to(scene, wanted)]
    if not any(total for _, total in counted):
        stop_at_never_here(scene, of_any_amount(scene, wanted))
    so = {_holds(bound, total, number) for _, total in counted}
    if len(so) > 1:
        why, remedy = explain(scene, "dealt-or-placed")
        raise UnresolvedReference(why, remedy=remedy)
    if so == {True}:
        if alone and _besides(scene, wanted):
            why, remedy = explain(scene, "only-of-it", number=number)
            raise UnresolvedReference(why, remedy=remedy)
        return []
    found = in_words(scene, "in-all", amount=counted[0][1])
    return [Unmet(HERE, _told(scene, bound, number), found)]


def _told(scene: Scene, bound: str, number: int) -> str:
    if bound == AT_LEAST:
        return in_words(scene, "at-least", amount=number)
    if bound == AT_MOST:
        return in_words(scene, "at-most", amount=number)
    return in_words(scene, "in-all", amount=number)


def _holds(bound: str, total: int, number: int) -> bool:
    if bound == EXACTLY:
        return total == number
    return total >= number if bound == AT_LEAST else total <= number


def _in_all(scene: Scene, one: tuple[str, dict[str, Any]]) -> int:
    """How much of ``one`` event has come about in the whole case."""
    slot, wanted = amount_slot(scene, *one), of_any_amount(scene, [one])
    return sum(
        event.slots.get(slot) or 0
        for line in scene.state.lines()
        if (event := line.event if line.stage == "impact" else None) is not None
        and happened(scene, event, wanted)
    )


def _besides(scene: Scene, wanted: Wanted) -> bool:
    """Whether something else came with what is ``wanted``, in the same event."""
    told = {slot for _, slots in wanted for slot in slots}
    any_amount = of_any_amount(scene, wanted)
    return any(
        kind == "number" and slot not in told and event.slots.get(slot)
        for line in scene.state.lines()
        if (event := line.event if line.stage == "impact" else None) is not None
        and happened(scene, event, any_amount)
        for slot, kind in event.kind.slots.items()
    )
