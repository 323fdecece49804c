"""What is known of a named card, in one line."""

from __future__ import annotations

from rulesref.entries import CardSaid
from rulesref.render.card_line import card_json, card_line

DICE = CardSaid("Lucky Dice", "Dadi Portafortuna", 0, 1, 2)


def test_the_line_counts_and_names_the_command() -> None:
    assert card_line(DICE, "en") == (
        "Lucky Dice: no erratum, 1 taboo, 2 questions · rulesref errata 'Lucky Dice'"
    )


def test_it_is_italian_for_a_reader_of_italian() -> None:
    assert card_line(DICE, "it") == (
        "Dadi Portafortuna: nessuna errata, 1 tabù, 2 domande · rulesref errata 'Dadi Portafortuna'"
    )


def test_json_has_the_same() -> None:
    assert card_json(DICE._replace(name_it=""))["name_it"] is None
    assert card_json(DICE)["questions"] == 2
