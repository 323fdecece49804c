"""Which passages a result shows, and that they can be read at a glance."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from rulesref.entries import Section
from rulesref.search.indexing import length, stem_rows
from rulesref.search.kept import Shown
from rulesref.search.lines import joined, lines
from rulesref.search.passages import chosen, foremost
from rulesref.search.query import Query
from rulesref.search.snippet import ROOM, ROOM_FOR_BEST, ROOM_FOR_QUESTION, snippet
from rulesref.search.weights import LINES, TOGETHER

ANY = Query("hunter")
WEIGHTY = {"en": {" hunter ": 3.0}, "it": {" nemic ": 3.0}}


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


def test_a_long_text_in_the_language_gives_way_to_none_in_another() -> None:
    long = shown("long", LINES + 1)
    assert chosen([shown("other", language="it"), long], WEIGHTY, ANY, "en")[0] is long
    assert chosen([long, shown("short")], WEIGHTY, ANY, "en")[0].section == "short"


def test_of_our_words_the_lines_that_are_read_count() -> None:
    ours = Section(
        "s", "arkham-lcg/restatement-en", "rule", "T", "", "", 1, 80, None, "One.\n\nTwo.", "en"
    )
    assert length(ours) == 3


def test_a_row_of_a_table_is_shown_without_its_rules() -> None:
    table = "| Hunter | Most |\n| --- | --- |\n| one | 2 |\n"
    assert told(table) == "Hunter: Most; one: 2;"


def test_a_question_is_shown_the_printed_lines_before_our_words() -> None:
    ours = shown("ours", document="arkham-lcg/restatement-en", stems=" hunter walk ")
    weighty = {**WEIGHTY, "en": {" hunter ": 3.0, " walk ": 9.0}}
    passages = [ours, shown("printed"), shown("gone", superseded=True), shown("also", 9)]
    assert chosen(passages, weighty, ANY, "en")[0].section == "ours"
    ordered = chosen(passages, weighty, ANY, "en", printed=True)
    first = foremost(ordered, ANY, "en", printed=True)
    assert [passage.section for passage in first] == ["printed", "also"]


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
    weighty = {"en": {" hunter ": 3.0, " walk ": 9.0}, "it": {}}
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


def test_a_text_that_is_printed_in_the_language_of_the_reader_is_among_the_first_few() -> None:
    passages = [
        shown("ours", document="arkham-lcg/restatement-it", language="it"),
        *(shown(f"english {number}") for number in range(4)),
        shown("printed", language="it", edition="2026", stems=" "),
    ]
    asked = ANY._replace(edition="2016")
    assert [p.section for p in chosen(passages, WEIGHTY, asked, "it")][:3] == [
        "ours", "english 0", "printed",
    ]  # fmt: skip
    assert [p.section for p in chosen(passages, WEIGHTY, asked, "en")][-1] == "printed"


def told(markdown: str, cues: Collection[str] | None = None, title: str = "T") -> str:
    """The snippet of a passage that says so, for a query or a question."""
    return snippet([said(title, markdown)], WEIGHTY, cues)[1]


def said(title: str, markdown: str, **more: object) -> Shown:
    kept, rows = joined(lines(markdown)), stem_rows(title, markdown, "en")
    return shown(title, said=kept, stems=rows, **more)


def test_a_snippet_is_cut_at_a_word() -> None:
    text = told("hunter " * 100)
    assert len(text) <= ROOM.whole + 2
    assert text.endswith("hunter …")


def test_a_snippet_begins_behind_its_bullet() -> None:
    assert told("Some words.\n- The hunter walks.\n- Another.").startswith("The hunter walks.")


def test_an_empty_passage_shows_its_title() -> None:
    assert told("", title="Empty") == "Empty"


@pytest.mark.parametrize(
    ("markdown", "shown"),
    [
        (
            "In order:\n\n- the hunter\n- the lamp\n- the oil",
            "… the hunter; the lamp; the oil",
        ),
        ("1. Hunter\n2. Lamp\n\nAnd then oil.", "Hunter; Lamp. And then oil."),
        ("A hunter\n\n- is ready;\n- moves.", "A hunter is ready; moves."),
        ("- the hunter (or two)\n- the lamp, or\n- oil", "the hunter (or two); the lamp, or oil"),
        ("- the hunter or\n- the lamp", "the hunter or the lamp"),
        ("Hunters move.\n\nLamps burn.", "Hunters move. Lamps burn."),
    ],
)
def test_the_items_of_a_list_do_not_run_together(markdown: str, shown: str) -> None:
    assert told(markdown) == shown


def test_what_heads_a_list_without_room_is_not_the_end() -> None:
    headed = "The hunter walks home.\n\nOn the way:\n- " + "it sleeps " * 40
    assert told(headed) == "The hunter walks home."


def test_hard_wrapped_lines_are_one_sentence() -> None:
    wrapped = "A fox sleeps. When it wakes, the\n  hunter walks home."
    assert told(wrapped) == "A fox sleeps. When it wakes, the hunter walks home."


#: A line that is too long to be shown whole.
LONG = "A tree grows there. " * 40


def test_a_line_is_shown_whole_where_it_is_not_too_long() -> None:
    line = "A fox sleeps. A tree grows. The hunter walks. A door opens."
    for cues in (None, frozenset[str]()):
        assert (
            told(f"A cat.\n- {line}\n- {LONG}", cues)
            == ("A cat. " if cues is not None else "") + line
        )
    assert told(f"{LONG} The hunter walks.") == "The hunter walks."


def test_a_snippet_shows_no_half_of_a_mark() -> None:
    marked = f"**First. The hunter** walks to [the *old* well](a/well).\n\n{LONG}"
    assert told(marked) == "First. The hunter walks to the old well."


def test_icons_and_single_underscores_stay() -> None:
    iconic = "The hunter [auto_fail] 2 * 3 at a_b walks."
    assert told(iconic) == iconic


def test_a_snippet_from_amid_a_sentence_says_so() -> None:
    assert told(f"{LONG} It depends: the hunter walks.") == "… the hunter walks."


def test_a_quoted_word_ends_no_sentence() -> None:
    quoted = LONG + 'A fox with the "brave" mark meets the hunter. "Ha." He runs.'
    assert told(quoted).startswith('A fox with the "brave" mark')
    assert told(LONG + 'A fox says "Hello." The hunter runs.') == "The hunter runs."


def test_a_snippet_does_not_end_at_an_abbreviation() -> None:
    named = "A hunter meets Dr. Milan in the woods."
    assert told(LONG + named) == named


def test_the_kind_of_a_question_chooses_among_sentences() -> None:
    said = "The hunter walks. " + LONG + "The hunter walks in this order."
    assert told(said).startswith("The hunter walks. A")
    assert told(said, {"order"}).endswith("in this order.")


def test_a_sentence_is_whole_though_it_is_long() -> None:
    sentence = "The hunter " + "walks on and " * 25 + "rests."
    assert told(sentence) == sentence


def test_a_question_is_shown_what_tells_most_though_it_stands_apart() -> None:
    text = told("The hunter walks. " + LONG + "The hunter rests. A fox.", frozenset())
    assert text.startswith("The hunter walks. A tree grows there. ")
    assert text.endswith(" grows there. … The hunter rests.")


def test_a_question_is_shown_no_sentence_cut() -> None:
    sentence = "The hunter " + "walks on and " * 50 + "rests."
    assert told(sentence, frozenset()) == sentence


def test_the_first_results_of_a_question_show_more_of_a_rule() -> None:
    rules = "\n- ".join(
        ["The hunter walks.", *["It sleeps in a den by the river."] * 18, "It is late."]
    )
    first, fourth = (
        snippet([said("T", rules)], WEIGHTY, frozenset[str](), place)[1] for place in (2, 3)
    )
    assert "It is late." in first
    assert "It is late." not in fourth
    assert len(fourth) <= ROOM_FOR_QUESTION.whole


def test_a_word_that_every_line_has_tells_less_than_one_that_few_have() -> None:
    weighty = {"en": {" hunter ": 3.0, " sleep ": 2.9}}
    lines = "\n- ".join(["The hunter walks.", *["A hunter runs home."] * 4, "He sleeps."])
    assert snippet([said("T", lines)], weighty)[1].startswith("He sleeps.")


@pytest.mark.parametrize("cues", [None, frozenset[str]()])
def test_who_says_hardly_more_than_the_title_is_told_what_the_rule_begins_with(
    cues: Collection[str] | None,
) -> None:
    rule = "It walks to the nearest one.\n\nThe nemic has a way.\n\nA hunter hunts a hunter."
    assert told(rule, cues, "Hunter nemic").startswith("It walks")
    filled = "\n\n".join([rule.split("\n\n")[0], "It sleeps in its den. " * 30, "A hunter hunts."])
    assert told(filled, title="Sleep").startswith("A hunter hunts.")


def test_what_heads_a_list_is_shown_with_it_or_not_at_all() -> None:
    items = [
        f"It sleeps in den {number}, and then it eats what it has caught." for number in range(9)
    ]
    heads = "The hunter walks. In this order:"
    assert told("\n- ".join([heads, *items])).startswith(f"{heads} {items[0]}")
    assert told("\n- ".join([heads, items[0] * 9])) == "The hunter walks."


def test_a_rule_that_has_room_is_shown_whole_first() -> None:
    rule = said("T", "It sleeps.\n\nThe hunter walks.")
    first, second = (snippet([rule], WEIGHTY, None, place)[1] for place in (0, 1))
    assert (first, second) == ("It sleeps. The hunter walks.", "The hunter walks.")


def test_the_first_result_of_a_short_query_shows_more_of_its_rule() -> None:
    rule = said("T", "\n- ".join(["The hunter walks.", *["It sleeps in a den."] * 30]))
    first, second = (len(snippet([rule], WEIGHTY, None, place)[1]) for place in (0, 1))
    assert second <= ROOM.length < first <= ROOM_FOR_BEST.length


@pytest.mark.parametrize("begins", ["For example", "(For example", "Per esempio", "E.g."])
def test_a_rule_is_shown_before_its_example(begins: str) -> None:
    told_first = f"{begins}, the hunter walks.\n\nThe hunter can walk on."
    assert told(told_first).startswith("The hunter can")


@pytest.mark.parametrize("between", ["\n\n", " "])
@pytest.mark.parametrize("cues", [None, frozenset[str]()])
def test_an_example_that_says_what_is_asked_shows_the_rule_that_it_stands_for(
    between: str, cues: Collection[str] | None
) -> None:
    example = "For example, the hunter walks on. " + "It is late. " * 45
    text = told(f"A fox sleeps.{between}No door opens twice.{between}{example}", cues)
    assert text.removeprefix("A fox sleeps. ").startswith("No door opens twice.")


def test_a_printed_answer_is_shown_to_a_question_behind_what_it_answers() -> None:
    def answer(cues: Collection[str] | None, **more: object) -> str:
        section = said("Does it walk?", "The hunter does.", kind="question", **more)
        return snippet([section], WEIGHTY, cues)[1]

    assert answer(frozenset()) == "Q: Does it walk? A: The hunter does."
    assert answer(None) == "The hunter does."
    assert answer(frozenset(), document="arkham-lcg/restatement-en") == "The hunter does."


def test_a_question_is_shown_the_passage_with_the_line_that_tells_most() -> None:
    weighty = {"en": {" hunter ": 3.0, " sleep ": 2.0, " walk ": 2.0}}
    apart = said("apart", "The hunter walks.\n- A fox sleeps.")
    together = said("together", "A hunter who walks sleeps.")
    assert snippet([apart, together], weighty, frozenset())[0] is together
    mended = said("together", "A hunter who walks sleeps.", kind="rulebook-erratum")
    assert snippet([apart, mended], weighty, frozenset())[0] is apart
