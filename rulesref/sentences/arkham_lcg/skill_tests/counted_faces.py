"""arkham-lcg/chaos-tokens: how many tokens of one face are in the bag, or sealed on a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.faces import read_faces
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("so-many-faces", en="{number} {face} (token|tokens)", it="{number} segnalini {face}")


@SPEECH.sentence(
    "then",
    "bag-has-so-many",
    amount="number",
    face="text",
    en=(
        "the chaos bag (holds|contains|has) {amount} {face} (token|tokens)",
        "there (is|are) {amount} {face} (token|tokens) in the chaos bag",
        "the chaos bag (holds|contains|has) no {face} (token|tokens)",
        "there (is|are) no {face} (token|tokens) in the chaos bag",
    ),
    it=(
        "il sacchetto del caos (contiene|ha) {amount} (segnalino|segnalini) {face}",
        "(c'è|ci sono) {amount} (segnalino|segnalini) {face} nel sacchetto del caos",
        "il sacchetto del caos non (contiene|ha) segnalini {face}",
        "non ci sono segnalini {face} nel sacchetto del caos",
    ),
)
def bag_has_so_many(scene: Scene, face: str, amount: int = 0) -> list[Unmet]:
    """Tokens of one face, or none, whatever else is in the bag.

    Raises ``UnresolvedReference`` while no step says what it holds.
    """
    wanted = _one_face(face, scene.language)
    stop_at_untold_bag(scene)
    return _so_many(scene, wanted, amount, (one for one, n in faces(scene.state) for _ in range(n)))


def stop_at_untold_bag(scene: Scene) -> None:
    """Raise ``UnresolvedReference`` while no step says what the bag held at first."""
    if ("bag", TABLE) not in scene.telling.declared:
        raise UnresolvedReference(
            said("no step says what the chaos bag holds"),
            remedy=said("say it in a Given step: the chaos bag holds …"),
        )


@SPEECH.sentence(
    "then",
    "so-many-sealed",
    amount="number",
    face="text",
    card="card",
    en=(
        "{amount} {face} (token|tokens) (is|are) sealed on {card}",
        "{face} (is|are) sealed on {card}",
    ),
    it=(
        "{amount} (segnalino|segnalini) {face} (è sigillato|sono sigillati) su {card}",
        "{face} (è sigillato|sono sigillati) su {card}",
    ),
)
def so_many_sealed(
    scene: Scene, face: str, card: Reference, amount: int | None = None
) -> list[Unmet]:
    """Tokens of one face, whatever else is sealed there; without a number as many as are named."""
    sealed: tuple[str, ...] = scene.state.get(scene.thing(card), "sealed", ())
    if amount is not None:
        wanted = _one_face(face, scene.language)
        return _so_many(scene, wanted, amount, sealed)
    named = Counter(read_faces(face, scene.language))
    return [
        unmet
        for one, number in named.items()
        if sum(there == one for there in sealed) < number
        for unmet in _so_many(scene, one, number, sealed)
    ]


def _one_face(text: str, language: str) -> str:
    """The face that ``text`` names. Raises ``UnresolvedReference``, for several as well."""
    names = read_faces(text, language)
    if len(names) != 1:
        raise UnresolvedReference(
            said("{text} are several tokens, and the number is of one kind").format(text=text),
            remedy=said("say each kind in a step of its own"),
        )
    return names[0]


def _so_many(scene: Scene, face: str, amount: int, found: Iterable[str]) -> list[Unmet]:
    number = sum(one == face for one in found)
    if number == amount:
        return []
    word = scene.tongue.worded("face", face)
    told = [in_words(scene, "so-many-faces", number=n, face=word) for n in (amount, number)]
    return [Unmet(HERE, *told)]
