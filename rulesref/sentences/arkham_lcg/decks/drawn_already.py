"""A card that a step tells to be drawn, and that what the step before led to has had drawn already."""

from __future__ import annotations

from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "drawn-already",
    en="this is the card that has just been drawn; for another one say: … takes the draw action",
    it="è la carta appena pescata; per un'altra di': … effettua l'azione di pesca",
)

#: What a step wants that tells itself what is drawn.
_DRAWS = frozenset({"draw-cards", "draw-encounter", "on-top", "deal", "find"})


def drawn_already(scene: Scene, player: str, card: Reference | None = None) -> bool:
    """Whether the last step has led to ``player`` drawing ``card``, or one card, by what it says.

    That is told once; a second time it is another one that is drawn.
    """
    telling = scene.telling
    if _DRAWS.intersection(telling.wanted) or (card is None and "draw" in telling.wanted):
        return False
    log, drawn = scene.ahead().state.log, 0
    while log is not None and log is not telling.began:
        line, log = log
        event = line.event if line.stage == "impact" else None
        if event is None or event.slots.get("who") != player:
            continue
        if event.type == "draw":
            drawn += card is None or _is(scene, event.slots["card"], card)
        elif event.type == "draw-untold":
            drawn += card is None
    told = (player, card.card.code if card else "", id(telling.began))
    if drawn != 1 or told in telling.retold:
        return False
    telling.retold |= {told}
    if card is None:
        telling.remarks.append((telling.line, in_words(scene, "drawn-already")))
    return True


def _is(scene: Scene, id: str, card: Reference) -> bool:
    own = scene.state.get(id, "card", None) or card_of(scene.ahead().state, id)
    return own.code == card.card.code or (not card.printing and own.name == card.card.name)
