"""The audit finds what a restatement lost, and stays quiet where nothing was."""

import json

import pytest

from rulesref.upkeep.audit import audit, demanding
from rulesref.upkeep.features import features
from rulesref.upkeep.names import Names, named, names
from tests.corpus.tea_house import section

NOBODY = Names(frozenset(), frozenset(), frozenset())
TEA = Names(frozenset({"Blue Pot"}), frozenset({"Elite"}), frozenset({"tall cup", "brew"}))

SOURCE = (
    "A guest cannot pour more than 3 cups, unless the host permits it. "
    "When pouring, the guest must spend [action] and may not spill; "
    "at most half of the pot is used instead of water."
)
FAITHFUL = (
    "No more than 3 cups: a guest can never pour beyond that limit, except with the host's "
    "permission. Pouring requires [action], and spilling is not allowed. "
    "Instead of water, up to half the pot goes in."
)


def differences(own: str, source: str = SOURCE, known: Names = NOBODY, **fields: object):
    mine = section("cup", 1, 2, own)
    found = audit(mine, [section("cup", 1, 2, source, **fields)], known)
    return [difference.name for difference in found]


def test_other_words_for_the_same_rule_pass():
    assert differences(FAITHFUL) == []


@pytest.mark.parametrize(
    ("old", "new", "lost"),
    [
        ("3", "some", "number 3"),
        ("[action]", "an action", "icon [action]"),
        (", except with the host's permission", "", "unless"),
        ("requires", "uses", "must"),
        ("Instead of water, up", "Up", "instead"),
        ("half the pot", "the pot", "half"),
        ("can never pour beyond that limit", "pours within that limit", "cannot"),
    ],
)
def test_what_is_lost_is_named(old, new, lost):
    assert old in FAITHFUL
    text = FAITHFUL.replace(old, new)
    if lost == "cannot":
        text = text.replace("is not allowed", "is bad")
    assert lost in differences(text)


@pytest.mark.parametrize(
    ("source", "own", "added"),
    [
        ("Pour tea.", "Pour 5 teas.", "number 5"),
        ("Guests pour tea.", "Guests cannot pour tea.", "cannot"),
        ("Guests pour tea.", "Guests must pour tea.", "must"),
        ("The host picks.", "The lead investigator picks.", "lead investigator"),
        ("Use [action] tea.", "Use [action] or [free] tea.", "icon [free]"),
        ("Pour tea.", "Pour tea from Blue Pot.", "card Blue Pot"),
    ],
)
def test_what_is_invented_is_named(source, own, added):
    assert differences(own, source, TEA) == [added]


def test_an_example_demands_nothing_but_excuses():
    source = "Pour tea.\nFor example: Ann cannot pour 7 cups from Blue Pot."
    assert differences("Pour tea.", source, TEA) == []
    assert differences("Pour tea, but Ann cannot pour 7 from Blue Pot.", source, TEA) == []


def test_every_list_item_needs_a_statement():
    source = "Tea:\n- hot\n- sweet\n- strong\n- black"
    assert differences("Tea is hot, strong and so on.", source) == ["list items"]
    assert differences("Tea is hot; it is sweet. It is strong; and black.", source) == []


def test_a_text_cut_to_the_bone_is_named():
    assert "length" in differences("Tea.", "Tea is poured into the cup of the guest. " * 10)


def test_cards_traits_and_terms_are_kept():
    source = "With Blue Pot, an Elite guest waits; tall cups are used."
    assert differences("A guest may drink.", source, TEA) == [
        "card Blue Pot", "trait Elite", "term tall cup",
    ]  # fmt: skip
    assert differences("With Blue Pot, one Elite guest uses a tall cup.", source, TEA) == []


def test_a_passage_in_the_other_language_is_compared_too():
    italian = "Un ospite non può versare più di 3 tazze, a meno che l'oste lo permetta."
    own = "A guest cannot pour more than 3 cups unless the host permits it."
    assert differences(own, italian, language="it") == []
    assert differences("A guest pours 2.", italian, language="it") == [
        "number 3", "number 2", "cannot", "unless", "negations",
    ]  # fmt: skip


