"""What rulesref says itself, in the reader's language.

The code holds the English words; ``locale/LANGUAGE/LC_MESSAGES/rulesref.po`` holds those of each
other language, and the ``.mo`` beside it is made of that file by
``python -m rulesref.upkeep catalogue``. English needs no file and loads nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

ENGLISH = "en"
FOLDER = Path(__file__).parent / "locale"


def _english() -> str:
    return ENGLISH


_reader: Callable[[], str] = _english


def said(text: str, language: str | None = None, *, about: str = "") -> str:
    """``text`` in ``language``, else in the reader's; as it is where it has no translation.

    ``about`` tells apart two meanings of the same English words.
    """
    language = language or _reader()
    if language == ENGLISH:
        return text
    words = _words(language)
    return words.pgettext(about, text) if about else words.gettext(text)


def spoken() -> str:
    """The reader's language."""
    return _reader()


def counted(count: int, one: str, many: str, language: str | None = None) -> str:
    """``one`` or ``many``, as the language has it for ``count``, which fills each ``{}``."""
    language = language or _reader()
    if language == ENGLISH:
        chosen = one if count == 1 else many
    else:
        chosen = _words(language).ngettext(one, many, count)
    return chosen.format(count)


def marked(text: str) -> str:
    """``text`` itself: the mark of words that are given to ``said`` elsewhere."""
    return text


@contextmanager
def heard_in(language: Callable[[], str]) -> Iterator[None]:
    """Say everything in ``language`` while this lasts; it is asked when it is first needed.

    What is said while it is asked is English.
    """
    global _reader

    @cache
    def asked() -> str:
        with heard_in(_english):
            return language()

    before, _reader = _reader, _english if language is _english else asked
    try:
        yield
    finally:
        _reader = before


@cache
def _words(language: str) -> NullTranslations:
    from gettext import GNUTranslations, NullTranslations

    try:
        with (FOLDER / language / "LC_MESSAGES" / "rulesref.mo").open("rb") as file:
            return GNUTranslations(file)
    except FileNotFoundError:
        return NullTranslations()
