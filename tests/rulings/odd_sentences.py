"""Sentences of cases filled with odd amounts, kinds and owners, and what comes of each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from math import prod
from random import Random
from typing import Any

from rulesref.cases.written import Step
from rulesref.engine.outcome import UnsupportedClause
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.scene import Scene
from rulesref.rulings.telling import Telling
from rulesref.wording.sentence import Sentence
from tests.arkham import SPEECH, parse_cases, scene

TABLE = """\
Feature: f
  Scenario: s
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog, .45 Automatic, Peter Clover
    And Ghoul Minion is engaged with Roland Banks
    And Icy Ghoul is exhausted at the Study
    And Mob Enforcer is exhausted at the Study
    And Stealthy Zoog is exhausted at the Study
    And Swarm of Rats is in the shadows
    And the Hallway is in play
    And Roland Banks has Knife in hand
    And Frozen in Fear is in the threat area of Roland Banks
"""
_AMOUNTS = ("0", "1", "2", "7", "30")
_SEATED = ("Roland Banks", "Agnes Baker")
_CARDS = (
    *("Roland Banks", "Agnes Baker", "Wendy Adams", "the Study", "the Attic", "Guard Dog"),
    *("Knife", "Machete", "Emergency Cache", "Overpower", "Ghoul Minion", "Goat Spawn"),
    *(".45 Automatic", "Frozen in Fear", "Crypt Chill", "Trapped", "The Gathering", "Dark Pact"),
    *("Law of 'Ygiroth (06087)", "Zeal", "The Wellspring of Fortune (88045b)"),
)
_LOCATIONS = ("the Study", "the Hallway", "the Attic", "the Cellar")
_ENEMIES = (
    "Ghoul Minion",
    "Goat Spawn",
    "Swarm of Rats",
    "Icy Ghoul",
    "Mob Enforcer",
    "Stealthy Zoog",
)
_ACTS, _AGENDAS = ("Trapped", "The Barrier"), ("What's Going On?!", "They're Getting Out!")
#: Type of a slot → what stands in it; words are those of the language.
VALUES: Mapping[str, tuple[str, ...]] = {
    "number": _AMOUNTS,
    "number-told": _AMOUNTS,
    "fraction": ("0", "1/2", "1"),
    "investigator": (*_SEATED, "Wendy Adams"),
    "investigators": (*_SEATED, "Wendy Adams", "Wendy Adams and Daisy Walker"),
    "location": _LOCATIONS,
    "locations": (*_LOCATIONS, "the Attic and the Cellar"),
    "enemy": _ENEMIES,
    "enemys": (*_ENEMIES, "Goat Spawn and Acolyte"),
    "card": _CARDS,
    "cards": (*_CARDS, "Machete and Flashlight"),
    "loose-card": _CARDS,
    "loose-cards": (*_CARDS, "Machete and Flashlight"),
    "act": _ACTS,
    "acts": _ACTS,
    "agenda": _AGENDAS,
    "agendas": _AGENDAS,
    "asset": ("Guard Dog", "Machete", "Lita Chantler", "Peter Clover"),
    "scenario": ("The Gathering", "The Midnight Masks"),
    "text": ("skull", "0", "-1", "cultist", "Hastur"),
}
#: How many ways to fill a sentence are looked at, of which most may be refused.
_TRIES = 500
_PIECES = re.compile(r"\{(\w+)\}|\(([^()]*\|[^()]*)\)")
_OPTIONAL = re.compile(r"\[([^\]]*)\]")


def values(type: str) -> tuple[str, ...]:
    """What a slot of ``type`` can hold: of the words that mean the same, the first."""
    words = SPEECH.words.sets.get(type) or SPEECH.words.sets.get(type.removesuffix("s"))
    if type in VALUES or words is None:
        return VALUES[type]
    return tuple({meaning: word for word, meaning in reversed(words["en"].items())}.values())


def optional_slots(row: Sentence) -> list[set[str]]:
    """The slots of each part of the sentence that may be left out."""
    parts = _OPTIONAL.findall(row.patterns["en"][0].template)
    return [set(re.findall(r"\{(\w+)\}", part)) for part in parts]


def written(row: Sentence, slots: Mapping[str, str]) -> str:
    """The sentence with ``slots``; an optional part is left out where one of its slots has none."""
    text = row.patterns["en"][0].template
    text = _OPTIONAL.sub(lambda part: part[1] if _has_all(part[1], slots) else "", text)
    return _PIECES.sub(lambda piece: slots[piece[1]] if piece[1] else _first(piece[2]), text)


def _has_all(part: str, slots: Mapping[str, str]) -> bool:
    return all(slot in slots for slot in re.findall(r"\{(\w+)\}", part))


def _first(words: str) -> str:
    return words.partition("|")[0]


def fillings(
    row: Sentence, most: int, random: Random, accepts: Callable[[str], object]
) -> Iterator[dict[str, str]]:
    """At most ``most`` ways to fill the sentence that ``accepts`` gives no ``None``, at random."""
    names = row.patterns["en"][0].names()
    choices = [values(row.slots[name]) for name in names]
    ways = prod(map(len, choices))  # too many to be listed, where a sentence has many slots
    fitting = 0
    for number in random.sample(range(ways), min(_TRIES, ways)):
        slots = dict(zip(names, _way(choices, number), strict=True))
        if accepts(written(row, slots)) is not None:
            fitting += 1
            yield slots
        if fitting == most:
            return


def _way(choices: Sequence[Sequence[str]], number: int) -> list[str]:
    """The way of that ``number`` to take one of each of ``choices``, the last changing first."""
    way = []
    for several in reversed(choices):
        number, place = divmod(number, len(several))
        way.append(several[place])
    return way[::-1]


@cache
def _table() -> PlayThrough:
    (case,) = parse_cases(TABLE, "x.feature")
    play = PlayThrough(case, scene())
    for step in case.steps:
        play.take(step)
    return play


def _apart() -> PlayThrough:
    """The table once more, so that nothing said at it is said at another."""
    laid = _table()
    one = laid.scene.at(laid.scene.state.fork())
    said: Telling = one.telling
    said.declared, said.said, said.implied = set(said.declared), dict(said.said), set(said.implied)
    said.doubts = list(said.doubts)
    return PlayThrough(laid.case, one)


def laid_out(*sentences: str) -> Any:
    """What lies on the table after Given ``sentences``; ``None`` where one of them is refused."""
    play = _apart()
    try:
        for text in sentences:
            play.take(Step("given", text, 1, 1, ()))
        play.givens.judge(play.faults, play.results.of)
        for doubt in play.scene.telling.doubts:
            if doubt.has_it(play.scene):
                raise doubt.error
    except (CaseError, RulesrefError):
        return None
    return _position(play.scene)


def wanted(row: Sentence, text: str) -> Any:
    """What a When sentence wants, and what it lays out; ``None`` where it is refused."""
    play = _apart()
    read = read_sentence(text, [row], play.scene.tongue, play.scene.telling.said)
    if not isinstance(read, Told):
        return None
    try:
        intents = row.run(play.scene, **read.slots)
    except RulesrefError:
        return None
    return repr(intents), _position(play.scene)


def is_met(row: Sentence, text: str) -> bool | None:
    """Whether a Then sentence finds nothing unmet at the table; ``None`` where it is refused."""
    play = _apart()
    read = read_sentence(text, [row], play.scene.tongue, play.scene.telling.said)
    try:
        return not row.run(play.scene, **read.slots) if isinstance(read, Told) else None
    except RulesrefError:
        return None
    except UnsupportedClause:  # a number that nobody has told is asked for
        return False


def _position(scene: Scene) -> Any:
    things = {id: dict(thing) for id, thing in copy(scene.state.things).items()}
    index = sorted(
        (key, [repr(entry) for entry in held]) for key, held in scene.state.index.items()
    )
    told = scene.state.pending, frozenset(scene.telling.declared)
    return repr(sorted(things.items())), repr(index), *told
