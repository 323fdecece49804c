"""The index of all cards: names and numbers as facts, one card a line, no card text.

``corpus/<game>/cards/`` holds tables of tab-separated columns that a maintainer
generates (its README says how): ``index.tsv``, ``packs.tsv`` and ``named.tsv``, the cards that
documents name and the card data lacks; ``aliases.tsv`` and ``codes.tsv`` are written by hand. A reprint leaves empty what it shares with its original.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from rulesref.errors import SourceError
from rulesref.expression import lazily
from rulesref.places import corpus_folder, game_ids
from rulesref.record import NamedTuple

INDEX = "index.tsv"
PACKS = "packs.tsv"
NAMED = "named.tsv"
ALIASES = "aliases.tsv"
CODES = "codes.tsv"
#: What the code of a card looks like, whole.
CODE = lazily(r"\d{5}[a-z]?\d?")


class IndexedCard(NamedTuple):
    """The facts of one card (one side, where the sides have codes of their own).

    ``flags`` is a string of letters: w weakness, b basic weakness, s signature (only for one
    investigator), u unique, p permanent, h hidden from deck builders. ``same_as`` is the code of
    the card that this one reprints, ``alternate_of`` that of the investigator of whom this is
    the parallel version. A card that only documents name has a code that begins with "~".
    """

    code: str
    number: str
    pack: str
    type: str
    faction: str
    level: str
    flags: str
    name: str
    subname: str
    back_name: str
    name_it: str
    subname_it: str
    back_name_it: str
    same_as: str
    alternate_of: str

    @property
    def original(self) -> str:
        """The code of the card whose text this one has."""
        return self.same_as or self.code

    @property
    def only_named(self) -> bool:
        """Whether no card data knows this card: a document names it, that is all."""
        return self.code.startswith("~") or not self.pack


class IndexedPack(NamedTuple):
    """One product: ``chapter`` is "1" or "2"; ``set`` as FAQ v1.3 abbreviates its cycle."""

    code: str
    cycle: str
    chapter: str
    name: str
    name_it: str
    cycle_name: str
    set: str
    cards: str  # how many the card data has; "0" where the set is missing from it


class Alias(NamedTuple):
    """A name that a document prints for a card that the data knows by another name or number.

    ``cite`` is the section that shows it. ``number`` is as printed, so that an alias holds there
    and nowhere else.
    """

    printed: str
    number: str
    code: str
    why: str
    cite: str


class Index(NamedTuple):
    """All cards by code, in the order of their codes, and the packs by code."""

    cards: Mapping[str, IndexedCard]
    packs: Mapping[str, IndexedPack]
    aliases: tuple[Alias, ...] = ()

    @property
    def missing_sets(self) -> tuple[str, ...]:
        """The cycles of which the card data has no card at all, by name."""
        present: dict[str, int] = {}
        for pack in self.packs.values():
            present[pack.cycle_name] = present.get(pack.cycle_name, 0) + int(pack.cards)
        return tuple(name for name, cards in present.items() if not cards)


def bundled() -> Path:
    """The folder of the index that ships with the package."""
    corpus = corpus_folder()
    for game in game_ids():
        if (corpus / game / "cards" / INDEX).is_file():
            return corpus / game / "cards"
    raise SourceError("the card index is not where it should be", file=str(corpus))


def card_game() -> str:
    """The game whose cards the bundled index lists."""
    return bundled().parent.name


def read_index(folder: Path | None = None) -> Index:
    """Read the index in ``folder`` (default: the bundled one). Raises SourceError."""
    folder = bundled() if folder is None else folder
    cards: dict[str, IndexedCard] = {}
    for name in (INDEX, NAMED):
        for line, cells in _rows(folder / name, IndexedCard._fields):
            if cells[0] in cards:
                raise SourceError(
                    f"card {cells[0]} stands twice", file=str(folder / name), line=line
                )
            cards[cells[0]] = IndexedCard(*cells)
    packs = {
        cells[0]: IndexedPack(*cells) for _, cells in _rows(folder / PACKS, IndexedPack._fields)
    }
    aliases = tuple(Alias(*cells) for _, cells in _rows(folder / ALIASES, Alias._fields))
    for alias in aliases:
        if alias.code not in cards:
            raise SourceError(
                f"{alias.printed} is said to be {alias.code}, which is not there",
                file=str(folder / ALIASES),
            )
    whole = {code: _whole(card, cards, folder) for code, card in cards.items()}
    return Index(whole, packs, aliases)


def _whole(card: IndexedCard, cards: Mapping[str, IndexedCard], folder: Path) -> IndexedCard:
    """A reprint with what it shares with its original."""
    if not card.same_as:
        return card
    original = cards.get(card.same_as)
    if original is None:
        raise SourceError(
            f"card {card.code} reprints {card.same_as}, which is not there",
            file=str(folder / INDEX),
        )
    own = {field: value for field, value in card._asdict().items() if value}
    return original._replace(**own)


def _rows(path: Path, fields: tuple[str, ...]) -> Iterable[tuple[int, list[str]]]:
    try:
        lines = path.read_text("utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as problem:
        raise SourceError(f"the card index cannot be read: {problem}", file=str(path)) from None
    if lines[0].split("\t") != list(fields):
        raise SourceError("the columns are not those of a card index", file=str(path), line=1)
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        cells = line.split("\t")
        if len(cells) > len(fields):
            raise SourceError(
                f"{len(cells)} columns instead of {len(fields)}", file=str(path), line=number
            )
        # Empty columns at the end of a line are left out.
        yield number, cells + [""] * (len(fields) - len(cells))


def codes_of_stand_ins(folder: Path) -> dict[str, str]:
    """Stand-in ("~name-62") → the code of that card, where one is known. Raises SourceError."""
    return {cells[0]: cells[1] for _, cells in _rows(folder / CODES, ("stand_in", "code"))}


def as_table(fields: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """``rows`` as the text of a table; raises SourceError where a cell cannot stand in one."""
    lines = ["\t".join(fields)]
    for row in rows:
        if any("\t" in cell or "\n" in cell for cell in row):
            raise SourceError(f"a tab or a line break in a name: {row!r}")
        lines.append("\t".join(row).rstrip("\t"))
    return "\n".join(lines) + "\n"


def indexed_as_printed(card: IndexedCard, original: IndexedCard | None) -> IndexedCard:
    """``card`` as a line of the table: without what it shares with ``original``."""
    if original is None:
        return card
    kept = {"code", "number", "pack", "same_as"}
    shared = {
        field: ""
        for field in IndexedCard._fields
        if field not in kept and getattr(card, field) == getattr(original, field)
    }
    return card._replace(**shared)
