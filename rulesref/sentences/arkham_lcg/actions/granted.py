"""What is taken for granted where somebody may do something: it is said beside the answer."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.engine.state import State
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.phases.untold_turns import goes_on, is_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "cost-taken-paid",
    en="no step tells the resources of {who}: they are taken to have the {cost} that {card} costs",
    it="nessun passo dice le risorse di {who}: si dà per scontato che abbia le {cost} che costa {card}",
)

SPEECH.unmet(
    "copy-taken-in-hand",
    en="a copy of {card} lies here already and none in hand: another one is taken to be in hand",
    it="una copia di {card} è già qui e nessuna in mano: si dà per scontato che ce ne sia un'altra in mano",
)


def remark_turn(scene: Scene, who: str, is_refused: Callable[[State], bool]) -> None:
    """Remark that ``who`` may do it only since the turn of somebody who has acted is taken to be over."""
    other = goes_on(scene.state, who) if is_untold(scene) else ""
    if other and is_refused(scene.state.fork()):
        _remark(scene, in_words(scene, "turn-taken-over", other=str(scene.name(other))))


def remark_cost(scene: Scene, who: str, card: str) -> None:
    """Remark that ``who`` may play ``card`` only with resources that no step tells."""
    cost = card_of(scene.state, card).stats.get("cost")
    if ("resources", who) in scene.telling.declared or not isinstance(cost, int) or cost < 1:
        return
    owner, named = str(scene.name(who)), str(scene.name(card))
    _remark(scene, in_words(scene, "cost-taken-paid", who=owner, cost=cost, card=named))


def remark_copy(scene: Scene, card: Reference) -> None:
    """Remark that a further copy of ``card``, of which no step tells, is taken to be in hand."""
    told = in_words(scene, "copy-taken-in-hand", card=card.text)
    _remark(scene, told)
    scene.telling.copy_taken = told


def _remark(scene: Scene, told: str) -> None:
    scene.telling.remarks.append((scene.telling.line, told))
