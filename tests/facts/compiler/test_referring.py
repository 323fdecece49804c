"""Who acts and what "it" is: a phrase that speaks of somebody or something else is not read as ours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.facts.compiler.made import card, compiler


def compiled(text: str, type: str) -> Any:
    """What is compiled of a card of ``type`` that prints ``text``."""
    return compiler().card(card(text, type))


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("[reaction] After you evade an enemy: Place 1 doom on it.", "asset"),
        ("Forced - After you evade an enemy: Place 1 doom on it.", "asset"),
    ],
)
def test_it_is_the_last_thing_that_was_named(text: str, type: str) -> None:
    assert not compiled(text, type).whole


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Forced - After you evade Made Up: Place 1 doom on it.", "enemy"),
        ("Forced - After you evade Made up: Place 1 doom on it.", "enemy"),
        ("Forced - After you evade this enemy: Place 1 doom on it.", "enemy"),
        ("[fast] Exhaust Made Up: Place 1 doom on it.", "asset"),
    ],
)
def test_it_is_the_card_itself_where_nothing_else_was_named(text: str, type: str) -> None:
    assert compiled(text, type).whole


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card and gains 2 resources.",
        "Takes 1 horror.",
    ],
)
def test_a_verb_of_somebody_else_is_no_order_to_you(text: str) -> None:
    assert not compiled(text, "event").whole


def test_what_each_investigator_does_after_the_first_thing_is_theirs_too() -> None:
    text = "Each investigator draws 1 card and gains 2 resources."
    (ability,) = compiled(text, "event").facts["ability"]
    assert [clause["who"] for clause in ability["do"]] == [{"all": "investigator"}] * 2


def test_what_the_performer_does_after_the_first_thing_is_theirs_too() -> None:
    text = "If this test fails, the performing investigator takes 1 horror and loses 3 resources."
    (ability,) = compiled(text, "skill").facts["ability"]
    assert [clause["who"] for clause in ability["do"]] == ["performer", "performer"]


def test_a_trait_that_is_printed_small_is_the_trait_of_the_cards() -> None:
    text = "Search your deck for a [[weapon]] card and draw it. Shuffle your deck."
    (ability,) = compiled(text, "event").facts["ability"]
    assert ability["do"][0]["trait"] == "Weapon"


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Forced - When the round ends: Gain 6 resources.", False),
        ("Forced - After Made Up enters play: Place 1 doom on the nearest enemy.", False),
        ("Forced - After you enter Made Up: Take 1 horror.", True),
        ("Forced - When the round ends: Each investigator at Made Up gains 6 resources.", True),
    ],
)
def test_nobody_is_meant_by_you_where_nobody_was_named(text: str, whole: bool) -> None:
    assert compiled(text, "location").whole is whole


@pytest.mark.parametrize("while_so", ["you are engaged with Made Up", "you have no clues"])
def test_a_constant_of_an_enemy_speaks_to_nobody(while_so: str) -> None:
    """Nobody controls it: such a condition would never hold, and never say so."""
    assert not compiled(f"While {while_so}, Made Up gets +1 fight.", "enemy").whole


def test_whoever_bears_a_treachery_is_you() -> None:
    assert compiled("Forced - When the round ends: Gain 6 resources.", "treachery").whole


@pytest.mark.parametrize(
    ("occasion", "meant"),
    [
        ("After you engage an enemy", "that-enemy"),
        ("After an enemy attacks you", "attacker"),
        ("After you fail a skill test", "tested"),
    ],
)
def test_that_enemy_is_the_one_of_the_occasion(occasion: str, meant: str) -> None:
    (ability,) = compiled(f"[reaction] {occasion}: Exhaust that enemy.", "asset").facts["ability"]
    assert ability["do"] == [{"verb": "exhaust", "card": meant}]


def test_that_investigator_is_whoever_did_it() -> None:
    text = "[reaction] After another investigator resigns: That investigator draws 1 card."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert ability["do"] == [{"verb": "draw", "who": "who-did", "amount": 1}]


def test_that_investigator_is_whom_the_attack_is_made_against() -> None:
    text = "[reaction] After an enemy attacks another investigator: That investigator draws 1 card."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert ability["do"] == [{"verb": "draw", "who": "to-whom", "amount": 1}]


@pytest.mark.parametrize(("pronoun", "whole"), [("her", True), ("it", False)])
def test_no_card_is_called_her(pronoun: str, whole: bool) -> None:
    text = f"[reaction] After you draw a card during your turn: Deal 1 horror to {pronoun}."
    assert compiled(text, "asset").whole == whole


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (
            "Forced - When Made Up is defeated: Each investigator at its location loses 2 resources.",
            True,
        ),
        (
            "Forced - After you evade an enemy: Each investigator at its location loses 2 resources.",
            False,
        ),
        ('Forced - When Made Up is defeated: Remember that you "were seen."', False),
        ('Forced - After you evade Made Up: Remember that you "were seen."', True),
    ],
)
def test_where_the_enemy_is_and_who_remembers_is_told(text: str, whole: bool) -> None:
    assert compiled(text, "enemy").whole is whole


def test_that_enemy_is_the_one_that_was_chosen_for_a_test() -> None:
    text = "Choose an enemy at your location and test [agility] (2). If you succeed, defeat that enemy."
    (ability,) = compiled(text, "event").facts["ability"]
    assert ability["do"][1]["success"] == [{"verb": "defeat", "of": "it"}]


@pytest.mark.parametrize(
    ("below", "kinds"),
    [
        (
            "If there are no investigators at attached location, discard Made Up.",
            ["play", "constant"],
        ),
        ("Discover 1 clue at attached location.", None),
        ("Draw 1 card.", ["play"]),
    ],
)
def test_what_an_event_does_while_it_is_attached_is_no_part_of_playing_it(
    below: str, kinds: list[str] | None
) -> None:
    made = compiled(f"Attach to your location.\n{below}", "event")
    assert made.whole is (kinds is not None)
    if made.whole:
        assert [ability["kind"] for ability in made.facts["ability"]] == kinds


@pytest.mark.parametrize(
    ("when", "enemy"),
    [
        ("after an enemy attacks you", "attacker"),
        ("after an enemy engages you", "that-enemy"),
        ("after an enemy moves into your location", "who-did"),
        ("after you defeat an enemy", "triggering-card"),
        ("after an enemy enters your location", None),
    ],
)
def test_that_enemy_is_whoever_the_event_has_in_its_slot(when: str, enemy: str | None) -> None:
    made = compiled(f"Fast. Play {when}. Shuffle that enemy into the encounter deck.", "event")
    assert made.whole is (enemy is not None)
    if made.whole:
        (ability,) = made.facts["ability"]
        assert ability["do"] == [{"verb": "shuffle-into-deck", "card": enemy}]


def test_a_card_that_would_leave_goes_elsewhere_instead_or_is_not_understood() -> None:
    text = "Forced - When Made Up would be discarded: Shuffle it into your deck."
    assert not compiled(text, "asset").whole
    (ability,) = compiled(
        "Forced - When Made Up would leave play: Set it aside, out of play.", "asset"
    ).facts["ability"]
    assert [clause["verb"] for clause in ability["do"]] == ["instead"]


def test_what_is_removed_as_it_leaves_play_has_left_it() -> None:
    text = "Forced - When Made Up leaves play: Remove it from the game."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert ability["on"] == {"after": "leave-play", "card": "this"}


def test_nobody_is_a_place() -> None:
    text = "[action] If Made Up is at your location: Place 1 doom on him."
    assert compiled(text, "asset").whole


OPEN = (
    "[action] Exhaust Made Up: Draw 1 card."
    " Any investigator at Made Up's location may activate this ability."
)


def test_a_card_with_one_ability_is_open_to_all_with_it() -> None:
    assert compiled(OPEN, "asset").whole
    assert not compiled(f"{OPEN}\n[fast] Spend 2 resources: Ready Made Up.", "asset").whole
    assert compiled(f"You get +1 [combat].\n{OPEN}", "asset").whole


def test_a_campaign_log_tells_what_everybody_has_done() -> None:
    text = 'Draw 1 card and record "you have rung the bell" in your campaign log.'
    (ability,) = compiled(text, "event").facts["ability"]
    assert ability["do"][1] == {"verb": "remember", "phrase": "rung the bell", "group": True}


@pytest.mark.parametrize(("named", "whole"), [("Roland Banks", True), ("Daisy Walker", False)])
def test_whose_card_it_is_bears_it_and_nobody_else_is_named(named: str, whole: bool) -> None:
    text = f"Forced - At the end of the round: {named} takes 1 horror."
    theirs = card(text, "treachery")._replace(restrictions="investigator:01001")
    made = compiler().card(theirs)
    assert made.whole is whole
    if whole:
        assert made.facts["ability"][0]["do"] == [
            {"verb": "take", "who": {"all": "bearer"}, "horror": 1}
        ]


@pytest.mark.parametrize(
    ("keyword", "kept"),
    [("Uses (0 secrets).", "secrets"), ("Uses (0 charges).", "charges"), ("", "resources")],
)
def test_what_lies_on_a_card_by_another_name_is_what_its_keyword_names(
    keyword: str, kept: str
) -> None:
    text = f"{keyword}\n[fast] Exhaust Made Up: Place 1 resource on Made Up, as evidence."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert [clause["uses"] for clause in ability["do"]] == [kept]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Forced - After you evade Made Up, if your location is flooded: It attacks you.", True),
        ("Forced - After you evade Made Up, if your location is flooded: Discard it.", False),
    ],
)
def test_no_place_attacks_anybody(text: str, whole: bool) -> None:
    assert compiled(text, "enemy").whole is whole


@pytest.mark.parametrize(
    ("after", "whole"), [("Then, draw 1 card.", False), ("Draw 1 card.", True)]
)
def test_what_follows_one_result_of_a_test_does_not_follow_the_other(
    after: str, whole: bool
) -> None:
    text = f"Revelation - Test [agility] (3). If you fail, take 1 damage. {after}"
    assert compiled(text, "treachery").whole is whole


def test_options_end_what_is_said() -> None:
    text = (
        "Revelation - Test [agility] (3). If you fail, you must decide (choose one):\n"
        "- Take 1 damage.\n- Take 1 horror. Made Up gains surge."
    )
    (ability,) = compiled(text, "treachery").facts["ability"]
    (choice,) = ability["do"][0]["failure"]
    assert [len(option) for option in choice["options"]] == [1, 2]


def test_a_reminder_says_what_its_keyword_does() -> None:
    told = "(After you fail a skill test while {} this enemy, it attacks you.)"
    text = f"Alert. {told.format('evading')}"
    facts = compiled(text, "enemy").facts
    assert facts["keywords"] == {"alert": True}
    assert "ability" not in facts


def test_that_enemy_is_not_what_a_test_is_made_against_where_another_was_told_of() -> None:
    symbol = "[skull]: -1. If you fail and there is a [[Ghoul]] enemy at your location, {}"
    foe, other = "ready {}. {} attacks you.", "take 1 damage."
    said = foe.format("that enemy", "That enemy")
    (ability,) = compiled(symbol.format(said), "scenario").facts["ability"]
    chosen, *after = ability["do"][-1]["effects"]
    assert chosen["cards"]["trait"] == "Ghoul"
    assert [clause.get("enemy") or clause["card"] for clause in after] == ["it", "it"]
    assert compiled(symbol.format(other), "scenario").whole


@pytest.mark.parametrize(("limit", "whole"), [("", False), (" (Limit once per round.)", True)])
def test_what_answers_several_tokens_at_once_does_not_answer_each(limit: str, whole: bool) -> None:
    when = "during a skill test you are performing"
    text = f"[reaction] After you reveal 1 or more [skull] tokens {when}: Draw 1 card.{limit}"
    assert compiled(text, "asset").whole is whole


@pytest.mark.parametrize("cards", ["all cards", "each card"])
def test_all_cards_in_hand_are_weaknesses_too(cards: str) -> None:
    """arkham-lcg/weakness: nobody may choose to discard them, and nobody chooses here."""
    text = f"Revelation - Discard {cards} in your hand."
    (ability,) = compiled(text, "treachery").facts["ability"]
    assert ability["do"] == [{"verb": "discard", "card": {"all": "your-hand"}}]


def test_another_location_is_another_than_the_one_that_says_so() -> None:
    told = "Discover 1 clue at another revealed location."
    (ability,) = compiled(f"[action]: {told}", "location").facts["ability"]
    assert ability["do"][0]["at"]["not"] == "this"
    (ability,) = compiled(told, "event").facts["ability"]
    assert ability["do"][0]["at"]["not"] == "your-location"


def test_a_token_is_revealed_where_its_revealer_is() -> None:
    text = "[reaction] When a [skull] token is revealed at your location: Draw 1 card."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert ability["if"] == [{"test": "there-is", "a": {"all": "revealer", "at": "your-location"}}]


def test_what_a_card_comes_with_is_not_dealt_to_it() -> None:
    harm = "3 damage and 1 doom on it"
    text = f"Revelation - Put Made Up into play under your control with {harm}."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert ability["do"][1] == {"verb": "place-damage", "card": "this", "amount": 3}


@pytest.mark.parametrize(("end", "verb"), [(".", "lead-to"), (", and vice versa.", "connect")])
def test_a_connection_leads_back_only_where_it_says_so(end: str, verb: str) -> None:
    """FAQ, errata of Wine Cellar: "and vice versa" is what makes it lead back."""
    text = f"Made Up is connected to the location to its left{end}"
    (ability,) = compiled(text, "location").facts["ability"]
    assert ability["do"] == [{"verb": verb, "of": "this", "to": "left-of-this"}]


def test_where_others_are_moved_nobody_of_them_chooses() -> None:
    there = "Move that investigator to a [[Prison]] location."
    text = f"Forced - After Made Up attacks an investigator: {there}"
    (ability,) = compiled(text, "enemy").facts["ability"]
    assert ability["do"][0]["who"] == "to-whom"


def test_what_a_named_investigator_takes_is_no_harm_dealt_to_a_card() -> None:
    symbol = "Easy / Standard\n[skull]: -3. If you fail, Daisy Walker takes 1 horror."
    (ability,) = compiled(symbol, "scenario").facts["ability"]
    assert ability["do"][1]["effects"][0]["verb"] == "take"


def test_what_fails_instead_reveals_no_other_token() -> None:
    """A test that fails "instead" of a further token fails before that one is revealed."""
    said = "[skull]: Reveal another token. If you are engaged with an enemy, this test automatically fails instead."
    (ability,) = compiled(said, "scenario").facts["ability"]
    (deed,) = ability["do"]
    assert deed["effects"] == [{"verb": "fail-automatically"}]
    assert deed["otherwise"] == [{"verb": "reveal-another"}]


@pytest.mark.parametrize(
    "paid",
    [
        ", exhaust Made Up: {}",
        ", discard Made Up: {}",
        ": You may exhaust Made Up. If you do, {}",
        ": You may discard Made Up to {}",
        ": Exhaust Made Up and {}",
    ],
)
@pytest.mark.parametrize(
    ("occasion", "done"),
    [
        ("After an enemy attacks you", "deal 1 damage to it."),
        ("After an enemy spawns at your location", "place 1 doom on it."),
        ("When an [[Ally]] asset you control would be defeated", "heal 1 damage from it instead."),
        ("When an [[Ally]] asset you control would be defeated", "instead, heal 1 damage from it."),
    ],
)
def test_a_card_that_is_only_paid_is_not_it(occasion: str, paid: str, done: str) -> None:
    """What the payment is for was named before, and is meant."""
    assert not compiled(f"[reaction] {occasion}{paid.format(done)}", "asset").whole


def test_a_card_that_is_paid_is_it_where_no_occasion_names_another() -> None:
    assert compiled("[fast] During your turn, exhaust Made Up: Place 1 doom on it.", "asset").whole
    assert compiled("[fast] Exhaust Made Up: Place 1 doom on it.", "asset").whole
