"""How much health or sanity is left, which players count instead of what has been taken of it."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.playing.closed import out_of_play
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.holding import put_tokens
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What may be left → the token that takes of it.
_TAKEN_BY = {"health": "damage", "sanity": "horror"}
_EN = (
    "{card} has {amount} remaining {measure}",
    "{card} has {amount} {measure} (left|remaining)",
    "{card} is at {amount} remaining {measure}",
)
_IT = (
    "a {card} (resta|restano) {amount} {measure}",
    "{card} ha {amount} {measure} (rimanente|rimanenti)",
)
SPEECH.word(
    "measure",
    en={"health": "health", "sanity": "sanity"},
    it={"Salute": "health", "Sanità Mentale": "sanity"},
    slots=("measure",),
)
SPEECH.unmet(
    "so-much-left",
    en="{card}: {amount} {measure} left",
    it="{card}: {amount} {measure} (rimanente|rimanenti)",
)


@SPEECH.sentence(
    "given", "so-much-left", card="card", amount="number", measure="measure", en=_EN, it=_IT
)
def leaves(scene: Scene, card: Reference, amount: int, measure: str) -> None:
    """As much of the token has been taken as leaves so much.

    Raises ``UnresolvedReference`` for more than there is, and for a card that has no such value.
    """
    id = scene.thing(card)
    most = stat(scene.state, id, measure)
    if most is None or not 0 < amount <= most:
        raise UnresolvedReference(
            said("{} has no such {}").format(card.text, measure)
            if most is None
            else said("{} has {} {} at most").format(card.text, most, measure)
        )
    put_tokens(scene, id, most - amount, _TAKEN_BY[measure])


@SPEECH.sentence(
    "then", "has-so-much-left", card="card", amount="number", measure="measure", en=_EN, it=_IT
)
def has_so_much_left(scene: Scene, card: Reference, amount: int, measure: str) -> list[Unmet]:
    """What is left of a value, as it is now modified; of a card that has left play nothing is."""
    id = scene.thing(card)
    if out_of_play(scene.state, id) is not None:
        gone = in_words(scene, "not-in-play", card=card.text)
        return [Unmet(0, _left(scene, card, amount, measure), gone)]
    most = stat(scene.state, id, measure)
    left = None if most is None else most - scene.state.get(id, _TAKEN_BY[measure])
    if left == amount:
        return []
    wanted = _left(scene, card, amount, measure)
    if left is None:
        lacks = in_words(scene, "has-no-value", card=card.text, value_name=measure)
        return [Unmet(0, wanted, lacks)]
    return [Unmet(0, wanted, _left(scene, card, left, measure))]


def _left(scene: Scene, card: Reference, amount: int, measure: str) -> str:
    return in_words(scene, "so-much-left", card=card.text, amount=amount, measure=measure)
