"""What a step tells to come about, and not by whom: what answers it by its doer is named, and left out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rulesref.games.arkham_lcg.damage_and_defeat.assigning_for_others import eligible
from rulesref.games.arkham_lcg.playing.untold_doer import ALONE, hanging_on_it
from rulesref.games.arkham_lcg.values.stats import remaining
from rulesref.games.things import card_of
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "by-nobody",
    en="no step says who or what does it, so these do not answer it: {cards}",
    it="nessun passo dice chi o che cosa lo fa, perciò queste carte non rispondono: {cards}",
)


def remark_untold_doer(scene: Scene, event: str, **slots: Any) -> None:
    """Remark which cards would answer such an event, were it told who or what brings it about."""
    _remark(scene, hanging_on_it(scene.state, scene.state.event(event, **slots)))


def remark_untold_harm(scene: Scene, struck: str, harm: Mapping[str, int]) -> None:
    """The same of damage and horror, wherever they may be assigned, and of a defeat by them."""
    state = scene.state
    dealt: dict[str, Any] = {"to": struck, "cause": ALONE, **harm}
    cards = list(hanging_on_it(state, state.event("deal", **dealt)))
    for token, amount in harm.items():
        mine = card_of(state, struck).type == "investigator"
        for one in (struck, *(eligible(state, struck, token) if mine else ())):
            placed = state.event(f"place-{token}", to=one, amount=amount, cause=ALONE)
            cards += hanging_on_it(state, placed)
    left = remaining(state, struck, "health", "damage")
    if left is not None and left <= harm.get("damage", 0):
        cards += hanging_on_it(state, state.event("defeat", card=struck))
    _remark(scene, cards)


def _remark(scene: Scene, cards: Collection[str]) -> None:
    if cards:
        names = ", ".join(dict.fromkeys(str(scene.name(card)) for card in cards))
        words = in_words(scene, "by-nobody", cards=names)
        scene.telling.remarks.append((scene.telling.line, words))
        scene.telling.by_nobody = True
