"""Given: how many cards somebody has in hand, whatever they are.

Those that are named, and those that a step plays, are among them; the others could be any card.
"""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.hand import told_hand
from rulesref.games.arkham_lcg.decks.untold_draws import untold_cards
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

_COUNTED = "hand-size"


@SPEECH.sentence(
    "given",
    "hand-size",
    who="investigator",
    amount="number",
    en=(
        "{who} has {amount} (card|cards) in (hand|his hand|her hand|their hand)",
        "{who} has a hand of {amount} (card|cards)",
        "{who}'s hand (has|holds|contains|is) {amount} (card|cards)",
        "the hand of {who} (has|holds|contains|is) {amount} (card|cards)",
        "there (is|are) {amount} (card|cards) in {who}'s hand",
    ),
    it=(
        "{who} ha in mano {amount} (carta|carte)",
        "{who} ha {amount} (carta|carte) in mano",
        "la mano di {who} (ha|contiene|è di) {amount} (carta|carte)",
    ),
)
def hand_size(scene: Scene, who: Reference, amount: int) -> None:
    """So many cards, those that are named among them; the others could be any."""
    owner = scene.thing(who)
    told = said("how many cards {} has in hand").format(who.text)
    named = len(told_hand(scene.state, owner))
    if named > amount or ("no-hand", owner) in scene.telling.declared:
        raise _is_another(who.text, named)
    scene.telling.declare(_COUNTED, owner, told)
    scene.telling.declared.add(("hand", owner))
    if not amount:
        scene.telling.declared.add(("no-hand", owner))
    scene.state.put(owner, **{"untold-cards": amount - named or None})


def hold_in_hand(scene: Scene, card: Reference, player: str) -> str:
    """``card``, now in the hand of ``player``: one of those of which the number alone is told.

    Raises ``UnresolvedReference`` where so many are told as there are.
    """
    if (_COUNTED, player) in scene.telling.declared:
        left = untold_cards(scene.state, player)
        if not left:
            raise _is_another(str(scene.name(player)), len(told_hand(scene.state, player)) + 1)
        scene.state.put(player, **{"untold-cards": left - 1 or None})
    held: str = scene.bring(card, zone="hand", controller=player, owner=player)
    return held


def _is_another(who: str, amount: int) -> UnresolvedReference:
    return UnresolvedReference(
        said("more cards are named in the hand of {} than a step says there are: {}").format(
            who, amount
        ),
        remedy=said("say of how many in all, or name those alone"),
    )
