"""All cards that there are facts of, described by hand or compiled."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.facts.shipped import SHIPPED, compiled
from rulesref.facts.written import written_files
from rulesref.games.game import Game


def every_card(game: Game) -> Iterator[Mapping[str, Any]]:
    """The facts of each card of ``game`` as they stand; those by hand go before compiled ones."""
    codes = set()
    for path in written_files(game):
        for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
            codes.add(card["code"])
            yield card
    for card in compiled(game.corpus / "cards" / SHIPPED).all():
        if card["code"] not in codes:
            yield card
