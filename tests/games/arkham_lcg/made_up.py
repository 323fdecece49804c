"""Cases with a made-up card, for rules that no described card shows alone."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import read_ability
from rulesref.facts import described as facts
from rulesref.games.arkham_lcg import RULES
from rulesref.games.card import Card
from rulesref.rulings import tongue
from rulesref.rulings.ruling import Ruling
from tests.arkham import play


class Workshop:
    """``card`` makes one that cases may name; ``play`` replays steps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cards: dict[str, Card] = {}
        known = facts.card_named
        monkeypatch.setattr(
            tongue, "card_named", lambda text, game: self.cards.get(text) or known(text, game)
        )

    def card(
        self,
        name: str,
        *abilities: dict[str, Any],
        type: str = "asset",
        origin: str = "written",
        **more: Any,
    ) -> None:
        if type in ("asset", "event", "skill"):
            more.setdefault("level", 0)  # a card of somebody's deck, and no story asset
        code = f"made-up-{len(self.cards)}"
        read = tuple(
            read_ability(one, RULES, f"{code}/{n}", origin) for n, one in enumerate(abilities)
        )
        self.cards[name] = Card(code, name, type, abilities=read, **more)

    def play(self, steps: str, edition: str = "2016") -> Ruling:
        return play(steps, edition)


def texts(ruling: Ruling) -> list[str]:
    """The events of a timeline, in order."""
    return [moment.text for moment in ruling.timeline if moment.stage == "impact"]
