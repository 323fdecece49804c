"""An entry piece by piece."""

from __future__ import annotations

from math import fsum

from hypothesis import given
from hypothesis import strategies as st

from rulesref.search import EntryNames, weights
from rulesref.search.pieces import ASK, NAME, TEXT, Close, Wanted, close, pieces_of, worths_of
from tests.search.small_index import A, section

WORTHS = worths_of([[("en", "hunter", 2.0), ("en", "prey", 1.0)], [("en", "walk", 1.0)]])
SAID = {"en": ["hunter", "walk"]}


def pieces(body: str, *asks: str, title: str = "Title") -> str:
    return pieces_of([section("x", title, body)], EntryNames(title, A, asks=asks))


def closeness(lines: str) -> Close:
    return close(lines, Wanted(WORTHS, SAID))


def test_words_that_stand_together_are_worth_more_than_scattered_ones() -> None:
    together = pieces("The hunter walks. A tree grows. A door opens. A bell rings.")
    scattered = pieces("The hunter sleeps. A tree grows. A door opens. The ghoul walks.")
    assert closeness(together).text > closeness(scattered).text > 0.0


def test_a_sense_counts_once_and_its_best_word() -> None:
    both = closeness(pieces("", "hunter prey")).ask
    assert both == closeness(pieces("", "hunter tree")).ask > 0.0


def test_another_language_has_nothing_of_it() -> None:
    assert closeness("it. hunter walk") == Close()
    assert closeness("") == Close()


def test_questions_are_told_from_texts_and_names() -> None:
    assert closeness(pieces("", "hunter")).text == 0.0
    assert closeness(pieces("The hunter sleeps.")).ask == 0.0
    named = closeness(pieces("", title="Hunter"))
    assert (named.called, named.ask, named.covered, named.unsaid) == (2.0, 0.0, 1.0, 0)


def test_a_longer_name_leaves_words_unsaid() -> None:
    named = closeness(pieces("", title="Lonely Hunter"))
    assert (named.covered, named.unsaid) == (0.5, 1)


def test_a_question_in_which_little_else_is_said_is_more_alike() -> None:
    short = closeness(pieces("", "hunter walk"))
    long = closeness(pieces("", "hunter walk tree bell door lamp river stone"))
    assert short.alike > long.alike > 0.0


def test_words_side_by_side_in_both_are_adjacent() -> None:
    assert closeness(pieces("", "the hunter walks")).adjacent == 3.0
    assert closeness(pieces("", "the hunter never walks")).adjacent == 0.0


_WORDS = ("hunter", "prey", "walk", "tree", "bell", "door")
_LINES = st.lists(
    st.tuples(
        st.sampled_from(("en", "it")),
        st.sampled_from((NAME, ASK, TEXT)),
        st.lists(st.sampled_from(_WORDS), unique=True, min_size=1),
    ),
    min_size=1,
)


def one_by_one(rows: list[tuple[str, str, list[str]]], wanted: Wanted) -> Close:
    """What ``close`` says, each piece looked at by itself."""
    found = Close()
    for language, sort, words in rows:
        stems = enumerate(wanted.words.get(language, ()))
        bits = [1 << place for place, stem in stems if stem.strip() in words]
        if not bits:
            continue
        worth, pairs, _, shared = wanted.share(language, sum(bits))
        thick = 1 - weights.PIECE_THINNING
        thick += weights.PIECE_THINNING / weights.PIECE_USUAL * len(words)
        if sort == NAME:
            found = found._replace(
                called=max(found.called, worth),
                covered=max(found.covered, shared / len(words)),
                unsaid=min(found.unsaid, len(words) - shared),
            )
            continue
        line = f" {' '.join(words)} "
        beside = fsum(pair.worth for pair in pairs if pair.text in line)
        found = found._replace(adjacent=max(found.adjacent, beside))
        if sort == TEXT:
            found = found._replace(text=max(found.text, worth / thick))
        else:
            alike = 2 * worth / (1 + len(words) / wanted.length)
            found = found._replace(ask=max(found.ask, worth / thick), alike=max(found.alike, alike))
    return found


@given(_LINES)
def test_pieces_taken_together_come_as_close_as_one_by_one(
    rows: list[tuple[str, str, list[str]]],
) -> None:
    lines = "\n".join(f"{language}{sort} {' '.join(words)}" for language, sort, words in rows)
    assert closeness(lines) == one_by_one(rows, Wanted(WORTHS, SAID))


def test_a_question_of_more_words_than_a_number_has_bits_is_read_to_its_end() -> None:
    """Which words a piece has is looked for a few at a time."""
    stems = [f"word{number}" for number in range(150)]
    worths = worths_of([[("en", stem, 1.0)] for stem in stems])
    wanted = Wanted(worths, {"en": stems})
    rows = [("en", TEXT, ["door", stems[3]]), ("en", ASK, [stems[70], stems[71], stems[149]])]
    lines = "\n".join(f"{language}{sort} {' '.join(words)}" for language, sort, words in rows)
    found = close(lines, wanted)
    assert found == one_by_one(rows, wanted)
    assert found.adjacent == 2.0
