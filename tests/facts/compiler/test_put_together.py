"""What is answered, what comes of a test and what is searched for are put together of phrases.

Each list holds phrases that may stand in the same place: whichever of them a card prints there is read,
and it makes a difference to the meaning which.
"""

from __future__ import annotations

import json
from itertools import product

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

ASSETS = (
    "an [[Ally]] asset you control",
    "another asset you control",
    "a [[Spell]] asset",
    "Made Up",
)
DONE_WITH_ASSETS = (
    "{} readies",
    "{} is exhausted",
    "you take control of {}",
    "another investigator takes control of {}",
)
ELSEWHERE = ("at a connecting location", "at a location with no clues", "at an [[Arkham]] location")
DEFEATED = ("you defeat a [[Ghoul]] enemy {}", "an enemy {} is defeated", "an enemy is defeated {}")
SEVERAL_ACTIONS = ("fight or evade", "move or investigate", "fight, evade, or investigate")
WHOEVER = ("you", "another investigator", "an investigator at your location")

SHOWN = (
    "a [skull]",
    "a [skull] token",
    "a [skull] or [cultist] symbol",
    "a [skull], [cultist], or [tablet]",
    "1 or more [curse] tokens",
    "a symbol",
    "a chaos token with a symbol",
)
SHOWN_IN = (
    ("asset", "[action]: Fight. If {} is revealed during this attack, draw 1 card."),
    ("event", "Investigate. If {} was revealed during this investigation, draw 1 card."),
    ("event", "Evade. If you reveal {} during this test, draw 1 card."),
    ("skill", "If {} is revealed during this skill test, draw 1 card."),
)

ENDED = (
    "by 2 or more",
    "by exactly 1",
    "while investigating",
    "during an evasion attempt",
    "during a [combat] test",
    "by 3 or more while attacking an enemy",
    "during an investigation by 2 or more",
)
WENT = ("this skill test is successful", "this test succeeds", "this test fails")

SOUGHT = (
    "a card",
    "a [[Spell]] skill",
    "a [[Tome]] or [[Relic]] event",
    "a [[Tool]], [[Tome]], or [[Relic]] asset",
)
FATES = (
    "draw it",
    "add it to your hand",
    "play it, reducing its cost by 2",
    "put it into play",
    "discard it",
)
SEARCHED = ("your deck", "the top 9 cards of your deck")


def said(text: str, type: str = "asset") -> str:
    """The one ability of ``text``, in words that can be held against each other."""
    return json.dumps(ability(text, type), sort_keys=True)


def distinct(texts: list[tuple[str, str]]) -> bool:
    """Whether each of ``texts`` is read, and no two of them alike."""
    return len({said(text, type) for type, text in texts}) == len(texts)


@pytest.mark.parametrize("done", DONE_WITH_ASSETS)
def test_what_is_done_with_an_asset_is_answered_whichever_it_is(done: str) -> None:
    answered = [f"[reaction] After {done.format(asset)}: Draw 1 card." for asset in ASSETS]
    assert distinct([("asset", text) for text in answered])


def test_what_somebody_exhausts_is_theirs() -> None:
    theirs = ("an [[Ally]] asset you control", "another asset you control", "Made Up")
    answered = "[reaction] After you exhaust {}: Draw 1 card."
    assert distinct([("asset", answered.format(asset)) for asset in theirs])
    assert lines(answered.format("a [[Spell]] asset"))[-1].understood != FULL


@pytest.mark.parametrize("defeated", DEFEATED)
def test_an_enemy_is_defeated_wherever_that_is_told(defeated: str) -> None:
    answered = [f"[reaction] After {defeated.format(where)}: Draw 1 card." for where in ELSEWHERE]
    assert distinct([("asset", text) for text in answered])


@pytest.mark.parametrize("who", WHOEVER)
def test_actions_of_several_kinds_are_answered(who: str) -> None:
    does = "take" if who == "you" else "takes"
    texts = [f"[reaction] After {who} {does} a {k} action: Draw 1 card." for k in SEVERAL_ACTIONS]
    assert distinct([("asset", text) for text in texts])


@pytest.mark.parametrize(("type", "text"), SHOWN_IN)
@pytest.mark.parametrize("shown", SHOWN)
def test_tokens_that_come_up_are_told_in_any_way(shown: str, type: str, text: str) -> None:
    assert ability(text.format(shown), type)


@pytest.mark.parametrize(("type", "text"), SHOWN_IN)
def test_tokens_that_must_both_come_up_are_not_one_of_them(type: str, text: str) -> None:
    both = text.format("a [bless] and [curse] token").replace(" is ", " are ")
    assert all(line.understood != FULL for line in lines(both, type))


