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


@pytest.mark.parametrize(
    ("verb", "edition", "reacts"),
    [
        ("cancel", "2016", False),
        ("cancel", "2026", False),
        ("ignore", "2016", False),
        ("ignore", "2026", True),
    ],
)
def test_neither_has_an_impact_but_by_the_grimoire_the_ignored_occurred(
    monkeypatch, verb, edition, reacts
):
    told = texts(shop(monkeypatch, verb).play(STEPS, edition))
    assert "Roland Banks gains 1 resource" not in told
    assert ("Roland Banks takes 1 horror" in told) is reacts


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
        "And Agnes Baker controls Shield\n"
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
