"""Which of the options of a card is about damage, horror, a skill or a cardtype: told by that word."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.ability import Node, words
from rulesref.engine.combinator import branches
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


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
    return [Intent("option-about", {"who": scene.thing(who), "token": token})]


@SPEECH.sentence(
    "when",
    "chooses-skill",
    who="investigator",
    skill="skill",
    en="{who} chooses {skill}",
    it="{who} sceglie {skill}",
)
def chooses_skill(scene: Scene, who: Reference, skill: str) -> list[Intent]:
    """The same of options of which one alone is about this skill."""
    return [Intent("option-about", {"who": scene.thing(who), "token": skill})]


SPEECH.word(
    "cardtype",
    en={word: word for word in ("asset", "event", "skill", "enemy", "treachery", "location")},
    it={
        "supporto": "asset",
        "evento": "event",
        "abilità": "skill",
        "nemico": "enemy",
        "tradimento": "treachery",
        "luogo": "location",
    },
)


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
    return [Intent("option-about", {"who": scene.thing(who), "token": cardtype})]


def option_about(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """The one option that speaks of what ``intent`` says; ``None`` where several do, or none."""
    if intent.id != "option-about" or intent.slots["who"] != choice.chooser:
        return None
    ways, token = branches(state), intent.slots["token"]
    if not ways:
        return None
    about = [one for one in choice.options if _of(ways[one.slots["number"] - 1], token)]
    return Intent("branch", about[0].slots) if len(about) == 1 else None


def came_of_it(line: Line, intent: Intent) -> bool:
    """Whether ``line`` tells what the only option that could be chosen has done."""
    if intent.id != "option-about" or line.stage != "impact" or line.event is None:
        return False
    return bool(line.event.by) and intent.slots["token"] in (
        name for name, value in line.event.slots.items() if value
    )


def _of(effects: Iterable[Node], token: str) -> bool:
    return any(
        token in (name, value)
        for word in words(effects)
        for name, value in getattr(word, "args", {}).items()
        if isinstance(value, str) or name == token
    )
