"""Every title, number and alias of every document finds its rule, each document alone and all."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from rulesref.book import file, gathering
from rulesref.book.gathering import gather
from rulesref.book.linking import link
from rulesref.book.lookup import Lookup
from rulesref.book.parsed import Given, Parsed
from rulesref.corpus.restatement import read_corpus
from rulesref.entries import Entry, name_key
from rulesref.link.naming import names_of
from rulesref.link.titles import alternatives
from rulesref.sources.reading import read
from tests.named_folders import SOURCES, named

FOLDER = named(SOURCES)
FILES = sorted(FOLDER.glob("*.txt")) if FOLDER else []
SETS = {
    "bundled": [],
    **({path.stem: [path] for path in FILES}),
    **({"all": FILES} if FILES else {}),
}


class Once(NamedTuple):
    """A file that is parsed once, though several books take it in."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.name

    def parsed(self) -> tuple[Parsed, ...]:
        return _parsed(self.path)


@cache
def _parsed(path: Path) -> tuple[Parsed, ...]:
    return Given(read(path)).parsed()


@pytest.fixture(scope="module")
def corpus():
    """The restated rules, which are read once for all books."""
    with patch.object(gathering, "read_corpus", cache(read_corpus)):
        yield


@pytest.fixture(scope="module", params=SETS, ids=str)
def book(request, tmp_path_factory, corpus):
    """The book of some documents, without its search index."""
    given = [Once(path) for path in SETS[request.param]]
    gathered = gather(given, lambda what, done, of: None, 0)
    linked = link(gathered)
    folder = tmp_path_factory.mktemp("names")
    documents = tuple(gathered.documents.values())
    names = names_of(linked.entries)
    file.write(
        folder, file.Bound(documents, linked.sections, linked.entries, names, gathered.games)
    )
    lookup = Lookup(folder)
    yield lookup, linked.entries
    lookup.close()


def bearers(entries: list[Entry]) -> Counter[tuple[str, str]]:
    return Counter(
        (entry.game, key)
        for entry in entries
        for key in {name_key(title) for _, title in entry.titles}
    )


def pointer(entry: Entry) -> bool:
    return bool(entry.passages) and all(p.section.pointer for p in entry.passages)


def test_a_title_finds_its_entry_first(book):
    """A title that several entries bear finds one of them; one that only points, its target."""
    lookup, entries = book
    shared = bearers(entries)
    astray = [
        (title, called)
        for entry in entries
        if not pointer(entry)
        for _, title in entry.titles
        for called in [lookup.called(title, game=entry.game)]
        if called[0] != entry.id and shared[entry.game, name_key(title)] == 1
    ]
    assert not astray


def test_a_shared_title_finds_those_that_bear_it_alone(book):
    lookup, entries = book
    titles = {entry.id: {name_key(title) for _, title in entry.titles} for entry in entries}
    for (game, key), count in bearers(entries).items():
        if count > 1:
            assert all(key in titles[id] for id in lookup.called(key, game=game)), key


def test_every_alias_and_number_finds_something(book):
    lookup, entries = book
    for entry in entries:
        for name in entry.names:
            assert lookup.called(name, game=entry.game)
        for passage in entry.passages:
            if entry.kind in ("step", "test-step") and passage.section.number:
                assert lookup.called(passage.section.number, game=entry.game)[0] == entry.id


def test_no_rule_ties_with_what_belongs_to_it(book):
    """A split sibling gives way where the name is the title of the whole."""
    lookup, entries = book
    english = {name_key(entry.title): entry.game for entry in entries}
    for key, game in english.items():
        called = lookup.called(key, game=game)
        assert not [(a, b) for a in called for b in called if b.startswith(f"{a}/")], key


def test_either_word_that_a_stroke_joins_finds_the_title(book):
    """ "Taking Damage/Horror" is called for by one of the two."""
    lookup, entries = book
    asked = [(e, way) for e in entries for _, title in e.titles for way in alternatives(title)]
    assert len(asked) > 30
    for entry, way in asked:
        if entry.kind != "question":
            assert entry.id in lookup.called(way, game=entry.game), way


def test_another_game_is_meant_by_a_title_of_its_own_alone(book):
    """What both games have as a mere alias, or as a part of a title, is asked of the default one."""
    lookup, entries = book
    default = {game.id for game in lookup.games if game.default}
    here = {name_key(name) for entry in entries if entry.game in default for name in entry.names}
    for name in sorted(here):
        entry = lookup.entry_with_id(lookup.called(name)[0])
        if entry.game not in default:
            titles = [*dict(entry.titles).values(), *(p.section.title for p in entry.passages)]
            assert name in {name_key(title) for title in titles}, name


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("spawn", "spawn"),
        ("slots", "slots"),
        ("costs", "costs"),
        ("at", "at"),
        ("control", "ownership-and-control"),
        ("attach to", "attach-to"),
        ("nemico", "enemy-cards"),
        ("4.5", "steps/4.5"),
        ("setup", "setup"),
        ("la regola nera", "the-grim-rule"),
        ("permanent", "permanent"),
        ("trauma", "campaign-play/trauma"),
        ("keywords", "keywords"),
        ("mythos", "steps/i-mythos-phase"),
        ("insane", "killed-insane-investigators"),
        ("test", "skill-tests"),
        ("health", "health-and-damage"),
        ("how do we win", "winning-and-losing"),
    ],
)
def test_the_commonest_names(book, name, entry):
    lookup, _ = book
    assert lookup.called(name)[0] == f"arkham-lcg/{entry}"
