"""*X may not …* says something only at a moment at which it is asked about; else it is explained."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.games.arkham_lcg.playing.use_restrictions import OF_A_TEST
from tests.arkham import play, shipped_cards

TABLE = {
    "en": "Given Roland Banks and Agnes Baker are at the Study\n",
    "it": "Dato Roland Banks e Agnes Baker sono nello Studio\n",
}
DOG = """And Roland Banks controls Guard Dog
And Swarm of Rats is engaged with Roland Banks
When Swarm of Rats attacks Roland Banks
"""
CANE = """E Roland Banks controlla Cane da Guardia
E Sciame di Ratti è impegnato con Roland Banks
Quando Sciame di Ratti attacca Roland Banks
"""
TEST = "And the Study has 1 clue\nAnd the chaos bag holds 0, -1\nWhen Roland Banks investigates\n"


def passed(steps: str, language: str = "en") -> bool:
    return play(TABLE[language] + steps, language=language).passed


def explained(steps: str, language: str = "en") -> CaseError:
    with pytest.raises(CaseError) as caught:
        passed(steps, language)
    return caught.value


#: Steps while something else is open, and the moment at which it could be done.
ELSEWHERE = [
    (DOG + "Then Roland Banks may not use Guard Dog", "reaction-opportunities"),
    (DOG + "Then Roland Banks may not play Machete", "steps/2.2.1"),
    (DOG + "Then Roland Banks may not investigate", "steps/2.2.1"),
    (DOG + "Then Roland Banks may not fight Swarm of Rats", "steps/2.2.1"),
    (
        DOG + "And Roland Banks assigns 1 damage to Guard Dog\n"
        "Then Agnes Baker may not use Agnes Baker",
        "reaction-opportunities",
    ),
    (
        "And Roland Banks controls Beat Cop\n" + DOG + "Then Roland Banks may not use Beat Cop",
        "arkham-lcg/fast",
    ),
    (
        "And Agnes Baker has Lucky! in hand\n" + TEST + "Then Agnes Baker may not play Lucky!",
        "reaction-opportunities",
    ),
    (
        "And Roland Banks has Machete in hand\n" + TEST + "Then Roland Banks may not play Machete",
        "steps/2.2.1",
    ),
]


@pytest.mark.parametrize(
    ("steps", "moment"),
    [
        *ELSEWHERE,
        ("And Roland Banks has Guts in hand\nThen Roland Banks may not commit Guts", "steps/st-2"),
        (
            "And Roland Banks controls Guard Dog\nThen Roland Banks may not use Guard Dog",
            "reaction-opportunities",
        ),
        (
            "And Roland Banks controls Leather Coat\nThen Roland Banks may not use Leather Coat",
            "no ability that anybody uses",
        ),
    ],
)
def test_what_nobody_asks_about_is_explained(steps: str, moment: str) -> None:
    told = explained(steps)
    assert moment in f"{told.message} {told.remedy}"


FIGHT = """And Ghoul Priest is engaged with Agnes Baker
And Agnes Baker has Dodge in hand
And Agnes Baker controls Grotesque Statue
When Agnes Baker fights Ghoul Priest
"""


@pytest.mark.parametrize("asked", ["Then", "Then it is asked whether"])
@pytest.mark.parametrize(
    "steps",
    [
        DOG + "{} Roland Banks may use Guard Dog",
        DOG + "{} Roland Banks may use the reaction of Guard Dog",
        FIGHT + "{} Agnes Baker may play Dodge",
    ],
)
def test_that_something_may_be_done_only_later_is_no_denial(steps: str, asked: str) -> None:
    told = explained(steps.format(asked))
    assert "reaction-opportunities" in f"{told.message} {told.remedy}"


@pytest.mark.parametrize(
    "steps",
    [
        DOG + "{} Roland Banks may play Machete",
        DOG
        + "And Roland Banks assigns 1 damage to Roland Banks\n{} Roland Banks may use Guard Dog",
    ],
)
def test_what_does_not_come_to_be_possible_is_denied(steps: str) -> None:
    asked = play(TABLE["en"] + steps.format("Then it is asked whether"))
    assert asked.verdict == "no"
    assert not passed(steps.format("Then"))


def test_where_it_is_asked_about_once_nobody_reacts_that_is_the_remedy() -> None:
    fight = (
        "And Ghoul Priest is engaged with Wendy Adams\nAnd Wendy Adams has Dodge in hand\n"
        "When Wendy Adams fights Ghoul Priest\nAnd Wendy Adams reveals -2\n"
    )
    table = "Given Wendy Adams is at the Study\n"
    with pytest.raises(CaseError) as caught:
        play(table + fight + "Then Wendy Adams may play Dodge")
    assert "below: When nobody reacts;" in caught.value.remedy
    assert play(table + fight + "When nobody reacts\nThen Wendy Adams may play Dodge").passed


@pytest.mark.parametrize("steps", ["", "When Roland Banks takes a resource\n"])
@pytest.mark.parametrize(
    ("given", "refused", "occurs"),
    [
        (
            "And Roland Banks controls Guard Dog\n",
            "Then Roland Banks may not use Guard Dog",
            "answers: … damage is placed on Guard Dog",
        ),
        (
            "And Ghoul Minion is exhausted at the Study\n",
            "Then Agnes Baker cannot use Agnes Baker",
            "answers: … horror is placed on Agnes Baker",
        ),
        (
            "And Roland Banks has Dodge in hand\n",
            "Then Roland Banks may not play Dodge",
            "answers: … attacks …",
        ),
    ],
)
def test_what_answers_nothing_that_occurred_says_what_it_answers(
    steps: str, given: str, refused: str, occurs: str
) -> None:
    """At rest nobody is asked about a reaction, whatever step was taken."""
    assert occurs in (explained(given + steps + refused).remedy or "")


def test_what_answers_something_else_is_not_asked_about() -> None:
    steps = "When Agnes Baker takes 1 damage\nThen "
    told = explained(steps + "Agnes Baker may not use Agnes Baker")
    assert "nobody was asked about it" in told.message
    question = (told.remedy or "").partition("write: Then ")[2]
    assert passed(steps + question + "\nAnd the answer is no")


def test_what_was_asked_about_a_step_ago_is_so_no_more() -> None:
    steps = "When Agnes Baker takes 1 horror\nThen Agnes Baker may not use Agnes Baker\n"
    later = "When Roland Banks takes a resource\nThen Agnes Baker may not use Agnes Baker"
    assert "nobody was asked about it" in explained(steps + later).message


def test_it_is_explained_in_italian() -> None:
    told = explained(CANE + "Allora Roland Banks non può usare Cane da Guardia", "it")
    assert "non dice che una regola lo vieti" in told.message
    assert "Allora si chiede se Roland Banks usa Cane da Guardia" in (told.remedy or "")
    told = explained(
        CANE.partition("Quando")[0] + "Allora Roland Banks non può usare Cane da Guardia", "it"
    )
    assert "risponde: … danno viene collocato su Cane da Guardia" in (told.remedy or "")
    told = explained(CANE + "Allora Roland Banks non può indagare", "it")
    assert "scegliere un'azione" in (told.remedy or "")


def test_the_question_that_the_remedy_gives_can_be_pasted() -> None:
    told = explained(DOG + "Then Roland Banks may not use Guard Dog")
    question = (told.remedy or "").partition("write: ")[2]
    assert question == "Then it is asked whether Roland Banks uses Guard Dog"
    assert passed(DOG + question + "\nAnd the answer is depends")


def test_the_refusal_that_the_remedy_gives_can_be_pasted() -> None:
    steps = "And Roland Banks controls Leather Coat\n"
    told = explained(steps + "Then Roland Banks may not use Leather Coat")
    lines = (told.remedy or "").partition("of this one: ")[2].split(" / ")
    assert passed(steps + "\n".join(lines))


@pytest.mark.parametrize(
    "steps",
    [
        # It did, and a rule keeps the card out of that window.
        "When Agnes Baker takes 1 horror\nThen Agnes Baker may not use Agnes Baker",
        # The window of a test in which a rule keeps it out has been passed.
        "And Roland Banks has Ice Pick in hand\nAnd it is the turn of Agnes Baker\n"
        "And the chaos bag holds 0, -1\n"
        "When Agnes Baker investigates\nThen Roland Banks may not play Ice Pick",
        # The lone choice not to commit was taken by itself.
        "And Roland Banks has Overpower in hand\n"
        + TEST
        + "Then Roland Banks may not commit Overpower",
        # It is the turn for actions.
        "And it is the turn of Agnes Baker\nThen Roland Banks may not investigate",
        "And Ghoul Minion is exhausted at the Hallway\nThen Roland Banks may not fight Ghoul Minion",
    ],
)
def test_what_is_asked_about_is_said(steps: str) -> None:
    assert passed(steps)


def test_what_was_offered_and_declined_before_the_eyes_of_the_case_is_over() -> None:
    steps = DOG + "And Roland Banks assigns 1 damage to Guard Dog\n"
    over = "When nobody reacts\nThen Roland Banks may not use Guard Dog"
    assert passed(steps + "Then Roland Banks may use Guard Dog\n" + over)
    assert "was not done" in explained(steps + over).message


#: Described assets whose free abilities are all used during a skill test alone.
IN_A_TEST = sorted(
    f"{card.name} ({card.code})"
    for card in shipped_cards()
    if card.type == "asset"
    and (begun := [one for one in card.abilities if one.kind in ("action", "free")])
    and all(any(test.row.id in OF_A_TEST for test in one.tests) for one in begun)
    and all("play" in one.zones for one in begun)
)


@pytest.mark.parametrize("card", IN_A_TEST[::4])
@pytest.mark.parametrize(
    ("language", "denial"),
    [("en", "Then Roland Banks may not use {}"), ("it", "Allora Roland Banks non può usare {}")],
)
def test_what_is_used_during_a_test_is_not_asked_about_at_rest(
    card: str, language: str, denial: str
) -> None:
    controls = {"en": "And Roland Banks controls {}\n", "it": "E Roland Banks controlla {}\n"}
    steps = controls[language].format(card) + denial.format(card)
    assert "arkham-lcg/skill-tests" in (explained(steps, language).remedy or "")


def test_every_word_of_a_running_test_is_known_as_such() -> None:
    used = {
        test.row.id
        for card in shipped_cards()
        for one in card.abilities
        if one.kind == "free"
        for test in one.tests
    }
    assert {id for id in used if "test" in id or "perform" in id} <= OF_A_TEST


def test_in_the_test_of_somebody_else_a_rule_keeps_it_out() -> None:
    given = "And Agnes Baker controls Physical Training\nAnd Agnes Baker has 3 resources\n"
    assert passed(given + TEST + "Then Agnes Baker may not use Physical Training")
