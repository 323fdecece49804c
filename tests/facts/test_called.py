"""Any card is named by its code, the code of a reprint, a level or a subtitle in both languages."""

from __future__ import annotations

import pytest

from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.facts.called import spelt_out
from tests.arkham import GAME, card_named, play

LEO = "The Louisiana Lion"


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("01020", "01020"),
        ("01520", "01020"),  # a reprint
        ("Machete (01520)", "01020"),
        ("90030", "90030"),  # of the same name, and another card
        ("Roland's .38 Special", "01006"),
        (f"Leo De Luca ({LEO})", "01048"),  # of two levels the lower one
        (f"leo de luca ({LEO.lower()})", "01048"),
        ("Leo De Luca (1)", "01054"),
        ("Roland Banks (L'Agente Federale)", "01001"),
    ],
)
def test_a_card_is_named_by_its_code_or_by_what_stands_in_brackets(told: str, code: str) -> None:
    assert card_named(told).code == code


@pytest.mark.parametrize("told", ["Ancient Stone (4)", "Grisly Totem (3)", "Danforth"])
def test_of_several_the_codes_are_listed(told: str) -> None:
    with pytest.raises(AmbiguousReference) as caught:
        card_named(told)
    assert len(caught.value.candidates) > 1
    for candidate in caught.value.candidates:
        assert card_named(candidate).code in candidate


@pytest.mark.parametrize("told", ["01999", "99999", "Machete (01021)", "Machete (The Fed)", "1020"])
def test_what_is_no_card_is_refused(told: str) -> None:
    with pytest.raises(UnresolvedReference):
        card_named(told)


def test_a_code_is_spelt_out_with_the_name_of_its_card() -> None:
    assert spelt_out("01020", GAME) == "Machete (01020)"
    assert spelt_out("01520", GAME) == "Machete (01520)"
    assert spelt_out("01999", GAME) == "01999"


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        (
            "en",
            "Given Roland Banks is at the Study\nAnd Roland Banks controls 01020 and 01054 #1\n"
            "When Machete exhausts\nThen 01020 is exhausted\nAnd Leo De Luca (1) is ready",
        ),
        (
            "it",
            "Dato Roland Banks è in Studio\nE Roland Banks controlla 01020 e 01054 #1\n"
            "Quando Machete si esaurisce\nAllora 01020 è esaurita\nE Leo De Luca (1) è pronta",
        ),
    ],
)
def test_a_case_names_cards_by_code(language: str, steps: str) -> None:
    assert play(steps, language=language).passed
