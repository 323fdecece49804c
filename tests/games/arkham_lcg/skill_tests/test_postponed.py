"""arkham-lcg/nested-skill-tests: whatever asks for tests during a test, they come one by one."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

NAMES = ("Alpha", "Beta", "Gamma")
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}


def _test(difficulty: int) -> dict[str, object]:
    return {"verb": "test", "skill": "willpower", "difficulty": difficulty}


def _free(difficulty: int) -> dict[str, object]:
    during = [{"test": "during-your-test"}]
    return {"kind": "free", "if": during, "do": [_test(difficulty)], "limit": "1 per round"}


def _assets(shop: Workshop) -> tuple[str, str]:
    for number, name in enumerate(NAMES, 1):
        shop.card(name, _free(number))
    used = "".join(f"And Agnes Baker uses {name}\n" for name in NAMES)
    return "And Agnes Baker controls Alpha, Beta, Gamma\n", used


def _events(shop: Workshop) -> tuple[str, str]:
    for number, name in enumerate(NAMES, 1):
        ability = {**_free(number), "kind": "fast", "zones": ["hand"]}
        del ability["limit"]
        shop.card(name, ability, type="event", keywords={"fast": True}, stats={"cost": 0})
    played = "".join(f"And Agnes Baker plays {name}\n" for name in NAMES)
    return "And Agnes Baker has Alpha, Beta, Gamma in hand\n", played


def _treacheries(shop: Workshop, surging: tuple[str, ...] = (), draws: int = 3) -> tuple[str, str]:
    for number, name in enumerate(NAMES, 1):
        revelation = {"kind": "revelation", "do": [_test(number), GAIN]}
        keywords = {"surge": True} if name in surging else {}
        shop.card(name, revelation, type="treachery", keywords=keywords)
    draw = {"verb": "draw-encounter", "who": "you"}
    during = [{"test": "during-your-test"}]
    shop.card("Engine", {"kind": "free", "if": during, "do": [draw], "limit": f"{draws} per round"})
    deck = "And the encounter deck holds Alpha, Beta, Gamma\n"
    return "And Agnes Baker controls Engine\n" + deck, "And Agnes Baker uses Engine\n" * draws


def _surging(shop: Workshop) -> tuple[str, str]:
    return _treacheries(shop, NAMES[:2], draws=1)


def _one_after_another(shop: Workshop) -> tuple[str, str]:
    """One ability that asks for all of the tests."""
    shop.card("Engine", {**_free(1), "do": [_test(1), _test(2), _test(3)]})
    return "And Agnes Baker controls Engine\n", "And Agnes Baker uses Engine\n"


SOURCES = {
    "abilities": _assets,
    "events": _events,
    "treacheries": _treacheries,
    "treacheries that surge": _surging,
    "one ability": _one_after_another,
}


ENDS = "the test ends"


def _played(shop: Workshop, source: str, first: str, edition: str) -> list[str]:
    given, steps = SOURCES[source](shop)
    ruling = shop.play(
        f"Given Agnes Baker is at the Study\n{given}And the chaos bag holds 0\n"
        f"When Agnes Baker {first}\n{steps}Then Agnes Baker succeeds",
        edition,
    )
    return texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("first", ["investigates", "tests intellect (0)"])
@pytest.mark.parametrize("source", SOURCES)
def test_they_are_made_in_the_order_in_which_they_arose(monkeypatch, source, first, edition):
    happened = _played(Workshop(monkeypatch), source, first, edition)
    made = [text for text in happened if "tests willpower" in text or text == ENDS]
    willpower = [f"Agnes Baker tests willpower ({number})" for number in (1, 2, 3)]
    assert made == [ENDS, willpower[0], ENDS, willpower[1], ENDS, willpower[2], ENDS]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("first", ["investigates", "tests intellect (0)"])
@pytest.mark.parametrize("source", ["events", "treacheries", "treacheries that surge"])
def test_its_card_lies_in_limbo_until_its_test_is_made(monkeypatch, source, first, edition):
    """arkham-lcg/limbo: what else it does waits as well, and it is discarded once."""
    happened = _played(Workshop(monkeypatch), source, first, edition)
    for number, name in enumerate(NAMES, 1):
        begins = happened.index(f"Agnes Baker tests willpower ({number})")
        gone = happened.index(f"{name} is discarded")
        after = happened[begins:].index(ENDS) + begins
        assert after < gone
        assert happened.count(f"{name} is discarded") == 1
        assert ENDS not in happened[after + 1 : gone]


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_card_with_peril_that_waits_keeps_nobody_out_of_the_test_that_runs(monkeypatch, edition):
    """arkham-lcg/peril: it does so while it is resolved, and so in its own test."""
    shop = Workshop(monkeypatch)
    given, _ = _treacheries(shop, draws=1)
    revelation = {"kind": "revelation", "do": [_test(1)]}
    shop.card("Alpha", revelation, type="treachery", keywords={"peril": True})
    ruling = shop.play(
        f"Given Agnes Baker and Roland Banks are at the Study\n{given}"
        "And Roland Banks has Unexpected Courage, Guts in hand\nAnd the chaos bag holds 0\n"
        "When Agnes Baker investigates\nAnd Agnes Baker uses Engine\n"
        "And Roland Banks commits Unexpected Courage\nThen Guts is in hand\n",
        edition,
    )
    assert ruling.passed, ruling.unmet
    assert "Agnes Baker tests willpower (1)" in texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("token", "engaged"), [("0", False), ("auto-fail", True)])
def test_enemies_wait_with_a_test_that_comes_before_they_engage(
    monkeypatch, token, engaged, edition
):
    """arkham-lcg/when: whoever is gone from there after it is not engaged; else they are then."""
    shop = Workshop(monkeypatch)
    move = {"verb": "move", "who": "you", "to": {"choose": "connecting-location"}}
    during = {"if": [{"test": "during-your-test"}], "limit": "1 per round"}
    shop.card("Alpha", {"kind": "free", **during, "do": [move]})
    before = {"kind": "reaction", "on": {"when": "meet", "who": "you"}, "limit": "1 per round"}
    shop.card("Beta", {**before, "do": [{**_test(3), "success": [move]}]})
    ruling = shop.play(
        "Given Agnes Baker is at the Study\nAnd Study is connected to Hallway\n"
        "And Hallway is connected to Attic\nAnd Agnes Baker controls Alpha, Beta\n"
        f"And Swarm of Rats is at the Hallway\nAnd the chaos bag holds {token}\n"
        "When Agnes Baker investigates\nAnd Agnes Baker uses Alpha\nAnd Agnes Baker uses Beta\n"
        + ("" if engaged else "And Agnes Baker chooses Attic\n")
        + "And nobody reacts to anything else\nThen nobody has a choice\n",
        edition,
    )
    assert ruling.passed, ruling.unmet
    happened = texts(ruling)
    engages = "Swarm of Rats engages Agnes Baker"
    assert (engages in happened) is engaged
    if engaged:
        assert happened.index("Agnes Baker tests willpower (3)") < happened.index(engages)
