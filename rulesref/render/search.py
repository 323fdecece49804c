"""What a search found, as text and as JSON."""

from __future__ import annotations

from rulesref.entries import Passage, Result, Results
from rulesref.render.card_line import card_json, card_line
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import edition_of, passage_json, restated, source_of
from rulesref.render.standing import governs, instead_of


def results_json(found: Results) -> dict[str, object]:
    """The object that ``search --json`` prints."""
    return {
        "query": found.query,
        "corrected": found.corrected,
        "edition": found.edition,
        "results": [
            {
                "id": result.entry.id,
                "title": result.entry.title,
                "game": result.entry.game,
                "kind": result.entry.kind,
                "score": round(result.score, 4),
                "snippet": result.snippet,
                "passages": [passage_json(passage) for passage in result.passages],
            }
            for result in found.results
        ],
        "nearest": list(found.nearest),
        "cards": [card_json(card) for card in found.cards],
    }


def results_text(found: Results, paint: Paint, *, language: str = "en") -> str:
    """The results for a reader, best first, one rule each."""
    lines: list[str] = []
    if found.corrected:
        lines.append(f"did you mean: {paint.bold(found.corrected)} (shown here)")
        lines.append("")
    if not found.results:
        lines.append(_nothing(found.query.strip()[:200]))
        if found.nearest:
            lines.append("nearest: " + ", ".join(found.nearest))
        return "\n".join(lines)
    if found.cards:
        lines += [paint.dim(card_line(card, language)) for card in found.cards] + [""]
    for number, result in enumerate(found.results, 1):
        lines += _result(number, result, paint, language, found.edition)
        lines.append("")
    if any(result.entry.game in found.editioned for result in found.results):
        lines.append(paint.dim(f"edition {found.edition} · rulesref show ID prints a rule whole"))
    return "\n".join(lines).rstrip()


def _nothing(query: str) -> str:
    if any(sign.isalnum() for sign in query):
        return f"No such rule: nothing is said about “{query}”."
    return "There is no word to look for: name a rule, or ask in words of your own."


def _result(number: int, result: Result, paint: Paint, language: str, edition: str) -> list[str]:
    entry = result.entry
    head = f"{number}. {paint.bold(icons_as_words(entry.title_in(language), language))}"
    lines = [f"{head}  {paint.link(entry.id)}"]
    best = result.passages[0]
    lines += paint.body(result.snippet, language=best.section.language, indent="   ")
    lines.append("   " + paint.dim(_cited(best)))
    override = _override(result, edition)
    if override:
        lines.append("   " + paint.warn(override))
    return lines


def _cited(best: Passage) -> str:
    if best.restates:
        more = f" (+{len(best.restates) - 1} more)" if len(best.restates) > 1 else ""
        return f"in our own words, after {restated(best.restates[0])}{more}"
    return source_of(best)


def _override(result: Result, edition: str) -> str:
    """The mark for a shown passage that does not hold here, or for a rule that was amended."""
    best = result.passages[0]
    if edition_of(best) not in ("", edition):
        return _of_other_edition(result, edition)
    if best.superseded_by:
        return f"superseded by {best.superseded_by}: {best.why}"
    here = [p for p in result.entry.passages if edition_of(p) in ("", edition)]
    older = [p for p in here if p.superseded_by]
    amended = [p for p in here if p.role == "amends" and not p.superseded_by]
    notes = []
    if amended:
        notes.append("amended by " + ", ".join(p.section.id for p in amended))
    if older:
        notes.append(f"{len(older)} older wording(s) superseded")
    return "; ".join(notes)


def _of_other_edition(result: Result, edition: str) -> str:
    """The mark of what holds in another edition, with what holds here instead."""
    mark = f"of edition {edition_of(result.passages[0])}, not the one in force"
    instead = () if governs(result.entry, edition) else instead_of(result.entry)
    return f"{mark}; edition {edition} has {', '.join(instead)} in its place" if instead else mark
