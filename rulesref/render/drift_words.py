"""What ``drift`` says around the lines, in each language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulesref.catalogue import said


class DriftWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    kinds: dict[str, str]
    held: str
    held_older: str  # the translation is of an earlier version
    none_found: str
    none_held: str
    remedy: str
    more: str
    alone_original: str
    alone_translation: str
    worded: str
    note: str


@cache
def words_in(language: str) -> DriftWords:
    """The labels in ``language``."""
    return DriftWords(
        kinds={
            "negation": said("one denies, the other does not", language),
            "modal": said("may and must differ", language),
            "number": said("numbers differ", language),
            "older": said("older version: the original has been worded anew since", language),
            "missing-entry": said("entry missing in the translation", language),
            "added-entry": said("entry missing in the original", language),
            "missing": said("statement missing in the translation", language),
            "added": said("statement missing in the original", language),
            "untranslated": said("not translated", language),
            "icons": said("icons lost in this copy of the translation", language),
        },
        held=said("{} held against {}", language),
        held_older=said("{}, an older version, held against {}", language),
        none_found=said("Nothing is said differently.", language),
        none_held=said("no translation and its original are both at hand", language),
        remedy=said(
            "rulesref sources add both: the Italian Grimorio and the JSON of the English Grimoire, "
            "say",
            language,
        ),
        more=said("and {} more (--limit {} shows all)", language),
        alone_original=said("in the original alone: {}", language),
        alone_translation=said("in the translation alone: {}", language),
        note=said("in our own words: {}", language),
        worded=said("what differs: rulesref history {}", language),
    )
