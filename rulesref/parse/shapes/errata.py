"""Errata: of the rulebook, of campaign guides, of cards. Each block starts with its version."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesref.entries import CardName, Document, Section, slug
from rulesref.parse.drafting import draft
from rulesref.parse.identity import distinct, significant
from rulesref.parse.marks.card_list import PrintedCard, printed_cards
from rulesref.sources import SourceLine

_VERSION = re.compile(r"^v(?P<version>\d+\.\d+) (?P<rest>\S.*)$")
_INNER_VERSION = re.compile(r" \(v ?(\d+) ?\. ?(\d+)\) (?=\S)")
_PLACE = re.compile(r"\bpage (?P<page>\d+), column (?P<column>\d+), ?[“”\"](?P<title>[^“”\"]+)")
_TARGET = re.compile(r"(?P<name>[^()]+?(?:\((?!\[\?\])[^()]*\)[^()]*?)?) ?\((?:\[\?\])?\)\s*")


class ErratumBlock(NamedTuple):
    """One erratum: its version, the lines that name its targets, and its text."""

    version: str
    heads: list[SourceLine]
    body: list[SourceLine]


def blocks(lines: Sequence[SourceLine]) -> list[ErratumBlock]:
    """The blocks among ``lines``, version marks taken off; several headers may share one text."""
    found: list[ErratumBlock] = []
    for line in _each_on_its_own(lines):
        header = _VERSION.match(line.text)
        if header:
            head = line._replace(text=header["rest"])
            if found and not found[-1].body and not _has_text(found[-1].heads[-1].text):
                found[-1].heads.append(head)
            else:
                found.append(ErratumBlock(header["version"], [head], []))
        elif found:
            found[-1].body.append(line)
    return found


def _each_on_its_own(lines: Sequence[SourceLine]) -> Iterator[SourceLine]:
    """``lines`` with a version mark in the middle of a line starting a line of its own."""
    for line in lines:
        for piece in _INNER_VERSION.sub(r"\nv\1.\2 ", line.text).split("\n"):
            yield line._replace(text=piece)


def _has_text(header: str) -> bool:
    """Whether a header line carries the erratum itself behind its targets."""
    _, campaign_rest = _campaign_targets(header)
    cards, card_rest = printed_cards(header)
    return bool(card_rest if cards else campaign_rest and "(" in header)


def rulebook_errata(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """Errata of the Rules Reference, with page and column."""
    found = blocks(lines[1:])
    places = [_PLACE.search(block.heads[0].text) for block in found]
    titles = [
        place["title"].strip(",. ") if place else block.heads[0].text.split(" (")[0]
        for place, block in zip(places, found, strict=True)
    ]
    paths = distinct(
        [
            [f"rulebook-errata/{slug(t)}", f"rulebook-errata/{slug(t)}-{block.version}"]
            for t, block in zip(titles, found, strict=True)
        ]
    )
    sections = []
    for path, title, place, block in zip(paths, titles, places, found, strict=True):
        facts = [("since", block.version), ("amends", slug(title))]
        if place:
            facts += [("page", place["page"]), ("column", place["column"])]
        elif block.heads[0].text != title:
            facts.append(("from", block.heads[0].text[len(title) :].strip(" ()")))
        sections.append(
            draft(
                document, path, "rulebook-erratum", title, block.heads[0], block.body, facts=facts
            )
        )
    return sections


def campaign_errata(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """Errata of campaign guides; each target is a fact, the first of them the title."""
    drafts = []
    for block in blocks(lines[1:]):
        targets, body = [], []
        for head in block.heads:
            names, rest = _campaign_targets(head.text)
            targets += names
            if rest:
                body.append(head._replace(text=rest))
        body += [line._replace(text=line.text) for line in block.body]
        drafts.append((block, targets or [block.heads[0].text], _joined(body)))
    paths = distinct(
        [
            [
                f"campaign-errata/{slug(targets[0])}",
                f"campaign-errata/{slug(targets[0])}-{block.version}",
                f"campaign-errata/{slug(targets[0])}-{'-'.join(significant(body[0].text if body else '')[:6])}",
            ]
            for block, targets, body in drafts
        ]
    )
    return [
        draft(
            document,
            path,
            "campaign-erratum",
            " / ".join(targets),
            block.heads[0]._replace(text=""),
            _keep_head(block, body),
            facts=[("since", block.version), *(("target", target) for target in targets)],
        )
        for path, (block, targets, body) in zip(paths, drafts, strict=True)
    ]


def _campaign_targets(text: str) -> tuple[list[str], str]:
    """The targets that stand before an empty product mark, and the text behind the last one."""
    targets, place = [], 0
    while found := _TARGET.match(text, place):
        targets.append(found["name"].strip())
        place = found.end()
    return (targets, text[place:].strip()) if targets else ([text.strip()], "")


def _joined(body: list[SourceLine]) -> list[SourceLine]:
    """``body`` with a first line that ends in an opening quote going on in the next one."""
    if len(body) > 1 and body[0].text.endswith("“"):
        return [body[0]._replace(text=body[0].text + body[1].text), *body[2:]]
    return body


def _keep_head(block: ErratumBlock, body: list[SourceLine]) -> list[SourceLine]:
    """``body``; empty lines stand for further headers, so that the span takes them in."""
    last = max(line.number for line in [*block.heads, *block.body])
    if body and body[-1].number < last:
        return [*body, block.heads[-1]._replace(number=last, text="")]
    return body


def card_errata(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """One section for each card record; the records of a block share its lines and its text."""
    records: list[tuple[ErratumBlock, PrintedCard, list[SourceLine]]] = []
    for block in blocks(lines[1:]):
        cards: list[PrintedCard] = []
        body: list[SourceLine] = []
        for head in block.heads:
            found, rest = printed_cards(head.text)
            cards += found
            if rest:
                body.append(head._replace(text=rest))
        body += block.body
        records += [(block, card, body) for card in cards]
    paths = distinct([_card_paths(block, card, body) for block, card, body in records])
    return [
        _card_section(document, path, block, card, body)
        for path, (block, card, body) in zip(paths, records, strict=True)
    ]


def _card_paths(block: ErratumBlock, card: PrintedCard, body: Sequence[SourceLine]) -> list[str]:
    name = f"errata/{slug(card.name)}"
    numbered = f"{name}-{slug(card.number)}" if card.number else name
    words = significant(body[0].text if body else "")
    return [name, numbered, f"{numbered}-{block.version}", f"{numbered}-{'-'.join(words[:6])}"]


def _card_section(
    document: Document, path: str, block: ErratumBlock, card: PrintedCard, body: list[SourceLine]
) -> Section:
    section = draft(
        document,
        path,
        "card-erratum",
        card.printed,
        block.heads[0]._replace(text=""),
        _keep_head(block, body),
        number=card.number,
        facts=[("since", block.version)],
    )
    own = CardName(card.name, card.number, "")
    return section._replace(cards=(own,))
