"""What our own words say of one version: the sentences of a rule that name it."""

from __future__ import annotations

import re

from rulesref.compare.statements import statements
from rulesref.entries import Entry


def notes_on(entry: Entry, version: str, language: str) -> str:
    """The sentences that name ``version``, in ``language`` where there are any, else in another.

    Empty where no text of ours names it.
    """
    named = re.compile(rf"\bversione? {re.escape(version)}\b", re.IGNORECASE)
    said: dict[str, list[str]] = {}
    for passage in entry.passages:
        if passage.document.tier == "restatement":
            told = [s.text for s in statements(passage.section.markdown) if named.search(s.text)]
            said.setdefault(passage.section.language, []).extend(told)
    for tongue in dict.fromkeys((language, *said)):
        if found := list(dict.fromkeys(said.get(tongue, ()))):
            return " ".join(found)
    return ""
