"""A Given step may say what is so anyway; what is not so is refused, and nothing is laid out by it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

HEAD = {
    "en": "Feature: f\n  Scenario: s\n",
    "it": "# language: it\nFunzionalità: f\n  Scenario: s\n",
}


def play(*steps: str, language: str = "en") -> Ruling:
    lines = "".join(f"    {step}\n" for step in steps)
    return replay(parse_cases(HEAD[language] + lines, "x.feature")[0], "2016")


def test_what_is_so_may_be_said_in_any_place() -> None:
    ruling = play(
        "Given the shroud of the Study is 2",
        "And Ghoul Minion is ready",
        "And Wendy Adams is at the Study",
        "And Ghoul Minion is engaged with Wendy Adams",
        "When Wendy Adams takes 2 resource actions",
        "Then Wendy Adams has 2 damage",
    )
    assert ruling.passed, ruling.unmet


def test_it_may_be_said_in_italian() -> None:
    ruling = play(
        "Dato il valore di Oscurità dello Studio è 2",
        "E Wendy Adams è nello Studio",
        "Quando Wendy Adams effettua 2 azioni di risorsa",
        "Allora Wendy Adams ha 2 risorse",
        language="it",
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("after", [(), ("When Wendy Adams takes a resource action",)])
def test_what_is_not_so_is_refused_with_what_is(after: tuple[str, ...]) -> None:
    with pytest.raises(CaseError) as caught:
        play("Given Wendy Adams is at the Study", "And the shroud of the Study is 3", *after)
    assert caught.value.line == 4
    assert caught.value.message == "this is not so: the shroud of the Study is 2"


def test_what_has_to_happen_is_no_position() -> None:
    with pytest.raises(CaseError) as caught:
        play(
            "Given Wendy Adams is at the Study",
            "And Ghoul Minion attacks Wendy Adams",
            "And Ghoul Minion is engaged with Wendy Adams",
        )
    assert caught.value.message.startswith("unknown step")


def test_what_is_done_behind_all_that_lies_there_comes_next() -> None:
    """Told among what lies there, with nothing laid out behind it, a deed is one as in a When step."""
    ruling = play(
        "Given Wendy Adams is at the Study",
        "And Ghoul Minion is engaged with Wendy Adams",
        "And Ghoul Minion attacks Wendy Adams",
        "Then Wendy Adams has 1 damage",
    )
    assert ruling.passed, ruling.unmet


def test_a_card_that_is_called_by_its_kind_has_to_be_named_first() -> None:
    with pytest.raises(CaseError) as caught:
        play("Given Wendy Adams is at the Study", "And the agenda has 2 doom")
    assert caught.value.message == "no step names the current agenda"
    assert "the current agenda is …" in caught.value.remedy


def test_what_an_event_answers_is_told_where_it_has_not_occurred() -> None:
    with pytest.raises(CaseError) as caught:
        play(
            "Given Skids O'Toole is at the Study",
            "And Skids O'Toole has On the Lam in hand",
            "When Skids O'Toole plays On the Lam",
            "And Skids O'Toole takes a resource action",
        )
    assert 'it answers this: the turn of "Skids" O\'Toole begins' in caught.value.message
