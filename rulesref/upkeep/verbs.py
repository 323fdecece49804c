"""The maintainer's verbs, each giving the lines that it has to say.

A report without lines is good news. Nothing here prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.corpus import ids as frozen
from rulesref.corpus.front_matter import front_matter
from rulesref.corpus.lock import Key, Lock, key_of, read_lock, write_lock
from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import read_corpus
from rulesref.digests import section_digest
from rulesref.errors import UnresolvedReference
from rulesref.upkeep.audit import Difference, audit
from rulesref.upkeep.citing import CitedCorpus, cite
from rulesref.upkeep.coverage import coverage
from rulesref.upkeep.explained import (
    read_explained,
    read_uncovered,
    unexplained,
    without_reason,
)
from rulesref.upkeep.names import Names
from rulesref.upkeep.originals import Originals
from rulesref.upkeep.rewriting import rewrite


class Report(NamedTuple):
    """What a verb found: ``wrong`` is to be mended, ``said`` is for information."""

    wrong: tuple[str, ...]
    said: tuple[str, ...]


def cite_corpus(game: Path, documents: Originals) -> Report:
    """Resolve, rewrite and lock every ``restates`` below ``game`` (corpus/<game>)."""
    restated = read_corpus(game)
    cited = cite(restated, documents)
    changed = [
        name
        for name in sorted({restatement.file for restatement in restated})
        if _rewrite(game, name, cited)
    ]
    if changed:
        cited = cite(read_corpus(game), documents)
    written = write_lock(game, cited.lock)
    passages = sum(map(len, cited.lock.values()))
    said = [f"{name}: lines became section ids" for name in changed]
    said.append(
        f"{len(cited.lock)} restatements of {passages} passages, "
        + ("lock written" if written else "lock unchanged")
    )
    return Report(tuple(str(error) for error in cited.errors), tuple(said))


def _rewrite(game: Path, name: str, cited: CitedCorpus) -> bool:
    path = game / name
    text = path.read_text("utf-8")
    edition = front_matter(text.split("\n"), name).edition
    own = {
        (entry, edition_of): ids
        for (file, entry, _, edition_of), ids in cited.spelling.items()
        if file == name
    }
    new = rewrite(text, own, edition)
    if new != text:
        path.write_text(new, "utf-8", newline="\n")
    return new != text


def check_corpus(game: Path, documents: Originals | None = None) -> Report:
    """Whether corpus, lock and ids agree; with ``documents``, whether the digests still hold."""
    restated = read_corpus(game)
    lock = read_lock(game)
    current = {name for restatement in restated for name in (restatement.id, *restatement.also)}
    ids = frozen.read_ids(game)
    wrong = frozen.problems(ids, current)
    wrong += _unlocked(restated, lock)
    wrong += [
        f"{restatement.file}:{restatement.section.first_line}: see names {entry}, which no entry has"
        for restatement in restated
        for entry in restatement.see
        if ids.resolve(entry) not in current
    ]
    if documents is not None:
        wrong += _stale(lock, documents)
    languages = sorted({restatement.section.language for restatement in restated})
    counts = ", ".join(
        f"{sum(restatement.section.language == lang for restatement in restated)} in {lang}"
        for lang in languages
    )
    return Report(tuple(wrong), (f"{len(current)} entries: {counts or 'none'}",))


def _unlocked(restated: Iterable[Restated], lock: Lock) -> list[str]:
    wrong = []
    keys = set()
    for restatement in restated:
        where = f"{restatement.file}:{restatement.section.first_line}: {restatement.id}"
        key = key_of(restatement.section)
        keys.add(key)
        if any("@" in reference for reference in restatement.restates):
            wrong.append(f"{where}: restates a line that is not resolved (run cite)")
        elif tuple(row.section for row in lock.get(key, ())) != restatement.restates:
            wrong.append(f"{where}: the lock does not hold what it restates (run cite)")
    wrong += [
        f"{' '.join(key)}: locked, but not in the corpus" for key in sorted(lock.keys() - keys)
    ]
    return wrong


def _stale(lock: Lock, documents: Originals) -> list[str]:
    sections = {s.id: s for found in documents.values() for s in found}
    wrong = []
    for (entry, language, _), rows in lock.items():
        for row in rows:
            if row.document_id not in documents:
                continue
            section = sections.get(row.section)
            if section is None:
                wrong.append(f"{entry} ({language}): {row.section} is GONE")
            elif section_digest(section) != row.digest:
                wrong.append(f"{entry} ({language}): {row.section} has CHANGED")
            elif (section.first_line, section.last_line) != row[2:4]:
                wrong.append(f"{entry} ({language}): {row.section} has moved (run cite)")
    return wrong


def freeze_ids(game: Path, rename: tuple[str, str] | None = None) -> Report:
    """Add new ids to ids.lock, after renaming one where asked."""
    current = {name for one in read_corpus(game) for name in (one.id, *one.also)}
    before = frozen.read_ids(game)
    ids = before
    if rename:
        old, new = rename
        if new not in current:
            raise UnresolvedReference(
                f"no entry has the id {new}", remedy="rename it in the .md file first"
            )
        ids = frozen.renamed(ids, old, new)
    ids = frozen.extended(ids, current)
    if ids != before:
        frozen.write_ids(game, ids)
    added = len(ids.live - before.live)
    return Report(tuple(frozen.problems(ids, current)), (f"{len(ids.live)} ids, {added} new",))


def cover_corpus(game: Path, documents: Originals) -> Report:
    """Every passage that nothing restates and that has no reason for it."""
    lock = read_lock(game)
    sections = [section for found in documents.values() for section in found]
    left = coverage(sections, lock)
    bare, idle = without_reason(left, read_uncovered(game))
    wrong = [
        f"{section.id} (lines {section.first_line}–{section.last_line}): {section.title}"
        for section in bare
    ]
    said = (
        f"{len(sections)} passages, {len(left)} not restated, {len(left) - len(bare)} with a reason"
    )
    return Report((*wrong, *idle), (said,))


def audit_corpus(
    game: Path, documents: Originals, known: Names, entries: Sequence[str] = ()
) -> Report:
    """Every unexplained difference of the restatements (of ``entries``, or of all)."""
    sections = {s.id: s for found in documents.values() for s in found}
    lock = read_lock(game)
    restated = {key_of(one.section): one for one in read_corpus(game)}
    chosen = [key for key in restated if not entries or key[0] in entries]
    if unknown := set(entries) - {key[0] for key in chosen}:
        raise UnresolvedReference(
            f"no restatement of {sorted(unknown)[0]}", remedy="give ids as they stand in the corpus"
        )
    found: list[tuple[Key, list[Difference]]] = []
    bare = 0
    for key in chosen:
        sources = [sections[row.section] for row in lock.get(key, ()) if row.section in sections]
        bare += not sources
        found.append((key, audit(restated[key].section, sources, known)))
    left, idle = unexplained(found, read_explained(game))
    wrong = []
    for key, difference in left:
        one = restated[key]
        edition = f", {key[2]}" if key[2] else ""
        where = f"{one.file}:{one.section.first_line}"
        wrong.append(f"{where}: {key[0]} ({key[1]}{edition}): {difference}")
    total = sum(len(differences) for _, differences in found)
    said = f"{len(chosen)} restatements, {bare} without a source here, {total} differences"
    return Report((*wrong, *idle), (said,))
