"""Questions and answers marked ``Q: ``; in the part by campaign, under the campaign's name.

The name of a campaign and what stands between it and its first question are a note.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import draft
from rulesref.parse.identity import distinct, significant
from rulesref.parse.marks.card_names import card_names
from rulesref.parse.marks.references import references
from rulesref.sources import SourceLine

_MARK = "Q: "
#: Words of a question that its id takes at most.
_MOST_WORDS = 16
_SPOILERS = "The following questions contain"


class Question(NamedTuple):
    """A question, its answer's lines, and the campaign that it belongs to ("" for none)."""

    head: SourceLine
    answer: list[SourceLine]
    campaign: str


def questions(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The questions among ``lines``; title is the question, body the answer."""
    found = list(_split(lines))
    titles = [question.head.text.removeprefix(_MARK).strip() for question in found]
    paths = distinct(
        [paths_of(title, [card.name for card in card_names(title)]) for title in titles]
    )
    sections = [
        _with_asked(
            draft(
                document,
                path,
                "question",
                title,
                question.head,
                question.answer,
                facts=[("campaign", question.campaign)] if question.campaign else [],
            ),
            question.head,
        )
        for path, title, question in zip(paths, titles, found, strict=True)
    ]
    return sorted(sections + _campaigns(lines, document), key=lambda section: section.first_line)


def _with_asked(section: Section, head: SourceLine) -> Section:
    """``section`` with what the question itself refers to before what the answer does."""
    return section._replace(references=(*references(head.text, head.number), *section.references))


def _campaigns(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """A note for each campaign that questions stand under: its name and what is said of it."""
    parts: list[tuple[SourceLine, list[SourceLine]]] = []
    between = False
    for index, line in enumerate(lines):
        following = lines[index + 1].text if index + 1 < len(lines) else ""
        if following.startswith(_SPOILERS):
            parts.append((line, []))
            between = True
        elif line.text.startswith(_MARK):
            between = False
        elif between:
            parts[-1][1].append(line)
    paths = distinct([[f"about/{slug(head.text)}"] for head, _ in parts])
    return [
        draft(document, path, "note", head.text, head, said)
        for path, (head, said) in zip(paths, parts, strict=True)
    ]


def _split(lines: Sequence[SourceLine]) -> list[Question]:
    found: list[Question] = []
    campaign, between = "", True
    for index, line in enumerate(lines):
        following = lines[index + 1].text if index + 1 < len(lines) else ""
        if line.text.startswith(_MARK):
            found.append(Question(line, [], campaign))
            between = False
        elif following.startswith(_SPOILERS):
            campaign, between = line.text, True
        elif not between and found:
            found[-1].answer.append(line)
    return found


def paths_of(question: str, named_cards: Sequence[str]) -> list[str]:
    """The paths of a question, to be tried in order: cards that it names and words that matter.

    A path holds the first words that carry meaning, each one more of them than that before it.
    """
    cards = list(dict.fromkeys(map(slug, filter(None, named_cards))))[:2]
    named = {word for card in cards for word in card.split("-")}
    words = [
        word
        for word in significant(question)
        if not {word, word.removesuffix("s")} & named and not word[0].isdigit()
    ]
    fewest, most = max(3, 6 - len(cards)), min(len(words), _MOST_WORDS)
    return [
        "qa/" + "-".join([*cards, *words[:count]]) for count in range(fewest, max(fewest, most) + 1)
    ]
