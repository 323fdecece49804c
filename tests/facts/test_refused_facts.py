"""Facts that would load and then do nothing, or break the run: each is refused, and where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesref.engine.notation import NotationError
from rulesref.errors import ParseError
from rulesref.facts.card_file import check_title
from rulesref.places import corpus_folder
from tests.arkham import read_card, read_cards

CARDS = corpus_folder() / "arkham-lcg" / "cards"
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
HURT = {"verb": "deal", "damage": 1, "to": "attacker"}
LET_GO = {"verb": "disengage", "enemy": "that-enemy"}
CANCEL = {"verb": "cancel"}
ATTACKED = {"when": "attack", "to": "you"}
TWO = """[[card]]
code = "x1"
name = "Lantern"
type = "asset"

[[card]]
code = "x2"
name = "Lamp"
type = "asset"

[[card.ability]]
kind = "free"
do = [{ verb = "gain-resources", who = "you", amount = 1 }]

[[card.ability]]
kind = "free"
do = [{ verb = "cancel" }]
"""


def card(type: str = "asset", keywords: Any = None, **ability: Any) -> dict[str, Any]:
    told = {"code": "x", "name": "X", "type": type, "keywords": keywords or {}}
    return {**told, "ability": [{"kind": "free", **ability}]}


def refusal(told: dict[str, Any]) -> str:
    with pytest.raises(NotationError) as caught:
        read_card(told)
    assert caught.value.path.startswith("x/1")
    return caught.value.message


AGAIN = {"verb": "attempt-again"}


@pytest.mark.parametrize(
    "told",
    [
        {"do": [AGAIN]},
        {"on": {"after": "succeed", "who": "you"}, "kind": "reaction", "do": [AGAIN]},
        {"do": [{"verb": "delay", "ability": {"on": {"after": "fail"}, "do": [AGAIN]}}]},
    ],
)
def test_a_test_is_attempted_again_once_it_has_ended(told: dict[str, Any]) -> None:
    for one in told["do"]:
        if "ability" in one:
            one["ability"]["kind"] = "forced"
    assert "after it has ended" in refusal(card(**told))


def test_what_is_attempted_again_at_the_end_is_sound() -> None:
    read_card(card(kind="reaction", on={"after": "test-end", "who": "you"}, do=[AGAIN]))


@pytest.mark.parametrize(
    "beside",
    [
        {"if": [{"test": "your-turn"}]},
        {"cost": [{"pay": "resources", "amount": 1}]},
        {"limit": "1 per round"},
    ],
)
def test_what_is_delayed_waits_for_its_moment_alone(beside: dict[str, Any]) -> None:
    later = {"kind": "forced", "on": {"at": "turn-end"}, "do": [GAIN], **beside}
    assert "delayed" in refusal(card(do=[{"verb": "delay", "ability": later}]))


def test_cards_of_two_titles_in_one_file() -> None:
    text = TWO.split("[[card.ability]]")[0]
    with pytest.raises(ParseError) as caught:
        check_title(tuple(read_cards(text, "lantern.toml")), text, Path("lantern.toml"))
    assert (caught.value.file, caught.value.line) == ("lantern.toml", 6)
    assert caught.value.remedy == "put it into lamp.toml"


def test_a_file_under_another_name_than_its_card() -> None:
    text = TWO.split("\n\n")[0]
    with pytest.raises(ParseError) as caught:
        check_title(tuple(read_cards(text, "lanten.toml")), text, Path("lanten.toml"))
    assert (caught.value.file, caught.value.line) == ("lanten.toml", 1)
    assert caught.value.remedy == "call the file lantern.toml"


def test_the_line_of_an_ability_is_told_and_a_remedy() -> None:
    with pytest.raises(ParseError) as caught:
        list(read_cards(TWO, "lamp.toml"))
    assert (caught.value.file, caught.value.line) == ("lamp.toml", 15)
    assert caught.value.remedy


@pytest.mark.parametrize("path", sorted(CARDS.glob("*.toml")), ids=lambda path: str(path.stem))
def test_every_shipped_file_is_sound(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    check_title(tuple(read_cards(text, str(path))), text, path)


@pytest.mark.parametrize(
    "on",
    [
        {"after": "evade", "enemy": "your-location"},
        {"after": "evade", "enemy": {"all": "location"}},
        {"after": "evade", "who": {"all": "enemy"}},
        {"after": "move", "who": "you", "to": "you"},
        {"when": "discover", "at": {"all": "investigator"}},
        {"after": "reveal-location", "location": {"all": "enemy"}},
    ],
)
def test_a_selector_that_fits_no_event(on: dict[str, Any]) -> None:
    assert "finds no" in refusal(card(kind="reaction", on=on, do=[GAIN]))


def test_an_enemy_may_be_the_one_that_moves() -> None:
    read_card(card(kind="forced", on={"after": "move", "who": {"all": "enemy"}}, do=[GAIN]))


CHARGE = {"card": "this", "uses": "charges", "amount": 1}
TO_ANOTHER = {"card": "this", "to": {"all": "asset"}, "uses": "charges", "most": 1}


@pytest.mark.parametrize(
    "ability",
    [
        {"do": [{"verb": "place-uses", **CHARGE}]},
        {"do": [{"verb": "spend-uses", **CHARGE}]},
        {"do": [{"verb": "remove-uses", **CHARGE}]},
        {"do": [{"verb": "replenish", **CHARGE}]},
        {"do": [{"verb": "move-uses", **TO_ANOTHER}]},
        {"cost": [{"pay": "uses", **CHARGE}], "do": [GAIN]},
    ],
)
def test_uses_that_no_keyword_names(ability: dict[str, Any]) -> None:
    without = card(**ability)
    assert "no charges" in refusal(without)
    read_card({**without, "keywords": {"uses": {"charges": 2}}})
    with pytest.raises(NotationError) as caught:
        read_card({**without, "keywords": {"uses": {"secrets": 2}}})
    assert caught.value.candidates == ("secrets",)


@pytest.mark.parametrize(
    ("kept", "spent", "wrong"),
    [
        ("omens", "omens", ""),
        ("omens", "omen", "unknown word 'omen'"),
        ("charges", "omens", "unknown word 'omens'"),
        ("chargess", "chargess", "unknown word 'chargess'"),
        ("two words", "two words", "unknown word 'two words'"),
    ],
)
def test_uses_may_have_a_name_of_their_own_on_the_card_that_keeps_them(
    kept: str, spent: str, wrong: str
) -> None:
    """What is spelt almost like known uses is misspelt, and no other card knows the new ones."""
    cost = [{"pay": "uses", "card": "this", "uses": spent, "amount": 1}]
    facts: dict[str, Any] = {"code": "x1", "name": "Lantern", "type": "asset"}
    facts["keywords"] = {"uses": {kept: 2}}
    facts["ability"] = [{"kind": "free", "cost": cost, "do": [GAIN]}]
    if not wrong:
        assert read_card(facts).keywords["uses"] == {kept: 2}
        return
    with pytest.raises(NotationError, match=wrong):
        read_card(facts)


def a_result(**results: Any) -> dict[str, Any]:
    return {"verb": "test", "skill": "agility", "difficulty": 2, **results}


@pytest.mark.parametrize(
    "effect",
    [
        {"verb": "if-succeeds", "effects": [HURT]},
        {"verb": "fight", "enemy": {"choose": "attackable"}, "success": [CANCEL]},
        {"verb": "if-fails", "effects": [{"verb": "may", "effects": [HURT]}]},
    ],
)
def test_the_trigger_out_of_the_sight_of_the_results_of_an_attempt(effect: dict[str, Any]) -> None:
    """ST.7 belongs to the test of the attack, and not to what triggered the ability."""
    assert "none here" in refusal(card(kind="reaction", on=ATTACKED, do=[effect]))


@pytest.mark.parametrize(
    "effect",
    [
        a_result(success=[HURT]),
        a_result(failure=[CANCEL]),
        a_result(
            success=[{"verb": "may", "effects": [{"verb": "if", "tests": [], "effects": [HURT]}]}]
        ),
    ],
)
def test_the_trigger_in_sight_of_the_results_of_the_test_of_an_ability(
    effect: dict[str, Any],
) -> None:
    """What a card does if its own test fails can be said of whatever made it ask for the test."""
    read_card(card(kind="reaction", on=ATTACKED, do=[effect]))
    assert "none here" in refusal(card(do=[effect]))


def test_before_a_test_the_trigger_is_in_sight() -> None:
    read_card(card(kind="reaction", on=ATTACKED, do=[HURT, CANCEL, a_result(success=[GAIN])]))


@pytest.mark.parametrize("effect", [HURT, LET_GO, CANCEL, {"verb": "skip-phase"}])
def test_words_of_a_trigger_where_there_is_none(effect: dict[str, Any]) -> None:
    assert "none here" in refusal(card(do=[effect]))


@pytest.mark.parametrize(
    ("on", "effect"),
    [
        ({"after": "draw", "who": "you"}, HURT),
        ({"after": "draw", "who": "you"}, LET_GO),
        ({"when": ["attack", "draw"]}, HURT),
        ({"when": "draw", "who": "you"}, {"verb": "skip-phase"}),
    ],
)
def test_words_of_a_trigger_that_has_no_such_thing(
    on: dict[str, Any], effect: dict[str, Any]
) -> None:
    assert "finds nothing" in refusal(card(kind="reaction", on=on, do=[effect]))


@pytest.mark.parametrize("effect", [CANCEL, {"verb": "instead", "effects": [GAIN]}])
def test_what_has_happened_is_neither_canceled_nor_replaced(effect: dict[str, Any]) -> None:
    on = {"after": "attack", "to": "you"}
    assert "too late" in refusal(card(kind="reaction", on=on, do=[effect]))
    read_card(card(kind="reaction", on=ATTACKED, do=[effect]))


def counted(**number: Any) -> list[Any]:
    return [{**GAIN, "amount": number}]


@pytest.mark.parametrize(
    "do",
    [
        counted(count="stat", of="this", stat="willpower-icons"),
        [{"verb": "set-base", "of": "this", "stat": "combat-icons", "to": 2}],
        [{"verb": "multiply", "of": "this", "stat": "wild-icons", "how": "double"}],
        [{"verb": "exhaust", "card": {"choose": "asset", "most": "wild-icons", "chooser": "you"}}],
    ],
)
def test_numbers_that_read_nothing(do: list[Any]) -> None:
    """Of icons only what adds to them is ever read."""
    assert "unknown word" in refusal(card(do=do))


@pytest.mark.parametrize(
    ("type", "kind"),
    [
        ("asset", "elder-sign"),
        ("investigator", "revelation"),
        ("scenario", "revelation"),
        ("treachery", "spawn"),
        ("location", "prey"),
        ("act", "symbol"),
        ("event", "skill"),
        ("asset", "fast"),
        ("location", "advance"),
        ("enemy", "objective"),
    ],
)
def test_an_ability_of_a_kind_that_its_card_is_never_asked_for(type: str, kind: str) -> None:
    assert "never acts" in refusal(card(type, kind=kind, do=[]))


@pytest.mark.parametrize(
    ("stage", "name"), [("when", {}), ("after", {"name": "unrevealed"}), ("would", {})]
)
def test_an_ability_on_the_side_that_is_not_read_then(stage: str, name: dict[str, str]) -> None:
    on = {stage: "reveal-location", "location": "this"}
    assert "never triggers" in refusal(card("location", kind="forced", on=on, do=[GAIN], **name))


@pytest.mark.parametrize("kind", ["reaction", "free", "action"])
def test_what_follows_a_test_that_the_ability_never_begins(kind: str) -> None:
    """It would be said of whichever test begins next, and do nothing to the one that runs."""
    on = {"on": {"after": "commit", "who": "you"}} if kind == "reaction" else {}
    said = {"verb": "if-succeeds", "effects": [GAIN]}
    assert "begins none" in refusal(card("asset", kind=kind, do=[said], **on))
    begins = {"verb": "test", "skill": "combat", "difficulty": 2}
    assert read_card(card("asset", kind=kind, do=[said, begins], **on))
    assert read_card(card("asset", kind=kind, do=[{**said, "this": True}], **on))


@pytest.mark.parametrize(
    ("verb", "slot"), [("modify", "by"), ("set-base", "to"), ("set-value", "to")]
)
def test_a_value_that_is_counted_out_of_itself(verb: str, slot: str) -> None:
    """The number would be asked for while it is being counted, without end."""
    counts = {"count": "stat", "of": "this", "stat": "fight"}
    twice = {"count": "plus", "number": 1, "more": counts}
    for by in (counts, twice):
        clause = {"verb": verb, "of": "this", "stat": "fight", slot: by}
        assert "out of itself" in refusal(card("enemy", kind="constant", do=[clause]))
    for other in ({"stat": "evade"}, {"of": "you"}):
        clause = {"verb": verb, "of": "this", "stat": "fight", slot: {**counts, **other}}
        assert read_card(card("enemy", kind="constant", do=[clause]))


def test_bounds_that_no_number_keeps() -> None:
    """Nothing said means one or more: "at most 0" alone would never hold."""
    none = {"test": "holds", "token": "charges", "on": "this", "most": 0}
    assert "no number" in refusal(card(kind="free", do=[GAIN], **{"if": [none]}))
    assert "no number" in refusal(card(do=[{"verb": "if", "tests": [none], "effects": [GAIN]}]))
    assert read_card(card(kind="free", do=[GAIN], **{"if": [{**none, "least": 0}]}))


def test_no_doom_anywhere_is_not_that_one_card_bears_none() -> None:
    """ "holds" asks for any of its cards: of several one nearly always holds nothing."""
    none = {"test": "holds", "token": "doom", "least": 0, "most": 0}
    for on in ({"all": "any-card"}, {"all": "enemy", "trait": "Cultist"}):
        assert "count those" in refusal(
            card(kind="free", do=[GAIN], **{"if": [{**none, "on": on}]})
        )
    lead = {"all": "enemy", "named": "Umordhoth"}
    assert read_card(card(kind="free", do=[GAIN], **{"if": [{**none, "on": lead}]}))


def test_what_lies_on_a_treachery_is_not_dealt_to_it() -> None:
    dealt = {"verb": "deal", "to": "this", "horror": 1}
    on = {"after": "round-end"}
    assert "placed there" in refusal(card("treachery", kind="forced", on=on, do=[dealt]))
    placed = {"verb": "place-horror", "card": "this", "amount": 1}
    assert read_card(card("treachery", kind="forced", on=on, do=[placed]))


def test_damage_by_a_margin_that_nobody_knows_yet() -> None:
    attack = {"verb": "fight", "enemy": {"choose": "attackable"}}
    margin = {"count": "to-a-minimum", "of": {"count": "margin"}, "least": 1}
    assert "margin" in refusal(card("asset", kind="action", do=[{**attack, "damage": margin}]))
    read_card(card("asset", kind="action", do=[{**attack, "damage": 0, "plus": margin}]))


def test_an_event_that_would_be_quiet_too_late() -> None:
    """Enemies strike as it is played: by then nothing of it has resolved."""
    quiet = {"verb": "action-provokes-nobody"}
    assert "provokes-nobody" in refusal(card("event", kind="play", do=[quiet, GAIN]))
    read_card(card("asset", kind="action", do=[quiet, GAIN]))


@pytest.mark.parametrize(
    "clause",
    [
        {"verb": "evade-automatically", "enemy": "that-enemy"},
        {"verb": "attack", "enemy": "that-enemy", "who": "you"},
        {"verb": "deal", "damage": 2, "to": "that-enemy"},
    ],
)
def test_what_is_done_to_an_enemy_before_it_is_there(clause: dict[str, Any]) -> None:
    on = {"enemy": {"all": "enemy-card"}, "at": "your-location"}
    early = card("asset", kind="reaction", on={"when": "spawn", **on}, do=[clause])
    assert "not spawned yet" in refusal(early)
    read_card(card("asset", kind="reaction", on={"after": "spawn", **on}, do=[clause]))


def test_where_an_enemy_is_that_has_not_come_yet() -> None:
    """As it enters play it is nowhere; the event itself says where it will be."""
    told = {"all": "location", "location-of": "triggering-card"}
    on = {"when": "enter-play", "card": {"all": "enemy-card"}}
    toward: dict[str, Any] = {"verb": "move-toward", "enemy": "you"}
    assert "no location yet" in refusal(card(kind="reaction", on=on, do=[{**toward, "to": told}]))
    read_card(card(kind="reaction", on={"when": "spawn"}, do=[{**toward, "to": "that-location"}]))


def test_whom_nothing_keeps_off_while_one_slips_away() -> None:
    """They would engage again at once: the clause has to hold while the effect resolves."""
    let_go: dict[str, Any] = {"verb": "disengage", "enemy": {"all": "enemy", "engaged-with": "you"}}
    move: dict[str, Any] = {"verb": "move", "who": "you", "to": {"choose": "connecting-location"}}
    apart = {"verb": "cannot-be-engaged", "of": "you"}
    assert "again before the move" in refusal(card(do=[let_go, move]))
    may = {"verb": "may", "effects": [let_go, move]}
    assert "again before the move" in refusal(card(do=[may]))
    first = {"verb": "may", "effects": [let_go]}
    assert "again before the move" in refusal(card(do=[first, {"verb": "may", "effects": [move]}]))
    read_card(card(do=[{"verb": "throughout", "clauses": [apart], "effects": [let_go, move]}]))
    lasts = {**apart, "until": "round"}
    assert "say it first" in refusal(card(do=[let_go, lasts]))
    read_card(card(do=[lasts, let_go]))


def test_an_enemy_that_enters_by_moving_alone() -> None:
    """Pursued says it: who enters a location moves there or spawns there."""
    for who, type in (({"all": "enemy"}, "asset"), ("this", "enemy")):
        moved = {"after": ["move", "swap-places", "place-at"], "who": who, "to": "your-location"}
        spawned = {"after": "spawn", "enemy": who, "at": "your-location"}
        told = {**card(kind="forced", on=moved, do=[GAIN]), "type": type}
        assert "by spawning too" in refusal(told)
        too = {"kind": "forced", "on": spawned, "do": [GAIN]}
        read_card({**told, "ability": [*told["ability"], too]})


@pytest.mark.parametrize("event", ["defeat", "leave-play", "discard"])
@pytest.mark.parametrize("stage", ["if", "after"])
def test_what_has_left_is_not_looked_for_in_play(stage: str, event: str) -> None:
    gone = {"all": "asset", "controlled-by": "you", "trait": "Ally"}
    told = {"kind": "forced", "do": [GAIN]}
    assert "in play no more" in refusal(card(**told, on={stage: event, "card": gone}))
    read_card(card(**told, on={"when": event, "card": gone}))


@pytest.mark.parametrize(("event", "slot"), [("spawn", "enemy"), ("enter-play", "card")])
@pytest.mark.parametrize("stage", ["would", "when"])
def test_what_is_about_to_come_is_not_looked_for_in_play(stage: str, event: str, slot: str) -> None:
    told = {"kind": "forced", "do": [GAIN]}
    coming = {"all": "enemy", "without-trait": "Elite"}
    assert "not in play yet" in refusal(card(**told, on={stage: event, slot: coming}))
    read_card(card(**told, on={"after": event, slot: coming}))
    read_card(card(**told, on={stage: event, slot: {**coming, "all": "enemy-card"}}))


def test_what_is_divided_one_by_one() -> None:
    """Two healings of one horror are answered twice, a healing of two horror is answered once."""
    here = {"at": "your-location"}
    one = {"verb": "heal", "of": {"choose": "investigator", **here}, "horror": 1}
    assert "divide" in refusal(card(do=[{"verb": "times", "number": 2, "effects": [one]}]))
    share = {"verb": "heal", "of": "each", "horror": {"count": "share"}}
    among = {"all": "investigator", **here}
    read_card(card(do=[{"verb": "divide", "number": 2, "among": among, "effects": [share]}]))


def test_in_whose_test_one_gets_more() -> None:
    more = {"verb": "modify-value", "by": 1}
    assert "in whose" in refusal(card(do=[more]))
    read_card(card(do=[more], **{"if": [{"test": "during-your-test"}]}))


def test_a_choice_of_what_the_test_to_come_is_made_with() -> None:
    """An option that changes nothing yet is not offered: each of them has to begin the test."""
    five: dict[str, Any] = {"verb": "set-base", "of": "you", "stat": "combat", "to": 5}
    two: dict[str, Any] = {"verb": "modify", "of": "you", "stat": "combat", "by": 2}
    fight: dict[str, Any] = {"verb": "fight", "enemy": {"choose": "attackable"}}
    apart = {"verb": "choose-one", "options": [[five], [two]]}
    assert "would not be offered" in refusal(card(kind="action", do=[apart, fight]))
    each = [[{**fight, "base": {"combat": 5}}], [{**fight, "bonus": {"combat": 2}}]]
    read_card(card(kind="action", do=[{"verb": "choose-one", "options": each}]))
    read_card(card(kind="reaction", on={"when": "skill-test", "who": "you"}, do=[apart]))


def test_only_a_location_has_an_unrevealed_side() -> None:
    clause = {"verb": "modify", "of": "you", "stat": "combat", "by": 1}
    assert "unrevealed" in refusal(card(kind="constant", name="unrevealed", do=[clause]))


@pytest.mark.parametrize(
    "do",
    [
        [{"verb": "discard", "card": "it"}],
        [{"verb": "discard", "card": "each"}],
        [{"verb": "discard", "card": "meant"}],
        [{"verb": "discard", "card": "paid"}],
        [{"verb": "put-back", "cards": "looked-at"}],
        [
            {"verb": "heal", "of": "it", "damage": 1},
            {"verb": "choose", "cards": {"choose": "asset"}},
        ],
        [GAIN, {"verb": "if", "tests": [{"test": "there-is", "a": "it"}], "effects": [GAIN]}],
    ],
)
def test_a_verb_that_cannot_see_its_object(do: list[Any]) -> None:
    assert "means nothing here" in refusal(card(do=do))


@pytest.mark.parametrize(
    "do",
    [
        [{"verb": "choose", "cards": {"choose": "asset"}}, {"verb": "discard", "card": "it"}],
        [{"verb": "choose", "cards": {"choose": "asset"}}, a_result(success=[{"verb": "discard", "card": "it"}])],
        [{"verb": "may", "effects": [{"verb": "ready", "card": {"choose": "asset"}}]}, {"verb": "discard", "card": "it"}],
        [{"verb": "for-each", "among": {"all": "asset"}, "effects": [{"verb": "discard", "card": "each"}]}],
        [{"verb": "search", "of": "you", "effects": [{"verb": "draw-found", "card": "it"}]}],
    ],
)  # fmt: skip
def test_a_verb_that_sees_it(do: list[Any]) -> None:
    read_card(card(do=do))


def counted(word: str) -> dict[str, Any]:
    return {"verb": "gain-resources", "who": "you", "amount": {"count": word}}


ABOUT_TO_TEST = {"when": "skill-test", "who": "you"}
OVER = {"after": "test-end", "who": "you"}
IN_THE_TEST = {
    "verb": "test",
    "skill": "agility",
    "difficulty": 1,
    "success": [counted("base-skill")],
}


@pytest.mark.parametrize("word", ["base-skill", "difficulty"])
@pytest.mark.parametrize("on", [ABOUT_TO_TEST, OVER])
def test_what_speaks_of_a_test_that_has_not_begun_or_is_over(on: dict[str, Any], word: str) -> None:
    assert "not begun, or is over" in refusal(card(kind="reaction", on=on, do=[counted(word)]))


@pytest.mark.parametrize(
    ("on", "do"),
    [
        ({"when": "succeed", "who": "you"}, counted("base-skill")),
        ({"when": "test-end", "who": "you"}, counted("base-skill")),
        (OVER, IN_THE_TEST),
        (OVER, counted("margin")),
        (ABOUT_TO_TEST, {"verb": "if-succeeds", "this": True, "effects": [counted("difficulty")]}),
    ],
)
def test_what_speaks_of_a_test_that_is_made_by_then(on: dict[str, Any], do: dict[str, Any]) -> None:
    read_card(card(kind="reaction", on=on, do=[do]))


def test_the_line_of_a_count_that_comes_too_early() -> None:
    text = TWO.replace('kind = "free"\ndo = [{ verb = "cancel" }]', 'kind = "reaction"\n') + (
        'on = { when = "skill-test", who = "you" }\n'
        'do = [{ verb = "draw", who = "you", amount = { count = "base-skill" } }]\n'
    )
    with pytest.raises(ParseError) as caught:
        list(read_cards(text, "lamp.toml"))
    assert (caught.value.file, caught.value.line) == ("lamp.toml", 15)
    assert caught.value.remedy


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ({"if": [{"test": "you-resolve"}], "do": [GAIN]}, "none here"),
        ({"do": [{"verb": "modify-failure", "by": 1}]}, "none here"),
        ({"do": [{"verb": "deal", "damage": 1, "to": "who-searches"}]}, "none here"),
        ({"do": [{"verb": "heal", "of": "card-effect-of-yours", "damage": 1}]}, "none here"),
        ({"do": [{"verb": "exhaust", "card": {"choose": "asset", "chooser": "who-did"}}]}, "none"),
        (
            {"do": [{"verb": "choose-one", "chooser": "who-did", "options": [[GAIN], [GAIN]]}]},
            "none",
        ),
    ],
)
def test_words_that_speak_of_an_event_where_none_is_answered(
    ability: dict[str, Any], why: str
) -> None:
    assert why in refusal(card(**ability))


def test_a_filter_of_a_trigger_sees_no_other_event() -> None:
    on = {"when": "attack", "to": "who-searches"}
    assert "finds nothing in the event" in refusal(card(kind="reaction", on=on, do=[GAIN]))


@pytest.mark.parametrize("slot", ["success", "boosts", "measure", "own"])
def test_what_no_trigger_can_ask_for(slot: str) -> None:
    on = {"after": "skill-test", slot: "you"}
    assert "nothing that a trigger asks for" in refusal(card(kind="reaction", on=on, do=[GAIN]))


@pytest.mark.parametrize("word", ["each", "discarded-from-top"])
def test_a_choice_shows_no_more_than_what_was_chosen(word: str) -> None:
    chosen = {"verb": "exhaust", "card": {"choose": "asset"}}
    again = {"verb": "ready", "card": word}
    assert "means nothing here" in refusal(card(do=[chosen, again]))
    read_card(card(do=[chosen, {**again, "card": "it"}]))


@pytest.mark.parametrize("aspect", ["more-of-aspect", "at-most-of-aspect", "ignore-aspect"])
def test_an_event_without_any_amount(aspect: str) -> None:
    more = {"more-of-aspect": {"by": 1}, "at-most-of-aspect": {"most": 1}}.get(aspect, {})
    do = [{"verb": aspect, "aspect": "damage", **more}]
    refused = refusal(card(kind="forced", on={"would": "reshuffle"}, do=do))
    assert "finds nothing in the event" in refused
    read_card(card(kind="forced", on={"would": "deal", "to": "you"}, do=do))


def test_a_bound_that_is_counted_is_compared_with_nothing() -> None:
    least = {"count": "how-many", "of": {"all": "enemy"}}
    holds = {"test": "holds", "token": "clues", "on": "you", "least": least, "most": 2}
    read_card(card(**{"if": [holds], "do": [GAIN]}))
