"""What is found of the parts of a step is found once, and no step takes for ever."""

from __future__ import annotations

import pytest

from rulesref.cases.written import Step
from rulesref.rulings import joined_steps, said_by
from rulesref.rulings.joined_steps import parts_of
from rulesref.rulings.scene import Scene
from rulesref.rulings.taken_apart import MOST, Once, taken_apart
from rulesref.rulings.tongue import Tongue
from tests.arkham import JUDGE

JOINED = (
    ("given", "en", "Roland Banks is at the Study, Agnes Baker is there too and Ghoul Minion is engaged with her"),
    ("given", "en", "Roland Banks is at the Study with 3 resources and Machete in hand, ready to act"),
    ("when", "en", "Roland Banks investigates, succeeds by 2 and takes a resource"),
    ("when", "en", "Roland Banks fights Ghoul Minion twice"),
    ("then", "en", "Ghoul Minion is exhausted and Roland Banks has 1 damage, but Agnes Baker has none"),
    ("given", "it", "Roland Banks è nello Studio, Agnes Baker è lì e Ghoul Tirapiedi è impegnato con lei"),
    ("when", "it", "Roland Banks indaga, supera la prova di 2 e prende una risorsa"),
    ("when", "en", "the moon turns blue, and then some, and nobody knows why"),
)  # fmt: skip
ENDLESS = (
    "Act 2 The Barrier ('when the round has ended') and agenda 3 They're Getting Out! ('as the round has ended') "
    "are both out and ready, and Act 2 The Barrier goes on, then agenda 3 They're Getting Out! goes on, with "
    "3 doom and 2 clues, and Roland Banks with Ghoul Minion, ready, and Agnes Baker, exhausted, and 1 doom"
)


def scene_in(language: str = "en") -> Scene:
    return Scene(Tongue(JUDGE.game, JUDGE.speech, language), "2016")


@pytest.mark.parametrize(("kind", "language", "text"), JOINED)
def test_what_is_kept_changes_nothing(kind, language, text, monkeypatch) -> None:
    step = Step(kind, text, 1, 1, ())
    found = parts_of(scene_in(language), step)
    for module in (joined_steps, said_by):
        monkeypatch.setattr(module, "known_apart", lambda scene, what, find: find())
    assert parts_of(scene_in(language), step) == found


def test_a_step_that_could_be_very_much_has_an_end() -> None:
    """Of one part that is tried as the last one, a few more are."""
    scene = scene_in()
    with taken_apart(scene):
        assert parts_of(scene, Step("given", ENDLESS, 1, 1, ()))
        assert len(scene.telling.apart_so_far or ()) < MOST * 3
    assert scene.telling.apart_so_far is None


def test_nothing_is_kept_for_another_step() -> None:
    scene = scene_in()
    parts_of(scene, Step("given", JOINED[0][2], 1, 1, ()))
    assert scene.telling.apart_so_far is None


def test_each_is_found_once_by_all_who_go_through_it() -> None:
    asked: list[int] = []

    def source():
        for one in range(3):
            asked.append(one)
            yield str(one)

    words = Once(source())
    first = iter(words)
    assert next(first) == "0"
    assert asked == [0]
    assert list(words) == ["0", "1", "2"]
    assert list(first) == ["1", "2"]
    assert asked == [0, 1, 2]
