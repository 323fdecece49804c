"""Lines of which the head alone is understood, and what a card's keywords say of its abilities."""

from __future__ import annotations

import pytest

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.engine import undescribed as marks
from rulesref.facts.compiler.compiled_card import FULL, HEAD, NOTHING, CompiledCard
from tests.named_folders import CARDS, needs

pytestmark = needs(CARDS)

#: What no production will ever understand.
ODD = "Xyzzy the quux."


def compiled(text: str, code: str = "01016", **printed: object) -> CompiledCard:
    """The card ``code`` with another text."""
    from tests.facts.compiler.made import compiler, records

    record: CardRecord = records()[code]._replace(text=text, **printed)  # type: ignore[arg-type]
    return compiler().card(record)


def only(text: str, code: str = "01016", **printed: object) -> tuple[str, dict[str, object]]:
    """How much of a text of one line is understood, and its ability without its effect."""
    (line,) = compiled(text, code, **printed).lines
    (ability,) = line.facts["ability"]
    shown = {k: v for k, v in ability.items() if k not in ("do", "opaque", "opaque-it")}
    return line.understood, shown


def test_a_head_keeps_the_limit_that_stands_behind_its_effect() -> None:
    head = {"kind": "free", "cost": [{"pay": "resources", "amount": 2}]}
    assert only(f"[fast] Spend 2 resources: {ODD}") == (HEAD, head)
    limited = {**head, "limit": "2 per round", "limit-scope": "group"}
    assert only(f"[fast] Spend 2 resources: {ODD} (Group limit twice per round.)") == (
        HEAD,
        limited,
    )


def test_a_card_of_a_type_that_is_not_known_is_left_open() -> None:
    card = compiled(f"Hunter.\n{ODD}", type="enemy_location")
    assert [line.understood for line in card.lines] == [NOTHING, NOTHING]
    assert not card.whole


def test_a_limit_that_is_not_understood_leaves_no_head() -> None:
    assert only(f"[fast]: {ODD} (Limit once per blue moon.)")[0] == NOTHING


def test_a_head_keeps_whom_its_ability_is_open_to_and_whom_it_provokes() -> None:
    quiet = f"[action]: {ODD} This action does not provoke attacks of opportunity."
    (line,) = compiled(quiet).lines
    (ability,) = line.facts["ability"]
    assert (line.understood, ability["do"]) == (HEAD, [{"verb": "action-provokes-nobody"}])
    everybody = "Any investigator at your location may activate this ability."
    (line,) = compiled(f"[action]: {ODD} {everybody}").lines
    (_, opened) = line.facts["ability"]
    assert (line.understood, opened["do"][0]["verb"]) == (HEAD, "open-to-all-here")
    two = compiled(f"[action]: {ODD} {everybody}\n[fast]: Draw 1 card.").lines
    assert [one.understood for one in two] == [NOTHING, FULL]


def test_what_a_card_gains_is_one_with_the_line_that_says_when() -> None:
    quoted = '"[fast] Spend 1 resource: Draw 1 card.\n[fast] Spend 2 resources: Draw 2 cards."'
    (line,) = compiled(f"While you have 9 or more resources, .45 Automatic gains:\n{quoted}").lines
    conditions = [ability["if"] for ability in line.facts["ability"]]
    assert (line.understood, len(conditions)) == (FULL, 2)
    assert conditions[0] == conditions[1]


def test_a_head_says_what_its_ability_is_an_action_of() -> None:
    understood, ability = only(f"[action]: <b>Fight</b> ([willpower]). {ODD}")
    assert (understood, ability["designators"]) == (HEAD, ["fight"])


@pytest.mark.parametrize("kind", ["<b>Fight</b>/<b>Evade.</b>", "<b>Fight</b> (at dawn)."])
def test_an_action_of_a_kind_that_is_not_understood_leaves_no_head(kind: str) -> None:
    assert only(f"[action]: {kind} {ODD}")[0] == NOTHING


