"""A step that cannot be taken is explained: what is so instead, and a line that can be pasted."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from rulesref.errors import CaseError
from rulesref.wording.speech import AT_TABLE
from tests.arkham import HEADS, SPEECH, play
from tests.calls import calls, literal


def refusal(steps: str, language: str = "en") -> CaseError:
    with pytest.raises(CaseError) as caught:
        play(steps, language=language)
    return caught.value


def pasted(steps: str, line: str, remedy: str | None, above: str) -> str:
    """``steps`` with ``line``, which the remedy says, above the step that begins with ``above``."""
    assert remedy is not None
    assert line in remedy
    before, step, after = steps.partition(above)
    assert step
    return f"{before}{line}\n{step}{after}"


def test_every_explanation_has_the_same_slots_in_both_languages() -> None:
    for id, languages in SPEECH.explanations.items():
        for en, it in zip(languages["en"], languages["it"], strict=True):
            assert set(en.names()) == set(it.names()), id


def test_every_explanation_is_given_somewhere() -> None:
    given = {id for _, node in calls("explain") for one in node.args for id in named(one)}
    at_tables = {id for id in SPEECH.explanations if id.endswith(AT_TABLE)}
    assert given == set(SPEECH.explanations) - at_tables
    assert {id.removesuffix(AT_TABLE) for id in at_tables} <= given


def test_at_a_table_nobody_is_told_to_write_above_a_line() -> None:
    """Those that take the place of others speak of what was said, and of no line of a case."""
    for id, languages in SPEECH.explanations.items():
        if id.endswith(AT_TABLE):
            for language, said in languages.items():
                text = " ".join(re.sub(r"\{.*?\}", "", part.template) for part in said)
                assert not _OF_A_CASE[language].search(text), id
            case = SPEECH.explanations[id.removesuffix(AT_TABLE)]["en"]
            assert {n for part in languages["en"] for n in part.names()} <= {
                n for part in case for n in part.names()
            }


_OF_A_CASE = {
    "en": re.compile(r"\b(?:steps?|line|above|below|write|case)\b"),
    "it": re.compile(r"\b(?:pass[oi]|riga|sopra|sotto|scriv\w+|caso in)\b"),
}


def named(node: ast.expr) -> Iterator[str]:
    """The explanations that ``node`` can name."""
    if isinstance(node, ast.IfExp):
        yield from named(node.body)
        yield from named(node.orelse)
    elif literal(node):
        yield literal(node)


DOG = {
    "en": """Given Roland Banks is at the Study
        And Roland Banks controls Guard Dog
        And Goat Spawn is engaged with Roland Banks
        When Goat Spawn attacks Roland Banks
        And Roland Banks assigns 1 damage to Guard Dog
        {more}Then Goat Spawn has {amount} damage""",
    "it": """Dato Roland Banks è nello Studio
        E Roland Banks controlla Cane da Guardia
        E Progenie del Capro è impegnato con Roland Banks
        Quando Progenie del Capro attacca Roland Banks
        E Roland Banks assegna 1 danno a Cane da Guardia
        {more}Allora Progenie del Capro ha {amount} danni""",
}
WHEN = {"en": "When", "it": "Quando"}
NOBODY = {"en": "nobody reacts", "it": "nessuno reagisce"}
ANYTHING = {"en": "nobody reacts to anything else", "it": "nessuno reagisce ad altro"}


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_reaction_that_waits_is_explained_with_lines_to_paste(language: str) -> None:
    steps = DOG[language].format(more="", amount=0)
    error = refusal(steps, language)
    then = "Then" if language == "en" else "Allora"
    for said in (NOBODY, ANYTHING):
        line = f"{WHEN[language]} {said[language]}"
        assert play(pasted(steps, line, error.remedy, then), language=language).passed
    use = f"{WHEN[language]} {error.candidates[0]}"
    assert not play(pasted(steps, use, error.remedy, then), language=language).passed


@pytest.mark.parametrize("language", ["en", "it"])
def test_nobody_reacts_once_too_often(language: str) -> None:
    more = f"{WHEN[language]} {NOBODY[language]}\n" * 2
    error = refusal(DOG[language].format(more=more, amount=0), language=language)
    assert error.message.startswith({"en": "nobody can react here", "it": "qui nessuno"}[language])
    line = f"{WHEN[language]} {ANYTHING[language]}"
    assert error.remedy is not None
    assert line in error.remedy
    assert play(DOG[language].format(more=line + "\n", amount=0), language=language).passed


def test_nobody_reacts_while_something_else_waits() -> None:
    steps = """Given Roland Banks is at the Study
        And the chaos bag holds 0, -1
        When Roland Banks investigates
        And nobody reacts
        Then Roland Banks has 0 clues"""
    assert "chance decides which chaos token is revealed" in refusal(steps).message
    steps = """Given Roland Banks is at the Study
        And Roland Banks controls Guard Dog
        When Roland Banks takes 1 damage
        And nobody reacts
        Then Roland Banks has 0 damage"""
    error = refusal(steps)
    assert "Roland Banks chooses how damage and horror are assigned" in error.message


def test_nobody_reacts_to_anything_else_lasts_and_gives_way_to_a_step() -> None:
    steps = """Given Roland Banks is at the Study
        And Roland Banks controls Guard Dog
        And Goat Spawn is engaged with Roland Banks
        When nobody reacts to anything else
        And Goat Spawn attacks Roland Banks
        And Roland Banks assigns 1 damage to Guard Dog
        And Goat Spawn attacks Roland Banks
        And Roland Banks assigns 1 damage to Guard Dog
        {more}Then Goat Spawn has {amount} damage"""
    assert play(steps.format(more="", amount=0)).passed
    assert play(steps.format(more="And Roland Banks uses Guard Dog\n", amount=1)).passed


def test_what_nobody_reacts_to_is_not_asked_about_either() -> None:
    steps = DOG["en"].rpartition("{more}")[0]
    asked = "Then it is asked whether Goat Spawn has 1 damage"
    assert play(f"{steps}\n{asked}").verdict == "depends"
    assert play(f"{steps}\nAnd nobody reacts to anything else\n{asked}").verdict == "no"


WAITS = """Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks
    When Goat Spawn attacks Roland Banks
    Then {then}"""


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Roland Banks has 0 horror", True),
        ("Roland Banks has 1 horror", False),
        ("Roland Banks is at the Study", True),
        ("Goat Spawn attacks Roland Banks", True),
        ("in order:\n| Goat Spawn attacks Roland Banks |", True),
    ],
)
def test_a_state_that_nothing_can_change_is_told_while_a_choice_waits(
    then: str, passed: bool
) -> None:
    assert play(WAITS.format(then=then)).passed is passed


@pytest.mark.parametrize(
    "then",
    [
        "Roland Banks has 0 damage",  # so it is now, but not once the damage is assigned
        "Roland Banks has 1 damage",
        "Guard Dog deals 1 damage to Goat Spawn",
        "in order:\n| Guard Dog deals 1 damage to Goat Spawn |",
        "exactly in order:\n| Goat Spawn attacks Roland Banks |",
    ],
)
def test_a_state_that_a_choice_decides_waits_for_it(then: str) -> None:
    error = refusal(WAITS.format(then=then))
    assert "must choose first" in error.message
    if ":" not in then:
        asked = f"Then it is asked whether {then}"
        assert error.remedy is not None
        assert error.remedy.endswith(asked)
        play(WAITS.format(then=f"it is asked whether {then}"))


def test_a_state_that_fate_decides_is_explained_with_the_step_that_says_how() -> None:
    steps = """Given Roland Banks is at the Study
        And the Study has 2 clues
        And the chaos bag holds 0, -5
        When Roland Banks investigates
        Then Roland Banks has 1 clue"""
    error = refusal(steps)
    assert set(error.candidates) == {"Roland Banks reveals 0", "Roland Banks reveals -5"}
    line = f"When {error.candidates[0]}"
    assert play(pasted(steps, line, error.remedy, "Then")).passed is line.endswith("0")
    assert play(steps.replace("has 1 clue", "has 0 resources")).passed


RANDOM = """Given Roland Banks is at the Study
    And Roland Banks has Knife, Machete and Flashlight in hand
    And Yithian Observer is engaged with Roland Banks
    When Yithian Observer attacks Roland Banks
    {pick}Then Machete is in the discard pile"""


def test_what_is_discarded_at_random_is_told() -> None:
    error = refusal(RANDOM.format(pick=""))
    assert "fate picks Machete" in error.candidates
    assert play(RANDOM.format(pick="And fate picks Machete\n")).passed
    assert not play(RANDOM.format(pick="And fate picks Knife\n")).passed
    error = refusal(RANDOM.format(pick="And fate picks Guard Dog\n"))
    assert "fate picks Machete" in error.candidates
    lone = RANDOM.replace("Knife, Machete and Flashlight", "Machete")
    assert play(lone.format(pick="And fate picks Machete\n")).passed


def test_what_a_shuffled_deck_deals_may_be_picked_by_fate() -> None:
    steps = """Given Roland Banks is at the Study
        And the shuffled deck of Roland Banks holds Knife, Machete and Flashlight
        When Roland Banks takes the draw action
        And fate picks Machete
        Then Machete is in hand"""
    assert play(steps).passed


COMMIT = """Given Roland Banks is at the Study
    And the Study has 2 clues
    And the chaos bag holds 0, -1
    And Roland Banks has Unexpected Courage in hand
    When Roland Banks investigates
    And nobody commits anything
    {more}"""


def test_a_test_that_has_ended_has_the_numbers_of_its_comparison() -> None:
    """arkham-lcg/steps/st-6: they were compared there, and nothing changes them any more."""
    asked = "Then the skill value of the test is {}\nAnd the difficulty of the test is {}"
    assert play(COMMIT.format(more="And Roland Banks reveals 0\n" + asked.format(3, 2))).passed
    assert play(COMMIT.format(more="And Roland Banks reveals -1\n" + asked.format(2, 2))).passed
    assert (
        len(play(COMMIT.format(more="And Roland Banks reveals -1\n" + asked.format(3, 1))).unmet)
        == 2
    )


def test_what_was_so_before_is_told_with_the_place_where_it_was() -> None:
    said = "And Roland Banks reveals -1\nThen the skill value of the test is 3"
    (unmet,) = play(COMMIT.format(more=said)).unmet
    assert "write this step above line" in unmet.happened
    line = int(unmet.happened.rpartition("line ")[2])
    steps = (HEADS["en"] + COMMIT.format(more=said)).splitlines()
    then = steps.pop()
    steps[line - 1 : line - 1] = [then]
    steps[line] = steps[line].replace("And ", "When ", 1)
    assert play("\n".join(steps[2:])).passed


def test_a_question_about_what_was_so_before_says_where() -> None:
    asked = "Then it is asked whether Roland Banks may commit Unexpected Courage"
    ruling = play(COMMIT.format(more=asked))
    assert ruling.verdict == "no"
    assert "write this step above line 8" in ruling.reason
    never = "Then it is asked whether Roland Banks may play Unexpected Courage"
    assert "above line" not in play(COMMIT.format(more=never)).reason


@pytest.mark.parametrize(
    "late",
    [
        "And Roland Banks reveals 0\nAnd {}\nThen Roland Banks has 1 clue",
        "And {}\nThen nobody has a choice",
    ],
)
def test_a_step_that_comes_too_late_is_told_where_it_belongs(late: str) -> None:
    commit = "Roland Banks commits Unexpected Courage"
    error = refusal(COMMIT.format(more=late.format(commit)))
    assert "it could be chosen before line 8" in error.message
    assert error.remedy is not None
    assert "above line 8" in error.remedy


def test_a_reaction_that_comes_too_late_is_told_where_it_belongs() -> None:
    more = "And nobody reacts\nAnd Roland Banks uses Guard Dog\n"
    error = refusal(DOG["en"].format(more=more, amount=1))
    assert "it could be chosen before line 8" in error.message


def test_the_only_turn_may_be_told() -> None:
    steps = """Given Roland Banks is at the Study
        When the investigation phase begins
        And Roland Banks begins his turn
        Then Roland Banks has 3 actions"""
    assert play(steps).passed


def test_what_began_by_itself_is_taken_for_the_step_that_tells_it_or_explained() -> None:
    """A Forced ability that nothing else competes with needs no step, and may have one."""
    steps = """Given Roland Banks is at the Study
        And Goat Spawn is engaged with Roland Banks
        When Goat Spawn is defeated
        And Roland Banks uses Goat Spawn
        Then Roland Banks has 1 horror"""
    assert play(steps).passed


def test_what_nothing_asks_for_is_explained() -> None:
    steps = """Given Roland Banks is at the Study
        And Roland Banks controls Guard Dog
        When Roland Banks chooses Guard Dog
        Then Roland Banks has 0 damage"""
    assert refusal(steps).message == "nothing that is happening asks for this"


URSULA = """Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And the Hallway has 2 clues
    And the chaos bag holds {bag}
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    {more}And Ursula Downs investigates
    {fate}
    Then Ursula Downs has {clues} clue"""


def test_the_only_action_of_an_effect_may_be_told_while_it_goes_on() -> None:
    steps = URSULA.format(bag="0, -1", more="", fate="And Ursula Downs reveals 0", clues=1)
    assert play(steps).passed


def test_so_it_is_where_the_step_before_has_told_the_same_action() -> None:
    error = refusal(
        """Given Roland Banks is at the Study
        And the Study has 4 clues
        And Roland Banks controls Haste
        And the chaos bag holds 0
        When Roland Banks investigates
        And Roland Banks investigates
        And Roland Banks uses Haste
        And Roland Banks investigates
        Then Roland Banks has 3 clues"""
    )
    assert "come about by itself already" in error.message


def test_an_action_that_may_be_another_one_is_explained() -> None:
    steps = URSULA.format(bag="0", more="", fate="And nobody commits anything", clues=1)
    error = refusal(steps)
    assert "come about by itself already" in error.message
    assert error.remedy is not None
    assert play(steps.replace("And Ursula Downs investigates\n", "")).passed
    line = "Then nobody has a choice"
    assert line in error.remedy
    another = URSULA.format(
        bag="0", more=f"{line}\nWhen nobody reacts to anything else\n", fate="", clues=2
    )
    assert play(another).passed


NORTHSIDE = (
    "Given Roland Banks is at Northside\n{more}When Roland Banks uses Northside\n"
    "Then Roland Banks has 2 clues"
)


TRAINING = (
    "Given Jenny Barnes is at the Study\nAnd Jenny Barnes controls Physical Training\n{more}"
    "And Ghoul Minion is engaged with Jenny Barnes\nAnd the chaos bag holds 0\n"
    "When Jenny Barnes fights Ghoul Minion\n"
    "And Jenny Barnes uses ability 2 of Physical Training\n{then}"
)


def test_resources_that_no_step_has_told_are_missing_in_a_window_that_has_passed() -> None:
    error = refusal(TRAINING.format(more="", then=""))
    assert "its cost cannot be paid" in error.message
    assert "no step says what resources Jenny Barnes has, and with 1" in error.message
    none = "And Jenny Barnes has 0 resources\n"
    costs = "Then it is refused under arkham-lcg/costs"
    assert "no step says" not in refusal(TRAINING.format(more=none, then="")).message
    assert play(TRAINING.format(more=none, then=costs)).passed
    some = "And Jenny Barnes has 2 resources\n"
    worth = "Then the skill value of the test is 4"
    assert play(TRAINING.format(more=some, then=worth)).passed


def test_resources_that_no_step_has_told_are_said_to_be_so() -> None:
    error = refusal(NORTHSIDE.format(more=""))
    assert "no step says what resources Roland Banks has" in error.message
    line = "Given Roland Banks has 5 resources"
    assert error.remedy is not None
    assert line in error.remedy
    play(NORTHSIDE.format(more=line + "\n"))
    poor = refusal(NORTHSIDE.format(more="And Roland Banks has 0 resources\n"))
    assert "no step says" not in poor.message


def test_a_stop_hides_no_step_that_nobody_knows() -> None:
    steps = """Given Roland Banks is at the Study
        And the Study has 1 clue
        When Roland Banks investigates
        Then Roland Banks has 0 clues
        {more}"""
    assert play(steps.format(more="")).verdict == "unsupported"
    error = refusal(steps.format(more="And pigs fly over the Study"))
    assert error.message.startswith("unknown step")
    assert error.line == 7
    error = refusal(steps.replace("Then", "And pigs fly over it\n        Then").format(more=""))
    assert error.message.startswith("unknown step")
    assert error.line == 6


@pytest.mark.parametrize(
    ("after", "verdict", "passed"),
    [
        ("", "yes", True),
        ("\nThen Roland Banks has 0 clues", "yes", False),
        ("\nThen it is asked whether Roland Banks has 0 clues", "unsupported", False),
    ],
)
def test_a_stop_overrides_no_question_that_has_been_answered(
    after: str, verdict: str, passed: bool
) -> None:
    ruling = play(
        f"""Given Roland Banks is at the Study
        Then it is asked whether Roland Banks may investigate
        When Roland Banks investigates
        And Roland Banks reveals Bless{after}"""
    )
    assert (ruling.verdict, ruling.passed) == (verdict, passed)
    assert "bag" in ruling.reason
    assert [one.happened[:3] for one in ruling.unmet] == (
        ["bag"] if after[6:12] == "Roland" else []
    )
