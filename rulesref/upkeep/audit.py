"""What a restatement lost of its source, or added to it.

Sources of one language and of the latest version demand; every source may excuse what is added.
A difference has a short name ("number 4", "cannot", "card Guard Dog", "list items"), by which
audit.toml explains it, and a detail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesref.entries import Section
from rulesref.upkeep.features import Features, features
from rulesref.upkeep.lexicon import COUNTED
from rulesref.upkeep.names import Names, mentions, named
from rulesref.upkeep.rule_text import items, rule_of, statements

#: A restatement shorter than this share of its source's rule has lost something.
SHORTEST = 0.3
#: Shorter rules than this many words are not measured.
MEASURED = 40

#: Documents by how far they demand: a summary never does where an official text exists.
_TIERS = (("/faq-", "/rules-reference-", "/grimorio-", "/rulebook"), ("/eog-summary-",))


class Difference(NamedTuple):
    """One thing that is in one text and not in the other."""

    name: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name} {self.detail}"


def audit(restatement: Section, sources: Sequence[Section], known: Names) -> list[Difference]:
    """The differences between ``restatement`` and the passages that it restates."""
    if not sources:
        return []
    own = restatement.title + "\n" + restatement.markdown
    mine = features(own, restatement.language)
    lead = demanding(sources, restatement.language)
    texts = [rule_of(_whole(document)) for document in _by_document(lead)]
    demands = [features(text, lead[0].language) for text in texts]
    excuses = [
        features(section.title + "\n" + section.markdown, section.language) for section in sources
    ]
    found = [
        *_numbers(mine, demands, excuses),
        *_modals(mine, demands, excuses if lead[0].language == restatement.language else ()),
        *_bounds(mine, demands, excuses),
        *_icons(mine, demands, excuses, any(section.icon_lost for section in sources)),
        *_shape(restatement.markdown, mine, texts, demands),
    ]
    if lead[0].language == restatement.language == "en":
        whole = "\n".join(section.title + "\n" + section.markdown for section in sources)
        found += _names(own, "\n".join(texts), whole, known)
    return found


def demanding(sources: Sequence[Section], language: str) -> list[Section]:
    """Those of ``sources`` whose every number and ban must be kept.

    The restatement's language before the other, official documents before a summary, and of each
    document the latest version.
    """
    chosen = [s for s in sources if s.language == language] or list(sources)
    for tier in _TIERS:
        official = [s for s in chosen if any(mark in s.document for mark in tier)]
        if official:
            chosen = official
            break
    latest: dict[str, tuple[int, ...]] = {}
    for section in chosen:
        family, version = _version(section.document)
        latest[family] = max(latest.get(family, ()), version)
    return [s for s in chosen if _version(s.document)[1] == latest[_version(s.document)[0]]]


def _version(document: str) -> tuple[str, tuple[int, ...]]:
    family, _, version = document.rpartition("-")
    if not family or not version.replace(".", "").isdigit():
        return document, ()
    return family, tuple(int(part) for part in version.split("."))


def _by_document(sources: Iterable[Section]) -> Iterator[list[Section]]:
    documents: dict[str, list[Section]] = {}
    for section in sources:
        documents.setdefault(section.document, []).append(section)
    yield from documents.values()


def _whole(sections: Sequence[Section]) -> str:
    return "\n".join(section.markdown for section in sections)


def _numbers(
    mine: Features, demands: Sequence[Features], excuses: Sequence[Features]
) -> Iterator[Difference]:
    demanded = frozenset[int]().union(*(text.numbers for text in demands))
    for number in sorted(demanded - mine.numbers - mine.soft):
        yield Difference(f"number {number}", "missing")
    excused = frozenset[int]().union(*(text.numbers | text.soft for text in excuses))
    for number in sorted(mine.numbers - excused - {1}):
        yield Difference(f"number {number}", "added")


def _modals(
    mine: Features, demands: Sequence[Features], excuses: Sequence[Features]
) -> Iterator[Difference]:
    for modal, have in mine.modals.items():
        want = max(text.plain_modals[modal] for text in demands)
        least = -(-want // 2) if modal in COUNTED else min(want, 1)
        if have < least:
            yield Difference(modal, f"{want} → {have}")
        elif (
            have
            and modal in ("cannot", "must")
            and excuses
            and not any(text.modals[modal] for text in excuses)
        ):
            yield Difference(modal, f"added ({have})")
    want = max(text.negations for text in demands)
    if mine.negations < -(-want // 2):
        yield Difference("negations", f"{want} → {mine.negations}")


def _bounds(
    mine: Features, demands: Sequence[Features], excuses: Sequence[Features]
) -> Iterator[Difference]:
    for bound in sorted(
        frozenset[str]().union(*(text.plain_bounds for text in demands)) - mine.bounds
    ):
        yield Difference(bound, "missing")
    excused = frozenset[str]().union(*(text.bounds for text in excuses))
    for bound in ("lead investigator", "random", "simultaneously", "half"):
        if bound in mine.plain_bounds - excused:
            yield Difference(bound, "added")


def _icons(
    mine: Features, demands: Sequence[Features], excuses: Sequence[Features], lost: bool
) -> Iterator[Difference]:
    demanded = frozenset[str]().union(*(text.icons for text in demands))
    for icon in sorted(demanded - mine.icons):
        yield Difference(f"icon [{icon}]", "missing")
    excused = frozenset[str]().union(*(text.icons for text in excuses))
    for icon in sorted(mine.icons - excused):
        if not lost and excused:
            yield Difference(f"icon [{icon}]", "added")


def _shape(
    markdown: str, mine: Features, texts: Sequence[str], demands: Sequence[Features]
) -> Iterator[Difference]:
    listed = max(items(text) for text in texts)
    said = statements(markdown)
    if said < listed:
        yield Difference("list items", f"{listed} → {said} statements")
    words = max(text.words for text in demands)
    if words >= MEASURED and mine.words < SHORTEST * words:
        yield Difference("length", f"{words} → {mine.words} words")


def _names(own: str, rule: str, whole: str, known: Names) -> Iterator[Difference]:
    mine, demanded, excused = (named(text, known) for text in (own, rule, whole))
    for kind, field in (("card", "cards"), ("trait", "traits"), ("term", "terms")):
        have, want, may = (getattr(side, field) for side in (mine, demanded, excused))
        for name in sorted(want - have):
            if kind == "term" and mentions(own, name):
                continue
            yield Difference(f"{kind} {name}", "missing")
        if kind == "card":
            for name in sorted(have - may):
                yield Difference(f"{kind} {name}", "added")
