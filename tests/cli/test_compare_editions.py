"""``rulesref compare`` as a reader sees it."""

from __future__ import annotations

import pytest

from rulesref.corpus.compared import KINDS

EDITIONS = ("2016", "2026")


def test_the_whole_list_counts_itself(rulesref):
    ran = rulesref("compare", *EDITIONS, "--changed")
    assert ran.status == 0
    rows = rulesref("compare", *EDITIONS, "--changed", "--json").json["differences"]
    assert f"{len(rows)} differences in" in ran.out
    for kind in KINDS:
        counted = sum(row["kind"] == kind for row in rows)
        assert f"{kind} {counted}" in ran.out.splitlines()[-1]
    printed = "".join(ran.out.split())
    for row in rows:
        assert "".join(row["says"]["en"].split()) in printed, row["id"]


def test_changed_leaves_out_what_both_share(rulesref):
    whole = rulesref("compare", *EDITIONS, "--json").json
    changed = rulesref("compare", *EDITIONS, "--changed", "--json").json
    assert whole["differences"] == changed["differences"]
    assert changed["unchanged"] == []
    shared = {row["rule"] for row in whole["unchanged"]}
    assert "arkham-lcg/retaliate" in shared
    assert not shared & {rule for row in whole["differences"] for rule in row["rules"]}
    assert "The same in both editions" in rulesref("compare", *EDITIONS).out
    assert "The same in both editions" not in rulesref("compare", *EDITIONS, "--changed").out


def test_one_rule_has_its_differences_and_both_texts(rulesref):
    ran = rulesref("compare", *EDITIONS, "clues")
    assert "narrower: In 2026 clues on a player card" in ran.out
    assert "arkham-lcg/faq-2.5/1.28, lines 1771-1772" in ran.out
    assert [line.split() for line in ran.out.splitlines()].count(list(EDITIONS)) == 1
    told = rulesref("compare", *EDITIONS, "clues", "--json").json
    assert told["rule"]["id"] == "arkham-lcg/clues"
    assert all(told["rule"]["texts"][edition] for edition in EDITIONS)
    assert len(told["differences"]) >= 3


def test_a_rule_tells_of_its_steps_too(rulesref):
    told = rulesref("compare", *EDITIONS, "arkham-lcg/setup", "--json").json["differences"]
    rules = [row["rules"] for row in told]
    assert ["arkham-lcg/setup/step-5"] in rules
    own = ["arkham-lcg/setup" in row for row in rules]
    assert own == sorted(own, reverse=True), "its own come first"


