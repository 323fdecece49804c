"""Building the index: entries as weighted words, their sections beside them, cards by name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rulesref.entries import GameRecord, Section
from rulesref.search import name_keys as called
from rulesref.search import weights
from rulesref.search.backend import FOLDER, SCHEMA, Writer, field
from rulesref.search.games import write_games
from rulesref.search.kept import KeptCard, KeptEntry, Pieces, Shown
from rulesref.search.lines import joined, lines, sentences
from rulesref.search.names import EntryNames, KnownCard
from rulesref.search.parts import said, weigh
from rulesref.search.passages import is_unofficial
from rulesref.search.phrases import Phrase, write_phrases
from rulesref.search.pieces import pieces_of
from rulesref.search.synonyms import Synonym, write_synonyms
from rulesref.search.titles import write_titles
from rulesref.search.translating import learn, write_translations
from rulesref.search.words import stems, tokens

LANGUAGES = ("en", "it")


def build(
    folder: Path,
    sections: Sequence[Section],
    entries: Mapping[str, EntryNames],
    cards: Iterable[KnownCard] = (),
    synonyms: Iterable[Synonym] = (),
    games: Sequence[GameRecord] = (),
    phrases: Iterable[Phrase] = (),
) -> None:
    """Write the index of ``sections`` into ``folder``.

    Sections carry their ``entry``; one that states several rules may come once for each. An entry
    that ``entries`` does not know is called by the title of its first section. Raises OSError
    when the disk does not take it.
    """
    members: dict[str, list[Section]] = defaultdict(list)
    for section in sections:
        members[section.entry].append(section)
    called_so = {
        entry: entries.get(entry) or _unnamed(entry, own) for entry, own in members.items()
    }
    listed = list(dict.fromkeys(cards))
    keys: set[str] = set()
    with Writer(folder, _fields({*map(_game, members), *(card.game for card in listed)})) as writer:
        for entry, own in members.items():
            keys |= _add_entry(writer, entry, own, called_so[entry])
        for card in listed:
            keys |= _add_card(writer, card)
    beside = folder / FOLDER
    called.write_keys(beside, keys, SCHEMA)
    write_titles(beside, ((names.title, names.title_it) for names in called_so.values()))
    write_synonyms(beside, synonyms)
    write_phrases(beside, phrases)
    write_games(beside, games)
    pairs = [(names.title, names.title_it) for names in called_so.values()]
    pairs += [(card.english, card.italian) for card in listed]
    write_translations(beside, learn(pairs))


def _fields(games: Iterable[str]) -> list[str]:
    parts = ("en", "it", "name", "about", "word", "card")
    return [*(field(part, game) for game in sorted(games) for part in parts), "mark"]


def _game(entry: str) -> str:
    return entry.split("/", 1)[0]


def _unnamed(entry: str, own: Sequence[Section]) -> EntryNames:
    return EntryNames(own[0].title, game=_game(entry), kind=own[0].kind)


def _add_entry(writer: Writer, entry: str, own: Sequence[Section], names: EntryNames) -> set[str]:
    """Add an entry and its sections behind it; the keys of its names and cards come back."""
    game = _game(entry)
    pieces = said(own, names)
    marks = {f"language:{s.language}" for s in own} | {f"document:{s.document}" for s in own}
    marks |= {f"kind:{s.kind}" for s in own} | {f"game:{game}", f"kind:{names.kind}"}
    marks.add(f"entry:{entry}")
    marks |= _editions(own)
    if all(section.pointer for section in own):
        marks.add("pointer")
    words = {token for piece in pieces for token in tokens(piece.text) if token.isalpha()}
    by_language = weigh(pieces)
    keys, about = called.keys_of(own, names), called.cards_of(own, names)
    prior, see = _prior(own, names), " ".join(names.see)
    writer.add(
        KeptEntry(entry, names.kind, names.title, names.title_it, prior, len(own), see),
        {
            **{field(tongue, game): by_language.get(tongue, {}) for tongue in LANGUAGES},
            field("name", game): keys,
            field("about", game): about,
            field("word", game): dict.fromkeys(words, 1.0),
            "mark": dict.fromkeys(marks, 1.0),
        },
    )
    for section in own:
        writer.add(_kept(section, names), {})
    writer.add(Pieces(pieces_of(own, names)), {})
    return keys.keys() | about.keys()


def _editions(own: Sequence[Section]) -> set[str]:
    """The mark of an entry that only one edition has, by our own words for it."""
    held = {section.edition for section in own if "/restatement-" in section.document}
    return {f"only:{edition}" for edition in held if held == {edition} and edition}


def _kept(section: Section, names: EntryNames) -> Shown:
    return Shown(
        section.id,
        section.document,
        section.language,
        section.kind,
        length(section),
        section.id in names.superseded,
        section.pointer,
        section.edition,
        stem_rows(section.title, section.markdown, section.language),
        section.title,
        joined(lines(section.markdown)),
    )


def length(section: Section) -> int:
    """How many lines ``section`` has to be read: of our own, its file has others above the text."""
    return min(section.last_line - section.first_line, section.markdown.count("\n")) + 1


def stem_rows(title: str, markdown: str, language: str) -> str:
    """The stems of ``title`` and of each sentence, a row each, between spaces for a plain look."""
    rows = (stems(text, language) for text in (title, *sentences(markdown)))
    return "\n".join(f" {' '.join(dict.fromkeys(row))} " for row in rows)


def _prior(own: Sequence[Section], names: EntryNames) -> float:
    prior = weights.KIND.get(names.kind, 1.0)
    if all(section.pointer for section in own):
        prior *= weights.POINTER
    if all(is_unofficial(section.document) for section in own):
        prior *= weights.SUMMARY_ONLY
    return prior


def _add_card(writer: Writer, card: KnownCard) -> set[str]:
    keys = {called.key(card.english, "en"), called.key(card.italian, "it")} - {""}
    words = {t for t in (*tokens(card.english), *tokens(card.italian)) if t.isalpha()}
    writer.add(
        KeptCard(card.english, card.italian),
        {
            field("card", card.game): dict.fromkeys(keys, 1.0),
            field("word", card.game): dict.fromkeys(words, 1.0),
        },
    )
    return keys
