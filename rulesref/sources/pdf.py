"""PDF files: runs of characters become lines in reading order, with their pages.

A line of a PDF has no number of its own: lines are counted from the first page on, one a
paragraph, as they are printed here.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.errors import SourceError
from rulesref.sources.cleaning import clean
from rulesref.sources.limits import CHARACTERS
from rulesref.sources.pdf_columns import reading_order
from rulesref.sources.pdf_furniture import without_furniture
from rulesref.sources.pdf_inflated import little_inflated
from rulesref.sources.pdf_paragraphs import paragraphs
from rulesref.sources.pdf_runs import Page, Run, runs_of
from rulesref.sources.text import SourceLine

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

#: Pages that are read at most; a rulebook has some dozens.
MOST_PAGES = 3000

#: The library must not be entered twice at once.
_ONE_AT_A_TIME = threading.Lock()


def read_pdf(raw: bytes, name: str) -> tuple[SourceLine, ...]:
    """The text of a PDF. Raises SourceError when it is locked, cut off, or only pictures."""
    try:
        import pypdfium2
    except ImportError:
        from rulesref.sources.extras import missing_extra

        raise missing_extra("PDF", name) from None
    little_inflated(raw, name)
    with _ONE_AT_A_TIME:
        try:
            document = pypdfium2.PdfDocument(raw)
        except pypdfium2.PdfiumError as problem:
            raise _unreadable(raw, name, str(problem)) from None
        try:
            pages, pictures = _pages(document, name)
        except pypdfium2.PdfiumError as problem:
            raise _unreadable(raw, name, str(problem)) from None
        finally:
            document.close()
    if not any(page.runs for page in pages):
        raise _no_text(pictures, name)
    return tuple(_numbered([(page.number, reading_order(page)) for page in pages]))


def _pages(document: PdfDocument, name: str) -> tuple[list[Page], int]:
    """The pages with their runs, and how many of them hold pictures."""
    count = len(document)
    if count == 0:
        raise SourceError(said("the PDF has no pages"), file=name, remedy=said("export it again"))
    if count > MOST_PAGES:
        raise SourceError(
            said("the PDF has over {most_pages} pages").format(most_pages=MOST_PAGES),
            file=name,
            remedy=said("add the rulebook's pages only"),
        )
    pages, pictures = [], 0
    chars, most = 0, CHARACTERS.now()
    for index in range(count):
        page = document[index]
        try:
            text = page.get_textpage()
            try:
                chars += text.count_chars()
                if chars > most:
                    message = said("the PDF has over {most:,} characters").format(most=most)
                    raise CHARACTERS.error(message, name)
                runs = runs_of(text)
            finally:
                text.close()
            pages.append(Page(index + 1, page.get_width(), page.get_height(), runs))
            pictures += _has_picture(page) if not runs else 0
        finally:
            page.close()
    return pages, pictures


def _has_picture(page: PdfPage) -> int:
    import pypdfium2.raw as raw

    return int(any(True for _ in page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE])))


def _numbered(pages: list[tuple[int, list[list[Run]]]]) -> Iterator[SourceLine]:
    number = 0
    for page, texts in paragraphs(without_furniture(pages)):
        for text in texts:
            number += 1
            yield SourceLine(number, clean(text), page)


def _unreadable(raw: bytes, name: str, problem: str) -> SourceError:
    if "password" in problem.lower():
        return SourceError(
            said("this PDF is encrypted"),
            file=name,
            remedy=said("save it without its password and add that"),
        )
    if "security" in problem.lower():
        return SourceError(
            said("this PDF is encrypted in a way that cannot be read"),
            file=name,
            remedy=said("print it to a new PDF and add that"),
        )
    if b"%%EOF" not in raw[-2048:]:
        return SourceError(
            said("this PDF is cut off: its end is missing"),
            file=name,
            remedy=said("fetch the file again"),
        )
    return SourceError(
        said("this PDF is broken: {problem}").format(problem=problem),
        file=name,
        remedy=said("export it again"),
    )


def _no_text(pictures: int, name: str) -> SourceError:
    if pictures:
        return SourceError(
            said("this PDF holds only pictures of pages and no text"),
            file=name,
            remedy=said("run text recognition over it (for example ocrmypdf) and add the result"),
        )
    return SourceError(said("this PDF has no text"), file=name, remedy=said("export it again"))
