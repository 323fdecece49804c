"""Which passages a result shows, and that they can be read at a glance."""

from __future__ import annotations

import pytest

from rulesref.search.kept import Shown
from rulesref.search.passages import chosen
from rulesref.search.query import Query
from rulesref.search.snippet import WHOLE, snippet
from rulesref.search.weights import LINES, TOGETHER

ANY = Query("hunter")
WEIGHTY = {"en": {"hunter": 3.0}, "it": {"nemic": 3.0}}


def shown(name: str, length: int = 5, stems: str = " hunter ", **more: object) -> Shown:
    made = Shown(
        name, "arkham-lcg/faq-2.5", "en", "rule", length, False, False, "", stems, name, "Hunter."
    )
    return made._replace(**more)  # type: ignore[arg-type]


@pytest.mark.parametrize("lengths", [[40, 40, 10, 5], [70, 20, 20, 30], [61, 5], [30, 31, 1]])
def test_the_first_passages_are_short_together(lengths: list[int]) -> None:
    passages = [shown(str(n), length) for n, length in enumerate(lengths)]
    first = chosen(passages, WEIGHTY, ANY, "en")[:TOGETHER]
    assert first
    assert sum(passage.length for passage in first) <= LINES


def test_a_question_is_shown_the_printed_line_before_our_words() -> None:
    ours = shown("ours", document="arkham-lcg/restatement-en", stems=" hunter walk ")
    weighty = {**WEIGHTY, "en": {"hunter": 3.0, "walk": 0.5}}
    passages = [ours, shown("printed")]
    assert chosen(passages, weighty, ANY, "en")[0].section == "ours"
    assert chosen(passages, weighty, ANY, "en", printed=True)[0].section == "printed"


def test_a_long_passage_alone_is_shown() -> None:
    assert [p.section for p in chosen([shown("long", 90)], WEIGHTY, ANY, "en")] == ["long"]


def test_what_holds_the_words_comes_first() -> None:
    passages = [shown("without", stems=" other "), shown("with")]
    assert chosen(passages, WEIGHTY, ANY, "en")[0].section == "with"


@pytest.mark.parametrize(
    "worse",
    [{"superseded": True}, {"pointer": True}, {"document": "arkham-lcg/eog-summary-2"}],
)
def test_what_is_weaker_comes_later(worse: dict[str, object]) -> None:
    passages = [shown("worse", **worse), shown("better")]
    assert chosen(passages, WEIGHTY, ANY, "en")[0].section == "better"


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_governs_in_the_edition_asked_for_comes_first_in_the_language(language: str) -> None:
    passages = [
        shown("other", edition="2016", stems=" hunter nemic move ", language=language),
        shown("gone", edition="2026", stems=" hunter nemic ", language=language, superseded=True),
        shown("here", edition="2026", stems=" ", language=language),
        shown("tongue", edition="2026", stems=" hunter nemic ", language="xx"),
    ]
    ordered = chosen(passages, WEIGHTY, ANY._replace(edition="2026"), language)
    assert ordered[0].section == "here"
    assert chosen(passages, WEIGHTY, ANY._replace(edition="2016"), language)[0].section == "other"


@pytest.mark.parametrize("community", ["eog-summary-2", "arkham-cards-en"])
@pytest.mark.parametrize("printed", [False, True])
def test_what_is_nobodys_rule_stands_behind_the_rule_and_our_words(
    community: str, printed: bool
) -> None:
    theirs = shown("theirs", document=f"arkham-lcg/{community}", stems=" hunter walk nemic ")
    ours = shown("ours", document="arkham-lcg/restatement-en", stems=" hunter ")
    weighty = {"en": {"hunter": 3.0, "walk": 9.0}, "it": {}}
    ordered = chosen([theirs, ours, shown("rule")], weighty, ANY, "en", printed=printed)
    assert {p.section for p in ordered[:2]} == {"ours", "rule"}
    gone = shown("gone", superseded=True)
    assert chosen([gone, theirs], weighty, ANY, "en", printed=printed)[0] is theirs


