"""arkham-lcg/blank and arkham-lcg/gains: text that goes, text that stays, text that comes back."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.lasting import expire
from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.engine.outcome import Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.arkham_lcg.values.text_box import refresh
from rulesref.games.things import bring, card_of
from tests.arkham import card_named, read_card

STRONG = {"kind": "constant", "do": [{"verb": "modify", "of": "you", "stat": "combat", "by": 1}]}
TOOL = {
    "code": "t",
    "name": "Tool",
    "type": "asset",
    "traits": ["Item"],
    "keywords": {"permanent": True},
    "ability": [STRONG],
}


def table(edition: str = "2016") -> tuple[State, str]:
    state = new_game(edition)
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    return state, seat(state, card_named("Roland Banks"), study)


def make(state: State, who: str, name: str, *does: dict[str, Any], **more: Any) -> str:
    """An asset of ``who`` with a constant ability."""
    card = {"code": name, "name": name, "type": "asset", **more}
    card.setdefault("ability", [{"kind": "constant", "do": list(does)}] if does else [])
    id = bring(state, read_card(card), zone="play", controller=who, owner=who)
    refresh(state)
    return id


BLANK = {"verb": "blank", "of": {"all": "asset", "not": "this"}}


def test_traits_keywords_and_abilities_go() -> None:
    state, who = table()
    tool = make(state, who, "Tool", traits=["Item"], keywords={"fast": True}, ability=[STRONG])
    assert stat(state, who, "combat") == 5
    make(state, who, "Eraser", BLANK)
    assert card_of(state, tool).traits == ()
    assert not keyword(state, tool, "fast")
    assert stat(state, who, "combat") == 4


def test_what_is_excepted_stays() -> None:
    state, who = table()
    tool = make(state, who, "Tool", traits=["Item"], ability=[STRONG])
    make(state, who, "Eraser", {**BLANK, "but": ["traits"]})
    assert card_of(state, tool).traits == ("Item",)
    assert stat(state, who, "combat") == 4


def test_gained_text_is_not_blanked_and_not_printed() -> None:
    state, who = table()
    tool = make(state, who, "Tool", traits=["Item"])
    give = {"verb": "gain-trait", "of": {"all": "asset", "named": "Tool"}, "trait": "Blessed"}
    gift = {"verb": "gain-keyword", "of": {"all": "asset", "named": "Tool"}, "keyword": "fast"}
    eraser = {"verb": "blank", "of": {"all": "asset", "named": "Tool"}}
    make(state, who, "Giver", give, gift, eraser)
    assert card_of(state, tool).traits == ("Blessed",)
    assert keyword(state, tool, "fast")
    assert state.get(tool, "printed").traits == ("Item",)


def test_the_same_keyword_twice_is_one_and_a_lost_one_is_gone() -> None:
    state, who = table()
    tool = make(state, who, "Tool", keywords={"fast": True})
    named = {"all": "asset", "named": "Tool"}
    make(state, who, "Giver", {"verb": "gain-keyword", "of": named, "keyword": "fast"})
    assert card_of(state, tool).keywords == {"fast": True}
    make(state, who, "Taker", {"verb": "lose-keyword", "of": named, "keyword": "fast"})
    assert card_of(state, tool).keywords == {"fast": True}
    state.put("giver", zone="discard")
    refresh(state)
    assert card_of(state, tool).keywords == {}


@pytest.mark.parametrize(("edition", "combat", "traits"), [("2016", 5, 1), ("2026", 4, 0)])
def test_a_permanent(edition: str, combat: int, traits: int) -> None:
    """Errata of FAQ v2.5, Permanent; Grimoire, Vuoto."""
    state, who = table(edition)
    tool = bring(state, read_card(TOOL), zone="play", controller=who, owner=who)
    make(state, who, "Eraser", BLANK)
    assert stat(state, who, "combat") == combat
    assert len(card_of(state, tool).traits) == traits
    assert keyword(state, tool, "permanent")


def test_until_the_end_of_a_period() -> None:
    state, who = table()
    tool = make(state, who, "Tool", ability=[STRONG])
    node = read_effect({"verb": "blank", "of": "it", "until": "phase"}, RULES, "x")
    node.row.run(state, {"this": tool, "you": who}, of=(tool,), until="phase")
    assert stat(state, who, "combat") == 4
    later = make(state, who, "Tool", ability=[STRONG])
    assert stat(state, who, "combat") == 5
    expire(state, "phase")
    assert stat(state, who, "combat") == 6
    assert later != tool


def test_what_leaves_play_is_as_printed_again() -> None:
    state, who = table()
    tool = make(state, who, "Tool", traits=["Item"])
    make(state, who, "Eraser", BLANK)
    state.emit(state.event("discard", card=tool))
    run(state)
    assert card_of(state, tool).traits == ("Item",)
    assert not state.get(tool, "text")


def test_two_that_blank_each_other_stop_the_game() -> None:
    state, who = table()
    make(state, who, "Eraser", BLANK)
    make(state, who, "Rubber", BLANK)
    assert isinstance(run(state), Unsupported)
