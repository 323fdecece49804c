"""When: which token becomes several, and which revealed tokens are resolved."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.engine.outcome import Option
from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference, listed
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.given_tokens import read_face
from rulesref.wording.sentence import Intent, step
from rulesref.wording.words import worded


@step(
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


@step(
    "when",
    "resolves-tokens",
    who="investigator",
    tokens="text",
    card="card",
    en="{who} resolves the tokens {tokens} with {card}",
    it="{who} risolve i segnalini {tokens} con {card}",
)
def resolves_tokens(scene: Scene, who: Reference, tokens: str, card: Reference) -> list[Intent]:
    """The others that this card revealed are ignored; tokens of an inner card are told as 0 + -1."""
    told = tuple(sorted(_faces(one, read_face) for one in listed(tokens)))
    slots = {"who": scene.thing(who), "card": scene.thing(card), "tokens": told}
    return [Intent("resolve-tokens", slots)]


@step(
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


def _faces(told: str, word: Callable[[str], str]) -> str:
    """Every face of what one token may be, "0 + -1" for those of an inner card."""
    return " + ".join(word(face) for face in told.split(" + "))


def _tell(scene: Scene, option: Option) -> str:
    def word(face: str) -> str:
        return worded("face", face, scene.language)

    tokens = ", ".join(_faces(one, word) for one in option.slots["tokens"])
    who, card = scene.name(option.slots["who"]), scene.name(option.slots["card"])
    if scene.language == "it":
        return f"{who} risolve i segnalini {tokens} con {card}"
    return f"{who} resolves the tokens {tokens} with {card}"


offer(
    "replace-token",
    en="{who} replaces token {number} with {card}",
    it="{who} sostituisce il segnalino {number} con {card}",
)
offer("resolve-tokens", tell=_tell)
offer(
    "sealed-token",
    en="{who} takes the {face} sealed on {card}",
    it="{who} prende il segnalino {face} sigillato su {card}",
)
