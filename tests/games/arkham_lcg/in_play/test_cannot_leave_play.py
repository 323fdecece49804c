"""arkham-lcg/cannot: a card that cannot leave play stays, but for elimination."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

STAY = {"kind": "constant", "do": [{"verb": "cannot-leave-play", "of": "this"}]}
TABLE = "Given Roland Banks is at the Study\nAnd Roland Banks controls Anchor and Guard Dog\n"


@pytest.mark.parametrize(("abilities", "there"), [((STAY,), True), ((), False)])
def test_an_effect_does_not_take_it_away(
    monkeypatch: pytest.MonkeyPatch, abilities: tuple[dict[str, object], ...], there: bool
) -> None:
    workshop = Workshop(monkeypatch)
    workshop.card("Anchor", *abilities)
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    away = {"verb": "discard", "card": {"all": "asset", "named": "Anchor"}}
    workshop.card("Sweep", {"kind": "play", "do": [away, gain]}, type="event", stats={"cost": 0})
    ruling = workshop.play(TABLE + "When Roland Banks plays Sweep\nThen Anchor is in play")
    assert ruling.passed is there


def test_it_makes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    workshop.card("Anchor", STAY, slots=("Hand",))
    workshop.card("Rope", slots=("Hand x2",), stats={"cost": 0})
    steps = "When Roland Banks plays Rope\nThen Anchor is in play"
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Anchor\n" + steps
    )
    assert ruling.verdict == "unsupported"


def test_his_elimination_does(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    workshop.card("Anchor", STAY)
    go = {"kind": "action", "designators": ["resign"], "do": [{"verb": "resign", "who": "you"}]}
    workshop.card("Way Out", go)
    steps = (
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Anchor and Way Out\n"
        "When Roland Banks uses Way Out\nThen Anchor is in the removed pile"
    )
    assert workshop.play(steps).passed


@pytest.mark.parametrize(("shuffler", "there"), [("Burden", False), ("Kind Wind", True)])
def test_only_its_own_ability_shuffles_it_away(
    monkeypatch: pytest.MonkeyPatch, shuffler: str, there: bool
) -> None:
    workshop = Workshop(monkeypatch)
    kept = {"kind": "constant", "do": [{"verb": "leaves-play-only-by-itself", "of": "this"}]}
    burden = {"all": "asset", "named": "Burden"}
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    away = {"kind": "free", "do": [{"verb": "shuffle-into-deck", "card": burden}, gain]}
    for name, abilities in {"Burden": (away, kept), "Kind Wind": (away,)}.items():
        workshop.card(name, *abilities)
    steps = (
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Burden and Kind Wind\n"
        "And the deck of Roland Banks holds Guard Dog, Knife\n"
        f"When Roland Banks uses {shuffler}\nThen Burden is in play"
    )
    assert workshop.play(steps).passed is there
