"""A card treated as another: its name, traits and text while one ability resolves, no longer."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

TABLE = """Given Agnes Baker is at the Study
And Agnes Baker controls True Magick and Watcher
And Agnes Baker has Shrivelling in hand
And Ghoul Minion is engaged with Agnes Baker
And the chaos bag holds {face}
When Agnes Baker uses True Magick"""


def watcher(monkeypatch: pytest.MonkeyPatch, **of: object) -> Workshop:
    """An asset that gives a resource after damage by a card that ``of`` describes."""
    workshop = Workshop(monkeypatch)
    pay = {"verb": "gain-resources", "who": "you", "amount": 1}
    on = {"after": "place-damage", "by": {"all": "asset", **of}}
    workshop.card("Watcher", {"kind": "forced", "on": on, "do": [pay]})
    return workshop


@pytest.mark.parametrize(
    ("of", "seen"),
    [
        ({"named": "Shrivelling"}, True),
        ({"named": "True Magick"}, False),
        ({"trait": "Spell"}, True),
        ({"trait": "Tome"}, False),
    ],
)
def test_name_and_traits(
    monkeypatch: pytest.MonkeyPatch, of: dict[str, object], seen: bool
) -> None:
    ruling = watcher(monkeypatch, **of).play(TABLE.format(face="0"))
    assert ("Agnes Baker gains 1 resource" in texts(ruling)) is seen


def test_it_is_itself_again(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = watcher(monkeypatch)
    ruling = workshop.play(TABLE.format(face="-8") + "\nThen True Magick has 0 charges")
    assert ruling.passed
    assert "Ghoul Minion is defeated" not in texts(ruling)
