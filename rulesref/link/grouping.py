"""Which entry a section belongs to: one rule, one entry, however many books print it.

An ordered list of reasons decides, the first that knows the section wins:

1. a restatement names its entry;
2. a restatement names the section (``restates``);
3. the alignment table ties an Italian section to its English entry;
4. a provenance note ties a FAQ point to its glossary copy;
5. the same question stands in a later FAQ;
6. an erratum that codes head is one of the errata of those cards;
7. the path or the title inside the document.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from rulesref.entries import Section, fold, slug
from rulesref.link.card_errata import Errata
from rulesref.link.text import words

#: Shared words over all words from which two questions of one game and language are one.
SAME_QUESTION = 0.6

#: The path of an erratum that the code of a card heads.
_CODED = re.compile(r"errata/\d{5,6}[a-z]?-")

_TITLED = ("rule", "definition", "point", "glossary", "table", "note", "investigator")


def path_of(section: Section) -> str:
    """The part of the section id behind the document id."""
    return section.id[len(section.document) + 1 :]


def game_of(section: Section) -> str:
    """The game whose document ``section`` stands in."""
    return section.document.split("/", 1)[0]


def _is_headed_by_code(section: Section) -> bool:
    return section.kind == "card-erratum" and bool(_CODED.match(path_of(section)))


def entry_ids(
    sections: Sequence[Section],
    restated: Mapping[str, Sequence[str]],
    aligned: Mapping[str, Sequence[str]],
    copies: Mapping[str, str],
) -> dict[str, tuple[str, ...]]:
    """Section id → entry ids, the main one first.

    ``restated``: section id → entries of the corpus that restate it. ``aligned``: section id
    → entries, as tables say. ``copies``: FAQ point's section id → section id of its glossary copy.
    """
    found: dict[str, tuple[str, ...]] = {}
    by_name = _names_of_glossary(sections)
    questions = _Questions()
    errata = Errata({entry for entries in restated.values() for entry in entries})
    for section in _strongest_first(sections):
        if section.entry:
            ids: tuple[str, ...] = (section.entry,)
        elif section.id in restated:
            ids = tuple(restated[section.id])
        elif section.id in aligned:
            ids = tuple(aligned[section.id])
        elif section.id in copies and copies[section.id] in found:
            ids = found[copies[section.id]][:1]
        elif _is_headed_by_code(section):
            ids = errata.of(section)
        else:
            ids = (_by_shape(section, by_name, questions),)
        found[section.id] = ids
        if section.kind == "card-erratum":
            errata.remember(section, ids)
        if section.kind == "question":
            questions.remember(section, ids[0])
    return found


def _strongest_first(sections: Iterable[Section]) -> list[Section]:
    """Corpus first, then glossaries, then later FAQs before earlier ones, so that names exist."""

    def rank(section: Section) -> tuple[int, tuple[int, ...]]:
        document = section.document
        if "/restatement-" in document:
            return 0, ()
        if "/rules-reference-" in document or "/rulebook" in document:
            return 1, ()
        if "/faq-" in document:
            version = document.rsplit("-", 1)[1]
            return 2, tuple(-int(part) for part in version.split(".") if part.isdigit())
        return 3, ()

    return sorted(sections, key=rank)


def _names_of_glossary(sections: Iterable[Section]) -> dict[tuple[str, str], str]:
    """(game, folded title) → entry id, for the rules that other books name by title alone."""
    names: dict[tuple[str, str], str] = {}
    for section in _strongest_first(sections):
        official = "/rules-reference-" in section.document or "/rulebook" in section.document
        if section.kind not in ("glossary", "rule") or not (section.entry or official):
            continue
        if section.language != "en":
            continue
        entry = section.entry or f"{game_of(section)}/{path_of(section)}"
        for name in spellings(section.title):
            names.setdefault((game_of(section), name), entry)
    return names


def spellings(title: str) -> list[str]:
    """The folded ways in which a title is written: whole, its comma parts, without brackets."""
    plain = fold(title).strip(" .\"“”'")
    bare = plain.split("(")[0].strip(" .\"“”'")
    ways = [plain, bare]
    if "," in bare and "..." not in bare:
        ways += [part.strip(" \"“”'") for part in bare.split(",")]
    ways += [way.removesuffix("s") if way.endswith("s") else way + "s" for way in ways]
    return list(dict.fromkeys(way for way in ways if len(way) > 2))


def _by_shape(
    section: Section, by_name: Mapping[tuple[str, str], str], questions: _Questions
) -> str:
    game, path = game_of(section), path_of(section)
    if section.kind == "question":
        known = questions.same(section)
        if known:
            return known
    if section.kind in ("point", "definition") or "/eog-summary" in section.document:
        for name in spellings(section.title):
            if (game, name) in by_name:
                return by_name[game, name]
    if section.kind == "point":
        return f"{game}/{slug(section.title)}"
    if section.kind in _TITLED and section.language != "en":
        return f"{game}/{section.language}/{path}"
    if "/eog-summary" in section.document:
        return f"{game}/summary/{path}"
    return f"{game}/{path}"


class _Questions:
    """The questions seen so far, found again by the words that they share."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], list[tuple[frozenset[str], str]]] = defaultdict(list)

    def remember(self, section: Section, entry: str) -> None:
        key = (game_of(section), section.language)
        self._seen[key].append((frozenset(words(section.title)), entry))

    def same(self, section: Section) -> str | None:
        mine = frozenset(words(section.title))
        best, entry = 0.0, None
        for theirs, candidate in self._seen[game_of(section), section.language]:
            union = len(mine | theirs)
            share = len(mine & theirs) / union if union else 0.0
            if share > best:
                best, entry = share, candidate
        return entry if best >= SAME_QUESTION else None
