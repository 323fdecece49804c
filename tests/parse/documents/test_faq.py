from __future__ import annotations

from collections import Counter

from rulesref.entries import Section
from rulesref.parse.portion import Warning
from tests.parse.reference_and_faq import FAQ, parse, parsed, portions, real_text


def faq() -> dict[str, Section]:
    return {path[4:]: section for path, section in parsed().items() if path.startswith("faq:")}


def cards(section: Section) -> list[tuple[str, str]]:
    return [(card.name, card.number) for card in section.cards]


def test_rulebook_errata_know_page_and_version() -> None:
    found = faq()
    first, second = found["rulebook-errata/costs-1.0"], found["rulebook-errata/costs-1.1"]
    assert (first.fact("page"), first.fact("column"), first.fact("since")) == ("7", "1", "1.0")
    assert second.fact("amends") == "costs"
    assert second.markdown == "- Pay three times."


def test_campaign_errata_may_have_several_targets_and_share_a_line_with_them() -> None:
    found = [s for s in faq().values() if s.kind == "campaign-erratum"]
    targets = [[v for k, v in s.facts if k == "target"] for s in found]
    assert targets == [
        ["The Long Walk, setup"],
        ["The Rest", "The Nap"],
        ["The Hill, Setup (v.I)", "The Hill, Setup (v.II)"],
        ["The End"],
    ]
    assert found[1].markdown == "Read “sleep” for “rest.”"
    assert (found[2].first_line + 2, found[2].markdown) == (found[2].last_line, "Climb it.")
    assert found[3].markdown == "The “Last Step” is gone."
    assert not any(s.icon_lost for s in found)


def test_each_card_of_a_block_is_a_record_with_the_same_text() -> None:
    found = {p.removeprefix("errata/"): s for p, s in faq().items() if s.kind == "card-erratum"}
    assert list(found) == [
        "blue-stone",
        "red-stone-8a-1.0",
        "red-stone-8a-1.1",
        "twig",
        "old-leaf",
        "fern",
        "moss",
        "big-toad-asleep",
        "small-toad-asleep",
        "third-toad",
    ]
    assert found["blue-stone"].markdown == found["red-stone-8a-1.0"].markdown == "Both are heavy."
    assert found["twig"].markdown == "These cards should burn."
    assert cards(found["twig"]) == [("Twig", "12 & 14")]
    assert found["twig"].title == "Twig (both versions)"
    assert found["old-leaf"].markdown == "Its symbols should be green."
    assert (found["fern"].fact("since"), found["moss"].markdown) == ("2.3", "Water them.")
    assert cards(found["small-toad-asleep"]) == [("Small Toad (Asleep)", "10a")]
    assert found["third-toad"].markdown == found["big-toad-asleep"].markdown == "They snore."
    assert found["big-toad-asleep"].last_line == found["third-toad"].last_line


def test_points_are_numbered_by_words() -> None:
    found = {p: s for p, s in faq().items() if s.kind == "point"}
    assert list(found) == ["1.1", "1.10", "2.9-tall-trees", "2.9-ring-marks"]
    assert found["1.10"].title == "Damage/Horror"
    assert found["1.10"].markdown == "The two are one (see 1.1, above)."
    assert [r.text for r in found["1.10"].references] == ["1.1"]
    assert found["1.10"].fact("chapter") == "Game Play"
    assert cards(found["2.9-tall-trees"]) == [("Old Axe", "12")]


def test_an_icon_comes_back_from_the_same_words_in_the_glossary() -> None:
    assert "[reaction] pebble" in faq()["1.1"].markdown
    alone = {s.id: s for p in portions(FAQ) for s in parse(p, [])}
    assert "[reaction]" not in alone["arkham-lcg/faq-2.5/1.1"].markdown


def test_questions_have_answers_of_any_length() -> None:
    found = [s for s in faq().values() if s.kind == "question"]
    assert [len(s.markdown.split("\n\n")) for s in found] == [2, 1, 1, 1]
    assert [s.fact("campaign") for s in found] == ["", "", "The Long Walk", "The Short Walk"]
    assert found[0].title.startswith("Can I throw")
    assert cards(found[0]) == [("Blue Stone", "6"), ("Red Stone", "8a")]
    assert [r.text for r in found[0].references] == ["2.9"]


def test_the_heading_of_a_campaign_is_a_note_of_its_own() -> None:
    found = faq()
    heading = found["about/the-short-walk"]
    assert (heading.kind, heading.title) == ("note", "The Short Walk")
    assert heading.markdown == "The following questions contain light spoilers for a stroll."
    paths = list(found)
    place = paths.index("about/the-short-walk")
    assert paths[place - 1 : place + 2] == ["qa/walk-end", "about/the-short-walk", "qa/stroll-end"]


def test_a_question_refers_to_what_it_names_itself() -> None:
    text = FAQ.replace(
        "Can I throw Blue Stone #6 at a window?", "How does the tree point (2.9) work?"
    )
    (portion,) = portions(text)
    found = {s.title: s for s in parse(portion, [])}
    asked = found["How does the tree point (2.9) work?"]
    assert [(r.text, r.line) for r in asked.references] == [("2.9", asked.first_line)]


def test_ids_of_questions_say_what_they_ask() -> None:
    found = [p for p, s in faq().items() if s.kind == "question"]
    assert found == [
        "qa/blue-stone-red-stone-throw",
        "qa/blue-stone-throw-window",
        "qa/walk-end",
        "qa/stroll-end",
    ]