def test_tokens_of_both_kinds_count_each() -> None:
    text = "Fight. For each [bless] and [curse] token revealed during this attack, draw 1 card."
    (revealed, _) = ability(text, "event")["do"]
    assert revealed["each"]
    assert revealed["faces"] == ["bless", "curse"]


@pytest.mark.parametrize("went", WENT)
def test_how_a_test_ended_and_what_it_was_for_stand_together(went: str) -> None:
    assert distinct([("skill", f"If {went} {ended}, draw 1 card.") for ended in ENDED])


@pytest.mark.parametrize("where", SEARCHED)
def test_a_search_is_put_together_of_where_for_what_and_what_for(where: str) -> None:
    texts = [
        f"[action]: Search {where} for {what} and {fate}. Shuffle your deck."
        for what, fate in product(SOUGHT, FATES)
    ]
    assert distinct([("asset", text) for text in texts])


HELP = (
    "You get +2 skill value for this test",
    "You get +1 to your skill value for this skill test",
    "You get +2 [combat] for this skill test",
    "You get +1 [willpower] for a skill test on a treachery card",
    "Reduce the difficulty of this test by 2",
)
WENT_ON = (
    "",
    " If you succeed, draw 1 card.",
    " If you fail, draw 1 card.",
    " If you succeed by 2 or more, draw 1 card.",
)

CHOSEN_HARM = ("1 damage or horror", "1 damage or 2 horror", "1 horror or 2 damage")
HARMED = (
    "Heal {}.",
    "Heal {} from Made Up.",
    "Heal {} from an investigator at your location.",
    "Heal {} from an [[Ally]] asset you control.",
    "Take {}.",
)

THOSE = (
    "Each enemy at your location",
    "Non-[[Elite]] enemies engaged with you",
    "Each [[Ally]] asset you control",
    "Exhausted assets you control",
)
SO = (
    "cannot ready",
    "cannot leave play",
    "get +1 health",
    "lose aloof",
    "lose retaliate and alert",
    "gain hunter",
)

ENEMY_DEEDS = ("readies", "engages you", "makes an immediate attack")

SAFE = (
    "Engage actions you perform {}",
    "Move and investigate actions you perform {}",
    "The first action you perform each round {}",
    "The first play action you perform each turn {}",
    "The first play or move action you perform each turn {}",
)

GRADED = (
    ("draw 1 card", "2 cards"),
    ("gain 1 resource", "2"),
    ("heal 1 horror", "2 horror"),
    ("deal 1 damage to an enemy at your location", "2 damage"),
)
WENT_BETTER = (
    "it succeeds by 2 or more",
    "it is successful by 3 or more",
    "you succeed by 1 or more",
)


@pytest.mark.parametrize("help", HELP)
def test_help_in_a_test_is_followed_by_any_end_of_it(help: str) -> None:
    assert distinct([("asset", f"[fast] Exhaust Made Up: {help}.{more}") for more in WENT_ON])


@pytest.mark.parametrize("done", HARMED)
def test_damage_or_horror_is_chosen_however_much_it_is(done: str) -> None:
    assert distinct([("asset", f"[action]: {done.format(harm)}") for harm in CHOSEN_HARM])


def test_an_asset_has_no_damage_of_its_own_to_be_more() -> None:
    assert lines("[[Weapon]] assets you control get +1 damage.")[-1].understood != FULL


@pytest.mark.parametrize("so", SO)
def test_what_is_so_is_so_of_all_that_are_told(so: str) -> None:
    assert distinct([("asset", f"{those} {so}.") for those in THOSE])


def test_an_enemy_does_one_thing_after_the_other() -> None:
    texts = [
        f"[action]: Choose an enemy at your location. That enemy {one} and {other}."
        for one, other in product(ENEMY_DEEDS, repeat=2)
        if one != other
    ]
    assert distinct([("asset", text) for text in texts])


@pytest.mark.parametrize("does", ["does", "do"])
def test_actions_that_provoke_nobody_are_of_any_kind(does: str) -> None:
    said_so = f"{does} not provoke attacks of opportunity."
    assert distinct([("asset", text.format(said_so)) for text in SAFE])


@pytest.mark.parametrize("better", WENT_BETTER)
@pytest.mark.parametrize(("so_much", "more"), GRADED)
def test_so_much_and_more_if_the_test_went_well(so_much: str, more: str, better: str) -> None:
    text = f"If this skill test is successful, {so_much} ({more} instead if {better})."
    (branch,) = ability(text, "skill")["do"]
    assert branch["effects"] != branch["otherwise"]


ANOTHER = (
    ("Fight. If you succeed, {}.", "event"),
    ("Evade. If you succeed by 2 or more, {}.", "event"),
    ("If this test is successful during an attack, {}.", "skill"),
)
DONE_TO_ANOTHER = (
    "deal 1 damage to another enemy at your location",
    "exhaust another enemy engaged with you",
    "disengage from each other enemy engaged with you",
)


