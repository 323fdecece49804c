"""Tokens of the chaos bag: which are there, sealed, replaced, resolved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.outcome import Option
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import MOST, faces, fill
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference, listed
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.faces import read_face, read_faces
from rulesref.sentences.arkham_lcg.odd_slots import (
    stop_out_of_play,
)
from rulesref.sentences.arkham_lcg.skill_tests.counted_faces import stop_at_untold_bag
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "bag",
    faces="text",
    en="the chaos bag (holds|contains|has) {faces}",
    it="il sacchetto del caos (contiene|ha) {faces}",
)
def bag(scene: Scene, faces: str) -> None:
    """A comma or "and" between tokens; a face may stand there several times."""
    scene.telling.declare("bag", TABLE, said("what the chaos bag holds"))
    counts = Counter(read_faces(faces, scene.language))
    for face, most in MOST.items():
        if counts[face] > most:
            raise UnresolvedReference(
                said("{} {} tokens: there are {} in the game").format(counts[face], face, most),
                remedy=said("arkham-lcg/chaos-tokens says how many there are"),
            )
    fill(scene.state, counts)


@SPEECH.sentence(
    "when",
    "replaces-token",
    who="investigator",
    number="number",
    card="card",
    en="{who} replaces token {number} with {card}",
    it="{who} sostituisce il segnalino {number} con {card}",
)
def replaces_token(scene: Scene, who: Reference, number: int, card: Reference) -> list[Intent]:
    """Which of the tokens that are about to be revealed, where several are; counted from 1."""
    slots = {"who": scene.thing(who), "card": scene.thing(card), "number": number}
    return [Intent("replace-token", slots)]


@SPEECH.sentence(
    "when",
    "resolves-tokens",
    who="investigator",
    tokens="text",
    card="card",
    en=(
        "{who} resolves the tokens {tokens} with {card}",
        "{who} (resolves|chooses) the (token|tokens) {tokens}",
        "{who} (resolves|chooses) the {tokens} token",
    ),
    it=(
        "{who} risolve i segnalini {tokens} con {card}",
        "{who} (risolve|sceglie) (i segnalini|il segnalino) {tokens}",
    ),
)
def resolves_tokens(
    scene: Scene, who: Reference, tokens: str, card: Reference | None = None
) -> list[Intent]:
    """The others that this card revealed are ignored; tokens of an inner card are told as 0 + -1."""
    told = tuple(sorted(_faces(token, read_face) for token in listed(tokens)))
    slots: dict[str, object] = {"who": scene.thing(who), "tokens": told}
    if card is not None:
        slots["card"] = scene.thing(card)
    return [Intent("resolve-tokens", slots)]


@SPEECH.sentence(
    "when",
    "uses-sealed-token",
    who="investigator",
    face="text",
    card="card",
    en="{who} takes the {face} sealed on {card}",
    it="{who} prende il segnalino {face} sigillato su {card}",
)
def uses_sealed_token(scene: Scene, who: Reference, face: str, card: Reference) -> list[Intent]:
    """Which of several sealed tokens stands in for a revealed one."""
    slots = {"who": scene.thing(who), "face": read_face(face), "card": scene.thing(card)}
    return [Intent("sealed-token", slots)]


@SPEECH.sentence(
    "when",
    "seals-token",
    who="investigator",
    face="text",
    card="card",
    en="{who} seals {face} on {card}",
    it="{who} sigilla {face} su {card}",
)
def seals_token(scene: Scene, who: Reference, face: str, card: Reference) -> list[Intent]:
    """Which token out of the bag is sealed, where it may be one of several or none."""
    slots = {"who": scene.thing(who), "face": read_face(face), "card": scene.thing(card)}
    return [Intent("seal", slots)]


def _faces(told: str, word: Callable[[str], str]) -> str:
    """Every face of what one token may be, "0 + -1" for those of an inner card."""
    return " + ".join(word(face) for face in told.split(" + "))


def _resolved(scene: Scene, option: Option) -> dict[str, Any]:
    def word(face: str) -> str:
        return scene.tongue.worded("face", face)

    tokens = ", ".join(_faces(token, word) for token in option.slots["tokens"])
    who, card = scene.name(option.slots["who"]), scene.name(option.slots["card"])
    return {"who": who, "tokens": tokens, "card": card}


SPEECH.choice("replace-token", en="which token to replace", it="quale segnalino sostituire")
SPEECH.option(
    "replace-token",
    en="{who} replaces token {number} with {card}",
    it="{who} sostituisce il segnalino {number} con {card}",
)
SPEECH.choice(
    "resolve-tokens", en="which revealed tokens to resolve", it="quali segnalini rivelati risolvere"
)
SPEECH.option(
    "resolve-tokens",
    en="{who} resolves the tokens {tokens} with {card}",
    it="{who} risolve i segnalini {tokens} con {card}",
    fill=_resolved,
)
SPEECH.choice("seal", en="which token to seal", it="quale segnalino sigillare")
SPEECH.option(
    "seal",
    en="{who} seals {face} on {card}",
    it="{who} sigilla {face} su {card}",
)
SPEECH.choice("sealed-token", en="which sealed token to use", it="quale segnalino sigillato usare")
SPEECH.option(
    "sealed-token",
    en="{who} takes the {face} sealed on {card}",
    it="{who} prende il segnalino {face} sigillato su {card}",
)


#: How a case says that there is no token at all.
_NONE = {"en": "none", "it": "nessuno"}


@SPEECH.sentence(
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
    stop_out_of_play(scene, card)
    scene.telling.declare("sealed", id, said("what is sealed on {}").format(card.text))
    scene.state.put(id, sealed=read_faces(tokens, scene.language))


@SPEECH.sentence(
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


@SPEECH.sentence(
    "then",
    "bag-is",
    tokens="text",
    en="the chaos bag now holds {tokens}",
    it="il sacchetto del caos ora contiene {tokens}",
)
def bag_is(scene: Scene, tokens: str) -> list[Unmet]:
    """Every token in the bag, in any order; "none" where it is empty."""
    stop_at_untold_bag(scene)
    return _compare(scene, tokens, Counter(dict(faces(scene.state))))


def _compare(scene: Scene, tokens: str, found: Counter[str]) -> list[Unmet]:
    none = tokens == _NONE[scene.language]
    wanted: Counter[str] = Counter() if none else Counter(read_faces(tokens, scene.language))
    if wanted == found:
        return []
    faces = sorted(found.elements())
    told = ", ".join(scene.tongue.worded("face", face) for face in faces)
    return [Unmet(0, tokens, told or in_words(scene, "none"))]


@SPEECH.sentence(
    "when",
    "token-modifier",
    effect=True,
    modifier="text",
    face="text",
    en=("the modifier is {modifier}", "the modifier of the {face} is {modifier}"),
    it=("il modificatore è {modifier}", "il modificatore del segnalino {face} è {modifier}"),
)
def token_modifier(scene: Scene, modifier: str, face: str = "") -> list[Intent]:
    """What a symbol comes to, where its effect is told or no scenario is named: such as -2."""
    if not _MODIFIER.fullmatch(modifier):
        raise UnresolvedReference(
            said("{text} is no modifier").format(text=modifier),
            told=modifier,
            candidates=("-2", "+1", "0"),
        )
    named = {"face": read_faces(face, scene.language)[0]} if face else {}
    return [Intent("token-modifier", {"by": int(modifier), **named})]


_MODIFIER = lazily(r"[+-]?\d{1,2}")
