"""Reading a text by productions: total consumption, each meaning once, bounded work."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.errors import ParseError
from rulesref.facts.compiler.lines import units
from rulesref.facts.compiler.parsing import Parse, TooMuchError
from rulesref.facts.compiler.pattern import PhraseSlot, Words, flat
from rulesref.facts.compiler.production import Production
from rulesref.facts.compiler.productions import Productions, read_productions
from rulesref.facts.compiler.template import CLASH, fill
from rulesref.facts.compiler.titles import Names
from rulesref.facts.compiler.tokens import tokens_of


def table(*rows: tuple[str, str, object]) -> Productions:
    return Productions(
        Production(f"{category}/{number}", category, says, means, "made.toml")
        for number, (category, says, means) in enumerate(rows)
    )


def parse(text: str, productions: Productions, **titles: str) -> Parse:
    names = Names({name: name.split() for name in titles.values()})
    return Parse(tokens_of(text), productions, names, {"cost": 3})


GAIN = table(
    ("number", "{digit}", "{digit}"),
    ("number", "a/an", 1),
    ("effect", "gain {number} coin/coins", {"verb": "gain", "amount": "{number}"}),
    ("effects", "{effect} .", ["{effect}"]),
    ("effects", "{effect} and {effects}", ["{effect}", "{effects}"]),
)


def meanings(text: str, productions: Productions, category: str) -> list[object]:
    return [one.value for one in parse(text, productions).whole(category)]


def test_a_text_means_what_its_productions_say() -> None:
    assert meanings("Gain a coin and gain 2 coins.", GAIN, "effects") == [
        [{"verb": "gain", "amount": 1}, {"verb": "gain", "amount": 2}]
    ]


@pytest.mark.parametrize("text", ["Gain 2 coins", "Gain 2 coins. Now", "Gain 2 gold coins.", ""])
def test_one_word_too_many_or_too_few_means_nothing(text: str) -> None:
    assert meanings(text, GAIN, "effects") == []


def test_a_text_with_two_meanings_has_both() -> None:
    rows = table(("that", "that enemy", "attacker"), ("that", "that enemy", "it"))
    assert meanings("that enemy", rows, "that") == ["attacker", "it"]


def test_two_ways_to_one_meaning_are_one() -> None:
    rows = table(("that", "that enemy", "it"), ("that", "that <other> enemy", "it"))
    assert meanings("that enemy", rows, "that") == ["it"]


def test_a_slot_that_stands_twice_holds_the_same_both_times() -> None:
    rows = table(("twice", "{n:digit} then {n:digit}", ["{n}"]))
    assert meanings("2 then 2", rows, "twice") == [[2]]
    assert meanings("2 then 3", rows, "twice") == []


def test_a_tale_ends_a_text_and_says_nothing_of_the_game() -> None:
    rows = table(("end", "leave . {t:tale}", {"verb": "leave", "+": "{t}"}))
    assert meanings('Leave. "What a night!" You run home.', rows, "end") == [{"verb": "leave"}]
    for told in ("You gain nothing.", "You run [action].", "Run 2 miles.", "If you run, well."):
        assert meanings(f"Leave. {told}", rows, "end") == []


def test_a_purpose_ends_with_its_sentence_or_before_another_way() -> None:
    rows = table(
        ("aim", "to {p:purpose}", {"+": "{p}"}),
        ("do", "test {n:digit} {a:aim} .", [{"n": "{n}", "+": "{a}"}]),
        ("do", "test {n:digit} {a:aim} or {m:digit} {b:aim} .", ["{n}", "{m}", "{a}", "{b}"]),
    )
    assert meanings("Test 3 to climb, quietly.", rows, "do") == [[{"n": 3}]]
    assert meanings("Test 3 to climb or 4 to jump.", rows, "do") == [[3, 4, {}, {}]]
    for told in ("to climb", "to.", "to draw it.", "to climb. You gain nothing.", "to move 2."):
        assert meanings(f"Test 3 {told}", rows, "do") == []


@pytest.mark.parametrize(
    ("told", "is_one"),
    [
        ("You take the train, and wait a while.", True),
        ('"I cannot place her." You run.', False),
        ("You run. Remove all clues.", False),
        ("If it rains, you run.", False),
    ],
)
def test_a_farewell_may_tell_of_time_and_place(told: str, is_one: bool) -> None:
    rows = table(("end", "leave . {f:farewell}", {"verb": "leave", "+": "{f}"}))
    assert meanings(f"Leave. {told}", rows, "end") == [{"verb": "leave"}] * is_one


@pytest.mark.parametrize(
    ("told", "is_one"),
    [
        ("You read a strange journal entry.", True),
        ("You do as you were told... but something is missing.", True),
        ("He howls like a wolf.", False),
        ("He howls like a wolf;", True),
        ("Exhaust the old door.", False),
        ("You exhaust him, like a wolf;", False),
        ("You lure the enemy away.", False),
        ("Knock twice.", False),
    ],
)
def test_a_sentence_sets_the_scene_where_nothing_could_be_done_by_it(
    told: str, is_one: bool
) -> None:
    rows = table(
        ("do", "{m:mood} . run .", {"verb": "run", "+": "{m}"}),
        ("do", "{m:mood} ; run .", {"verb": "run", "+": "{m}"}),
    )
    assert meanings(f"{told} Run.", rows, "do") == [{"verb": "run"}] * is_one


def test_a_line_without_its_full_stop_is_read_with_one() -> None:
    words = [
        [token.word for token in line] for line in units(tokens_of("Alert. Hunter\nX:"), "enemy")
    ]
    assert words == [["alert", ".", "hunter", "."], ["x", ":"]]


def test_each_reading_knows_its_place_and_its_production() -> None:
    (one,) = parse("Gain 12 coins.", GAIN).whole("effects")
    assert (one.start, one.end, one.parts[0].start, one.parts[0].end) == (0, 4, 0, 3)
    assert one.production is not None
    assert one.production.says == "{effect} ."


def test_titles_are_found_as_they_are_spelt() -> None:
    rows = table(("find", "find {title}", "{title}"))
    read = parse("Find Old Book of Lore", rows, a="Old Book", b="Old Book of Lore")
    assert [one.value for one in read.whole("find")] == ["Old Book of Lore"]
    assert parse("find old book", rows, a="Old Book").whole("find") == []


def test_work_is_bounded_whatever_the_text() -> None:
    rows = table(
        ("a", "x", []),
        ("many", "{a} {many}", ["{a}", "{many}"]),
        ("many", "{a} {b:many}", ["{b}", "{a}"]),
        ("many", "{a}", ["{a}"]),
    )
    with pytest.raises(TooMuchError):
        parse("x " * 3000, rows).whole("many")


def test_what_the_card_prints_can_be_meant() -> None:
    rows = table(("pay", "pay its cost", {"amount": "{card.cost}"}))
    assert meanings("pay its cost", rows, "pay") == [{"amount": 3}]


# -- patterns and meanings


def test_a_pattern_with_what_may_be_missing_and_what_may_vary() -> None:
    draw, card = Words(frozenset({"draw"})), Words(frozenset({"card", "cards"}))
    assert flat("draw <{n:number}> card/cards") == [
        (draw, PhraseSlot("n", "number"), card),
        (draw, card),
    ]


@pytest.mark.parametrize("says", ["draw <card", "draw {n:}", "draw {N}"])
def test_what_is_no_pattern_is_refused(says: str) -> None:
    with pytest.raises((ValueError, ParseError)):
        flat(says)


def test_tables_are_merged_and_a_contradiction_is_none() -> None:
    merge = {"+": ["{a}", "{b}"]}
    assert fill(merge, {"a": {"x": 1, "l": [1]}, "b": {"y": 2, "l": [2]}}) == {
        "x": 1,
        "y": 2,
        "l": [1, 2],
    }
    assert fill(merge, {"a": {"x": 1}, "b": {"x": 2}}) is CLASH
    assert fill(merge, {"a": {"x": 1}, "b": {"x": 1}}) is CLASH


def test_a_word_has_nothing_to_be_merged() -> None:
    assert fill({"all": "asset", "+": "{a}"}, {"a": "this"}) is CLASH


def test_cards_that_are_told_already_are_narrowed_further() -> None:
    bearer = {"all": "bearer", "type": "enemy"}
    told = {"all": "bearer", "type": "enemy", "engaged-with": "you"}
    assert fill({"all": "{a}", "engaged-with": "you"}, {"a": bearer}) == told
    assert fill({"choose": "{a}"}, {"a": bearer}) == {"choose": "bearer", "type": "enemy"}
    assert fill({"all": "{a}", "type": "asset"}, {"a": bearer}) is CLASH
    assert fill({"all": "{a}"}, {"a": {"choose": "enemy"}}) is CLASH


def test_what_is_missing_leaves_its_field_out() -> None:
    assert fill({"x": "{a}", "y": "{b}", "z": ["{a}", 1]}, {"b": 2}) == {"y": 2, "z": [1]}


# -- what a table of productions cannot mean


@pytest.mark.parametrize(
    ("row", "told"),
    [
        (("effect", "draw {number} cards", {"verb": "draw"}), "nowhere in its meaning"),
        (("effect", "draw cards", {"amount": "{number}"}), "no slot of its pattern"),
        (("effect", "draw {n:nmber} cards", {"amount": "{n}"}), "no category"),
        (("effect", "{effect} twice", ["{effect}"]), "begins with itself"),
    ],
)
def test_a_production_that_would_swallow_or_hang_is_refused(
    row: tuple[str, str, object], told: str
) -> None:
    with pytest.raises(ParseError, match=told):
        table(("number", "{digit}", "{digit}"), row)


def test_a_category_that_begins_with_itself_behind_an_empty_one_is_refused() -> None:
    with pytest.raises(ParseError, match="begins with itself"):
        table(("no", "", {}), ("who", "{no} {who}", ["{no}", "{who}"]))


def test_a_file_of_productions_says_where_it_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('effect = [{ says = "draw" }]')
    with pytest.raises(ParseError, match="wants 'says' and 'is'"):
        read_productions(tmp_path)
    (tmp_path / "one.toml").write_text("effect = [")
    with pytest.raises(ParseError, match="not TOML"):
        read_productions(tmp_path)


# -- tokens


def words(text: str, *names: str) -> list[str]:
    return [token.word for token in tokens_of(text, names)]


def test_markup_falls_away_and_signs_are_words() -> None:
    assert words("<b>Forced</b> – After [[Old One]]: +2\n[skull].") == [
        *("forced", "-", "after", "[[old one]]", ":", "+2", "¶", "[skull]", ".")
    ]


def test_the_card_itself_is_one_word() -> None:
    assert words("Ready Dr. Who’s Hat.", "Dr. Who's Hat") == ["ready", "~", "."]
    assert words("Hats off", "Hat") == ["hats", "off"]
    assert words("Discard Doubt (Old) now", "Doubt", "Doubt (Old)") == ["discard", "~", "now"]


def test_every_word_is_where_it_says() -> None:
    text = "Deal <b>2</b> damage,\nthen <i>rest</i>."
    assert all(text[token.start : token.end] == token.printed for token in tokens_of(text))


# -- what a production is said on, and phrases anywhere


def test_a_production_may_be_said_on_cards_of_a_type_alone(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(
        'here = [{ on = "location", says = "this place", is = "this" },'
        ' { on = ["asset", "event"], says = "this card", is = "it" }]'
    )
    rows = read_productions(tmp_path)

    def said(text: str, type: str) -> list[object]:
        parse = Parse(tokens_of(text), rows, Names({}), {"type": type})
        return [one.value for one in parse.whole("here")]

    assert said("this place", "location") == ["this"]
    assert said("this place", "enemy") == []
    assert said("this card", "event") == ["it"]
    (tmp_path / "one.toml").write_text('here = [{ on = 3, says = "this place", is = "this" }]')
    with pytest.raises(ParseError, match="'on' is a type of card"):
        read_productions(tmp_path)


def test_phrases_are_found_wherever_they_stand_each_once() -> None:
    found = parse("Gain 2 coins and gain a coin", GAIN).every("effect")
    assert [one.value["amount"] for one in found] == [2, 1]
    assert parse("Lose 2 coins", GAIN).every("effect") == []


def test_what_a_slot_does_not_hold_leaves_the_field_out_wherever_it_stands() -> None:
    held = {"a": {"x": 1}, "b": 2}
    assert fill({"x": "{a.x}", "y": "{a.y}", "z": "{b.y}", "w": "no {c}"}, held) == {"x": 1}
    assert fill("{b} of {a.x}", held) == "2 of 1"


QUOTES = table(("effect", "remember that you {q:quoted}", "{q}"))


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ('Remember that you "met Dr. Made Up."', "met Dr. Made Up"),
        ('Remember that you "weren\'t seen, nor heard"', "weren't seen, nor heard"),
    ],
)
def test_what_is_quoted_is_taken_as_it_is_printed(text: str, phrase: str) -> None:
    assert meanings(text, QUOTES, "effect") == [phrase]


@pytest.mark.parametrize("text", ['Remember that you "met', "Remember that you met", ""])
def test_a_quotation_has_two_ends(text: str) -> None:
    assert meanings(text, QUOTES, "effect") == []
