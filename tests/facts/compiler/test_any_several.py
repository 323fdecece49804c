"""Any of several cards are as many as one likes: what takes back one of them is not understood."""

from __future__ import annotations

import pytest

from tests.facts.compiler.made import card
from tests.facts.compiler.test_unseen import compiler


def whole(text: str) -> bool:
    """Whether an asset that prints ``text`` is understood."""
    return compiler().card(card(text, "asset")).whole


@pytest.mark.parametrize("where", ["in", "from"])
@pytest.mark.parametrize(("noun", "one"), [("event", True), ("events", False)])
def test_any_of_several_is_not_one(noun: str, one: bool, where: str) -> None:
    assert whole(f"[action]: Return any {noun} {where} your discard pile to your hand.") is one


def test_nor_is_what_is_searched_for() -> None:
    said = "[action]: Search your discard pile for any {} and return it to your hand."
    assert [whole(said.format(noun)) for noun in ("event", "events")] == [True, False]
