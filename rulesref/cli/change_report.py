"""What adding files did: as text for a reader, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.book.adding import Change
from rulesref.book.building import DocumentReport
from rulesref.catalogue import counted, said
from rulesref.render.kinds import kind_in, tier_in
from rulesref.render.paint import Paint
from rulesref.render.passages import title_of_document
from rulesref.store.generation import StoredFile

#: How many warnings and dangling references of a document are printed; JSON has them all.
_SHOWN = 12


def change_json(change: Change) -> dict[str, object]:
    """The object that ``sources add --json`` prints."""
    reports = change.report.documents if change.report else ()
    return {
        "added": [
            {
                "file": file.name,
                "sha256": file.sha256,
                "documents": [
                    _document_json(r) for r in reports if r.document.id in file.documents
                ],
            }
            for file in change.added
        ],
        "unchanged": [_file_json(file) for file in change.unchanged],
        "replaced": [_file_json(file) for file in change.replaced],
        "aside": list(change.aside),
        "problems": [problem.as_json()["error"] for problem in change.problems],
        "entries": change.report.entries if change.report else None,
        "sections": change.report.sections if change.report else None,
    }


def _file_json(file: StoredFile) -> dict[str, object]:
    return {"file": file.name, "sha256": file.sha256, "documents": list(file.documents)}


def _document_json(report: DocumentReport) -> dict[str, object]:
    document = report.document
    return {
        "id": document.id,
        "title": document.title,
        "version": document.version,
        "date": document.date,
        "language": document.language,
        "tier": document.tier,
        "edition": document.edition or None,
        "kinds": dict(report.kinds),
        "references": {
            "resolved": report.resolved,
            "dangling": [
                {"line": line, "text": text, "reason": reason}
                for line, text, reason in report.dangling
            ],
        },
        "icons_lost": report.icons_lost,
        "supersedes": list(report.supersedes),
        "warnings": [{"line": line, "message": message} for line, message in report.warnings],
    }


def change_text(change: Change, paint: Paint) -> str:
    """The report for a reader."""
    lines: list[str] = []
    reports = {r.document.id: r for r in change.report.documents} if change.report else {}
    for file in change.added:
        lines.append(paint.bold(said("added {name}").format(name=file.name)))
        for document in file.documents:
            if document in reports:
                lines += _document(reports[document], paint)
    if change.recognised:
        lines.append(
            said("{names}: recognised, so --title and the like were not needed").format(
                names=", ".join(change.recognised)
            )
        )
    replaced = said("{name} took no place any more: replaced, and kept for rulesref sources undo")
    lines += [replaced.format(name=file.name) for file in change.replaced]
    there = said("{name} is already there ({documents}): nothing changed")
    lines += [
        there.format(name=file.name, documents=", ".join(file.documents))
        for file in change.unchanged
    ]
    if change.aside:
        lines.append(_aside(change.aside))
    if change.problems:
        lines.append(
            counted(
                len(change.problems),
                "{} refusal, told above; every other document is in the book",
                "{} refusals, told above; every other document is in the book",
            )
            if change.added or change.unchanged
            else said("nothing here can be used: nothing was changed")
        )
    if change.report:
        lines.append(
            said("the book now has {rules} rules in {passages} passages").format(
                rules=change.report.entries, passages=change.report.sections
            )
        )
    return "\n".join(lines)


def _aside(names: Sequence[str]) -> str:
    shown = ", ".join(names[:_SHOWN])
    if len(names) > _SHOWN:
        shown += said(" and {count} more").format(count=len(names) - _SHOWN)
    aside = said("left aside, for they are no document that is known: {names}")
    return aside.format(names=shown)


def _document(report: DocumentReport, paint: Paint) -> list[str]:
    document = report.document
    name = title_of_document(document)
    facts = [tier_in(document.tier), document.language]
    if document.edition:
        facts.append(said("edition {}").format(document.edition))
    if document.date:
        facts.append(document.date)
    lines = [f"  {name} ({', '.join(facts)})  {paint.link(document.id)}"]
    kinds = ", ".join(f"{count} {kind_in(kind)}" for kind, count in report.kinds.items())
    lines += paint.body(kinds or said("no passages"), indent="    ")
    lines.append(
        "    "
        + said(
            "cross-references: {resolved} resolved, {dangling} dangling; icons lost: {icons}"
        ).format(resolved=report.resolved, dangling=len(report.dangling), icons=report.icons_lost)
    )
    if report.supersedes:
        over = said("supersedes {names}").format(names=", ".join(report.supersedes))
        lines.append(paint.warn("    " + over))
    file = document.file or document.id
    lines += _some([f"    {file}:{at}: “{text}”: {said(why)}" for at, text, why in report.dangling])
    lines += _some([f"    {file}:{at}: {message}" for at, message in report.warnings])
    return lines


def _some(lines: Sequence[str]) -> list[str]:
    shown = list(lines[:_SHOWN])
    if len(lines) > _SHOWN:
        more = said("… and {count} more (--json has all)").format(count=len(lines) - _SHOWN)
        shown.append("    " + more)
    return shown
