"""What the productions read can be said again by them, and no word of weight is lost."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.production import Production
from rulesref.facts.compiler.productions import Productions
from tests.facts.compiler.alike import alike
from tests.facts.compiler.rendering import Rendered, Renderer, weighs
from tests.named_folders import CARDS, needs


def _renderer(*rows: tuple[str, str, Any]) -> Renderer:
    made = (
        Production(f"t/{n}", category, says, means, "t")
        for n, (category, says, means) in enumerate(rows)
    )
    return Renderer(Productions(made)).on({"type": "asset", "health": 3})


def _said(renderer: Renderer, value: Any) -> list[str]:
    return sorted(" ".join(words) for words in renderer.ways("line", value).values())


DRAW = ("effect", "draw {n:digit} card/cards", [{"verb": "draw", "amount": "{n}"}])
HEAD = (
    "head",
    "[reaction] exhaust {c:own} :",
    {"kind": "reaction", "cost": [{"pay": "exhaust", "card": "{c}"}]},
)
OWN = ("own", "~", "this")
LIMIT = ("limit", "( limit {n:digit} per {p:period} )", {"limit": "{n} per {p}"})
PERIOD = ("period", "round", "round")
LINE = (
    "line",
    "{h:head} {e:effect} . <{l:limit}>",
    {"ability": [{"+": ["{h}", "{l}"], "do": "{e}"}]},
)
ABILITY = {
    "kind": "reaction",
    "cost": [{"pay": "exhaust", "card": "this"}],
    "do": [{"verb": "draw", "amount": 2}],
}


def test_facts_are_said_by_the_productions_that_made_them() -> None:
    renderer = _renderer(LINE, HEAD, OWN, DRAW, LIMIT, PERIOD)
    once = {"ability": [{**ABILITY, "limit": "1 per round"}]}
    assert _said(renderer, {"ability": [ABILITY]}) == ["[reaction] exhaust ~ : draw 2 cards ."]
    assert _said(renderer, once) == ["[reaction] exhaust ~ : draw 2 cards . ( limit 1 per round )"]
    assert _said(renderer, {"ability": [{**ABILITY, "do": []}]}) == []


def test_a_meaning_that_loses_a_word_is_said_in_two_ways() -> None:
    swallows = ("effect", "you may draw {n:digit} card/cards", [{"verb": "draw", "amount": "{n}"}])
    ways = _renderer(LINE, HEAD, OWN, DRAW, swallows, LIMIT, PERIOD).ways(
        "line", {"ability": [ABILITY]}
    )
    words = ("[reaction]", "exhaust", "~", ":", "draw", "2", "cards", ".")
    [(less, more, _)] = Rendered("Made Up", words, weighs(words), ways).others()
    assert (less, more) == (set(), {"may"})


def test_what_a_meaning_takes_from_its_card_is_said_on_such_a_card_alone() -> None:
    renderer = _renderer(("line", "it heals as much as it has .", {"amount": "{card.health}"}))
    assert _said(renderer, {"amount": 3}) == ["it heals as much as it has ."]
    assert _said(renderer, {"amount": 4}) == []


def test_lists_that_two_parts_have_filled_are_taken_apart_again() -> None:
    row = ("line", "{a:effect} and {b:effect} .", {"do": ["{a}", "{b}"]})
    value = {"do": [{"verb": "draw", "amount": 2}, {"verb": "draw", "amount": 3}]}
    assert _said(_renderer(row, DRAW), value) == ["draw 2 cards and draw 3 cards ."]


@needs(CARDS)
@pytest.mark.parametrize(
    "seed", [3, 11, 12, 13, 14, 15, 16, 17]
)  # 11 and 15 have reference cards with two sides
def test_printed_lines_are_said_by_their_facts_and_nothing_else_says_them(seed: int) -> None:
    from tests.facts.compiler.rendering import rendered

    lines = list(rendered(25, seed))
    assert [line.name for line in lines if line.unsaid] == []
    lost = [(line.name, *other) for line in lines for other in line.others()]
    assert lost == [], f"not both mean the same; if they do, alike.py says so: {alike.__module__}"
