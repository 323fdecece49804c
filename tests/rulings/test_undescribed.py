"""What is undescribed is neither lawful nor forbidden: asked about it, the answer is what doing gets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop

EDITIONS = ("2016", "2026")
OPAQUE = {"opaque": "something nobody has described"}
#: How somebody initiates an ability of each kind: what it is on, and how that is said.
INITIATED: dict[str, tuple[dict[str, Any], str, str]] = {
    "action": ({"cost": [{"pay": "action", "amount": 1}]}, "asset", "use"),
    "free": ({"cost": [{"pay": "exhaust", "card": "this"}]}, "asset", "use"),
    "play": ({}, "event", "play"),
    "fast": ({"zones": ["hand"], "on": {"when": "gain-resources"}}, "event", "play"),
    "reaction": ({"on": {"after": "gain-resources"}}, "asset", "use"),
}
#: Where a clause may stand: alone, after a described one, behind a choice of what to pay, nested.
CLAUSES: dict[str, dict[str, Any]] = {
    "alone": OPAQUE,
    "last": {"do": [{"verb": "gain-resources", "who": "you", "amount": 1}, OPAQUE]},
    "nested": {"do": [{"verb": "if", "tests": [], "effects": [OPAQUE]}]},
    "in-every-option": {"do": [{"verb": "choose-one", "options": [[OPAQUE], [OPAQUE]]}]},
}


def laid_out(workshop: Workshop, kind: str, where: str, more: dict[str, Any]) -> str:
    says, type, _ = INITIATED[kind]
    fast = {"keywords": {"fast": True}} if kind == "fast" else {}
    ability = {"kind": kind, **says, **CLAUSES[where], **more}
    workshop.card("Strange", ability, type=type, stats={"cost": 0}, **fast)
    place = "has Strange in hand" if type == "event" else "controls Strange"
    begins = "" if kind in ("action", "free", "play") else "\nWhen Roland Banks gains 1 resource"
    return (
        "Given Roland Banks is at the Study\nAnd Roland Banks has Knife and Guts in hand\n"
        f"And Roland Banks {place}{begins}"
    ).replace("Knife and Guts in hand\nAnd Roland Banks has Strange", "Knife, Guts and Strange")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("where", CLAUSES)
@pytest.mark.parametrize("kind", INITIATED)
def test_asking_says_what_doing_says(
    workshop: Workshop, kind: str, where: str, edition: str
) -> None:
    verb = INITIATED[kind][2]
    before = laid_out(workshop, kind, where, {})
    chosen = "\nAnd Roland Banks chooses option 1 of Strange" * (where == "in-every-option")
    for step in (
        f"Then Roland Banks may {verb} Strange",
        f"Then Roland Banks may not {verb} Strange",
        f"Then it is asked whether Roland Banks may {verb} Strange",
        f"When Roland Banks {verb}s Strange{chosen}\nThen nobody has a choice",
    ):
        ruling = workshop.play(f"{before}\n{step}", edition)
        assert ruling.verdict == "unsupported", step
        assert "something nobody has described" in ruling.reason


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("may", ["may", "may not"])
@pytest.mark.parametrize(("verb", "type"), [("play", "asset"), ("commit", "skill")])
def test_what_holds_of_a_card_in_hand_may_say_when_it_is_lawful(
    workshop: Workshop, verb: str, type: str, may: str, edition: str
) -> None:
    """Such as that it costs more, or may be committed to a test at another location."""
    stats = {"cost": 0} if type == "asset" else {"icons": {"combat": 1}}
    workshop.card("Strange", {"kind": "constant", **OPAQUE}, type=type, stats=stats)
    before = "Given Roland Banks is at the Study\nAnd Roland Banks has Strange in hand\n"
    before += "When Roland Banks investigates\n" if verb == "commit" else ""
    then = f"Then Roland Banks {may} {verb} Strange"
    assert workshop.play(before + then, edition).verdict == "unsupported"
    did = f"{'And' if verb == 'commit' else 'When'} Roland Banks {verb}s Strange\n"
    done = workshop.play(f"{before}{did}Then Roland Banks has no cards in hand", edition)
    assert done.verdict == "unsupported"


@pytest.mark.parametrize("kind", ["action", "free"])
def test_so_it_does_behind_a_choice_of_what_to_pay(workshop: Workshop, kind: str) -> None:
    cost = {"pay": "discard", "card": {"choose": "your-hand"}}
    before = laid_out(workshop, kind, "alone", {"cost": [cost]})
    assert workshop.play(f"{before}\nThen Roland Banks may use Strange").verdict == "unsupported"


@pytest.mark.parametrize("kind", ["action", "free"])
def test_where_something_else_can_be_chosen_it_may(workshop: Workshop, kind: str) -> None:
    described = {"verb": "gain-resources", "who": "you", "amount": 1}
    options = {"do": [{"verb": "choose-one", "options": [[OPAQUE], [described]]}]}
    workshop.card("Strange", {"kind": kind, **INITIATED[kind][0], **options})
    steps = "Given Roland Banks is at the Study\nAnd Roland Banks controls Strange"
    assert workshop.play(f"{steps}\nThen Roland Banks may use Strange").passed


ASKED = (
    "Then Roland Banks may investigate",
    "Then Roland Banks may not investigate",
    "Then Roland Banks may use Old Book of Lore",
    "Then Roland Banks may not use Old Book of Lore",
    "Then nobody has a choice",
    "Then the choice is Roland Banks's",
    "Then it is asked whether Roland Banks may investigate",
    "When Roland Banks moves to the Study\nThen it is refused under arkham-lcg/move",
    "When Roland Banks takes a resource\nThen Roland Banks has 1 resource",
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("kind", ["constant", "forced", "reaction"])
def test_where_one_without_a_trigger_acts_nothing_is_lawful_or_forbidden(
    workshop: Workshop, kind: str, asked: str, edition: str
) -> None:
    workshop.card("Strange", {"kind": kind, **OPAQUE})
    steps = (
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Strange and Old Book of Lore\n"
    )
    ruling = workshop.play(steps + asked, edition)
    assert ruling.verdict == "unsupported"
    assert "something nobody has described" in ruling.reason
