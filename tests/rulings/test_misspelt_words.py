"""No misspelt word is read as something that never happens: in every slot only known words stand."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError, UnresolvedReference
from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.event_sentences import patterns
from rulesref.rulings.event_words import WORDY, known_words, read_words
from rulesref.rulings.reference import read_slot
from rulesref.rulings.ruling import Ruling
from rulesref.rulings.timeline import understand
from tests import arkham
from tests.arkham import parse_cases, replay, replay_file

HEAD = {
    "en": "Feature: f\n  Scenario: s\n",
    "it": "# language: it\nFunzionalità: f\n  Scenario: s\n",
}
TABLE = {
    "en": "Given Roland Banks is at the Study\nAnd the chaos bag holds 0\n",
    "it": "Dato Roland Banks è nello Studio\nE il sacchetto del caos contiene 0\n",
}


def play(steps: str, language: str = "en") -> Ruling:
    text = HEAD[language] + "".join(
        f"    {one}\n" for one in (TABLE[language] + steps).splitlines()
    )
    return replay(parse_cases(text, "x.feature")[0], "2016")


def refusal(steps: str, language: str = "en") -> CaseError:
    with pytest.raises(CaseError) as caught:
        play(steps, language)
    return caught.value


def wordy() -> list[tuple[str, str, str, str]]:
    """(language, event, slot, sentence) for every slot of an event's sentence that holds words."""
    return [
        (language, kind.id, slot, pattern.template)
        for language in ("en", "it")
        for kind in RULES.events.values()
        for pattern in patterns(kind, language)
        for slot in pattern.names()
        if kind.slots[slot] in WORDY and not kind.silent
    ]


@pytest.mark.parametrize(("language", "event", "slot", "template"), wordy())
def test_every_word_of_an_event_is_known_or_refused(
    language: str, event: str, slot: str, template: str
) -> None:
    scene = arkham.scene(language=language)
    for name in ("Engram's Oath", "Constance Dumaine"):
        read_slot(name, "card", arkham.tongue(), scene.telling.said)
    scene.state.put("table", **{"costly-words": (("Hastur", 1),)})
    told = [(word, scene.tongue.worded(slot, word)) for word in known_words(scene, event, slot)]
    kind = RULES.events[event]
    slots = {
        name: "Roland Banks" if type in ("card", "cards") else 1
        for name, type in kind.slots.items()
    }
    pattern = next(one for one in patterns(kind, language) if one.template == template)
    for name in pattern.names():
        if name != slot and kind.slots[name] in WORDY:
            slots[name] = scene.tongue.worded(name, known_words(scene, event, name)[0])
    assert told
    for word, printed in told:
        assert read_words(scene, event, slot, kind.slots[slot], printed) == (word,)
        sentence = pattern.write({**slots, slot: printed})
        assert any(found == event for found, _ in understand(scene, sentence)), sentence
        with pytest.raises(UnresolvedReference) as caught:
            understand(scene, pattern.write({**slots, slot: f"{printed[:1]}q{printed[1:]}"}))
        assert f"{printed[:1]}q{printed[1:]}".split(":")[0] in caught.value.told


@pytest.mark.parametrize(
    ("language", "steps", "told", "near"),
    [
        (
            "en",
            "When Roland Banks takes a resource\n"
            "Then it is asked whether Roland Banks takes the fihgt action\n",
            "fihgt",
            "fight",
        ),
        (
            "it",
            "Quando Roland Banks prende una risorsa\n"
            "Allora si chiede se Roland Banks effettua l'azione di combatimento\n",
            "di combatimento",
            "di combattimento",
        ),
        (
            "en",
            "When Roland Banks takes a resource\nThen Roland Banks takes the resuorce action\n",
            "resuorce",
            "resource",
        ),
        (
            "it",
            "Quando Roland Banks prende una risorsa\n"
            "Allora è accaduto questo: comincia la fase dei nemicci\n",
            "dei nemicci",
            "dei Nemici",
        ),
        (
            "en",
            "When Roland Banks investigates\nThen in order:\n  | Roland Banks tests intelect (2) |\n",
            "intelect",
            "intellect",
        ),
        (
            "en",
            "When Roland Banks investigates\n"
            "Then the chances are:\n  | Roland Banks reveals scull | 1 |\n",
            "scull",
            "skull",
        ),
    ],
)
def test_the_caret_stands_below_the_word_and_the_nearest_are_named(
    language: str, steps: str, told: str, near: str
) -> None:
    error = refusal(steps, language)
    assert str(error.text)[(error.column or 1) - 1 :].startswith(told)
    assert near in error.candidates