def test_a_cost_that_is_not_understood_leaves_no_head() -> None:
    assert only(f"[action] Frobnicate: {ODD}")[0] == NOTHING


EVENT = "01022"


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        (f"Fast. Play after you defeat an enemy.\n{ODD}", HEAD),
        (f"Fast. Play after you quux an enemy.\n{ODD}", NOTHING),
        (f"Fast. Play only during your turn.\n{ODD}", HEAD),
        (f"{ODD}", HEAD),
        (f"{ODD} Max once per blue moon.", NOTHING),
        (
            f"As an additional cost to play Evidence!, add 2 [curse] tokens to the chaos bag. {ODD}",
            HEAD,
        ),
        (f"As an additional cost to play Evidence!, frobnicate. {ODD}", NOTHING),
    ],
)
def test_a_head_of_an_event_says_when_and_at_what_cost_or_there_is_none(
    text: str, understood: str
) -> None:
    assert only(text, EVENT)[0] == understood


def test_a_fast_event_that_answers_something_is_paid_for_from_hand() -> None:
    _, ability = only(f"Fast. Play after you defeat an enemy.\n{ODD}", EVENT)
    assert ability == {
        "kind": "fast",
        "zones": ["hand"],
        "on": {"after": "defeat", "who": "you", "card": {"all": "enemy-card"}},
        "cost": [{"pay": "resources", "amount": 1}],
    }
    assert only(f"Fast. Play after you defeat an enemy.\n{ODD}", EVENT, cost=0)[1]["cost"] == []


def test_this_location_is_the_card_itself_on_a_location_alone() -> None:
    text = f"<b>Forced</b> - After you enter this location: {ODD}"
    assert only(text, "01113")[0] == HEAD
    assert only(text)[0] == NOTHING
    assert only(text, EVENT)[1]["on"]["to"]["all"] == "attached-to-this"  # type: ignore[index]


def test_what_a_hidden_treachery_does_it_does_in_the_hand() -> None:
    text = "Hidden.\n<b>Forced</b> - At the end of the round: Discard Paranoia."
    (line, forced) = compiled(text, "01097").lines
    assert (line.understood, forced.understood) == (FULL, FULL)
    (ability,) = compiled(text, "01097").facts["ability"]
    assert ability["zones"] == ["hand"]
    (ability,) = compiled(text.replace("Hidden", "Peril"), "01097").facts["ability"]
    assert "zones" not in ability


def test_what_a_hidden_enemy_does_it_does_in_the_hand_as_well() -> None:
    text = f"Hidden.\n<b>Forced</b> - At the end of the round: Discard Ghoul Minion.\n{ODD}"
    abilities = compiled(text, "01160").facts["ability"]
    assert [ability["zones"] for ability in abilities] == [["hand", "play"]] * 2


def test_what_holds_while_a_card_is_in_the_hand_holds_there() -> None:
    text = "You cannot sing songs other than Paranoia while it is in your hand."
    (ability,) = compiled(text, "01097").facts["ability"]
    assert (ability["kind"], ability["zones"]) == ("constant", ["hand", "play"])


def test_victory_and_vengeance_are_keywords_of_the_data() -> None:
    assert compiled("", "01113").facts["keywords"] == {"victory": 1}
    told = compiled("", "01113", victory=None, vengeance=2).facts["keywords"]
    assert told == {"vengeance": 2}


def test_what_stands_in_quotation_marks_is_no_ability_of_its_own() -> None:
    text = 'It gains:\n"[fast]: Draw 1 card.\n[fast]: Draw 3 cards."\n[fast]: Draw 2 cards.'
    *_, gained, own = compiled(text).lines
    assert text[gained.start : gained.end].count("[fast]") == 2
    assert (gained.understood, own.understood) == (NOTHING, FULL)


