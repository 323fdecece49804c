"""What the steps of a case lead on to is looked through once, and is the same as looked through anew."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulesref.cases.written import Step
from rulesref.sentences.arkham_lcg.steps_ahead import StepsAhead

KINDS = st.lists(st.sampled_from(["given", "when", "then"]), min_size=1, max_size=12)
TEXTS = ("Roland Banks takes a resource", "Roland Banks draws a card", "Study has 2 clues")


def steps_of(kinds: list[str]) -> tuple[Step, ...]:
    return tuple(
        Step(kind, TEXTS[(place + len(kind)) % len(TEXTS)], place + 1, 1, ())
        for place, kind in enumerate(kinds)
    )


@given(KINDS)
def test_it_says_what_the_steps_say_from_each_of_them_on(kinds: list[str]) -> None:
    steps = steps_of(kinds)
    ahead = StepsAhead(steps, "en")
    for place, step in enumerate(steps):
        assert ahead.place(step) == place
        said = ahead.said_from(step, "words", lambda one: one.text.split())
        assert said == {word for one in steps[place:] for word in one.text.split()}
        run = next((n for n in range(place, len(steps)) if kinds[n] != kinds[place]), len(steps))
        assert ahead.end(place, kinds[place]) == run
        assert ahead.end(place, "nothing") == place


def test_each_step_is_asked_once_for_each_thing() -> None:
    asked: list[Step] = []

    def says(step: Step) -> list[str]:
        asked.append(step)
        return [step.kind]

    steps = steps_of(["given", *["when"] * 40, "then"])
    ahead = StepsAhead(steps, "en")
    for step in steps:
        ahead.said_from(step, "kinds", says)
    assert sorted(asked, key=lambda one: one.line) == list(steps)


def test_what_is_told_twice_is_where_it_is_told_first() -> None:
    step = Step("when", TEXTS[0], 1, 1, ())
    assert StepsAhead((step, step), "en").place(step) == 0
