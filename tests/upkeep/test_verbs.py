"""The maintainer's verbs on a small corpus, and on the real one where the documents are at hand."""

from functools import cache
from pathlib import Path

import pytest

from rulesref.corpus.lock import read_lock
from rulesref.corpus.restatement import read_corpus
from rulesref.errors import ParseError, SourceError, UnresolvedReference
from rulesref.places import game_ids
from rulesref.upkeep.__main__ import main
from rulesref.upkeep.names import Names, names
from rulesref.upkeep.originals import originals
from rulesref.upkeep.verbs import (
    audit_corpus,
    check_corpus,
    cite_corpus,
    cover_corpus,
    freeze_ids,
)
from tests.corpus.tea_house import DOCUMENT, corpus, documents, entry, page
from tests.named_folders import CARDS, SOURCES, needs

GOOD = "No cup may hold more than 3 spoons, except a tall one."
CORPUS = Path(__file__).parents[2] / "corpus"
needs_documents = needs(SOURCES)


@cache
def real_documents(game):
    """The sections of the publisher's documents of ``game``, which are read once; only to look at."""
    return originals(game=game)


@pytest.fixture
def game(tmp_path):
    return corpus(tmp_path, page(entry("cup", f'["{DOCUMENT}@5"]', body=GOOD)))


def test_citing_writes_ids_and_lock_and_settles(game):
    first = cite_corpus(game, documents())
    assert first.wrong == ()
    assert read_corpus(game)[0].restates == (f"{DOCUMENT}/house/cup",)
    before = (game / "en" / "tea.md").read_text("utf-8")
    again = cite_corpus(game, documents())
    assert (game / "en" / "tea.md").read_text("utf-8") == before
    assert "unchanged" in again.said[-1]


def test_a_reference_that_does_not_resolve_stays_and_is_named(game):
    text = (game / "en" / "tea.md").read_text("utf-8").replace("@5", "@55")
    (game / "en" / "tea.md").write_text(text, "utf-8")
    (wrong,) = cite_corpus(game, documents()).wrong
    assert "en/tea.md:6" in wrong
    assert (game / "en" / "tea.md").read_text("utf-8") == text


def test_a_corpus_in_order_passes_and_each_disorder_is_named(game):
    assert any("run cite" in line for line in check_corpus(game).wrong)
    assert any("run ids" in line for line in check_corpus(game).wrong)
    cite_corpus(game, documents())
    freeze_ids(game)
    assert check_corpus(game, documents()).wrong == ()

    changed = documents()
    changed[DOCUMENT][1] = changed[DOCUMENT][1]._replace(markdown="Another rule.")
    assert "CHANGED" in check_corpus(game, changed).wrong[0]
    changed[DOCUMENT].pop(1)
    assert "GONE" in check_corpus(game, changed).wrong[0]
    moved = documents()
    moved[DOCUMENT][1] = moved[DOCUMENT][1]._replace(first_line=5)
    assert "moved" in check_corpus(game, moved).wrong[0]


def test_see_leads_to_entries_only(game):
    corpus(game.parent, page(entry("cup", "[]", 'see = ["arkham-lcg/mug"]\n')))
    freeze_ids(game)
    assert any("see names arkham-lcg/mug" in line for line in check_corpus(game).wrong)


def test_a_renamed_entry_leaves_a_redirect(game):
    freeze_ids(game)
    corpus(game.parent, page(entry("mug", "[]", 'see = ["arkham-lcg/cup"]\n')))
    assert freeze_ids(game).wrong != ()
    assert freeze_ids(game, ("arkham-lcg/cup", "arkham-lcg/mug")).wrong == ()
    assert not any("see" in line for line in check_corpus(game).wrong)
    with pytest.raises(UnresolvedReference):
        freeze_ids(game, ("arkham-lcg/mug", "arkham-lcg/bowl"))


def test_coverage_lists_passages_with_their_lines(game):
    cite_corpus(game, documents())
    wrong = cover_corpus(game, documents()).wrong
    assert len(wrong) == 3
    assert "lines 1–3" in wrong[0]


def test_the_audit_names_the_file_and_the_difference(game):
    cite_corpus(game, documents())
    nobody = Names(frozenset(), frozenset(), frozenset())
    assert audit_corpus(game, documents(), nobody).wrong == ()
    text = (game / "en" / "tea.md").read_text("utf-8").replace("3 spoons", "4 spoons")
    (game / "en" / "tea.md").write_text(text, "utf-8")
    wrong = audit_corpus(game, documents(), nobody, ["arkham-lcg/cup"]).wrong
    assert wrong == (
        "en/tea.md:6: arkham-lcg/cup (en): number 3 missing",
        "en/tea.md:6: arkham-lcg/cup (en): number 4 added",
    )
    with pytest.raises(UnresolvedReference):
        audit_corpus(game, documents(), nobody, ["arkham-lcg/bowl"])


def test_the_command_ends_with_its_status(game, monkeypatch, capsys):
    monkeypatch.delenv("RULESREF_SOURCES", raising=False)
    at = ["--corpus", str(game.parent)]
    assert main([*at, "check"]) == 1
    assert main([*at, "ids"]) == 0
    assert main([*at, "cite"]) == 2
    assert "RULESREF_SOURCES" in capsys.readouterr().err
    (game / "en" / "tea.md").write_text("broken", "utf-8")
    assert main([*at, "check"]) == 2
    assert "en/tea.md:1:1" in capsys.readouterr().err


def test_a_folder_without_documents_is_refused(tmp_path):
    (tmp_path / "tea.txt").write_text("Only tea.\n", "utf-8")
    with pytest.raises(SourceError, match="no document"):
        originals(tmp_path)
    with pytest.raises(SourceError, match="no such folder"):
        originals(tmp_path / "nowhere")


@pytest.mark.parametrize("game_name", game_ids())
def test_the_real_corpus_is_in_order(game_name):
    assert check_corpus(CORPUS / game_name).wrong == ()


@needs_documents
@pytest.mark.parametrize("game_name", game_ids())
def test_the_real_corpus_still_matches_the_documents(game_name):
    assert check_corpus(CORPUS / game_name, real_documents(game_name)).wrong == ()


@needs_documents
@needs(CARDS)
@pytest.mark.parametrize("game_name", game_ids())
def test_no_restatement_differs_from_its_source_without_a_reason(game_name):
    found = real_documents(game_name)
    assert audit_corpus(CORPUS / game_name, found, names(found)).wrong == ()


def test_the_real_lock_is_read_fast(benchmark):
    lock = benchmark(read_lock, CORPUS / "arkham-lcg")
    assert isinstance(lock, dict)


def test_a_broken_lock_stops_the_check(game):
    (game / "restates.lock.json").write_text("{", "utf-8")
    with pytest.raises(ParseError):
        check_corpus(game)
