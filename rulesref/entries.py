"""The nouns: Document, Section, Entry, Passage, Results, and how their names are compared.

Everything here is plain immutable data; nothing here reads a file. The module is on the hot path
of every command, so it imports little.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import filterfalse

from rulesref.record import NamedTuple

#: What a section can be. The parser says it; search, show and coverage rely on it.
KINDS = (
    "glossary",  # one term of a glossary (sub-entries too: they have a parent)
    "rule",  # a titled rule outside a glossary (golden rules, campaign play, headings of Eldritch)
    "point",  # a numbered point of a FAQ
    "step",  # a step of the round
    "window",  # a player window of the round or of a test
    "test-step",  # ST.1 to ST.8
    "setup-step",
    "initiation-step",
    "anatomy",  # a legend of a card's parts
    "definition",
    "question",  # question and answer
    "rulebook-erratum",
    "campaign-erratum",
    "card-erratum",
    "taboo",
    "ultimatum",
    "boon",
    "refraction",
    "environment",
    "investigator",  # a named investigator's notes (Eldritch Horror)
    "table",
    "note",  # introductions, change logs: kept, cited, ranked low
)

#: Tiers from the strongest; a community summary is never official.
TIERS = ("card", "faq", "rules-reference", "learn-to-play", "summary", "restatement")

EDITIONS = ("2016", "2026")

#: Facts of a restatement: another entry that holds in its place in the other edition; another
#: edition that says the same rule in other words.
INSTEAD, SAME_RULE = "instead", "same-rule"


class Document(NamedTuple):
    """One rulebook in one version. ``sha256`` names the copy it was read from."""

    id: str  # "arkham-lcg/faq-2.5"
    game: str
    title: str
    version: str
    date: str  # ISO, as far as known: "2026-02", "2018-05", ""
    language: str  # "en", "it"
    tier: str  # one of TIERS
    edition: str  # "2016", "2026"; "" where a game has no editions
    file: str | None  # name of the file as added; None for the bundled corpus
    sha256: str


class CardName(NamedTuple):
    """A card as a document prints it; the book resolves it to codes."""

    name: str
    number: str  # "230", "27a", "" where the document gives none
    set: str  # "TDL" as printed, "" where the document gives none
    codes: tuple[str, ...] = ()


class Reference(NamedTuple):
    """An explicit cross-reference ("see …") as it stands in a section."""

    text: str  # the title as printed, without quotes
    line: int
    target: str | None = None  # entry id once linked
    reason: str = ""  # why it has no target


class Provenance(NamedTuple):
    """A note such as "added in FAQ, section 'Game Play', point 1.14"."""

    line: int
    source: str  # "faq" or the name of the expansion
    section: str  # "Game Play"; "" where the note has none
    point: str  # "1.14"; "" where the note has none
    how: str  # "added", "expanded", "updated", "amended"
    claimed: str = ""  # the point as printed, where it is misprinted


class Section(NamedTuple):
    """One numbered or titled unit of one document.

    ``markdown`` is the body without the title, icons as ``[reaction]``-style tokens and lost
    icons as ``[?]``. Lines count from 1 in the file as the user has it and take in the title.
    A parent's span ends where its first child begins.
    """

    id: str  # document id + "/" + path
    document: str
    kind: str
    title: str
    number: str
    parent: str  # section id, or ""
    first_line: int
    last_line: int
    page: int | None
    markdown: str
    language: str
    icon_lost: tuple[int, ...] = ()  # lines on which an icon is missing
    cards: tuple[CardName, ...] = ()
    references: tuple[Reference, ...] = ()
    provenance: tuple[Provenance, ...] = ()
    pointer: bool = False  # the body only points elsewhere
    facts: tuple[
        tuple[str, str], ...
    ] = ()  # small printed facts: ("since", "1.1"), ("window-after", "1.4")
    edition: str = ""
    entry: str = ""  # entry id once linked

    def fact(self, name: str) -> str:
        """The printed fact called ``name``, or an empty string."""
        for key, value in self.facts:
            if key == name:
                return value
        return ""


class Passage(NamedTuple):
    """A section as a passage of an entry: what it is there, and what overrides it."""

    section: Section
    document: Document
    role: str  # "text", "amends" (an erratum of this rule), "copy" (another one has its words)
    superseded_by: str = ""  # section id
    why: str = ""
    cite: str = ""  # the entry that puts the other one above
    restates: tuple[Restates, ...] = ()

    @property
    def edition(self) -> str:
        """The edition that it belongs to; empty when it holds in every one."""
        return self.section.edition or self.document.edition


class Restates(NamedTuple):
    """A passage of an official document that a restatement puts into our own words."""

    document_id: str
    section: str
    first_line: int
    last_line: int
    page: int | None
    digest: str


class OpenPoint(NamedTuple):
    """An open question by its id and, for each language, its title."""

    id: str  # "U-01"
    titles: tuple[tuple[str, str], ...]

    def line(self, language: str) -> str:
        """``U-01: title``, in English where there is no other title."""
        titles = dict(self.titles)
        return f"{self.id}: {titles.get(language, titles['en'])}"


class Entry(NamedTuple):
    """One rule. ``passages`` come by authority, the governing one first."""

    id: str
    game: str
    kind: str
    titles: tuple[tuple[str, str], ...]  # (language, title), English first where there is one
    names: tuple[str, ...]  # other names and aliases
    passages: tuple[Passage, ...]
    see: tuple[str, ...] = ()  # entry ids
    referenced_by: tuple[str, ...] = ()  # entry ids
    open_questions: tuple[OpenPoint, ...] = ()

    @property
    def title(self) -> str:
        """The title in the first language that the entry has (English before Italian)."""
        return self.titles[0][1] if self.titles else self.id

    @property
    def instead(self) -> tuple[str, ...]:
        """The entries that hold in the editions in which this one has no text."""
        facts = (fact for passage in self.passages for fact in passage.section.facts)
        return tuple(dict.fromkeys(value for key, value in facts if key == INSTEAD))

    def title_in(self, language: str) -> str:
        """The title in ``language``, else the first one."""
        return dict(self.titles).get(language, self.title)


class Result(NamedTuple):
    """One entry that a search found. ``passages`` come best first for the words asked."""

    entry: Entry
    score: float
    snippet: str
    passages: tuple[Passage, ...]


class GameRecord(NamedTuple):
    """What there is of one game. ``editions`` are empty where its rules have one alone.

    ``words`` name the game in a query; ``charts`` and ``titles`` are files of its folder of the
    corpus; ``documents`` are ids of documents that are recognised, or how these begin.
    """

    id: str
    title: str
    default: bool
    editions: tuple[str, ...]
    words: tuple[str, ...]
    charts: tuple[str, ...]
    titles: tuple[str, ...]
    documents: tuple[str, ...]


class CardSaid(NamedTuple):
    """A card by its names, and how many errata, taboos and questions the book has about it."""

    name: str
    name_it: str
    errata: int
    taboos: int
    questions: int


class Results(NamedTuple):
    """What a search found, best first; ``nearest`` names what is close when nothing was."""

    query: str
    corrected: str | None
    edition: str
    results: tuple[Result, ...]
    nearest: tuple[str, ...]
    editioned: frozenset[str] = frozenset()  # ids of the games whose rules have editions
    cards: tuple[CardSaid, ...] = ()  # those that a question of several words names
    #: (Title of the game that the query was taken to be about, id of the default one): unless it is that.
    taken: tuple[str, str] | None = None
    #: (Title of another game, its id) that the query may be about as well: some of its rules are here.
    either: tuple[str, str] | None = None


#: An icon token in a text; compiled where it is first used.
ICON = r"\[(?:[a-z_]+|\?)\]"
_WORD = r"[^\W_]+"


def fold(text: str) -> str:
    """``text`` for comparing names: no case, no accents, straight quotes, single spaces."""
    return _folded_name(text) if len(text) < _LONGEST_NAME else _folded(text)


def _folded(text: str) -> str:
    if not text.isascii():  # what follows leaves ASCII as it is, and takes long
        text = unicodedata.normalize("NFKD", text.replace("’", "'").replace("‘", "'"))
        text = "".join(filterfalse(unicodedata.combining, text))
    return " ".join(text.casefold().split())


#: Whatever is longer is a text, which nobody asks for twice.
_LONGEST_NAME = 80
#: Names are compared again and again.
_folded_name = lru_cache(maxsize=32768)(_folded)


def name_key(name: str) -> str:
    """A name as look-ups compare it: folded, without quotes, apostrophes and closing stops."""
    text = fold(name)
    for mark in "\"“”«»'":
        text = text.replace(mark, "")
    return " ".join(text.strip(" .!?…").split())


@lru_cache(maxsize=4096)
def slug(title: str) -> str:
    """The id part that ``title`` gives: folded words joined by hyphens ("don-t" is "dont")."""
    text = re.sub(ICON, " ", fold(title)).replace("'", "")
    return "-".join(re.findall(_WORD, text)) or "untitled"


def version_key(version: str) -> tuple[int, ...]:
    """A version as numbers in printed order: "1.41" comes between "1.4" and "1.5"."""
    major, _, minor = version.partition(".")
    return (int(major) if major.isdigit() else 0, *(int(c) for c in minor if c.isdigit()))