def test_taboos_say_their_group_and_change() -> None:
    found = {p: s for p, s in faq().items() if s.kind == "taboo"}
    assert [(p, s.fact("group"), s.fact("xp")) for p, s in found.items()] == [
        ("taboo/blue-stone-6", "chained", "+2"),
        ("taboo/blue-stone-7", "unchained", "-1"),
        ("taboo/twig-mr-leaf", "mutated", ""),
        ("taboo/old-axe", "forbidden", ""),
    ]
    assert cards(found["taboo/twig-mr-leaf"]) == [("Twig", "12, 14"), ("Mr. “Leaf”", "3")]
    assert found["taboo/twig-mr-leaf"].markdown == "These cards now float."


def test_variants_lose_the_scenario_that_is_glued_to_them() -> None:
    found = faq()
    mud, path = found["refraction/ultimatum-of-mud"], found["refraction/boon-of-the-path"]
    assert (mud.title, mud.fact("scenario"), mud.fact("campaign")) == (
        "Ultimatum of Mud",
        "The Long Walk",
        "The Quarry",
    )
    assert (path.markdown, path.fact("campaign")) == ("Roads are dry.", "The Quarry")
    assert found["ultimatum/rain"].markdown == "It rains."
    assert found["boon/the-sun"].kind == "boon"
    assert found["environment/current"].kind == "environment"
    assert found["environment/regarding-promos"].kind == "rule"


def test_introductions_are_notes() -> None:
    found = faq()
    assert found["about/rulings-clarifications"].kind == "note"
    assert found["about/mutated"].markdown == "Texts change."
    assert found["definition/remember-that"].markdown == "Keep it in mind."


def test_the_real_faq_yields_what_was_counted() -> None:
    warnings: list[Warning] = []
    sections = parse(portions(real_text())[1], warnings)
    kinds = Counter(section.kind for section in sections)
    assert warnings == []
    wanted = {
        "point": 69,
        "rulebook-erratum": 9,
        "campaign-erratum": 33,
        "card-erratum": 159,
        "question": 145,
        "definition": 3,
        "taboo": 82,
        "ultimatum": 19,
        "boon": 9,
        "refraction": 18,
        "environment": 3,
    }
    assert {kind: kinds[kind] for kind in wanted} == wanted
    assert sum(bool(s.fact("campaign")) for s in sections if s.kind == "question") == 29
    headings = [s for s in sections if 2103 <= s.first_line < 2180 and s.kind == "note"]
    assert len(headings) == 9
    assert {s.title for s in headings} >= {"The Dunwich Legacy", "The Drowned City"}
    targets = [v for s in sections for k, v in s.facts if k == "target"]
    assert len(targets) == 36
    spans = {
        (s.first_line, s.last_line, s.fact("since")) for s in sections if s.kind == "card-erratum"
    }
    assert len(spans) == 105


def test_real_blocks_of_many_cards() -> None:
    sections = [s for s in parse(portions(real_text())[1], []) if s.kind == "card-erratum"]
    sizes = Counter((s.first_line, s.last_line, s.fact("since")) for s in sections)
    assert max(sizes.values()) == 17
    assert sum(size > 1 for size in sizes.values()) == 14
    assert all(len(s.cards) == 1 and s.cards[0].number for s in sections)


def test_the_two_real_points_of_one_number_are_told_apart() -> None:
    paths = {s.id.rsplit("/", 1)[1] for s in parse(portions(real_text())[1], [])}
    assert {"2.29-massive-enemy-attacks", "2.29-key-cards", "1.1", "1.10", "1.39"} <= paths


def test_real_refractions_all_know_their_campaign() -> None:
    sections = [s for s in parse(portions(real_text())[1], []) if s.kind == "refraction"]
    assert all(s.fact("campaign") for s in sections)
    assert sum(bool(s.fact("scenario")) for s in sections) == 11
    assert {"Ultimatum of The Man", "Ultimatum of the Faulty Carburetor"} <= {
        s.title for s in sections
    }


def test_real_icons_are_restored_or_marked() -> None:
    portion = portions(real_text())[1]
    restored = {line.number for line in portion.lines if "[" in line.text}
    assert restored == {
        *(1695, 1697, 1703, 1705, 1709, 1711, 1714, 1715, 1717, 1743, 1749, 1768, 1799, 1801),
        *(1820, 1830, 1845, 1855, 1951, 1952, 1953, 1954, 1955, 1961, 1962, 2163),
    }
    lost = {line for s in parse(portion, []) for line in s.icon_lost}
    assert {1500, 1506, 1539, 1553, 1594, 1663, 1784, 1872, 1892, 1980, 2048, 2229, 2367} <= lost
    assert not lost & {1396, 1403, 1413, 1574, 1746, 1762, 1776, 1801, 1903, 2168, 2289, 2375}


def test_real_numbers_that_are_no_card_numbers() -> None:
    found = {s.id.rsplit("/", 1)[1]: s for s in parse(portions(real_text())[1], [])}
    assert "(3) execute" in found["1.4"].markdown
    assert "[willpower] (3)" in found["2.1"].markdown
    assert [c.number for c in found["power-word"].cards] == ["81"]


def test_real_words_are_whole_again() -> None:
    text = "\n".join(s.markdown for s in parse(portions(real_text())[1], []))
    for broken in ("t ok e n", "e n e m y", "W hen", "f rom", "a nd/or", " ’s", "re- ", "set- "):
        assert broken not in text, broken