@pytest.mark.parametrize(("text", "type"), ANOTHER)
@pytest.mark.parametrize("done", DONE_TO_ANOTHER)
def test_another_enemy_is_none_that_the_test_is_made_against(
    text: str, type: str, done: str
) -> None:
    assert '"not": "tested"' in said(text.format(done), type)


def test_that_enemy_is_the_other_one_once_that_has_been_chosen() -> None:
    text = "Fight. If you succeed, deal 1 damage to another enemy at your location and exhaust {}."
    (branch, _) = ability(text.format("that enemy"), "event")["do"]
    assert branch["effects"][-1] == {"verb": "exhaust", "card": "it"}


def test_another_enemy_where_none_was_told_is_not_read() -> None:
    assert lines("Deal 1 damage to another enemy at your location.", "event")[-1].understood != FULL


CONDITIONS = (
    "there are more [bless] tokens than [curse] tokens in the chaos bag",
    "there are fewer [bless] tokens than [curse] tokens in the chaos bag",
    "there is a [[Hazard]] treachery at your location",
    "you have defeated a [[Ghoul]] enemy this turn",
    "an enemy has been defeated this round",
    "you have drawn a treachery this round",
    "your discard pile is empty",
    "the current agenda has 3 or more doom",
    "you have no damage and no horror",
    "another investigator is at your location",
)
SAID_IF = (
    ("event", "If {}, draw 1 card."),
    ("asset", "[action] If {}: Draw 1 card."),
    ("asset", "As long as {}, you get +1 [combat]."),
    ("asset", "You cannot draw cards as long as {}."),
    ("skill", "If {}, Made Up gains [wild]."),
)


@pytest.mark.parametrize(("type", "text"), SAID_IF)
def test_how_things_stand_is_asked_wherever_that_may_be(type: str, text: str) -> None:
    assert distinct([(type, text.format(condition)) for condition in CONDITIONS])


COUNTED = (
    "[[Practiced]] skill committed to this test",
    "2 resources you have",
    "3 cards in your hand",
    "enemy at your location",
)


@pytest.mark.parametrize(
    "text", ["You get +1 [combat] for each {}.", "[action]: Draw 1 card for each {}."]
)
def test_things_are_counted_one_by_one_and_so_many_at_a_time(text: str) -> None:
    assert distinct([("asset", text.format(counted)) for counted in COUNTED])


DOINGS = ("Moving", "Investigating", "Engaging enemies", "Parleying", "Playing cards")


def test_what_is_done_provokes_nobody_as_the_action_does() -> None:
    said_so = "does not provoke attacks of opportunity."
    assert distinct([("asset", f"{doing} {said_so}") for doing in DOINGS])


@pytest.mark.parametrize("effect", ["Discard Made Up", "Gain 1 resource", "Draw 1 card"])
def test_instead_may_stand_behind_what_is_done(effect: str) -> None:
    occasion = "[reaction] When an [[Ally]] asset you control would be defeated:"
    first = said(f"{occasion} Instead, {effect[0].lower()}{effect[1:]}.")
    assert said(f"{occasion} {effect} instead.") == first


@pytest.mark.parametrize("text", ["Draw 2 cards instead.", "[action]: Gain 1 resource instead."])
def test_instead_of_nothing_is_not_read(text: str) -> None:
    type = "asset" if text.startswith("[") else "event"
    assert lines(text, type)[-1].understood != FULL


FOR_EACH_POINT = (
    ("event", "Investigate. If you succeed, {} for each point you succeed by."),
    ("event", "Fight. For every 2 points you succeed by, {}."),
    ("event", "Evade. For each 2 points you succeed by, {}."),
    ("skill", "If this skill test is successful, {} for each point you succeed by (max 3)."),
)
ONE_OF_IT = (
    "draw 1 card",
    "heal 1 horror",
    "lose 1 resource",
    "add 1 [curse] token to the chaos bag",
    "discard 1 card at random from your hand",
    "discover 1 additional clue at your location",
)
CHOSEN_SKILLS = (
    "Choose one of your skills. You get +7 to that skill until the end of the phase.",
    "Choose a skill. Until the end of the phase, you get +7 to the chosen skill.",
)


@pytest.mark.parametrize(("type", "text"), FOR_EACH_POINT)
def test_so_much_is_done_for_each_point(type: str, text: str) -> None:
    assert distinct([(type, text.format(one)) for one in ONE_OF_IT])


def test_a_skill_is_chosen_in_either_order_of_words() -> None:
    one, other = (said(text, "event") for text in CHOSEN_SKILLS)
    assert one == other
