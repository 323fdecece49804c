"""What our words call lost is in no text at hand."""

from __future__ import annotations

import re

from rulesref.book.lookup import Lookup
from rulesref.store import Home
from tests.named_folders import COMMUNITY, folder_of

#: How a restatement says that its sources have lost an icon, in English and in Italian.
_LOST = re.compile(r"\b(?:copies at hand|copie\s+a\s+disposizione|nostra copia|our copy)\b")


def test_no_restatement_misses_an_icon_that_another_text_of_its_rule_has(full_home):
    folder_of(COMMUNITY)
    lookup = Lookup(Home(full_home).current().folder)
    missing = {
        (entry, language)
        for entry, language, text in _texts(lookup, own=True)
        if _LOST.search(text)
    }
    whole = {
        (entry, language)
        for entry, language, text in _texts(lookup, own=False)
        if "[?]" not in text and re.search(r"\[[a-z_]+\]", text)
        for language in ("en", "it")
    }
    lookup.close()
    assert missing, "some icons are in no copy at all"
    assert missing & whole == set()


def _texts(lookup: Lookup, *, own: bool):
    """(entry, language, text) of all our words, or of all that are not ours."""
    for document in lookup.documents():
        if (document.tier == "restatement") == own:
            for section in lookup.sections(document.id):
                yield section.entry, section.language, section.markdown
