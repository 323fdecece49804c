"""Then: how many cards somebody has to discard for their hand size."""

from __future__ import annotations

from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.hand import cards_held
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
#: The framework step in which hands are checked.
_CHECK = "4.5"
SPEECH.unmet(
    "has-to-discard",
    en="{who} must discard {amount} cards",
    it="{who} deve scartare {amount} carte",
)
SPEECH.explanation(
    "no-hand-check",
    en=(
        "hands are not being checked at this moment, and of what else has to be discarded this says nothing",
        "say before it that the upkeep phase begins, or what is chosen between: {then} … must choose between:",
    ),
    it=(
        "in questo momento non si controlla nessuna mano, e di che altro si debba scartare questo non dice nulla",
        "di' prima che comincia la Fase di Mantenimento, o tra che cosa si sceglie: {then} … deve scegliere tra:",
    ),
)


@SPEECH.sentence(
    "then",
    "must-discard",
    who="investigator",
    amount="number",
    en="{who} (must|has to|needs to) discard {amount} (card|cards)",
    it="{who} deve scartare {amount} (carta|carte)",
    open=True,
    fleeting=True,
)
def must_discard(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """In the step that checks hand size, of as many as are in hand by then."""
    if not _checks_hands(scene):
        why, remedy = explain(scene, "no-hand-check")
        raise UnresolvedReference(why, remedy=remedy)
    owed = _owed(scene, scene.thing(who))
    if owed == amount:
        return []
    wanted, found = (
        in_words(scene, "has-to-discard", who=who.text, amount=so_many)
        for so_many in (amount, owed)
    )
    return [Unmet(HERE, wanted, found)]


def _checks_hands(scene: Scene) -> bool:
    """Whether the last framework step that has begun is the one that checks hands."""
    for line in reversed(list(scene.state.lines())):
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type == "step":
            return bool(event.slots["step"] == _CHECK)
    return False


def _owed(scene: Scene, who: str) -> int:
    """How many cards are beyond the hand size of ``who``, as far as they may be chosen."""
    pending = scene.state.pending
    if isinstance(pending, Choice) and pending.id == "hand-size" and pending.chooser == who:
        return len(pending.options[0].slots["cards"])
    return max(0, cards_held(scene.state, who) - (stat(scene.state, who, "hand-size") or 0))
