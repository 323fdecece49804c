"""arkham-lcg/search: what follows a search comes once the deck is shuffled (``then``), not inside of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.ability import Node
from tests.arkham import shipped_cards

#: Cards whose text has the deck shuffled last of all.
SHUFFLED_LAST = {"Flare"}


def nodes(found: object) -> Iterator[Node]:
    if isinstance(found, Node):
        yield found
        yield from nodes(tuple(found.args.values()))
    elif isinstance(found, tuple):
        for one in found:
            yield from nodes(one)


def test_no_search_goes_on_to_another_sentence_before_it_ends():
    found = {
        card.name
        for card in shipped_cards()
        for ability in card.abilities
        for node in nodes(ability.effects)
        if node.row.id in ("search", "search-encounters")
        and any(inner.row.id == "then" for inner in nodes(node.args.get("effects", ())))
    }
    assert found == SHUFFLED_LAST
