"""Whatever a program did not understand of a card stops before it begins, and by name."""

from __future__ import annotations

import pytest

from rulesref.engine.undescribed import HEAD, UNREAD
from rulesref.rulings.ruling import Ruling
from tests import arkham
from tests.games.arkham_lcg.made_up import Workshop, texts

BLUNT = {"kind": "action", "cost": [{"pay": "action", "amount": 1}]}
#: What a program leaves of which it has understood nothing, and what somebody has described.
UNREAD_MARK = {"opaque": UNREAD}
IN_WORDS = {"opaque": "what it does", "opaque-it": "che cosa fa"}
IN_DANGER = """Given Roland Banks is at the Study
And Agnes Baker is at the Study
And Roland Banks has 8 damage
And Ghoul Minion is engaged with Roland Banks
"""


def play(
    monkeypatch: pytest.MonkeyPatch, steps: str, left_open: dict[str, str] = UNREAD_MARK
) -> Ruling:
    origin = "compiled" if left_open is UNREAD_MARK else "written"
    shop = Workshop(monkeypatch)
    shop.card("Cudgel", {**BLUNT, **left_open}, origin=origin)
    shop.card("Ruse", {"kind": "play", **left_open}, type="event", origin=origin)
    return shop.play(steps, "2026")


@pytest.mark.parametrize(
    "step",
    [
        "And Roland Banks controls Cudgel\nWhen Roland Banks uses Cudgel",
        "And Roland Banks has Ruse in hand\nWhen Roland Banks plays Ruse",
    ],
)
def test_it_may_be_an_attack_which_provokes_nobody(
    monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    ruling = play(monkeypatch, f"{IN_DANGER}{step}\nThen Roland Banks is eliminated")
    assert ruling.verdict == "unsupported"
    assert "its ability 0 is not described" in ruling.reason
    assert not texts(ruling)


def test_what_somebody_described_has_the_beginning_that_they_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    step = "And Roland Banks controls Cudgel\nWhen Roland Banks uses Cudgel"
    steps = f"{IN_DANGER}{step}\nThen Roland Banks is eliminated"
    assert play(monkeypatch, steps, IN_WORDS).passed


HURT = """Given Agnes Baker is at the Study
And Agnes Baker has Ruse in hand
And Ghoul Minion is engaged with Agnes Baker
When Agnes Baker takes 1 horror
"""


def test_an_event_in_hand_could_be_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = "Then it is asked whether Ghoul Minion has 2 damage"
    ruling = play(monkeypatch, HURT + asked)
    assert ruling.verdict == "unsupported"
    passing = "And nobody reacts to anything else\n"
    assert play(monkeypatch, HURT + passing + asked).verdict == "no"


def test_played_as_an_answer_it_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ruling = play(monkeypatch, f"{HURT}And Agnes Baker plays Ruse\nThen Ruse is in hand")
    assert ruling.verdict == "unsupported"


def test_what_a_card_without_a_cost_costs_may_be_told_by_its_effect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only its head is known: that it is played."""
    Workshop(monkeypatch).card(
        "Ruse", {"kind": "play", "opaque": HEAD}, type="event", origin="compiled"
    )
    steps = "And Roland Banks has Ruse in hand\nWhen Roland Banks plays Ruse"
    assert arkham.play(IN_DANGER + steps, "2026").verdict == "unsupported"
