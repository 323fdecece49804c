"""Given and Then: which tokens are sealed on a card, which the bag holds."""

from __future__ import annotations

from collections import Counter

from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.given_tokens import read_faces
from rulesref.wording.sentence import step
from rulesref.wording.words import worded

#: How a case says that there is no token at all.
_NONE = {"en": "none", "it": "nessuno"}


@step(
    "given",
    "sealed",
    tokens="text",
    card="card",
    en="{tokens} (is|are) sealed on {card}",
    it="{tokens} (è sigillato|sono sigillati) su {card}",
)
def sealed(scene: Scene, tokens: str, card: Reference) -> None:
    """Tokens that are out of the bag and lie on a card or an investigator; a comma between them."""
    id = scene.thing(card)
    scene.declare("sealed", id, f"what is sealed on {card.text}")
    scene.state.put(id, sealed=read_faces(tokens))


@step(
    "then",
    "sealed-are",
    tokens="text",
    card="card",
    en="the tokens sealed on {card} are {tokens}",
    it="i segnalini sigillati su {card} sono {tokens}",
)
def sealed_are(scene: Scene, tokens: str, card: Reference) -> list[Unmet]:
    """All of them, in any order; "none" where there is none."""
    found = scene.state.get(scene.thing(card), "sealed", ())
    return _compare(scene, tokens, Counter(found))


@step(
    "then",
    "bag-is",
    tokens="text",
    en="the chaos bag now holds {tokens}",
    it="il sacchetto del caos ora contiene {tokens}",
)
def bag_is(scene: Scene, tokens: str) -> list[Unmet]:
    """Every token in the bag, in any order; "none" where it is empty."""
    return _compare(scene, tokens, Counter(dict(faces(scene.state))))


def _compare(scene: Scene, tokens: str, found: Counter[str]) -> list[Unmet]:
    none = tokens == _NONE[scene.language]
    wanted: Counter[str] = Counter() if none else Counter(read_faces(tokens))
    if wanted == found:
        return []
    faces = sorted(found.elements())
    told = ", ".join(worded("face", face, scene.language) for face in faces) or "none"
    return [Unmet(0, tokens, told)]
