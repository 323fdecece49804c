"""What differs between two editions, as text and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rulesref.corpus.compared import (
    KINDS,
    Compared,
    ComparedCase,
    Comparison,
    Span,
    Told,
    Unchanged,
)
from rulesref.render.compare_words import CompareWords, words_in
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import lines_of

TitleOf = Callable[[str], str]


class Comparer(NamedTuple):
    """Who reads a comparison: the editions, how titles and cases are found, and in which language."""

    editions: tuple[str, str]
    comparison: Comparison
    paint: Paint
    language: str
    title_of: TitleOf

    @property
    def words(self) -> CompareWords:
        """What is said around the rows."""
        return words_in(self.language)

    def titled(self, entry: str) -> str:
        """The title of a rule in the reader's language."""
        return icons_as_words(self.title_of(entry), self.language)


def difference_json(row: Compared, comparison: Comparison) -> dict[str, object]:
    """One difference as ``compare --json`` prints it."""
    return {
        "id": row.id,
        "kind": row.kind,
        "rules": list(row.entries),
        "says": row.says,
        "before": [span._asdict() for span in row.before],
        "since": [span._asdict() for span in row.since],
        "switch": row.switch or None,
        "question": row.question or None,
        "cases": [_case_json(case) for case in comparison.cases_of(row)] if row.switch else [],
    }


def _case_json(case: ComparedCase) -> dict[str, object]:
    return {
        "file": case.file,
        "name": case.name,
        "switches": list(case.switches),
        "outcomes": {edition: told._asdict() for edition, told in case.told.items()},
    }


def by_rule(rows: Iterable[Compared], title_of: TitleOf) -> list[tuple[str, list[Compared]]]:
    """(rule, its differences) by the titles of the rules; each row under the first it concerns."""
    under: dict[str, list[Compared]] = {}
    for row in rows:
        under.setdefault(row.entries[0], []).append(row)
    return sorted(under.items(), key=lambda item: (title_of(item[0]).casefold(), item[0]))


def differences_text(rows: Sequence[Compared], comparer: Comparer) -> str:
    """All differences, rule by rule, and how many there are of each kind."""
    lines: list[str] = []
    for entry, own in by_rule(rows, comparer.titled):
        lines += [heading(entry, comparer), ""]
        lines += rows_lines(own, comparer, entry)
    return "\n".join([*lines, _total(rows, comparer)])


def rows_lines(rows: Iterable[Compared], comparer: Comparer, under: str) -> list[str]:
    """The differences of one rule; where two hang on one switch, its cases stand with the first."""
    lines: list[str] = []
    told: set[str] = set()
    for row in rows:
        lines += difference_lines(row, comparer, under)
        if row.switch and row.switch not in told:
            told.add(row.switch)
            lines += case_lines(row.switch, comparer)
        lines.append("")
    return lines


def heading(entry: str, comparer: Comparer) -> str:
    """The title of a rule, and its id."""
    return f"{comparer.paint.bold(comparer.titled(entry))}  {comparer.paint.link(entry)}"


def _total(rows: Sequence[Compared], comparer: Comparer) -> str:
    counted = Counter(row.kind for row in rows)
    words = comparer.words
    kinds = ", ".join(f"{words.kinds[kind]} {counted[kind]}" for kind in KINDS if counted[kind])
    rules = len({entry for row in rows for entry in row.entries})
    return words.total.format(len(rows), rules, kinds)


def difference_lines(row: Compared, comparer: Comparer, under: str) -> list[str]:
    """One difference: its kind and sentence, and where both editions say it."""
    words, paint, language = comparer.words, comparer.paint, comparer.language
    lines = paint.body(f"**{words.kinds[row.kind]}**: {row.says[language]}", language=language)
    others = [comparer.titled(entry) for entry in row.entries if entry != under]
    if others:
        label = words.concerns if under in row.entries else words.about
        lines += paint.body(f"{label}: " + "; ".join(others), indent="    ")
    for edition, spans in zip(comparer.editions, (row.before, row.since), strict=True):
        where = [_where(span, language) for span in spans] or [words.nothing]
        margins = [f"{edition}:", *[" " * (len(edition) + 1)] * (len(where) - 1)]
        lines += [f"    {margin} {at}" for margin, at in zip(margins, where, strict=True)]
    if row.question:
        lines.append("    " + paint.dim(words.open.format(row.question)))
    if row.switch:
        lines.append("    " + paint.dim(f"{words.engine}: {row.switch}"))
    return lines


def case_lines(switch: str, comparer: Comparer) -> list[str]:
    """The cases whose outcome hangs on ``switch``, in both editions."""
    comparison = comparer.comparison
    cases = [case for case in comparison.cases if switch in case.switches]
    return [line for case in cases for line in _case_lines(case, comparer)]


def _where(span: Span, language: str) -> str:
    if span.first_line is None or span.last_line is None:
        return span.section
    return f"{span.section}, {lines_of(span.first_line, span.last_line, None, language)}"


def _case_lines(case: ComparedCase, comparer: Comparer) -> list[str]:
    lines = comparer.paint.body(f"{case.file}: “{case.name}”", indent="    ")
    for edition in comparer.editions:
        said = _told(case.told[edition], comparer.words)
        lines += comparer.paint.body(f"{edition}: {said}", indent="      ")
    return lines


def _told(told: Told, words: CompareWords) -> str:
    happens = told.happens or words.open_ends
    if told.refused:
        return f"{words.refused} ({happens})"
    return f"{words.verdicts[told.verdict]}; {happens}"


def unchanged_text(rows: Sequence[Unchanged], comparer: Comparer) -> str:
    """The rules that both editions share, with the reason where a rule only looks changed."""
    lines = [comparer.paint.bold(comparer.words.unchanged), ""]
    for row in sorted(rows, key=lambda row: (comparer.titled(row.entry).casefold(), row.entry)):
        why = f": {row.why[comparer.language]}" if row.why else ""
        title = comparer.titled(row.entry)
        lines += comparer.paint.body(f"{title}{why}", language=comparer.language)
    return "\n".join([*lines, "", comparer.words.shared.format(len(rows))])
