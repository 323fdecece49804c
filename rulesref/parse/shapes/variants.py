"""Optional variants: ultimatums, boons, refractions, deckbuilding environments; product icons."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import draft
from rulesref.parse.identity import distinct
from rulesref.parse.shapes.headings import is_heading
from rulesref.sources import SourceLine

_VARIANT = re.compile(r"^(?:Ultimatum|Boon) of (?P<name>\S.*)$")
_CAMPAIGN_BEHIND = re.compile(r" \((?:The )?(?P<campaign>[^()]+) Campaign\)$")
_CAMPAIGN_BEFORE = re.compile(r"^(?P<campaign>[A-Z][\w’' -]{2,40}?) Campaign (?P<rest>[A-Z].*)$")
_NAME = re.compile(r"^((?:Ultimatum|Boon) of (?:[Tt]he )?\S+) (?P<scenario>\S.*)$")
_ENVIRONMENT = re.compile(r"^\w+ Environment$")
#: A repair puts this mark where a name of two words ends and its scenario begins.
_MARKED = " | "


class Titled(NamedTuple):
    """A heading with what stands under it."""

    head: SourceLine
    body: list[SourceLine]


def _titled(lines: Sequence[SourceLine], opens: Callable[[str], object]) -> list[Titled]:
    """The region's own heading first, then each line that ``opens`` a part."""
    found: list[Titled] = []
    for line in lines:
        if not found or opens(line.text):
            found.append(Titled(line, []))
        else:
            found[-1].body.append(line)
    return found


def _about(part: Titled, document: Document) -> list[Section]:
    if not part.body:
        return []
    title = part.head.text.split(" — ")[-1]
    path = f"about/{slug(title)}"
    return [draft(document, path, "note", title, part.head, part.body)]


def _is_variant(text: str) -> bool:
    return bool(_VARIANT.match(text)) and not text.endswith(".")


def _plain(lines: Sequence[SourceLine], document: Document, kind: str) -> list[Section]:
    first, *rest = _titled(lines, _is_variant)
    paths = distinct(
        [[f"{kind}/{_bare(part.head.text)}", f"{kind}/{slug(part.head.text)}"] for part in rest]
    )
    return _about(first, document) + [
        draft(document, path, kind, part.head.text, part.head, part.body)
        for path, part in zip(paths, rest, strict=True)
    ]


def _bare(title: str) -> str:
    found = _VARIANT.match(title)
    return slug(found["name"] if found else title)


def ultimatums(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The ultimatums, and what is said about them."""
    return _plain(lines, document, "ultimatum")


def boons(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The boons, and what is said about them."""
    return _plain(lines, document, "boon")


def refractions(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """Ultimatums and boons of one scenario or campaign, which are facts of each."""
    first, *rest = _titled(lines, _is_variant)
    split = [_placed(part) for part in rest]
    paths = distinct([[f"refraction/{slug(title)}"] for title, _, _ in split])
    return _about(first, document) + [
        draft(document, path, "refraction", title, part.head, body, facts=facts)
        for path, part, (title, body, facts) in zip(paths, rest, split, strict=True)
    ]


def _placed(part: Titled) -> tuple[str, list[SourceLine], list[tuple[str, str]]]:
    """Title, text and facts, the scenario or campaign taken out of title and text."""
    title, body, facts = part.head.text, list(part.body), []
    behind = _CAMPAIGN_BEHIND.search(title)
    if behind:
        title, scenario = _name_and_scenario(title[: behind.start()])
        facts = [("scenario", scenario)] if scenario else []
        facts.append(("campaign", behind[0].strip(" ()").removesuffix(" Campaign")))
    elif body and (before := _CAMPAIGN_BEFORE.match(body[0].text)):
        body[0] = body[0]._replace(text=before["rest"])
        facts = [("campaign", before["campaign"])]
    return title, body, facts


def _name_and_scenario(text: str) -> tuple[str, str]:
    """The variant's name, one word unless a repair marks its end, and the scenario behind it."""
    if _MARKED in text:
        name, scenario = text.split(_MARKED, 1)
        return name, scenario
    found = _NAME.match(text)
    return (found[1], found["scenario"]) if found else (text, "")


def environments(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The environments, and the other rules of deckbuilding that stand with them."""
    first, *rest = _titled(lines, is_heading)
    kinds = ["environment" if _ENVIRONMENT.match(part.head.text) else "rule" for part in rest]
    paths = distinct(
        [[f"environment/{slug(part.head.text.removesuffix(' Environment'))}"] for part in rest]
    )
    return _about(first, document) + [
        draft(document, path, kind, part.head.text, part.head, part.body)
        for path, kind, part in zip(paths, kinds, rest, strict=True)
    ]


def product_icons(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The lists of products, as notes; the icons themselves were pictures."""
    first, *rest = _titled(lines, is_heading)
    paths = distinct([[f"about/{slug(part.head.text)}"] for part in rest])
    return _about(first, document) + [
        draft(document, path, "note", part.head.text, part.head, part.body)
        for path, part in zip(paths, rest, strict=True)
    ]