@pytest.mark.parametrize("edition", ["", "2026"])
def test_where_nothing_governs_the_language_of_the_reader_comes_first(edition: str) -> None:
    passages = [
        shown("tongue", edition="2026", stems=" hunter walk "),
        shown("here", edition="2026", stems=" ", language="it"),
    ]
    for asked in (edition, "2016"):
        assert chosen(passages, WEIGHTY, ANY._replace(edition=asked), "it")[0].section == "here"


def test_a_snippet_is_cut_at_a_word() -> None:
    long = shown("long", markdown="hunter " * 100)
    text = snippet(long, WEIGHTY)
    assert len(text) <= WHOLE + 2
    assert text.endswith("hunter …")


def test_a_snippet_begins_behind_its_bullet() -> None:
    listed = shown("list", markdown="Some words.\n- The hunter walks.\n- Another.")
    assert snippet(listed, WEIGHTY).startswith("The hunter walks.")


def test_an_empty_passage_shows_its_title() -> None:
    assert snippet(shown("Empty", markdown=""), WEIGHTY) == "Empty"


def test_what_heads_a_list_without_room_is_not_the_end() -> None:
    headed = shown("A", markdown="The hunter walks home.\nOn the way:\n- " + "it sleeps " * 40)
    assert snippet(headed, WEIGHTY) == "The hunter walks home."


def test_hard_wrapped_lines_are_one_sentence() -> None:
    wrapped = shown("wrapped", markdown="A fox sleeps. When it wakes, the\n  hunter walks home.")
    assert snippet(wrapped, WEIGHTY) == "When it wakes, the hunter walks home."


def test_a_snippet_shows_no_half_of_a_mark() -> None:
    marked = shown("marked", markdown="**First. The hunter** walks to [the *old* well](a/well).")
    assert snippet(marked, WEIGHTY) == "The hunter walks to the old well."


def test_icons_and_single_underscores_stay() -> None:
    iconic = shown("iconic", markdown="The hunter [auto_fail] 2 * 3 at a_b walks.")
    assert snippet(iconic, WEIGHTY) == "The hunter [auto_fail] 2 * 3 at a_b walks."


def test_a_snippet_from_amid_a_sentence_says_so() -> None:
    amid = shown("amid", markdown="It depends: the hunter walks.")
    assert snippet(amid, WEIGHTY) == "… the hunter walks."


def test_a_quoted_word_ends_no_sentence() -> None:
    quoted = shown(
        "quoted", markdown='A fox with the "brave" mark meets the hunter. "Ha." He runs.'
    )
    assert snippet(quoted, WEIGHTY).startswith('A fox with the "brave" mark')
    said = shown("said", markdown='A fox says "Hello." The hunter runs.')
    assert snippet(said, WEIGHTY) == "The hunter runs."


def test_a_snippet_does_not_end_at_an_abbreviation() -> None:
    named = shown("Doctor", markdown="A hunter meets Dr. Milan in the woods.")
    assert snippet(named, WEIGHTY) == "A hunter meets Dr. Milan in the woods."


def test_the_kind_of_a_question_chooses_among_sentences() -> None:
    told = "The hunter walks. " + "A tree grows there. " * 20 + "The hunter walks in this order."
    assert snippet(shown("Hunter", markdown=told), WEIGHTY).startswith("The hunter walks. A")
    assert snippet(shown("Hunter", markdown=told), WEIGHTY, {"order"}).endswith("in this order.")


def test_a_sentence_is_whole_though_it_is_long() -> None:
    sentence = "The hunter " + "walks on and " * 25 + "rests."
    assert snippet(shown("Hunter", markdown=sentence), WEIGHTY) == sentence


def test_a_question_is_shown_what_tells_most_though_it_stands_apart() -> None:
    told = "The hunter walks. " + "A tree grows there. " * 40 + "The hunter rests. A fox."
    text = snippet(shown("Hunter", markdown=told), WEIGHTY, frozenset())
    assert text.startswith("The hunter walks. A tree grows there. ")
    assert text.endswith(" grows there. … The hunter rests.")


def test_a_question_is_shown_no_sentence_cut() -> None:
    sentence = "The hunter " + "walks on and " * 50 + "rests."
    assert snippet(shown("Hunter", markdown=sentence), WEIGHTY, frozenset()) == sentence