def test_a_sentence_that_is_no_event_is_met_with_the_nearest_events() -> None:
    error = refusal("When Roland Banks investigates\nThen in order:\n  | Roland Banks succeds |\n")
    assert "no event reads like" in error.message
    assert "{who} succeeds" in error.candidates


def test_the_title_of_a_step_is_read_as_well() -> None:
    steps = "When Roland Banks investigates\nThen in order:\n  | step st-3: {} |\n"
    error = refusal(steps.format("Revael a chaos token"))
    assert "step st-3 is called otherwise" in error.message
    assert play(steps.format(error.candidates[0])).passed


def test_an_option_that_no_step_could_choose_is_no_other_option() -> None:
    steps = (
        "And Roland Banks controls Guard Dog\nWhen Roland Banks takes 1 damage\n"
        "Then Roland Banks must choose between:\n"
        "  | Roland Banks assigns 1 damage to {} |\n"
        "  | Roland Banks {} 1 damage to Roland Banks |\n"
    )
    assert play(steps.format("Guard Dog", "assigns")).passed
    for one, other in (("Gaurd Dog", "assigns"), ("Guard Dog", "asigns")):
        error = refusal(steps.format(one, other))
        assert "no option reads like" in error.message
        assert error.line == (8 if other == "assigns" else 9)
        assert any("Guard Dog" in near for near in error.candidates)
    assert play(
        steps.format("Guard Dog", "assigns").replace("1 damage to R", "2 damage to R")
    ).unmet


@pytest.mark.parametrize(
    ("language", "said", "costs"),
    [
        ("en", "Roland Banks says Hatsur", "whoever says Hastur takes 1 horror"),
        ("it", "Roland Banks dice Hatsur", "chi dice Hastur subisce 1 orrore"),
    ],
)
def test_a_word_is_said_only_where_a_step_tells_what_it_costs(
    language: str, said: str, costs: str
) -> None:
    words = {"en": ("And", "When"), "it": ("E", "Quando")}[language]
    error = refusal(f"{words[0]} {costs}\n{words[1]} {said}\n", language)
    assert error.candidates == ("Hastur",)


@pytest.mark.parametrize(
    ("language", "step", "near"),
    [
        ("en", "And Roland Banks has taken a rpoe along", "rope"),
        ("it", "E Roland Banks ha con sé una crda", "corda"),
    ],
)
def test_a_supply_is_one_of_those_that_there_are(language: str, step: str, near: str) -> None:
    assert near in refusal(f"{step}\n", language).candidates


def test_an_open_question_is_one_of_those_that_can_be_played() -> None:
    error = refusal(
        "When Roland Banks investigates\nThen it is asked whether Roland Banks succeeds\n"
        "And the rules leave it open: U-061\n"
    )
    assert "U-06" in error.candidates


def test_a_rule_under_which_something_is_refused_exists(tmp_path) -> None:
    file = tmp_path / "x.feature"
    file.write_text(
        HEAD["en"]
        + "    Given Roland Banks is at the Study\n"
        + "    When Roland Banks moves to the Study\n"
        + "    Then it is refused under arkham-lcg/mvoe\n",
        "utf-8",
    )
    (error,) = replay_file(
        file, "2016", lambda cite: None if cite == "arkham-lcg/move" else ("arkham-lcg/move",)
    )
    assert isinstance(error, CaseError)
    assert (error.line, error.column) == (5, 30)
    assert error.candidates == ("arkham-lcg/move",)


def test_what_is_said_as_soon_as_something_happens_means_the_event_by_any_name() -> None:
    steps = (
        "And Study is connected to the Hallway\nAnd Hallway is unrevealed\n"
        "And whoever says Hastur takes 1 horror\n"
        "When Roland Banks says Hastur as soon as this has happened: {}\n"
        "And Roland Banks moves to the Hallway\nThen Roland Banks has 1 horror\n"
    )
    assert play(steps.format("Roland Banks reveals the location Hallway")).passed
    assert play(steps.format("Roland moves to the Hallway")).passed
    assert play(steps.format("Roland Banks takes the move action")).passed
    error = refusal(steps.format("Roland Banks moves to the Attic"))
    assert "Attic is nowhere in this case" in error.message


def test_what_is_to_be_written_instead_stands_alone_where_there_is_no_other_remedy() -> None:
    error = refusal("When Roland Banks takes a resource\nAnd Roland Banks chooses victory")
    assert error.remedy == "write: Roland Banks chooses that victory"
