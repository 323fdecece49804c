"""Which of a card's options is about damage, a skill, a token or a cardtype: told by that word."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.ability import Node, words
from rulesref.engine.combinator import branches
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: What a step wants that tells an option by what it is about.
ABOUT = "option-about"


@SPEECH.sentence(
    "when",
    "chooses-token",
    who="investigator",
    token="token",
    en=("{who} chooses the {token}", "{who} chooses {token}"),
    it=("{who} sceglie il {token}", "{who} sceglie l'{token}", "{who} sceglie {token}"),
)
def chooses_token(scene: Scene, who: Reference, token: str) -> list[Intent]:
    """Answers a choice among the options of a card, of which one alone is about damage, or horror."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (token,)})]


@SPEECH.sentence(
    "when",
    "chooses-use",
    who="investigator",
    use="use",
    en=("{who} chooses {use}", "{who} chooses the {use}"),
    it=("{who} sceglie {use}", "{who} sceglie (il|lo|la|le|i|gli) {use}"),
)
def chooses_use(scene: Scene, who: Reference, use: str) -> list[Intent]:
    """The same of options of which one alone is about such uses of a card."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (use,)})]


@SPEECH.sentence(
    "when",
    "chooses-skill",
    who="investigator",
    skill="skill",
    en="{who} chooses {skill}",
    it="{who} sceglie {skill}",
)
def chooses_skill(scene: Scene, who: Reference, skill: str) -> list[Intent]:
    """The same of options about this skill; of several, a further step tells which."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (skill,)})]


@SPEECH.sentence(
    "when",
    "chooses-skills",
    who="investigator",
    skill="skill",
    other="skill",
    en="{who} chooses {skill} and {other}",
    it="{who} sceglie {skill} e {other}",
)
def chooses_skills(scene: Scene, who: Reference, skill: str, other: str) -> list[Intent]:
    """The same of options of which one alone is about both."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (skill, other)})]


@SPEECH.sentence(
    "when",
    "chooses-face",
    who="investigator",
    symbol="face",
    en=(
        "{who} (chooses|names|resolves|keeps) {symbol}",
        "{who} (chooses|names|resolves|keeps) (a|an|the) {symbol}",
    ),
    it=(
        "{who} (sceglie|nomina|risolve|tiene) {symbol}",
        "{who} (sceglie|nomina|risolve|tiene) (il|lo|la|un|uno|una) {symbol}",
    ),
)
def chooses_face(scene: Scene, who: Reference, symbol: str) -> list[Intent]:
    """The same of options of which one alone is about this symbol, or of revealed tokens."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (symbol,)})]


@SPEECH.sentence(
    "when",
    "chooses-modifier",
    who="investigator",
    modifier="modifier",
    en=("{who} (chooses|resolves|keeps) the {modifier}", "{who} (resolves|keeps) {modifier}"),
    it=("{who} (sceglie|risolve|tiene) il {modifier}", "{who} (risolve|tiene) {modifier}"),
)
def chooses_modifier(scene: Scene, who: Reference, modifier: str) -> list[Intent]:
    """The same of a revealed token with this number."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (modifier,)})]


_TYPES = ("asset", "event", "skill", "enemy", "treachery", "location")
SPEECH.word(
    "cardtype",
    en={
        **{word: word for word in _TYPES},
        **{f"{word}s": word for word in _TYPES[:3]},
        "enemies": "enemy",
        "treacheries": "treachery",
        "locations": "location",
    },
    it={
        "supporto": "asset",
        "evento": "event",
        "abilità": "skill",
        "nemico": "enemy",
        "sventura": "treachery",
        "luogo": "location",
        "supporti": "asset",
        "eventi": "event",
        "nemici": "enemy",
        "sventure": "treachery",
        "luoghi": "location",
    },
)
SPEECH.word("parity", en={"even": "even", "odd": "odd"}, it={"pari": "even", "dispari": "odd"})


@SPEECH.sentence(
    "when",
    "chooses-cardtype",
    who="investigator",
    cardtype="cardtype",
    en=(
        "{who} (chooses|names) {cardtype}",
        "{who} (chooses|names) the (cardtype|card type|type) {cardtype}",
        "{who} (chooses|names) the {cardtype} (cardtype|card type|type)",
        "{who} (chooses|names) {cardtype} cards",
    ),
    it=(
        "{who} (sceglie|nomina) {cardtype}",
        "{who} (sceglie|nomina) il tipo di carta {cardtype}",
    ),
)
def chooses_cardtype(scene: Scene, who: Reference, cardtype: str) -> list[Intent]:
    """The same of options of which one alone is about cards of this type."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (cardtype,)})]


@SPEECH.sentence(
    "when",
    "chooses-parity",
    who="investigator",
    parity="parity",
    en=("{who} (chooses|names) {parity}", "{who} (chooses|names) {parity} (costs|numbers)"),
    it="{who} (sceglie|nomina) {parity}",
)
def chooses_parity(scene: Scene, who: Reference, parity: str) -> list[Intent]:
    """The same of options of which one alone is about even numbers, or about odd ones."""
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (parity,)})]


def option_about(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """The options that speak of what ``intent`` says; ``None`` where all of them do, or none.

    Where several do, a further step tells which of these.
    """
    if intent.id not in (ABOUT, "name-number") or intent.slots["who"] != choice.chooser:
        return None
    if choice.id == "resolve-tokens" and intent.id == ABOUT:
        return Intent("resolve-tokens", {"tokens": intent.slots["tokens"]})
    if choice.id != "branch":
        named = [one for one in choice.options if _names(one, intent)]
        return Intent(named[0].id, named[0].slots) if len(named) == 1 else None
    ways = branches(state)
    if not ways:
        return None
    about = [one for one in choice.options if _means(ways[one.slots["number"] - 1], intent)]
    if len(about) == 1:
        return Intent("branch", about[0].slots)
    if not about or len(about) == len(choice.options) or intent.id != ABOUT:
        return None
    numbers = tuple(one.slots["number"] for one in about)
    return Intent("branch", {"who": choice.chooser, "among": numbers})


def _means(effects: Iterable[Node], intent: Intent) -> bool:
    if intent.id == "name-number":
        return _of_amount(effects, intent.slots["amount"])
    return all(_of(effects, token) for token in intent.slots["tokens"])


def _of_amount(effects: Iterable[Node], amount: int) -> bool:
    found = [getattr(word, "args", {}).get("amount") for word in words(effects)]
    return {one for one in found if isinstance(one, int)} == {amount}


def came_of_it(line: Line, intent: Intent) -> bool:
    """Whether ``line`` tells what the only option that could be chosen has done, or that option."""
    if line.stage == "choice" and intent.id == ABOUT:
        return line.chooser == intent.slots["who"] and _names(line.chosen, intent)
    if intent.id != ABOUT or line.stage != "impact" or line.event is None:
        return False
    told = {name for name, value in line.event.slots.items() if value}
    return bool(line.event.by) and told.issuperset(intent.slots["tokens"])


def _names(option: Option, intent: Intent) -> bool:
    """Whether ``option`` is told by the word that ``intent`` says, such as the skill of an icon."""
    told = [value for value in option.slots.values() if isinstance(value, str)]
    return intent.id == ABOUT and set(told).issuperset(intent.slots["tokens"])


def _of(effects: Iterable[Node], token: str) -> bool:
    return any(
        token in (name, value) or (isinstance(value, tuple) and token in value)
        for word in words(effects)
        for name, value in getattr(word, "args", {}).items()
        if isinstance(value, str | tuple) or name == token
    )
