"""Given and When: words that investigators say at the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Trigger
from rulesref.engine.lasting import delay
from rulesref.engine.notation import read_effect
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.keys_and_stories.spoken import COSTLY
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.event_words import WORDY, read_words
from rulesref.rulings.reference import Reference, listed_cards
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understood
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "costly-word",
    word="text",
    horror="number",
    en="whoever says {word} takes {horror} horror",
    it="chi dice {word} subisce {horror} (orrore|orrori)",
)
def costly_word(scene: Scene, word: str, horror: int) -> None:
    """What the campaign lays on a name that is said aloud."""
    words = scene.state.get(TABLE, COSTLY, ())
    scene.state.put(TABLE, **{COSTLY: (*words, (word, horror))})


def _filters(scene: Scene, kind: str, slots: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What the slots of an event have to hold, as the engine has it: ids, numbers, words."""
    types = RULES.events[kind].slots
    for name, told in slots.items():
        if types[name] in ("card", "cards"):
            found = tuple(
                scene.thing(Reference(card, scene.tongue, scene.telling.said))
                for card in listed_cards(told, scene.tongue)
            )
        elif types[name] in WORDY:
            found = read_words(scene, kind, name, types[name], told)
            found = (" or ".join(found),) if name == "skill" else found
        else:
            found = (told,)
        yield from ((name, one) for one in found)


@SPEECH.sentence(
    "when",
    "says",
    who="investigator",
    word="text",
    text="text",
    en="{who} says {word}[ as soon as this has happened: {text}]",
    it="{who} dice {word}[ appena è accaduto questo: {text}]",
)
def says(scene: Scene, who: Reference, word: str, text: str = "") -> list[Intent]:
    """While nothing is being resolved; else in the middle of it, the first time that the event has
    happened. A Given step tells what the word costs, if only 0 horror."""
    said = read_words(scene, "say", "word", "word", word)[0]
    player = scene.thing(who)
    if not text:
        return [Intent("say", {"who": player, "word": said})]
    effects = (read_effect({"verb": "say", "word": said}, RULES, "said"),)
    for kind, slots in understood(scene, text):
        trigger = Trigger("after", kind, tuple(_filters(scene, kind, slots)))
        delay(scene.state, trigger, effects, {"this": player, "you": player})
    return []
