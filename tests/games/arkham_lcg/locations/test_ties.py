"""arkham-lcg/choices-and-the-grim-rule: of what ties the lead decides, by the rule and not by a card."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop

EDITIONS = ("2016", "2026")
#: Each way to leave several only where they tie: what is chosen so.
TIED: dict[str, dict[str, Any]] = {
    "nearest": {"choose": "enemy", "nearest": "you"},
    "most": {"choose": "enemy", "most": "damage"},
    "fewest": {"choose": "enemy", "fewest": "damage"},
    "most-there": {"choose": "location", "most-there": {"all": "enemy"}},
    "fewest-there": {"choose": "location", "fewest-there": {"all": "enemy"}},
    "farthest": {"choose": "enemy", "farthest": "you"},
    "farthest-location": {"choose": "farthest-location"},
    "location-farthest-from-all": {"choose": "location-farthest-from-all"},
}
GIVEN = (
    "Given Roland Banks is at the Study\nAnd Agnes Baker is at the Parlor\n"
    "And the Parlor is connected to the Study, the Hallway and the Cellar\n"
    "And Acolyte is exhausted at the Hallway\nAnd Wizard of the Order is exhausted at the Cellar\n"
)


def test_every_one_of_them_is_walked() -> None:
    assert set(TIED) == RULES.ties


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("type", ["treachery", "location", "agenda", "asset", "event"])
@pytest.mark.parametrize("tied", TIED)
def test_the_lead_investigator_decides(
    workshop: Workshop, tied: str, type: str, edition: str
) -> None:
    ruling = workshop.play(_steps(workshop, TIED[tied], type) + "Roland Banks's", edition)
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("type", ["treachery", "asset"])
@pytest.mark.parametrize("tied", TIED)
def test_whoever_is_told_to_choose_does_so_instead(
    workshop: Workshop, tied: str, type: str, edition: str
) -> None:
    told = {**TIED[tied], "chooser": "you"}
    ruling = workshop.play(_steps(workshop, told, type) + "Agnes Baker's", edition)
    assert ruling.passed, ruling.unmet


def _steps(workshop: Workshop, chosen: dict[str, Any], type: str) -> str:
    """Agnes Baker comes to the effect of a card of that ``type``; whose choice it is."""
    doom = {"verb": "place-doom", "on": chosen, "amount": 1}
    does: dict[str, Any] = {"do": [doom]}
    if type == "treachery":
        workshop.card("Sign", {"kind": "revelation", **does}, type=type)
        comes = "When Agnes Baker draws Sign from the encounter deck\n"
    elif type in ("asset", "event"):
        kind = "play" if type == "event" else "free"
        workshop.card("Sign", {"kind": kind, **does}, type=type, stats={"cost": 0})
        where = "has Sign in hand" if type == "event" else "controls Sign"
        verb = "plays" if type == "event" else "uses"
        comes = f"And Agnes Baker {where}\nWhen Agnes Baker {verb} Sign\n"
    elif type == "location":
        entered = {"after": "move", "who": "you", "to": "this"}
        workshop.card("Sign", {"kind": "forced", "on": entered, **does}, type=type)
        comes = "And the Parlor is connected to Sign\nWhen Agnes Baker moves to Sign\n"
    else:
        workshop.card("Sign", {"kind": "free", **does}, type=type)
        comes = "And the current agenda is Sign\nWhen Agnes Baker uses Sign\n"
    return GIVEN + comes + "Then the choice is "
