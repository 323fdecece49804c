"""arkham-lcg/cancel and ignoring, in both editions."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

STEPS = """\
Given Roland Banks is at the Study
And Roland Banks controls Shield
And Roland Banks controls Mirror
When Roland Banks takes a resource"""


def shop(monkeypatch: pytest.MonkeyPatch, verb: str) -> Workshop:
    made = Workshop(monkeypatch)
    made.card(
        "Shield",
        {
            "kind": "forced",
            "on": {"when": "gain-resources", "who": "you"},
            "do": [{"verb": verb}],
            "limit": "1 per game",
        },
    )
    made.card(
        "Mirror",
        {
            "kind": "forced",
            "on": {"after": "gain-resources", "who": "you"},
            "do": [{"verb": "take", "who": "you", "horror": 1}],
            "limit": "1 per game",
        },
    )
    return made


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("verb", ["cancel", "ignore"])
def test_neither_is_resolved_so_nothing_answers_the_effect(monkeypatch, verb, edition):
    told = texts(shop(monkeypatch, verb).play(STEPS, edition))
    assert "Roland Banks gains 1 resource" not in told
    assert "Roland Banks takes 1 horror" not in told


@pytest.mark.parametrize(
    ("verb", "edition", "answers"),
    [
        ("cancel", "2016", False),
        ("cancel", "2026", False),
        ("ignore", "2016", False),
        ("ignore", "2026", True),
    ],
)
def test_what_was_ignored_was_begun_and_its_beginning_is_answered(
    monkeypatch, verb, edition, answers
):
    """Grimoire, Annullare and Ignorare: another reaction to the same beginning."""
    made = Workshop(monkeypatch)
    on = {"when": "gain-resources", "who": "you"}
    made.card("Shield", {"kind": "reaction", "on": on, "do": [{"verb": verb}]})
    made.card(
        "Bell",
        {"kind": "reaction", "on": on, "do": [{"verb": "take", "who": "you", "horror": 1}]},
    )
    steps = STEPS.replace("Mirror", "Bell") + "\nAnd Roland Banks uses Shield\n"
    ruling = made.play(
        steps + f"Then Roland Banks {'may' if answers else 'may not'} use Bell", edition
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("verb", ["cancel", "ignore"])
def test_an_event_without_its_effects_was_played(monkeypatch, verb, edition):
    """It is paid for and discarded, and what comes after playing it may answer."""
    made = Workshop(monkeypatch)
    made.card(
        "Silence",
        {"kind": "forced", "on": {"when": "play", "who": "you"}, "do": [{"verb": verb}]},
    )
    made.card(
        "Bell",
        {
            "kind": "forced",
            "on": {"after": "play", "who": "you"},
            "do": [{"verb": "take", "who": "you", "horror": 1}],
        },
    )
    ruling = made.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks has Emergency Cache in hand\n"
        "And Roland Banks controls Silence and Bell\n"
        "When Roland Banks plays Emergency Cache\n"
        "Then in order:\n"
        "  | Roland Banks plays Emergency Cache |\n"
        "  | Emergency Cache is discarded |\n"
        "  | Roland Banks takes 1 horror |\n"
        "And Roland Banks has 0 resources\n",
        edition,
    )
    assert ruling.passed, ruling.unmet


def tokens(monkeypatch: pytest.MonkeyPatch, verb: str) -> Workshop:
    """Shield takes a revealed token away; Bell sounds after any that was drawn, Gong after."""
    made = Workshop(monkeypatch)
    made.card(
        "Shield",
        {
            "kind": "reaction",
            "on": {"when": "reveal", "who": "you", "face": "-4"},
            "do": [{"verb": verb}],
        },
    )
    made.card(
        "Bell",
        {
            "kind": "forced",
            "on": {"after": "reveal", "face": "-4"},
            "do": [{"verb": "take", "who": "you", "horror": 1}],
        },
    )
    made.card(
        "Gong",
        {
            "kind": "forced",
            "on": {"after": "succeed", "who": "you"},
            "if": [{"test": "ignored", "faces": ["-4"]}],
            "do": [{"verb": "take", "who": "you", "damage": 1}],
        },
    )
    return made


TOKEN = """\
Given Roland Banks is at the Study
And Roland Banks controls Shield, Bell and Gong
And the chaos bag holds -4, 0
When Roland Banks investigates
And Roland Banks reveals -4
And Roland Banks uses Shield
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_an_ignored_token_was_drawn_and_does_nothing(monkeypatch, edition):
    """Its -4 would fail the test; it is known as drawn and as ignored, and no other is drawn."""
    ruling = tokens(monkeypatch, "ignore").play(
        TOKEN
        + "Then in order:\n"
        + "  | Roland Banks reveals -4 |\n"
        + "  | Roland Banks takes 1 horror |\n"
        + "  | Roland Banks succeeds |\n"
        + "  | Roland Banks takes 1 damage |\n",
        edition,
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_canceled_token_was_never_drawn(monkeypatch, edition):
    """It goes back, another is drawn, and nothing finds a token that was drawn or ignored."""
    ruling = tokens(monkeypatch, "cancel-token").play(
        TOKEN + "And Roland Banks reveals 0\nThen Roland Banks has 0 horror\n"
        "And Roland Banks has 0 damage\n",
        edition,
    )
    assert ruling.passed, ruling.unmet
    assert "Roland Banks reveals -4" not in texts(ruling)
    assert "Roland Banks succeeds" in str(texts(ruling))


def test_a_canceled_part_of_a_batch_leaves_the_other_parts_alone(monkeypatch):
    """Both investigators take horror at once; one's is canceled, the other's is not."""
    made = Workshop(monkeypatch)
    made.card(
        "Shield",
        {
            "kind": "reaction",
            "on": {"when": "place-horror", "to": "you"},
            "do": [{"verb": "cancel"}],
        },
    )
    made.card(
        "Bell",
        {
            "kind": "free",
            "do": [{"verb": "take", "who": {"all": "investigator"}, "horror": 1}],
            "limit": "1 per game",
        },
    )
    ruling = made.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks controls Shield and Bell\n"
        "And Agnes Baker controls Shield #2\n"
        "When Roland Banks uses Bell\n"
        "And Roland Banks uses Shield\n"
        "And Agnes Baker uses Shield #2\n"
        "Then Roland Banks has 0 horror\n"
        "And Agnes Baker has 0 horror"
    )
    assert ruling.passed, ruling.unmet
    one = made.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks controls Shield and Bell\n"
        "When Roland Banks uses Bell\n"
        "And Roland Banks uses Shield\n"
        "Then Roland Banks has 0 horror\n"
        "And Agnes Baker has 1 horror"
    )
    assert one.passed, one.unmet


def test_two_preventions_add_up(monkeypatch):
    made = Workshop(monkeypatch)
    for name in ("Coat", "Scarf"):
        made.card(
            name,
            {
                "kind": "reaction",
                "on": {"when": "place-horror", "to": "you", "amount": "1+"},
                "do": [{"verb": "prevent", "amount": 1}],
            },
        )
    made.card(
        "Bell",
        {
            "kind": "free",
            "do": [{"verb": "take", "who": "you", "horror": 3}],
            "limit": "1 per game",
        },
    )
    ruling = made.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Coat, Scarf and Bell\n"
        "When Roland Banks uses Bell\n"
        "And Roland Banks uses Coat\n"
        "And Roland Banks uses Scarf\n"
        "Then Roland Banks has 1 horror"
    )
    assert ruling.passed, ruling.unmet
