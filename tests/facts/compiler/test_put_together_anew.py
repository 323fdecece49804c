"""Wordings of encounter cards put together anew: whoever is hunted, where it spawns, when a symbol counts."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from rulesref.facts.compiler.gaps import shape_of
from tests.facts.compiler.made import card
from tests.facts.compiler.test_unseen import ability, compiler, lines

#: How an investigator is told → what tells them in the notation.
TOLD: dict[str, dict[str, Any]] = {
    "with 3 or more clues": {"least-clues": 3},
    "with no resources": {"most-resources": 0},
    "with no clues": {"not": {"all": "investigator", "with": "clues"}},
    "controlling Lamp of Okk": {"controls": {"all": "any-card", "named": "Lamp of Okk"}},
}


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize(("before", "behind"), [("", ""), ("Only the i", ""), ("I", " only")])
def test_an_enemy_hunts_whoever_is_told(told: str, before: str, behind: str) -> None:
    (prey,) = ability(f"Prey - {before or 'I'}nvestigator {told}{behind}.", "enemy")["do"]
    assert prey["who"] == {"all": "investigator", **TOLD[told]}
    assert prey.get("only", False) is bool(behind or len(before) > 1)


LAMP = {"all": "any-card", "named": "Lamp of Okk", "in-zone": "play"}


@pytest.mark.parametrize(
    ("how", "field"),
    [
        ("{k} nearest to {w}", "nearest"),
        ("{k} farthest from {w}", "farthest"),
        ("Nearest {k} to {w}", "nearest"),
        ("Farthest {k} from {w}", "farthest"),
    ],
)
@pytest.mark.parametrize(
    ("whom", "found"), [("Lamp of Okk", LAMP), ("the lead investigator", "lead")]
)
def test_it_spawns_so_far_from_anything(how: str, field: str, whom: str, found: object) -> None:
    text = f"Spawn - {how.format(k='[[Okk]] location', w=whom)}."
    (spawns,) = ability(text, "enemy")["do"]
    assert spawns["at"] == {"all": "location", "trait": "Okk", field: found}


#: Under what condition a symbol counts → how the notation tests it.
SO = {
    "you have no clues": "holds",
    "this is an attack or evasion attempt": "test-is",
    "there are no enemies at your location": "fewer-than",
}
RESULTS = {"you fail": "if-fails", "you succeed": "if-succeeds"}


@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize("so", SO)
@pytest.mark.parametrize("turned", [True, False])
def test_a_symbol_counts_by_a_result_and_any_condition(so: str, result: str, turned: bool) -> None:
    one, other = (so, result) if turned else (result, so)
    told = symbol(f"[skull]: -2. If {one} and {other}, take 1 damage.")
    (decided,) = (one for one in told if one["verb"] == RESULTS[result])
    assert decided["effects"][0]["tests"][0]["test"] == SO[so]


def symbol(text: str) -> list[dict[str, Any]]:
    """What the one symbol of a scenario's card that prints ``text`` does."""
    (line,) = compiler().card(card(text, "scenario")).lines
    assert line.understood == FULL, text[line.stopped :]
    return list(line.facts["ability"][0]["do"])


@pytest.mark.parametrize(
    ("once", "verb"),
    [
        ("take 1 horror", "take"),
        ("lose 1 resource", "lose-resources"),
        ("discard the top card of your deck", "discard-top"),
    ],
)
def test_something_once_for_each_point(once: str, verb: str) -> None:
    (failed,) = symbol(f"[skull]: 0. For each point you fail by, {once}.")
    (done,) = failed["effects"]
    assert done["verb"] == verb
    assert {"count": "margin"} in done.values()


@pytest.mark.parametrize("mood", ["you struggle for air", "the walls seem to listen"])
def test_a_mood_may_stand_in_front_of_an_effect(mood: str) -> None:
    told = ability(f"Forced - When your turn ends, {mood}: Take 1 horror.", "agenda")
    assert told["do"] == [{"verb": "take", "who": "you", "horror": 1}]


@pytest.mark.parametrize("mood", ["draw 1 card", "you discard 1 card", "it attacks you"])
def test_what_could_be_done_is_no_mood(mood: str) -> None:
    text = f"Forced - When your turn ends, {mood}: Take 1 horror."
    assert lines(text, "agenda")[0].understood != FULL


#: The moment for which an effect waits that is told of a turn's beginning.
LATER = "When your turn ends"


@pytest.mark.parametrize(
    ("levels", "told"), [("unflooded", 1), ("unflooded or partially flooded", 2)]
)
def test_what_comes_only_as_a_turn_ends(levels: str, told: int) -> None:
    text = (
        f"Forced - When your turn begins: {LATER}, if you did not enter an {levels} location"
        " during your turn, take 1 damage."
    )
    (delayed,) = ability(text, "agenda")["do"]
    assert delayed["ability"]["on"] == {"when": "turn-end", "who": "you"}
    (test,) = delayed["ability"]["do"][0]["tests"]
    assert test["test"] == "entered-this-turn"
    assert len(test["levels"]) == told


