"""Objectives of acts, other sides that are encounter cards, the last agenda, sides that act on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

WON: dict[str, Any] = {"kind": "advance", "do": [{"verb": "resolution", "number": 1}]}
AT_STUDY = {"all": "investigator", "at": {"all": "location", "named": "Study"}}
TABLE = """\
Given Roland Banks is at the Study
And Agnes Baker is at the Hallway
And the current act is Plan
And Roland Banks has {roland} clues
And Agnes Baker has {agnes} clues
When Roland Banks spends clues to advance the act
"""


def only_at_study(workshop: Workshop) -> None:
    rule = {"kind": "objective", "name": "clues"}
    rule["do"] = [{"verb": "spend-clues-to-advance", "of": AT_STUDY}]
    workshop.card("Plan", rule, WON, type="act", stats={"clues": 2})


def test_only_those_at_a_location_may_pay(workshop: Workshop) -> None:
    only_at_study(workshop)
    refused = workshop.play(
        TABLE.format(roland=1, agnes=5) + "Then it is refused under arkham-lcg/clues"
    )
    assert refused.passed


def test_those_at_the_location_pay_alone(workshop: Workshop) -> None:
    only_at_study(workshop)
    told = texts(workshop.play(TABLE.format(roland=2, agnes=5) + "Then Agnes Baker has 5 clues"))
    assert "Plan advances" in told


def test_an_act_without_objective_is_paid_by_anybody(workshop: Workshop) -> None:
    workshop.card("Plan", WON, type="act", stats={"clues": 2})
    steps = TABLE.format(roland=0, agnes=2) + "Then Agnes Baker has 0 clues"
    assert "Plan advances" in texts(workshop.play(steps))


def must_spend(workshop: Workshop) -> None:
    everybody = {"all": "investigator"}
    rule = {"kind": "objective", "if": [{"test": "requisite-clues-held", "of": everybody}]}
    rule["do"] = [{"verb": "spend-clues-to-advance", "of": everybody}]
    workshop.card("Plan", rule, WON, type="act", stats={"clues": 2})
    workshop.card(
        "Lamp", {"kind": "free", "do": [{"verb": "discover", "amount": 1, "at": "your-location"}]}
    )


@pytest.mark.parametrize(("held", "advances"), [(1, True), (0, False)])
def test_clues_that_are_collected_must_be_spent(
    workshop: Workshop, held: int, advances: bool
) -> None:
    must_spend(workshop)
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And Study has 1 clue
And Roland Banks has {held} clues
And Roland Banks controls Lamp
And the current act is Plan
When Roland Banks uses Lamp
Then Study has 0 clues""")
    assert ruling.passed
    assert ("Plan advances" in texts(ruling)) is advances


def test_what_advances_by_an_objective_advances_once(workshop: Workshop) -> None:
    there = {"all": "location", "named": "Study"}
    rule = {"kind": "objective", "if": [{"test": "everybody-at", "at": there}]}
    rule["do"] = [{"verb": "advance", "card": "this"}]
    workshop.card("Plan", rule, {"kind": "advance", "do": []}, type="act")
    workshop.card("Next", WON, type="act")
    ruling = workshop.play("""\
Given Roland Banks is at the Hallway
And the Study is connected to the Hallway
And the current act is Plan
And the next act is Next
When Roland Banks moves to the Study
Then the current act is Next""")
    assert texts(ruling).count("Plan advances") == 1


BACK = """\
Given Roland Banks is at the Study
And the current agenda is Omen with 2 doom
And the next agenda is Rise of the Ghouls
And Omen has {back} on its other side
And Roland Banks controls Watch
When Roland Banks draws Ancient Evils from the encounter deck
Then the current agenda is Rise of the Ghouls
"""


def omen(workshop: Workshop) -> None:
    workshop.card("Omen", type="agenda", stats={"doom": 3})
    drawn = {"after": "draw-encounter", "who": "you"}
    do = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    workshop.card("Watch", {"kind": "forced", "on": drawn, "do": do})


def test_an_enemy_behind_an_agenda_enters_play_undrawn(workshop: Workshop) -> None:
    omen(workshop)
    ruling = workshop.play(BACK.format(back="Ghoul Minion") + "And Roland Banks has 1 resource")
    told = texts(ruling)
    assert ruling.passed, ruling.unmet
    assert "Ghoul Minion spawns engaged with Roland Banks" in told
    assert not any("draws the encounter card Ghoul Minion" in one for one in told)


def test_a_treachery_behind_an_agenda_resolves_and_is_removed(workshop: Workshop) -> None:
    omen(workshop)
    do = [{"verb": "take", "who": "you", "horror": 1}]
    workshop.card("Dread", {"kind": "revelation", "do": do}, type="treachery")
    ruling = workshop.play(BACK.format(back="Dread") + "And Dread is in the removed pile")
    assert ruling.passed, ruling.unmet
    assert "1 horror is placed on Roland Banks" in texts(ruling)


LAST = """\
Given Roland Banks is at the Study
And the current agenda is Omen with 2 doom
And Omen is the last agenda
When Roland Banks draws Ancient Evils from the encounter deck
"""


def test_the_last_agenda_defeats_in_the_grimoire(workshop: Workshop) -> None:
    workshop.card("Omen", {"kind": "advance", "do": []}, type="agenda", stats={"doom": 3})
    steps = LAST + "And Roland Banks chooses mental trauma\nThen Roland Banks has 1 mental trauma"
    assert workshop.play(steps, "2026").passed
    assert workshop.play(LAST + "Then nobody has a choice", "2016").verdict == "unsupported"


