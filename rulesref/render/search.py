"""What a search found, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.catalogue import said
from rulesref.entries import Passage, Result, Results
from rulesref.render.card_line import card_json, card_line
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import passage_json, restated, source_of
from rulesref.render.reasons import reason_in
from rulesref.render.standing import governs


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
        meant = said("did you mean: {} (shown here)", language)
        lines += [meant.format(paint.bold(found.corrected)), ""]
    if not found.results:
        lines.append(_nothing(found.query.strip()[:200], language))
        if found.nearest:
            lines.append(said("nearest: {}", language).format(", ".join(found.nearest)))
        return "\n".join(lines)
    if found.cards:
        lines += [paint.dim(card_line(card, language)) for card in found.cards] + [""]
    shown: dict[str, int] = {}
    for number, result in enumerate(found.results, 1):
        same = shown.setdefault(result.passages[0].section.id, number)
        if same == number or not _alike(result, found.results[same - 1]):
            lines += result_lines(number, result, paint, language, found.edition)
        else:
            lines += [_head(number, result, paint, language)]
            lines.append("   " + paint.dim(said("the same text as {}", language).format(same)))
        lines.append("")
    if any(result.entry.game in found.editioned for result in found.results):
        more = said("edition {} · rulesref show ID prints a rule whole", language)
        lines.append(paint.dim(more.format(found.edition)))
    lines += [paint.dim(line) for line in game_lines(found, language)]
    return "\n".join(lines).rstrip()


def game_lines(found: Results, language: str) -> Iterator[str]:
    """Which game was taken to be asked about, where nothing said so, and how to ask of the other."""
    if found.taken:
        told = said("taken as a question about {}; for the other game: --game {}", language)
        yield told.format(*found.taken)
    if found.either:
        told = said("it may be a question about {} as well: --game {}", language)
        yield told.format(*found.either)


def _nothing(query: str, language: str) -> str:
    if any(sign.isalnum() for sign in query):
        return said("No such rule: nothing is said about “{}”.", language).format(query)
    return said("There is no word to look for: name a rule, or ask in words of your own.", language)


def result_lines(
    number: int, result: Result, paint: Paint, language: str, edition: str
) -> list[str]:
    """One rule that was found: its title, what of it matters, where it stands, what became of it."""
    lines = [_head(number, result, paint, language)]
    best = result.passages[0]
    lines += paint.body(result.snippet, language=best.section.language, indent="   ")
    lines.append("   " + paint.dim(_cited(best, language)))
    override = _override(result, edition, language)
    if override:
        lines.append("   " + paint.warn(override))
    return lines


def _head(number: int, result: Result, paint: Paint, language: str) -> str:
    title = icons_as_words(result.entry.title_in(language), language)
    return f"{number}. {paint.bold(title)}  {paint.link(result.entry.id)}"


def _alike(result: Result, before: Result) -> bool:
    """Whether all that is shown of ``result`` is shown of the one ``before`` it."""
    return result.snippet in before.snippet


def _cited(best: Passage, language: str) -> str:
    if not best.restates:
        return source_of(best, language)
    after = said("in our own words, after {}", language)
    shown = after.format(restated(best.restates[0], language))
    if len(best.restates) > 1:
        shown += said(" (+{} more)", language).format(len(best.restates) - 1)
    return shown


def _override(result: Result, edition: str, language: str) -> str:
    """The mark for a shown passage that does not hold here, or for a rule that was amended."""
    best = result.passages[0]
    if best.edition not in ("", edition):
        return _of_other_edition(result, edition, language)
    if best.superseded_by:
        over = said("superseded by {}: {}", language)
        return over.format(best.superseded_by, reason_in(best.why, language))
    here = [p for p in result.entry.passages if p.edition in ("", edition)]
    older = [p for p in here if p.superseded_by]
    amended = [p for p in here if p.role == "amends" and not p.superseded_by]
    notes = []
    if amended:
        by = ", ".join(p.section.id for p in amended)
        notes.append(said("amended by {}", language).format(by))
    if older:
        notes.append(said("{} older wording(s) superseded", language).format(len(older)))
    return "; ".join(notes)


def _of_other_edition(result: Result, edition: str, language: str) -> str:
    """The mark of what holds in another edition, with what holds here instead."""
    mark = said("of edition {}, not the one in force", language)
    shown = mark.format(result.passages[0].edition)
    instead = () if governs(result.entry, edition) else result.entry.instead
    if not instead:
        return shown
    has = said("{}; edition {} has {} in its place", language)
    return has.format(shown, edition, ", ".join(instead))
