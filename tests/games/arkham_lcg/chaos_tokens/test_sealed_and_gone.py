"""arkham-lcg/seal: the card that a token was sealed on has left play before the reveal."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts


def test_a_token_that_is_free_again_is_revealed_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workshop = Workshop(monkeypatch)
    premonition = {"all": "any-card", "named": "Premonition"}
    workshop.card(
        "Omen",
        {
            "kind": "forced",
            "on": {"when": "reveal", "who": "you"},
            "do": [{"verb": "discard", "card": premonition}],
        },
    )
    ruling = workshop.play(
        "Given Agnes Baker is at the Study\n"
        "And the Study has 1 clue\n"
        "And Agnes Baker controls Omen\n"
        "And Agnes Baker controls Premonition\n"
        "And +1 is sealed on Premonition\n"
        "And the chaos bag holds 0\n"
        "When Agnes Baker investigates\n"
        "Then Agnes Baker reveals +1\n"
        "And Premonition is in the discard pile of Agnes Baker\n"
        "And Agnes Baker has 1 clue"
    )
    assert (ruling.unmet, ruling.reason) == ((), ""), texts(ruling)


def test_a_token_that_is_free_already_is_not_released(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    premonition = {"all": "any-card", "named": "Premonition"}
    discards = {"verb": "discard", "card": premonition}
    workshop.card("Omen", {"kind": "forced", "on": {"when": "release"}, "do": [discards]})
    workshop.card("Key", {"kind": "free", "do": [{"verb": "release", "of": premonition}]})
    ruling = workshop.play(
        "Given Agnes Baker is at the Study\n"
        "And Agnes Baker controls Omen, Key and Premonition\n"
        "And +1 is sealed on Premonition\n"
        "And the chaos bag holds 0\n"
        "When Agnes Baker uses Key\n"
        "Then Premonition is in the discard pile of Agnes Baker\n"
        "And the chaos bag now holds 0, +1"
    )
    assert (ruling.unmet, ruling.reason) == ((), ""), texts(ruling)
    assert "+1 is released from Premonition" not in texts(ruling)
