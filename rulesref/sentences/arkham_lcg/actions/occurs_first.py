"""What has to occur before a card that answers it can be used or played, as a step tells it."""

from __future__ import annotations

from rulesref.engine.ability import Selector, Trigger
from rulesref.games.arkham_lcg.playing.not_offered import answering
from rulesref.games.things import card_of
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import Intent

SPEECH.explanation(
    "occurs-first",
    en=("it answers this: {occurs}", "write above it a step that brings that about"),
    it=("risponde a questo: {occurs}", "scrivi sopra un passo che lo faccia accadere"),
)

#: Whatever it is, in a sentence that tells of an occurrence.
_ANY = "…"


def nothing_answered(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """What has not occurred, where it is for that alone that ``intent`` is refused."""
    refused, slots = scene.telling.refused, intent.slots
    if refused is None or refused.id != "answers-nothing" or not {"who", "card"} <= slots.keys():
        return None  # what was begun last may be no use of a card, but what it was to answer
    occurs = occurs_first(scene, intent.id, slots["who"], slots["card"])
    return explain(scene, "occurs-first", occurs=occurs) if occurs else None


def occurs_first(scene: Scene, option: str, who: str, card: str) -> str:
    """What ``card`` answers, in the words of a timeline; empty where it answers nothing."""
    if option not in ("use", "play"):
        return ""
    abilities = answering(card_of(scene.state, card).abilities, option)
    triggers = [ability.trigger for ability in abilities if ability.trigger is not None]
    occurrences = (
        _occurrence(scene, kind, trigger, who, card)
        for trigger in triggers
        for kind in trigger.event.split("|")
    )
    return " / ".join(dict.fromkeys(occurrences))


def _occurrence(scene: Scene, kind: str, trigger: Trigger, who: str, card: str) -> str:
    """The sentence of an event ``kind``, with dots for whatever ``trigger`` leaves open."""
    language = scene.language
    sentence = Pattern(scene.state.rules.events[kind].templates[language][0], {}, language)
    known = {"this": scene.name(card), "you": scene.name(who)}
    named = {
        slot: known.get(wanted.row.id, _ANY)
        for slot, wanted in trigger.filters
        if isinstance(wanted, Selector) and wanted.how == "one"
    }
    return sentence.write(dict.fromkeys(sentence.names(), _ANY) | named)