@pytest.mark.parametrize("place", ["during the enemy phase", "while there is no doom in play"])
def test_what_is_so_of_others_meanwhile(place: str) -> None:
    text = f"{place.capitalize()}, each [[Okk]] enemy gets +1 fight and gains retaliate."
    assert len(ability(text, "agenda")["do"]) == 2


#: Conditions that player cards alone had told.
SUCH = {
    "there are 2 or more enemies at your location": "at-least",
    "there are fewer than 3 [[Okk]] assets you control": "fewer-than",
    "you have exactly 2 clues": "holds",
    "you control 3 or fewer clues": "holds",
    "you are engaged with 2 or more enemies": "at-least",
    "Lamp of Okk is connected to your location": "there-is",
}


@pytest.mark.parametrize("such", SUCH)
@pytest.mark.parametrize(
    ("head", "type"),
    [("Revelation - ", "treachery"), ("Forced - After you enter Made Up: ", "location")],
)
def test_encounter_cards_ask_what_player_cards_ask(such: str, head: str, type: str) -> None:
    (asked,) = ability(f"{head}If {such}, take 1 horror.", type)["do"]
    assert [test["test"] for test in asked["tests"]] == [SUCH[such]]


#: Where one goes that only player cards had sent anybody.
TO = {
    "a connecting [[Okk]] location": {"choose": "connecting-location", "trait": "Okk"},
    "an unrevealed connecting location": {"choose": "connecting-location", "revealed": False},
    "the location of another investigator": {
        "choose": "location",
        "location-of": {"all": "investigator", "not": "you"},
    },
}


@pytest.mark.parametrize("to", TO)
def test_encounter_cards_send_one_where_player_cards_do(to: str) -> None:
    (moved,) = ability(f"Revelation - Move to {to}.", "treachery")["do"]
    assert moved == {"verb": "move", "who": "you", "to": TO[to]}


KEPT = {
    "enemies": {"all": "enemy"},
    "each [[Okk]] enemy in play": {"all": "enemy", "trait": "Okk"},
    "locations in play": {"all": "location"},
    "each [[Okk]] location": {"all": "location", "trait": "Okk"},
}


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize(
    "told",
    ["Forced - When this agenda advances: Do not {r}.", "Do not {r} when this agenda advances."],
)
def test_doom_that_stays_as_an_agenda_advances(kept: str, told: str) -> None:
    (stays,) = ability(told.format(r=f"remove doom from {kept}"), "agenda")["do"]
    assert stays == {"verb": "keeps-doom-at-advance", "of": KEPT[kept]}


SPEND = "spend the requisite clues, as a group, to advance"


@pytest.mark.parametrize("who", ["investigators", "the investigators", "they"])
@pytest.mark.parametrize(
    ("when", "kind"), [("If", "objective"), ("At the end of the round, if", "reaction")]
)
def test_clues_that_may_be_spent_once_something_is_so(who: str, when: str, kind: str) -> None:
    text = f"Objective - {when} each surviving investigator is at Lamp of Okk, {who} may {SPEND}."
    told = ability(text, "act")
    assert told["kind"] == kind
    assert told["if"][0]["test"] == "everybody-at"
    assert told["do"][0]["verb"] == "spend-clues-to-advance"


@pytest.mark.parametrize("keyword", ["surge", "peril"])
@pytest.mark.parametrize("type", ["act", "agenda", "enemy", "location"])
def test_copies_of_a_card_gain_what_counts_as_they_are_drawn(keyword: str, type: str) -> None:
    (gained,) = ability(f"Each copy of Lamp of Okk gains {keyword}.", type)["do"]
    cards = {"all": "encounter-card", "named": "Lamp of Okk"}
    assert gained == {"verb": "gain-keyword", "of": cards, "keyword": keyword}


def test_a_line_whose_words_all_fit_is_told_by_its_end() -> None:
    """The next word of the text is the full stop: that tells nobody what was not understood."""
    made = card(
        "Forced - After Made Up enters play: Place 1 doom on the nearest enemy.", "location"
    )
    (line,) = compiler().card(made).lines
    assert line.understood != FULL
    assert made.text[line.stopped :] == "."
    assert shape_of(made, line) == "… on the nearest enemy ."


def test_a_line_that_stops_in_its_middle_is_told_by_what_comes_next() -> None:
    made = card("Forced - After Made Up enters play: Place 1 zog on the nearest enemy.", "location")
    (line,) = compiler().card(made).lines
    assert shape_of(made, line).startswith("zog on the")
