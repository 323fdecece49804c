"""What one sentence tells beside a deed is true of that deed, of all actions, and of everybody who is told."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ONE = {
    "en": "Given Roland Banks is at the Study with 5 resources\nAnd the Study has 2 clues\n",
    "it": "Dato Roland Banks è in Studio con 5 risorse\nE lo Studio ha 2 indizi\n",
}
HELD = {
    "en": "And Roland Banks has {card} in hand\n",
    "it": "E Roland Banks ha in mano {card}\n",
}
LEO = {
    "en": "And Roland Banks controls Leo De Luca (0)\n",
    "it": "E Roland Banks controlla Leo De Luca (0)\n",
}
TAKES = {
    "en": "When Roland Banks takes a resource\n",
    "it": "Quando Roland Banks prende una risorsa\n",
}
RATS = {
    "en": "And Swarm of Rats is engaged with Roland Banks\n",
    "it": "E Sciame di Ratti è impegnato con Roland Banks\n",
}
ONLY = {
    "en": "And Ghoul Minion is the only enemy engaged with Roland Banks\n",
    "it": "E Ghoul Tirapiedi è l'unico nemico impegnato con Roland Banks\n",
}
ZOEY = {
    "en": "And Zoey Samaras is at the Study\n",
    "it": "E Zoey Samaras è in Studio\n",
}


def _holds(steps: str, language: str) -> bool:
    """Whether a case is met; one that is refused is not."""
    try:
        return play(steps, language=language).passed
    except CaseError:
        return False


@pytest.mark.parametrize(
    ("language", "slow", "fast", "spends", "left"),
    [
        (
            "en",
            "Machete",
            "Working a Hunch",
            "And Roland Banks spends an action to play {card}\n",
            "Then Roland Banks has {left} actions",
        ),
        (
            "it",
            "Machete",
            "Seguire l'Istinto",
            "E Roland Banks spende un'azione per giocare {card}\n",
            "Allora Roland Banks ha {left} azioni",
        ),
    ],
)
def test_an_action_that_was_spent_before_is_not_spent_on_what_comes_later(
    language: str, slow: str, fast: str, spends: str, left: str
) -> None:
    told = ONE[language] + HELD[language] + TAKES[language] + spends
    assert _holds(told.format(card=slow) + left.format(left=1), language)
    assert not _holds(told.format(card=fast) + left.format(left=2), language)


@pytest.mark.parametrize(
    ("told", "language", "so"),
    [
        ("When Roland Banks takes a resource with his action", "en", True),
        ("When Roland Banks takes 2 resources with his actions", "en", True),
        ("When Roland Banks takes 2 resources with his action", "en", False),
        ("When Roland Banks draws 2 cards as his action", "en", False),
        ("When Roland Banks takes 3 resources with all his actions", "en", True),
        ("When Roland Banks takes 2 resources with all his actions", "en", False),
        ("When Roland Banks takes a resource with all his actions", "en", False),
        ("Quando Roland Banks prende 1 risorsa con la sua azione", "it", True),
        ("Quando Roland Banks prende 2 risorse con le sue azioni", "it", True),
        ("Quando Roland Banks prende 2 risorse con la sua azione", "it", False),
        ("Quando Roland Banks prende 3 risorse con tutte le sue azioni", "it", True),
        ("Quando Roland Banks prende 2 risorse con tutte le sue azioni", "it", False),
    ],
)
def test_each_action_gives_one_and_all_of_them_leave_none(
    told: str, language: str, so: bool
) -> None:
    at = {"en": "\nThen Roland Banks is at the Study", "it": "\nAllora Roland Banks è in Studio"}
    assert _holds(ONE[language] + told + at[language], language) is so


@pytest.mark.parametrize(
    ("taken", "left"), [("one action", 2), ("two of his actions", 1), ("3 actions", 0)]
)
@pytest.mark.parametrize("late", [False, True])
def test_of_the_actions_that_were_taken_one_was_that_of_a_card(
    taken: str, left: int, late: bool
) -> None:
    has = f"And Roland Banks has taken {taken}\n"
    lays = has + LEO["en"] if late else LEO["en"] + has
    for so_many in range(4):
        told = f"{ONE['en']}{lays}{TAKES['en']}Then Roland Banks has {so_many} actions"
        assert _holds(told, "en") is (so_many == left)


def test_of_the_actions_that_were_taken_one_was_that_of_a_card_in_italian() -> None:
    told = ONE["it"] + LEO["it"] + "E Roland Banks ha già usato due azioni\n" + TAKES["it"]
    assert _holds(told + "Allora Roland Banks ha 1 azione", "it")
    assert not _holds(told + "Allora Roland Banks ha 0 azioni", "it")


@pytest.mark.parametrize("leo", ["", LEO["en"]])
@pytest.mark.parametrize("which", ["first", "second", "third"])
def test_the_first_action_is_the_first_whatever_more_a_card_gives(leo: str, which: str) -> None:
    told = f"When Roland Banks takes a resource as his {which} action\n"
    at = "Then Roland Banks is at the Study"
    assert _holds(ONE["en"] + leo + told + at, "en") is (which == "first")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("late", [False, True])
def test_the_only_enemy_that_is_engaged_is_the_only_one(language: str, late: bool) -> None:
    at = {"en": "Then Roland Banks is at the Study", "it": "Allora Roland Banks è in Studio"}
    others = RATS[language] + ONLY[language] if late else ONLY[language] + RATS[language]
    assert _holds(ONE[language] + ONLY[language] + TAKES[language] + at[language], language)
    assert not _holds(ONE[language] + others + TAKES[language] + at[language], language)


@pytest.mark.parametrize(
    ("said", "language", "so"),
    [
        ("Then Roland Banks has the highest combat", "en", True),
        ("Then Roland Banks has the higher combat", "en", False),
        ("Then Zoey Samaras has the lower combat", "en", False),
        ("Then Roland Banks has the higher intellect", "en", True),
        ("Then Zoey Samaras has the lower intellect", "en", True),
        ("Allora Roland Banks ha lo scontro maggiore", "it", False),
        ("Allora Roland Banks ha l'intelletto maggiore", "it", True),
        ("Allora Zoey Samaras ha l'intelletto minore", "it", True),
    ],
)
def test_the_higher_of_two_is_not_as_high_as_the_other(said: str, language: str, so: bool) -> None:
    assert _holds(ONE[language] + ZOEY[language] + TAKES[language] + said, language) is so


def test_nobody_alone_has_the_higher_skill() -> None:
    assert not _holds(ONE["en"] + TAKES["en"] + "Then Roland Banks has the higher combat", "en")


def test_one_damage_alone_is_not_the_first_of_two() -> None:
    twice = ONE["it"] + RATS["it"] + TAKES["it"] + TAKES["it"]
    assert not _holds(twice + "Allora Roland Banks subisce 1 solo danno", "it")
    assert _holds(twice + "Allora Roland Banks ha 2 soli danni", "it")


@pytest.mark.parametrize(
    "steps",
    [
        ONE["en"] + "And Roland Banks has spent 4 actions so far\n" + TAKES["en"],
        ONE["en"] + "When Roland Banks plays Galvanize\n",
    ],
)
def test_more_actions_than_those_of_a_turn_are_asked_about(steps: str) -> None:
    with pytest.raises(CaseError, match="not known where more than"):
        play(steps + "Then Roland Banks has spent 1 action so far")


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize(
    ("language", "steps", "engaged", "only"),
    [
        ("en", "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n",
         "And Swarm of Rats is engaged with Roland Banks\n",
         "Then no enemy but Ghoul Minion is engaged with Roland Banks"),
        ("it", "Dato Roland Banks è nello Studio\nE Ghoul Tirapiedi è impegnato con Roland Banks\n",
         "E Sciame di Ratti è impegnato con Roland Banks\n",
         "Allora nessun nemico tranne Ghoul Tirapiedi è impegnato con Roland Banks"),
    ],
)  # fmt: skip
def test_no_other_enemy_is_engaged(
    language: str, steps: str, engaged: str, only: str, second: bool
) -> None:
    told = f"{steps}{engaged if second else ''}{only}"
    assert play(told, language=language).passed is not second
