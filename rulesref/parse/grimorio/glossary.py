"""The Grimorio's glossary: entries in alphabetical order, a few with entries of their own."""

from __future__ import annotations

import re

from rulesref.entries import fold, slug
from rulesref.parse.grimorio.draft import Chapter, Draft, clean_title, titles
from rulesref.parse.grimorio.headings import next_text

_KEYWORD = re.compile(
    r"è una (?:capacità di )?parola chiave(?P<deck> di composizione del mazzo)?\b"
)


def glossary(chapter: Chapter) -> list[Draft]:
    """The entries; a title that falls back in the alphabet belongs under the entry before it."""
    drafts: list[Draft] = []
    top: Draft | None = None
    for place in titles(chapter):
        title = clean_title(chapter.text(place))
        under = top is not None and fold(title)[:1] < fold(top.title)[:1]
        parent = top.path if under and top is not None else ""
        path = f"{parent}/{slug(title)}" if parent else slug(title)
        draft = Draft(place, "glossary", title, path, parent, facts=_keyword(chapter, place, title))
        drafts.append(draft)
        if not under:
            top = draft
    return drafts


def _keyword(chapter: Chapter, place: int, title: str) -> tuple[tuple[str, str], ...]:
    """Whether the first sentence calls the entry a keyword, and of which sort."""
    first = next_text(chapter.lines, place)
    if first is None or first >= chapter.end:
        return ()
    text = chapter.text(first)
    found = _KEYWORD.search(text[: len(title) + 60])
    if found is None or not fold(text).startswith(fold(title)):
        return ()
    return (("keyword", "deckbuilding" if found["deck"] else "ability"),)
