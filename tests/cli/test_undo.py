"""A bad copy never replaces a good one in silence, and what was replaced can be put back."""

from __future__ import annotations

import pytest

from rulesref.book.claim import Claim
from rulesref.store import Home
from tests.cli.conftest import CLAIM, CLUB_RULES

WORSE = CLUB_RULES[: CLUB_RULES.index("# Flooded")]
BETTER = CLUB_RULES + "\n# Trapdoor\n\nA trapdoor is crossed in pairs.\n"


@pytest.fixture
def home(club, tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def add(club, tmp_path):
    def adding(text: str, *more: str):
        path = tmp_path / "copy.txt"
        path.write_text(text, "utf-8")
        return club("sources", "add", str(path), *CLAIM, *more)

    return adding


def passages(club) -> int:
    return club("sources", "list", "--json").json["documents"][0]["sections"]


def test_a_copy_with_far_fewer_passages_is_refused_with_what_is_missing(club, home, add):
    before = home.current()
    ran = add(WORSE)
    assert ran.status == 2
    assert "lacks 1 of the 3 passages" in ran.err
    assert "flooded-cellar" in ran.err
    assert "--replace" in ran.err
    assert home.current() == before


def test_a_copy_that_is_worded_anew_is_no_worse(home, add):
    assert add(CLUB_RULES.replace("# ", "# On the ")).status == 0
    assert [len(change) for change in home.current().replaced] == [1]


def test_who_insists_gets_it_and_can_undo_it(club, home, add):
    (good,) = home.sources()
    assert add(WORSE, "--replace").status == 0
    assert passages(club) == 2
    assert home.read(good).decode() == CLUB_RULES
    assert [one["file"] for one in club("sources", "list", "--json").json["replaced"]] == [
        "club.txt"
    ]
    assert "sources undo" in club("sources", "list").out
    ran = club("sources", "undo", "--json")
    assert [one["file"] for one in ran.json["back"]] == ["club.txt"]
    assert home.sources() == (good,)
    assert passages(club) == 3
    assert club("sources", "undo").status == 2


def test_each_replacement_is_undone_in_its_turn(club, home, add):
    (first,) = home.sources()
    for text in (BETTER, BETTER.replace("pairs", "silence"), BETTER + "\nThe end.\n"):
        assert add(text).status == 0
    states = []
    while club("sources", "undo").status == 0:
        (file,) = home.sources()
        states.append(home.read(file).decode())
    assert states == [BETTER.replace("pairs", "silence"), BETTER, CLUB_RULES]
    assert home.sources() == (first,)


def test_replaced_files_go_when_the_user_says_so(club, home, add):
    (first,) = home.sources()
    add(BETTER)
    ran = club("sources", "undo", "--forget")
    assert ran.out == "club.txt is no longer kept\n"
    assert passages(club) == 4
    assert club("sources", "undo", "--forget").out == "no replaced file is kept\n"
    assert club("sources", "list", "--json").json["replaced"] == []
    add(BETTER + "\nThe end.\n")
    assert not (home.files / first.sha256).exists()


def test_removing_a_document_lets_go_of_its_former_copies(club, home, add):
    add(BETTER)
    assert club("sources", "remove", "own/club-rules-2").status == 0
    assert home.current().replaced == ()
    assert club("sources", "undo").status == 2


def test_a_known_document_with_far_too_few_passages_is_refused(rulesref, tmp_path, monkeypatch):
    """What the bundled rules cite of it is the known count."""
    from rulesref.book import building
    from rulesref.corpus.restatement import read_corpus
    from tests.book.made_up_files import FAQ, write

    monkeypatch.setattr("tests.cli.conftest.few_rules", read_corpus)
    path = write(tmp_path, "reference-and-faq.txt")
    monkeypatch.setattr(building, "_index", lambda *of: None)
    ran = rulesref("sources", "add", str(path))
    assert ran.status == 2
    assert "passages that are known of it" in ran.err
    assert Home(tmp_path / "home").current() is None
    assert not list((tmp_path / "home" / "generations").iterdir())
    assert rulesref("sources", "add", str(path), "--replace").status == 0
    assert FAQ in Home(tmp_path / "home").sources()[0].documents


def test_titles_without_words_have_ids_of_their_own():
    def id_of(title: str) -> str:
        return Claim("game", "summary", title, "", "en", "").document("a.txt", "").id

    ids = {id_of(title) for title in ("???", "!!!", "…", "Untitled")}
    assert len(ids) == 4
    assert id_of("???") == id_of("???")
