"""What is left of something, an action that is bought, shares behind a colon, and a card of which nothing else is said."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ONE = "Given Roland Banks is at the Study\n"
UNO = "Dato che Roland Banks è nello Studio\n"
SKIDS = 'Given "Skids" O\'Toole is at the Study with 4 resources and no actions left\n'
SKIDS_IT = 'Dato che "Skids" O\'Toole è nello Studio con 4 risorse\n'


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        (ONE + "And he has Flashlight with 1 supply left in play\nWhen he uses Flashlight to investigate and reveals 0\n"
         "Then Flashlight is out of supplies", "en"),
        (UNO + "E ha la Torcia Elettrica con 1 provvista rimasta in gioco\nAllora la Torcia Elettrica ha 1 provvista rimasta", "it"),
        (ONE + "And Roland controls Flashlight with 0 supplies\nThen Flashlight is out of supplies", "en"),
        (UNO + "E Roland Banks controlla la Torcia Elettrica con 0 provviste\nAllora la Torcia Elettrica è senza provviste", "it"),
        (SKIDS + "When he pays 2 resources for an extra action\nThen he has 1 action and 2 resources", "en"),
        (SKIDS + "When he spends 2 resources to get an additional action\nThen he has 1 action", "en"),
        (SKIDS_IT + "Quando \"Skids\" O'Toole spende 2 risorse per un'azione aggiuntiva\nAllora \"Skids\" O'Toole ha 4 azioni", "it"),
        (ONE + "And he controls Guard Dog and Beat Cop\nWhen he takes 4 damage: 2 to Guard Dog, 1 to Beat Cop and 1 to himself\n"
         "Then Roland has 1 damage", "en"),
        ("Given Wendy Adams has Leather Coat and is at the Study\nWhen she takes 2 damage\nAnd she assigns 2 damage to Leather Coat\n"
         "Then Leather Coat is discarded", "en"),
        ("Dato che Wendy Adams ha il Giubbotto di Pelle ed è nello Studio\nQuando Wendy Adams subisce 2 danni\n"
         "E Wendy Adams assegna 2 danni al Giubbotto di Pelle\nAllora il Giubbotto di Pelle viene scartato", "it"),
        (UNO + "E ha la Machete in mano con 3 risorse\nE Roland Banks ha 2 azioni rimaste\nQuando gioca la Machete\n"
         "Allora Roland Banks ha 1 azione rimasta", "it"),
        (ONE + "And he has used up all his actions\nThen Roland has no actions", "en"),
        (UNO + "E ha usato tutte le sue azioni\nAllora Roland Banks ha 0 azioni", "it"),
        ("Given Roland Banks is at the Study with one clue on it\nThen the Study has 1 clue", "en"),
        (ONE + "And he controls Roland's .38 Special\nWhen Roland takes a resource\nThen the .38 Special has 4 ammo left", "en"),
        ("Given Roland Banks and Agnes Baker are at the Study\nAnd both have 2 horror\nThen Agnes has 2 horror", "en"),
        (ONE + "And he has Beat Cop in play and exhausted\nWhen the upkeep phase begins\nThen Beat Cop is ready again", "en"),
    ],
)  # fmt: skip
def test_it_is_so(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    "steps",
    [
        ONE + "When he pays 2 resources for an extra action",
        SKIDS + "When he pays 3 resources for an extra action",
        ONE + "When he takes 4 damage: 2 to Guard Dog, and it hurts",
        ONE + "And he has Machete\nWhen he draws a card",
    ],
)
def test_nothing_is_taken_for_granted(steps: str) -> None:
    try:
        ruling = play(steps)
    except CaseError:
        return
    assert not ruling.passed


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        (ONE + "And Roland Banks has Physical Training in play with 4 resources", "en"),
        (ONE + "And Roland Banks controls Beat Cop with 4 resources", "en"),
        (UNO + "E Roland Banks controlla Addestramento Fisico con 4 risorse", "it"),
    ],
)
def test_whose_resources_these_are_is_asked(steps: str, language: str) -> None:
    with pytest.raises(CaseError, match=r"whose 4 (resources|risorse) these are is not said"):
        play(steps, language=language)


def test_a_card_may_have_resources_where_its_text_puts_them_there() -> None:
    steps = (
        ONE
        + "And Roland Banks controls Blade of Ark'at with 4 resources\nThen Blade of Ark'at has 4 resources"
    )
    assert play(steps).passed
