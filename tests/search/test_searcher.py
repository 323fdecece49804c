"""What a player finds, whatever they type."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.errors import StoreError
from rulesref.search import Answer, EntryNames, Query, Searcher, build
from tests.search.small_index import FAQ, GAMES, IT, A, searcher, section


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Searcher:
    return searcher(tmp_path_factory.mktemp("book"))


def found(answer: Answer) -> list[str]:
    return [hit.entry.split("/", 1)[1] for hit in answer.hits]


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("hunter", "hunter"),
        ("HUNTERS", "hunter"),
        ("aoo", "attack-of-opportunity"),
        ("do i get hit for drawing", "attack-of-opportunity"),
        ("tapped", "exhaust"),
        ("monster prefers", "prey"),
        (".45 automatic", "weapons"),
        ("45 automatic", "weapons"),
        ("step 1.4", "weapons"),
        ("duke walks into a place", "qa/duke"),
        ("may", "may"),
        ("what does then mean", "then"),
        ("shroud", "shroud"),
    ],
)
def test_the_rule_comes_first(book: Searcher, query: str, entry: str) -> None:
    assert found(book.search(Query(query)))[0] == entry


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("cacciatore", "hunter"),
        ("nemico che si avvicina", "hunter"),
        ("attacco di opportunita", "attack-of-opportunity"),
        ("dadi portafortuna", "errata/lucky-dice"),
    ],
)
def test_italian_leads_to_the_rule(book: Searcher, query: str, entry: str) -> None:
    assert found(book.search(Query(query)))[0] == entry


def test_a_name_that_stands_in_both_languages_leaves_a_word_to_the_one_that_has_it_more_often(
    tmp_path: Path,
) -> None:
    sections = [
        section(f"luogo-{number}", "Luogo", "Un luogo.", document=IT, language="it")
        for number in range(4)
    ]
    plain = EntryNames("Place", A, "Luogo", kind="glossary")
    names = {f"{A}/luogo-{number}": plain for number in range(4)}
    names[f"{A}/luogo-0"] = plain._replace(aliases=("luogo",))
    build(tmp_path, sections, names, (), (), GAMES)
    assert Searcher(tmp_path).search(Query("luogo")).language == "it"


def test_function_words_alone_are_searched(book: Searcher) -> None:
    assert book.search(Query("if when not the")).hits


def test_an_everyday_word_stands_for_the_rulebooks_in_each_of_its_forms(book: Searcher) -> None:
    one, more = (
        [hit.entry for hit in book.search(Query(word, game=A)).hits]
        for word in ("monster", "monsters")
    )
    assert one == more != []
    assert f"{A}/hunter" in one


def test_an_italian_query_shows_the_italian_passage_first(book: Searcher) -> None:
    answer = book.search(Query("nemico con cacciatore"))
    assert answer.language == "it"
    assert answer.hits[0].sections[0] == f"{IT}/cacciatore"
    assert book.search(Query("hunter enemy")).hits[0].sections[0] != f"{IT}/cacciatore"


def test_a_typo_is_mended_and_said(book: Searcher) -> None:
    answer = book.search(Query("oportunity"))
    assert answer.corrected == "opportunity"
    assert found(answer)[0] == "attack-of-opportunity"


def test_words_run_together_are_parted(book: Searcher) -> None:
    assert book.search(Query("luckydice")).corrected == "lucky dice"


def test_a_query_without_typos_is_not_mended(book: Searcher) -> None:
    assert book.search(Query("hunter enemy")).corrected is None


def test_missing_accents_do_not_matter(book: Searcher) -> None:
    assert book.search(Query("gene beauregard")).corrected is None


def test_words_of_the_other_game_lead_to_it(book: Searcher) -> None:
    answer = book.search(Query("monsters come out of a gate"))
    assert answer.game == "eldritch-horror"
    assert found(answer)[0] == "gates"


def test_a_given_game_is_kept_to(book: Searcher) -> None:
    for hit in book.search(Query("monster surge gate", game="arkham-lcg")).hits:
        assert hit.entry.startswith("arkham-lcg/")
    assert book.search(Query("hunter", game="no-such-game")).hits == ()


def test_a_hint_at_a_kind_is_taken(book: Searcher) -> None:
    assert found(book.search(Query("lucky dice taboo")))[0] == "taboo/lucky-dice"
    assert found(book.search(Query("lucky dice errata")))[0] == "errata/lucky-dice"


def test_a_bare_pointer_does_not_outrank_the_rule(book: Searcher) -> None:
    assert found(book.search(Query("constant")))[0] == "ability"


def test_a_superseded_passage_stands_behind_what_governs(book: Searcher) -> None:
    assert book.search(Query("shroud difficulty")).hits[0].sections[-1] == f"{FAQ}/old"


def test_filters_leave_out_other_passages(book: Searcher) -> None:
    answer = book.search(Query("shroud", document=FAQ))
    assert [hit.sections for hit in answer.hits] == [(f"{FAQ}/old",)]
    answer = book.search(Query("lucky dice", kind="taboo"))
    assert found(answer) == ["taboo/lucky-dice"]
    answer = book.search(Query("hunter", language="it"))
    assert [hit.sections for hit in answer.hits] == [(f"{IT}/cacciatore",)]
    assert book.search(Query("hunter", document="no/such")).hits == ()


def test_passages_of_the_edition_in_force_come_first(book: Searcher) -> None:
    for edition in ("2016", "2026"):
        first = book.search(Query("chaos bag", edition=edition)).hits[0].sections[0]
        assert first.endswith(f"bag-{edition}")


def test_the_limit_is_kept(book: Searcher) -> None:
    assert len(book.search(Query("enemy", limit=1)).hits) == 1
    assert book.search(Query("enemy", limit=0)).hits == ()


@pytest.mark.parametrize("query", ["", "   ", "?!… --", "🐙", "\x00", "\n\t", "“”"])
def test_a_query_without_words_finds_nothing_quietly(book: Searcher, query: str) -> None:
    answer = book.search(Query(query))
    assert answer.hits == ()
    assert answer.query == query


@pytest.mark.parametrize(
    "query",
    [
        "title:*",
        "hunter AND OR",
        "en@arkham-lcg:hunter",
        "(((hunter",
        "hunter~2 hunt* [a TO z] ^9",
        "'hunter'; drop table x; --",
        "hunter " * 10_000,
        " ".join(f"word{n}" for n in range(10_000)) + " hunter",
        "hunter" * 5_000,
        "🐙 hunter 🐙",
        "ħünter \u202e hunter",
    ],
)
def test_no_text_breaks_the_search(book: Searcher, query: str) -> None:
    assert isinstance(book.search(Query(query)), Answer)


def test_whoosh_syntax_is_only_words(book: Searcher) -> None:
    assert found(book.search(Query("title:* AND hunter")))[0] == "hunter"


def test_nothing_found_names_what_is_near(book: Searcher) -> None:
    answer = book.search(Query("xyzzy hunte"))
    assert answer.hits or "Hunter" in answer.nearest
    answer = book.search(Query("hxntxr"))
    assert answer.hits == ()
    assert "Hunter" in answer.nearest
    assert book.search(Query("hxnxxz")).nearest, "however far, something is nearest"


def test_a_snippet_holds_the_words_asked(book: Searcher) -> None:
    snippet = book.search(Query("bullets automatic")).hits[0].snippet
    assert "bullets" in snippet


def test_scores_fall(book: Searcher) -> None:
    scores = [hit.score for hit in book.search(Query("enemy ready location")).hits]
    assert scores == sorted(scores, reverse=True)


def test_no_index_is_said_clearly(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        Searcher(tmp_path)


def test_a_torn_index_is_said_clearly(tmp_path: Path) -> None:
    searcher(tmp_path).close()
    for file in (tmp_path / "whoosh").glob("*.seg"):
        file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(StoreError):
        Searcher(tmp_path).search(Query("hunter"))


def test_a_missing_side_file_is_said_clearly(tmp_path: Path) -> None:
    searcher(tmp_path).close()
    (tmp_path / "whoosh" / "names.txt").unlink()
    with pytest.raises(StoreError):
        Searcher(tmp_path)


@pytest.mark.parametrize("name", ["contents.txt", "names.txt"])
def test_an_older_index_is_said_clearly(tmp_path: Path, name: str) -> None:
    searcher(tmp_path).close()
    side = tmp_path / "whoosh" / name
    _, *rest = side.read_text("utf-8").split("\n")
    side.write_text("\n".join(["2", *rest]), "utf-8")
    with pytest.raises(StoreError, match="another version"):
        Searcher(tmp_path)


def test_words_of_a_name_that_merely_occur_do_not_name_its_game(book: Searcher) -> None:
    answer = book.search(
        Query("may a ready enemy strike when I spend an action to travel to my prey")
    )
    assert answer.game == "arkham-lcg"
