"""What a timeline prints, an expectation understands: for every event row and language."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod

import pytest

from rulesref.engine.event import EventKind
from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.event_sentences import patterns
from rulesref.rulings.event_words import WORDY, known_words
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import printed_name
from rulesref.rulings.timeline import understand
from tests import arkham
from tests.arkham import card_named

NAMES = ["Roland Banks", "Guard Dog", ".45 Automatic", "Goat Spawn #2", "Study"]
#: So many sentences of each pattern are tried: all, where it can print no more.
TRIED = 100


def told(scene: Scene, kind: EventKind, slot: str) -> Sequence[object]:
    """What a timeline can print in ``slot``: numbers, names, the words of that slot."""
    if kind.slots[slot] == "number":
        return range(1, 13)
    if kind.slots[slot] in WORDY:
        known = known_words(scene, kind.id, slot)
        return [scene.tongue.worded(slot, one) for one in known]
    speech = scene.tongue.speech
    if kind.id in speech.easily_said_for:  # it befalls those alone who play
        return NAMES[:1]
    sides = speech.turned.get(kind.id)
    return NAMES[1:] if sides is not None and slot == sides.enemy else NAMES


def drawn(held: Mapping[str, Sequence[object]], chance: random.Random) -> list[dict[str, object]]:
    """Of all that the slots can hold at once everything, or what ``chance`` draws."""
    if prod(map(len, held.values())) <= TRIED:
        return [dict(zip(held, values, strict=True)) for values in product(*held.values())]
    return [{slot: chance.choice(every) for slot, every in held.items()} for _ in range(TRIED)]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "kind",
    [kind for kind in RULES.events.values() if not kind.silent],  # what no timeline prints
    ids=lambda kind: kind.id,
)
def test_round_trip(kind: EventKind, language: str) -> None:
    scene = arkham.scene(language=language)
    # Somebody remembers a phrase of it.
    scene.telling.said["engram's oath"] = card_named("Engram's Oath")
    scene.state.put("table", **{"costly-words": (("Hastur", 1),)})
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    for pattern in patterns(kind, language):
        every = {name: told(scene, kind, name) for name in pattern.names()}
        for slots in drawn(every, chance):
            printed = {
                name: printed_name(scene, value)
                if pattern.slots[name] in ("card", "cards")
                else value
                for name, value in slots.items()
            }
            understood = understand(scene, pattern.write(slots))
            assert (kind.id, printed) in understood, f"seed {seed}: {pattern.write(slots)}"
