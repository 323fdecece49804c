from __future__ import annotations

import pytest

from rulesref.digests import digest, section_digest
from rulesref.entries import Document
from rulesref.errors import SourceError
from rulesref.parse import Portion
from rulesref.parse.documents import generic
from rulesref.sources.reading import read_raw
from tests.sources.pdf_bytes import Text, column, pdf

pytest.importorskip("pypdfium2")

LEFT = [
    "Nobody who waters the moss on a windy hill-",
    "side gets wet, unless the moss is thirsty or",
    "the wind turns before the can is empty.",
    "Every gardener has one can and two gloves,",
    "and nobody may lend the can to a neighbour.",
]
RIGHT = [
    "In the second column the moss is already dry",
    "and every gardener goes home through the co-",
    "lourful gate, the eldest one in front.",
    "Whoever comes last closes the gate quietly",
    "and puts the key under the second flat stone.",
]
TOGETHER = (
    "Nobody who waters the moss on a windy hillside gets wet, unless the moss is thirsty or the "
    "wind turns before the can is empty. Every gardener has one can and two gloves, and nobody "
    "may lend the can to a neighbour."
)


def texts(raw: bytes) -> list[str]:
    return [line.text for line in read_raw(raw, "a.pdf").lines if line.text]


def refused(raw: bytes) -> SourceError:
    with pytest.raises(SourceError) as caught:
        read_raw(raw, "a.pdf")
    assert caught.value.remedy
    return caught.value


def two_columns(number: int) -> list[Text]:
    """A page whose file goes from row to row, across both columns."""
    rows = zip(column(50, 650, LEFT), column(330, 650, RIGHT), strict=True)
    return [
        Text(50, 760, "Rules of moss, made up"),
        Text(300, 20, f"- {number} -"),
        Text(50, 700, f"Chapter {'abcde'[number]} about gardens over both of the columns", 16),
        *(line for row in rows for line in row),
    ]


def test_columns_are_read_one_after_the_other_and_broken_lines_joined() -> None:
    found = texts(pdf([two_columns(0)]))
    start = next(at for at, text in enumerate(found) if text.startswith("Nobody"))
    assert found[start - 1] == "Chapter a about gardens over both of the columns"
    joined = " ".join(found[start:])
    assert joined.startswith(TOGETHER)
    assert "through the colourful gate" in joined


def test_what_frames_the_pages_is_dropped() -> None:
    found = texts(pdf([two_columns(n) for n in range(4)]))
    assert not [text for text in found if "made up" in text or text.startswith("- ")]
    assert len([text for text in found if text.startswith("Chapter")]) == 4


def test_lines_know_their_pages_and_count_up() -> None:
    lines = read_raw(pdf([[Text(50, 700, "One moss")], [Text(50, 700, "Two moss")]]), "a.pdf").lines
    assert [(line.page, line.text) for line in lines if line.text] == [
        (1, "One moss"),
        (2, "Two moss"),
    ]
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))


def test_items_and_short_lines_are_not_joined() -> None:
    page = column(
        50,
        700,
        [
            "Moss",
            "\u2022 is green when it is wet, and it is brown as soon as nobody",
            "waters it any more;",
            "\u2022 never sleeps.",
            "It ends.",
        ],
    )
    assert texts(pdf([page])) == [
        "Moss",
        "- is green when it is wet, and it is brown as soon as nobody waters it any more;",
        "- never sleeps.",
        "It ends.",
    ]


def test_a_passage_has_one_digest_in_pdf_and_text() -> None:
    """Citation digests (the design's section on nouns) must not depend on the kind of copy."""
    page = [Text(50, 730, "Watering", 14), *column(50, 700, LEFT)]
    text = f"Watering\n\n{TOGETHER}\n".encode()
    document = Document("g/moss", "g", "Moss", "1", "", "en", "faq", "", None, "")

    def only(raw: bytes, name: str) -> tuple[str, str, str]:
        (section,) = generic.parse(Portion(document, read_raw(raw, name).lines), [])
        return section.title, section_digest(section), digest(section.markdown)

    assert only(pdf([page]), "a.pdf") == only(text, "a.txt")
    assert only(text, "a.txt")[2] != digest(TOGETHER.replace("wet", "dry"))


def test_a_locked_pdf_is_refused() -> None:
    assert "encrypted" in refused(pdf([two_columns(0)], encrypted=True)).message


@pytest.mark.parametrize("share", [0.02, 0.3, 0.7, 0.95])
def test_a_cut_off_pdf_is_refused(share: float) -> None:
    raw = pdf([two_columns(0)])
    assert "cut off" in refused(raw[: int(share * len(raw))]).message


def test_a_broken_pdf_is_refused() -> None:
    assert "broken" in refused(b"%PDF-1.4\nmoss\n%%EOF").message


def test_pages_that_are_pictures_are_refused_as_such() -> None:
    error = refused(pdf([[], []], picture=True))
    assert "pictures" in error.message
    assert "recognition" in (error.remedy or "")
    assert "no text" in refused(pdf([[]])).message
