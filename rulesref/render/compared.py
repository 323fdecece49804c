"""What differs between two editions, as text and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rulesref.catalogue import said
from rulesref.corpus.compared import (
    KINDS,
    Compared,
    ComparedCase,
    Comparison,
    Span,
    Told,
    Unchanged,
)
from rulesref.record import NamedTuple
from rulesref.render.compare_words import kind_in, verdict_in
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
    language = comparer.language
    kinds = ", ".join(f"{kind_in(k, language)} {counted[k]}" for k in KINDS if counted[k])
    rules = len({entry for row in rows for entry in row.entries})
    return said("{} differences in {} rules: {}", language).format(len(rows), rules, kinds)


def difference_lines(row: Compared, comparer: Comparer, under: str) -> list[str]:
    """One difference: its kind and sentence, and where both editions say it."""
    paint, language = comparer.paint, comparer.language
    kind = kind_in(row.kind, language)
    lines = paint.body(f"**{kind}**: {row.says[language]}", language=language)
    others = [comparer.titled(entry) for entry in row.entries if entry != under]
    if others:
        too, about = said("it concerns too", language), said("it is about", language)
        label = too if under in row.entries else about
        lines += paint.body(f"{label}: " + "; ".join(others), indent="    ")
    for edition, spans in zip(comparer.editions, (row.before, row.since), strict=True):
        where = [_where(span, language) for span in spans] or [said("nothing", language)]
        margins = [f"{edition}:", *[" " * (len(edition) + 1)] * (len(where) - 1)]
        lines += [f"    {margin} {at}" for margin, at in zip(margins, where, strict=True)]
    if row.question:
        left_open = said("left open: {0} (rulesref open {0})", language)
        lines.append("    " + paint.dim(left_open.format(row.question)))
    if row.switch:
        lines.append("    " + paint.dim(f"{said('in the engine', language)}: {row.switch}"))
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
        outcome = _told(case.told[edition], comparer.language)
        lines += comparer.paint.body(f"{edition}: {outcome}", indent="      ")
    return lines


def _told(told: Told, language: str) -> str:
    happens = told.happens[language] or said("no more", language)
    if told.refused:
        return said("goes another way there: {}", language).format(happens)
    return f"{verdict_in(told.verdict, language)}; {happens}"


def unchanged_text(rows: Sequence[Unchanged], comparer: Comparer) -> str:
    """The rules that both editions share, with the reason where a rule only looks changed."""
    lines = [comparer.paint.bold(said("The same in both editions", comparer.language)), ""]
    for row in sorted(rows, key=lambda row: (comparer.titled(row.entry).casefold(), row.entry)):
        why = f": {row.why[comparer.language]}" if row.why else ""
        title = comparer.titled(row.entry)
        lines += comparer.paint.body(f"{title}{why}", language=comparer.language)
    return "\n".join(
        [*lines, "", said("{} rules are the same in both", comparer.language).format(len(rows))]
    )