@pytest.mark.parametrize(("edition", "resources"), [("2016", 0), ("2026", 1)])
def test_the_a_side_of_an_act_acts_on_in_the_grimoire(
    workshop: Workshop, edition: str, resources: int
) -> None:
    gain = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    hurt = {"kind": "forced", "on": {"after": "place-clues"}, "do": gain}
    place = {"verb": "place-clues", "on": {"all": "location"}, "amount": 1}
    workshop.card("Plan", hurt, {"kind": "advance", "do": [place]}, type="act", stats={"clues": 1})
    workshop.card("Next", WON, type="act")
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And the current act is Plan
And the next act is Next
And Roland Banks has 1 clue
When Roland Banks spends clues to advance the act
Then Study has 1 clue
And Roland Banks has {resources} resources""",
        edition,
    )
    assert ruling.passed, ruling.unmet


def test_the_group_may_spend_its_clues_in_any_window_of_a_turn(workshop: Workshop) -> None:
    workshop.card("Plan", WON, type="act", stats={"clues": 2})
    steps = TABLE.format(roland=0, agnes=2).replace(
        "When Roland Banks spends",
        "When Roland Banks begins his turn\nAnd Roland Banks takes a resource\n"
        "And Agnes Baker spends",
    )
    assert "Plan advances" in texts(workshop.play(steps + "Then Agnes Baker has 0 clues"))


def test_too_few_clues_are_no_offer_in_a_window(workshop: Workshop) -> None:
    workshop.card("Plan", WON, type="act", stats={"clues": 2})
    steps = TABLE.format(roland=0, agnes=1).replace(
        "When Roland Banks spends", "When Roland Banks begins his turn\nAnd Agnes Baker spends"
    )
    assert workshop.play(steps + "Then it is refused under arkham-lcg/clues").passed


@pytest.mark.parametrize(("cultists", "won"), [(9, False), (10, True)])
def test_an_objective_that_counts_the_victory_display(
    workshop: Workshop, cultists: int, won: bool
) -> None:
    caught = {"all": "enemy", "named": "Acolyte"}
    workshop.card("Net", {"kind": "free", "do": [{"verb": "add-to-victory", "card": caught}]})
    laid = "\n".join(f"And Acolyte #{number + 1} is at the Hallway" for number in range(cultists))
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And Roland Banks controls Net
And Hallway is in play
{laid}
And the current act is Capture the Conspirators
When Roland Banks uses Net
Then Acolyte is in the victory display""")
    assert ruling.passed, ruling.unmet
    assert ("Capture the Conspirators advances" in texts(ruling)) is won


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_an_objective_sees_the_defeat_of_an_enemy_that_has_left(
    monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    workshop = Workshop(monkeypatch)
    stats = {"health": 1, "fight": 1, "evade": 1}
    workshop.card("Servant of Flame", type="enemy", stats=stats)
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the current act is Blaze of Glory
And Servant of Flame is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks fights Servant of Flame
Then this has happened: Blaze of Glory advances""",
        edition,
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("where", "advances"), [("Study", True), ("Hallway", False)])
def test_clues_are_spent_only_while_an_objective_lets_them_be(
    workshop: Workshop, where: str, advances: bool, edition: str
) -> None:
    there = {"all": "location", "named": "Study"}
    rule = {"kind": "objective", "name": "clues", "if": [{"test": "everybody-at", "at": there}]}
    rule["do"] = [{"verb": "spend-clues-to-advance", "of": {"all": "investigator"}}]
    workshop.card("Plan", rule, WON, type="act", stats={"clues": 2})
    steps = TABLE.format(roland=1, agnes=1).replace("at the Hallway", f"at the {where}")
    if advances:
        assert "Plan advances" in texts(workshop.play(steps + "Then Plan advances", edition))
    else:
        refused = "Then it is refused under arkham-lcg/act-deck-and-agenda-deck"
        assert workshop.play(steps + refused, edition).passed


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("kept", "left"),
    [("enemy", {"Ghoul Minion": 1, "Study": 0}), ("location", {"Ghoul Minion": 0, "Study": 1})],
)
def test_doom_that_an_agenda_leaves_where_it_is(
    workshop: Workshop, kept: str, left: dict[str, int], edition: str
) -> None:
    stays = {"kind": "constant", "do": [{"verb": "keeps-doom-at-advance", "of": {"all": kept}}]}
    workshop.card("Omen", stays, {"kind": "advance", "do": []}, type="agenda", stats={"doom": 3})
    workshop.card("Rise", {"kind": "advance", "do": []}, type="agenda", stats={"doom": 9})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And the current agenda is Omen
And the next agenda is Rise
And Study has 1 doom
And Ghoul Minion is engaged with Roland Banks
And Ghoul Minion has 1 doom
When Roland Banks draws Ancient Evils from the encounter deck
Then the current agenda is Rise
"""
        + "\n".join(f"And {card} has {doom} doom" for card, doom in left.items()),
        edition,
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("named", "resources"), [("Woe", 11), ("Dread", 1)])
def test_surge_that_another_card_gives_counts_as_the_card_is_drawn(
    workshop: Workshop, named: str, resources: int, edition: str
) -> None:
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    cards = {"all": "encounter-card", "named": named}
    surging = {"verb": "gain-keyword", "of": cards, "keyword": "surge"}
    workshop.card("Omen", {"kind": "constant", "do": [surging]}, type="agenda", stats={"doom": 9})
    workshop.card("Woe", {"kind": "revelation", "do": [gain]}, type="treachery")
    more = {"kind": "revelation", "do": [{**gain, "amount": 10}]}
    workshop.card("Dread", more, type="treachery")
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And the current agenda is Omen
And the encounter deck holds Woe and Dread
When Roland Banks draws the top card of the encounter deck
Then Roland Banks has {resources} resources""",
        edition,
    )
    assert ruling.passed, ruling.unmet