def test_whoever_may_not_use_an_ability_is_no_part_of_its_effect() -> None:
    assert only(f"[fast]: {ODD} Only Mary may trigger this ability.")[0] == NOTHING


def test_what_has_no_head_is_constant_unless_it_speaks_of_a_moment() -> None:
    assert only(ODD) == (HEAD, {"kind": "constant"})
    assert only("When you quux, xyzzy.")[0] == NOTHING
    assert only("As an additional cost to quux, xyzzy.")[0] == NOTHING
    assert only("Uses (4 quuxes of quux).")[0] == NOTHING


def test_what_is_not_understood_of_an_event_that_stays_may_always_hold() -> None:
    """The line that attaches it may go on to say what is so at its host."""
    facts = compiled(f"Attach to your location. {ODD}", "01088").facts
    assert [ability["kind"] for ability in facts["ability"]] == ["play", "constant"]
    assert [ability["opaque"] for ability in facts["ability"]] == [marks.HEAD, marks.GUARD]


def test_what_is_not_understood_acts_wherever_it_speaks_of_itself() -> None:
    [ability] = compiled(f".45 Automatic is in your hand: {ODD}").facts["ability"]
    assert ability["zones"] == ["hand", "play"]
    [ability] = compiled(f"{ODD} Discard .45 Automatic.").facts["ability"]
    assert "zones" not in ability


@pytest.mark.parametrize("rest", ["Fight. Xyzzy.", "Xyzzy. This provokes attacks of opportunity."])
def test_an_action_whose_rest_says_how_it_begins_has_no_head(rest: str) -> None:
    assert compiled(f"[action]: Xyzzy the quux. {rest}").lines[0].understood == NOTHING
    assert compiled(f"[fast]: Xyzzy the quux. {rest}").lines[0].understood == HEAD


def test_of_a_text_longer_than_any_card_s_nothing_is_read() -> None:
    facts = compiled("Gain 3 resources. " * 600, "01088").facts
    assert facts["ability"] == [
        {"kind": "play", "opaque": "?"},
        {"kind": "constant", "opaque": "?"},
    ]


@pytest.mark.parametrize(
    "text",
    [
        # A condition and a cost that stand behind the colon, in front of another.
        f"[fast]: If you have no resources, remove 1 clue from your location: {ODD}",
        # A second ability in one line.
        f"[fast] Exhaust .45 Automatic: {ODD} [fast] Spend 1 clue: {ODD}",
        f"[action]: <b>Fight.</b> {ODD} As an additional cost to initiate this ability, xyzzy.",
    ],
)
def test_a_line_that_goes_on_with_a_cost_or_another_ability_leaves_no_head(text: str) -> None:
    assert only(text)[0] == NOTHING


def test_nobody_is_meant_by_a_place() -> None:
    cost = "[fast] If Lita Chantler is at this location, exhaust {}: " + ODD
    assert only(cost.format("him"), "01125")[0] == NOTHING


def test_an_ability_does_not_act_where_its_card_goes_to() -> None:
    told = "[action]: <b>Fight.</b> {} .45 Automatic to your hand. " + ODD
    understood, ability = only(told.format("Return"))
    assert (understood, ability.get("zones")) == (HEAD, None)


def test_what_a_place_gains_is_for_everybody_there() -> None:
    text = f'While you are in the Attic, it gains: "[action]: {ODD}"'
    (line,) = compiled(text).lines
    opened, ability = line.facts["ability"]
    assert line.understood == HEAD
    assert opened["do"] == [{"verb": "open-to-all-here", "of": "this"}]
    assert ability["if"] == [{"test": "there-is", "a": {"all": "your-location", "named": "Attic"}}]


def test_what_another_thing_gains_says_nothing_of_the_head() -> None:
    everybody = "Any investigator at your location may activate this ability."
    gained = f'[action]: {ODD} Attached location gains: "[action]: {ODD} {everybody}"'
    (line,) = compiled(gained).lines
    assert "open-to-all-here" not in str(line.facts)