def test_an_icon_may_be_put_back_where_the_source_lost_it():
    assert differences("Use [free] tea.", "Use [?] tea.", icon_lost=(1,)) == []


def test_the_latest_official_text_in_the_language_demands():
    old = section("cup", 1, 2, "Old.", document="arkham-lcg/faq-1.9")
    new = section("cup", 1, 2, "New.", document="arkham-lcg/faq-1.10")
    summary = section("cup", 1, 2, "Fan.", document="arkham-lcg/eog-summary-2")
    italian = section("tazza", 1, 2, "Tazza.", document="arkham-lcg/grimorio-1.0", language="it")
    assert demanding([old, new, summary, italian], "en") == [new]
    assert demanding([summary, italian], "en") == [summary]
    assert demanding([italian, new], "it") == [italian]
    assert demanding([italian], "en") == [italian]


def test_without_a_source_there_is_nothing_to_compare():
    assert audit(section("cup", 1, 2, "Tea."), [], NOBODY) == []


def test_numbers_are_read_as_digits_and_words():
    found = features("Two cups (-3), 1.14 and one pot, twice, #4, 2nd", "en")
    assert found.numbers == {2, 3}
    assert 1 in found.soft
    assert features("Tre tazze e sei piatti", "it").numbers == {3}


def test_may_not_is_no_permission():
    assert features("Guests may not pour.", "en").modals["may"] == 0
    assert features("Gli ospiti non possono versare.", "it").modals["may"] == 0


def test_names_come_from_glossaries_and_cards(tmp_path):
    (tmp_path / "pack").mkdir()
    cards = [{"name": "Blue Pot", "traits": "Item. Elite."}, {"name": "Pot"}, {"name": "It’s Hot"}]
    (tmp_path / "pack" / "tea.json").write_text(json.dumps(cards), "utf-8")
    glossary = [
        section("a", 1, 1, "Brew is a keyword.", kind="glossary", title="Brew"),
        section("b", 1, 1, "Hot.", kind="glossary", title="Tall Cups"),
        section("c", 1, 1, "Hot.", kind="glossary", title="Heat"),
    ]
    known = names({"g/d": glossary}, tmp_path)
    assert known == Names(
        frozenset({"Blue Pot", "It's Hot"}),
        frozenset({"Item", "Elite"}),
        frozenset({"brew", "tall cup"}),
    )
    assert named("It's hot. Elite. The Items [brew] in a tall cup, (Elite)", known) == (
        frozenset(), frozenset({"Elite"}), frozenset({"tall cup"}),
    )  # fmt: skip


def test_a_plain_word_demands_what_other_words_satisfy():
    assert differences("A guest is free to pour.", "A guest may pour.") == []
    assert differences("A guest pours.", "A guest may pour.") == ["may"]
    assert differences("A guest pours.", "A guest is free to pour.") == []


def test_numbers_of_lists_steps_and_editions_are_no_numbers():
    source = "1. Pour.\n2. Drink: 1) first sip, (2) second sip."
    assert differences("Pour. Drink, sip by sip: first, then again.", source) == []
    assert features("In the 2026 edition, 1 or more cups", "en").numbers == {1}
    assert not features("1 or more cups", "en").bounds


def test_a_term_may_drop_its_last_word():
    known = Names(frozenset(), frozenset(), frozenset({"event card", "tea time"}))
    assert differences("An event is poured.", "Event cards are poured.", known) == []
    assert differences("The time is now.", "Tea time is now.", known) == ["term tea time"]


def test_an_ordinary_word_is_no_trait(tmp_path):
    (tmp_path / "pack").mkdir()
    cards = [{"name": "Pot", "traits": "Item. Game. Elite."}]
    (tmp_path / "pack" / "tea.json").write_text(json.dumps(cards), "utf-8")
    text = section("a", 1, 1, "The game of a game is a game.")
    assert names({"g/d": [text]}, tmp_path).traits == {"Item", "Elite"}


def test_another_grammar_may_oblige_where_a_language_commands():
    assert differences("A guest must pour.", "Versare.", language="it") == []
    assert differences("A guest must pour.", "Pour.") == ["must"]