def test_a_narrow_page_has_one_text_below_the_other(rulesref, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    lines = rulesref("compare", *EDITIONS, "clues").out.splitlines()
    assert lines.index("2016") < lines.index("2026")


def test_a_case_is_shown_in_both_editions(rulesref):
    out = " ".join(rulesref("compare", *EDITIONS, "alert").out.split())
    assert "in the engine: alert-ready-only" in out
    assert "2016: open; Stealthy Zoog attacks Agnes Baker" in out
    assert "2026: no; step st-8" in out


def test_a_case_that_stops_in_an_edition_goes_another_way_there(rulesref):
    text = " ".join(rulesref("compare", "2016", "2026", "aloof").out.split())
    assert "2026: goes another way there: the step before was refused" in text
    assert "cannot be played so" not in text


def test_a_rule_that_both_share_says_so_with_the_reason(rulesref):
    ran = rulesref("compare", *EDITIONS, "limbo")
    assert ran.status == 0
    assert "rule the same here" in ran.out
    assert "a point of the FAQ" in ran.out
    told = rulesref("compare", *EDITIONS, "retaliate", "--json").json
    assert told["differences"] == []
    assert told["unchanged"] == [{"rule": "arkham-lcg/retaliate", "why": None}]


def test_a_rule_of_one_edition_alone_says_that_the_other_has_none(rulesref):
    mass = rulesref("compare", *EDITIONS, "massive enemy attacks").out
    assert "no entry of this name" in mass
    assert "no entry of this name" in rulesref("compare", *EDITIONS, "doomed").out


def test_a_question_of_one_edition_alone_is_not_said_to_be_the_same_rule(rulesref):
    name = "arkham-lcg/rulebook-errata/first-game-setup"
    assert "Only edition 2026 has this." in rulesref("compare", *EDITIONS, name).out
    assert rulesref("compare", *EDITIONS, name, "--json").json["unchanged"] == []


def test_what_the_grimoire_leaves_out_names_the_question_whether_it_goes_on(rulesref):
    ran = rulesref("compare", *EDITIONS, "bonded")
    assert "gone: The Grimoire has no Bonded" in ran.out
    assert "2026: nothing" in ran.out
    assert "left open: U-27" in ran.out
    assert "Editions 2016 and 2026" in ran.out, "its text is read as holding in both"


def test_it_speaks_italian(rulesref):
    ran = rulesref("compare", *EDITIONS, "sfuggente", "--language", "it")
    assert ran.status == 0
    assert "più stretta: Nel 2026 il Grimorio italiano" in ran.out
    assert "nel motore: aloof-evade" in ran.out
    open_there = rulesref("compare", *EDITIONS, "allerta", "--language", "it").out
    assert "2016: questione aperta; " in open_there
    listed = rulesref("compare", *EDITIONS, "--language", "it").out
    assert "Uguali nelle due edizioni" in listed
    assert " differences" not in listed


@pytest.mark.parametrize("name", ["clus", "no such rule anywhere"])
def test_an_unknown_rule_is_an_error_with_the_nearest_names(rulesref, name):
    ran = rulesref("compare", *EDITIONS, name)
    assert ran.status == 1
    assert f"no entry is called {name!r}" in ran.err
    if name == "clus":
        assert "nearest: " in ran.err
        assert "lue" in ran.err.split("nearest: ")[1]


def test_a_rule_of_a_game_with_one_edition_is_refused(rulesref):
    ran = rulesref("compare", *EDITIONS, "eldritch-horror/reckoning-effects")
    assert ran.status == 1
    assert "eldritch-horror" in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("2026", "2016"),
        ("2016", "2016"),
        ("2026", "2026"),
        ("2016",),
        (),
        ("2017", "2026"),
        ("2016", "clues"),
        ("clues", "2016", "2026"),
        ("2016", "2026", "--edition", "2026"),
    ],
)
def test_editions_that_cannot_be_compared_are_an_error(rulesref, words):
    ran = rulesref("compare", *words)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err


def test_what_only_the_user_has_is_cited_with_the_lines_of_their_copy(rulesref, monkeypatch):
    """The English Grimoire is no text of ours: its lines are those of the copy at hand."""
    from rulesref.book.lookup import Lookup
    from rulesref.entries import Document, Section

    own = "arkham-lcg/grimoire-1.1"
    document = Document(own, "arkham-lcg", "G", "1.1", "", "en", "rules-reference", "2026", "g", "")
    documents, section = Lookup.documents, Lookup.section

    def found(lookup: Lookup, id: str) -> Section:
        if not id.startswith(own):
            return section(lookup, id)
        return Section(id, own, "glossary", "", "", "", 79, 86, None, "", "en")

    monkeypatch.setattr(Lookup, "documents", lambda lookup: (document, *documents(lookup)))
    monkeypatch.setattr(Lookup, "section", found)
    ran = rulesref("compare", *EDITIONS, "doomed")
    assert f"2026: {own}/1.046, lines 79-86" in ran.out


def test_without_a_copy_it_is_cited_by_its_number(rulesref):
    lines = [line.strip() for line in rulesref("compare", *EDITIONS, "doomed").out.splitlines()]
    assert "2026: arkham-lcg/grimoire-1.1/1.046" in lines
