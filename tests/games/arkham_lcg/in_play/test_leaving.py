"""arkham-lcg/leaves-play: what a card answers that leaves play with the event itself."""

from __future__ import annotations

import pytest

from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts


def shop(monkeypatch: pytest.MonkeyPatch, on: dict[str, object], kind: str = "forced") -> Workshop:
    """Mirror answers ``on`` with a horror; Hammer takes assets off the table."""
    made = Workshop(monkeypatch)
    do = [{"verb": "take", "who": "you", "horror": 1}]
    made.card("Mirror", {"kind": kind, "on": on, "do": do})
    made.card(
        "Hammer",
        {
            "kind": "free",
            "do": [{"verb": "discard", "card": {"choose": "asset", "controlled-by": "you"}}],
        },
    )
    return made


STEPS = """\
Given Roland Banks is at the Study
And Roland Banks controls Mirror and Hammer
When Roland Banks uses Hammer
And Roland Banks chooses {card}
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("stage", ["if", "after"])
def test_a_card_answers_its_own_leaving(monkeypatch, stage, edition):
    made = shop(monkeypatch, {stage: "discard", "card": "this"})
    told = texts(made.play(STEPS.format(card="Mirror"), edition))
    assert told.index("Mirror is discarded") < told.index("Roland Banks takes 1 horror")


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_it_does_not_answer_that_another_card_leaves_unless_it_says_so(monkeypatch, edition):
    made = shop(monkeypatch, {"after": "discard", "card": "this"})
    told = texts(made.play(STEPS.format(card="Hammer"), edition))
    assert "Roland Banks takes 1 horror" not in told


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_reaction_to_its_own_leaving_is_offered(monkeypatch, edition):
    made = shop(monkeypatch, {"after": "discard", "card": "this"}, kind="reaction")
    steps = STEPS.format(card="Mirror") + "And Roland Banks uses Mirror\n"
    assert made.play(steps + "Then Roland Banks has 1 horror", edition).passed


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_card_that_left_in_a_step_before_answers_no_more(monkeypatch, edition):
    """Mirror answers any draw of a card; in the discard pile it answers none."""
    made = shop(monkeypatch, {"after": "gain-resources", "who": "you"})
    steps = STEPS.format(card="Mirror") + "And Roland Banks takes a resource\n"
    assert "Roland Banks takes 1 horror" not in texts(made.play(steps, edition))


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_what_is_attached_answers_the_leaving_of_its_bearer(monkeypatch, edition):
    made = shop(monkeypatch, {"after": "discard", "card": "attached-to-this"})
    steps = STEPS.replace("\nWhen", "\nAnd Mirror #2 is attached to Hammer\nWhen")
    told = texts(made.play(steps.format(card="Hammer"), edition))
    assert "Roland Banks takes 1 horror" in told


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("damage", "horror"), [(0, 1), (1, 0)])
def test_what_falls_by_damage_does_not_answer_the_damage(monkeypatch, damage, horror, edition):
    """At 1 of 2 health Mirror stands and answers; its leaving is another event."""
    made = Workshop(monkeypatch)
    on = {"after": "place-damage", "to": "this"}
    do = [{"verb": "take", "who": "you", "horror": 1}]
    made.card("Mirror", {"kind": "forced", "on": on, "do": do}, stats={"health": 2})
    steps = [
        "Given Roland Banks is at the Study",
        "And Roland Banks controls Mirror",
        f"And Mirror has {damage} damage",
        "When Roland Banks takes 1 damage",
        "And Roland Banks assigns 1 damage to Mirror",
        f"Then Mirror is in {'the discard pile' if damage else 'play'}",
        f"And Roland Banks has {horror} horror",
    ]
    ruling = made.play("\n".join(steps), edition)
    assert ruling.passed, ruling.unmet


WAYS = [
    ("discard", {}),
    ("remove", {}),
    ("exile", {}),
    ("set-aside", {}),
    ("return-to-hand", {}),
    ("shuffle-into-deck", {}),
    ("lay-on-deck", {"place": "bottom"}),
    ("place-beneath", {"host": "you"}),
]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("verb", "more"), WAYS, ids=[verb for verb, _ in WAYS])
def test_whatever_takes_it_out_of_play_it_has_left_play(monkeypatch, verb, more, edition):
    made = shop(monkeypatch, {"if": "leave-play", "card": "this"})
    gone = {"verb": verb, "card": {"all": "asset", "named": "Mirror"}, **more}
    made.card("Broom", {"kind": "free", "limit": "1 per round", "do": [gone]})
    ruling = made.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Mirror and Broom\n"
        "And the deck of Roland Banks holds Knife\nWhen Roland Banks uses Broom\n"
        "Then Roland Banks has 1 horror",
        edition,
    )
    assert ruling.passed, ruling.unmet


def test_every_way_to_leave_play_is_an_event_of_leaving():
    for event in RULES.groups["leave-play"]:
        assert RULES.events[event].leaves


SENT = """\
Given Roland Banks is at the Study
And Roland Banks controls Mirror
When Mirror is discarded
Then Mirror is {where}
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("stage", "verb", "where"),
    [
        ("when", "remove", "removed from the game"),
        ("would", "remove", "removed from the game"),
        ("would", "set-aside", "set aside"),
    ],
)
def test_a_leaving_sent_elsewhere_is_the_same_leaving(monkeypatch, stage, verb, where, edition):
    """It answered itself without end."""
    made = Workshop(monkeypatch)
    do: list[dict[str, object]] = [{"verb": verb, "card": "this"}]
    if stage == "would":
        do = [{"verb": "instead", "effects": do}]
    made.card("Mirror", {"kind": "forced", "on": {stage: "leave-play", "card": "this"}, "do": do})
    assert made.play(SENT.format(where=where), edition).passed
