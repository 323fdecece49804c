"""An answer to a question: the verdict and why, else the rules that decide it; and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.render.answer_kinds import kind_lines, source_lines
from rulesref.render.card_line import card_line
from rulesref.render.paint import Paint
from rulesref.render.search import game_lines, result_lines, results_json
from rulesref.render.timeline import (
    fitted,
    render_asked,
    render_notes,
    render_played,
    render_turned,
)

if TYPE_CHECKING:
    from rulesref.answers.answer import Answer
    from rulesref.rulings.ruling import Ruling

#: So many pairs of cards are told to have no ruling in common.
_PAIRS = 3
#: So many rules stand under what was played in general: a "no" shows no step that would cite one.
_RULES = 2


def answer_json(answer: Answer, case: str) -> dict[str, object]:
    """The object that ``ask --json`` prints; ``case`` is the one that was played, where it was."""
    return {
        "question": answer.question,
        "verdict": answer.verdict,
        "by": answer.by,
        "case": _case(answer, case),
        "entries": results_json(answer.found)["results"],
        "recognised": [
            {"kind": thing.kind, "name": thing.name, "id": thing.id or None}
            for thing in answer.recognised
        ],
        "not_understood": [*answer.not_understood, *(answer.played.left if answer.played else ())],
    }


def _case(answer: Answer, played: str) -> str | None:
    """The case that gives the verdict: the one that was ``played``, or the shipped one."""
    if answer.by == "replay":
        return played
    return answer.judged.case.text if answer.verdict and answer.judged else None


def answer_text(answer: Answer, case: str, paint: Paint, language: str, width: int) -> str:
    """What is said to a player: what was understood, what came of it, what to read."""
    lines = [*_understood(answer, paint, language), ""]
    ruling = answer.played.ruling if answer.played else None
    if ruling is not None:
        lines += [
            *_positions(answer, width, language),
            _headed(answer, paint, language),
            case.rstrip(),
            "",
            *_stand_ins(answer, width, language),
            *_played(ruling, width, verdict=answer.verdict),
            "",
        ]
    in_general = bool(answer.played and answer.played.positions)
    if answer.by == "replay" and not in_general:
        return "\n".join(lines).rstrip()
    if answer.by == "source":
        lines += [*source_lines(answer, paint, language), ""]
    elif answer.found.results:
        lines += [_to_read(answer, language), ""]
    most = _RULES if answer.by == "replay" else None
    for number, result in enumerate(answer.found.results[:most], 1):
        lines += result_lines(number, result, paint, language, answer.found.edition)
        if result.entry.id in answer.exact:
            lines.append("   " + paint.warn(said("this names all these cards", language)))
        lines.append("")
    lines += kind_lines(answer, language)
    for one, other in answer.apart[:_PAIRS]:
        lines.append(said("No ruling mentions both {} and {}.", language).format(one, other))
    if not answer.found.results:
        lines.append(said("Nothing is known that would decide this.", language))
    lines += [paint.dim(line) for line in game_lines(answer.found, language)]
    return "\n".join(lines).rstrip()


def _positions(answer: Answer, width: int, language: str) -> Iterator[str]:
    """What a question was played as that names no card: all of it where that is not the case below."""
    positions = answer.played.positions if answer.played else ()
    if not positions:
        return
    if answer.by == "replay":
        line = said(
            "Asked of any such card, it comes to the same in each position that it may mean:",
            language,
        )
    else:
        line = said(
            "It may mean any of these positions, and no answer holds in all of them:", language
        )
    yield from fitted(line, "", width)
    for position in positions:
        yield from fitted(f"  {position}", "", width)
    yield ""


def _headed(answer: Answer, paint: Paint, language: str) -> str:
    """What stands over a position that was played: of one that gives no verdict that it gives none."""
    if answer.verdict is not None:
        return paint.bold(said("Played with what was told and nothing else:", language))
    line = said(
        "No verdict: played as far as it was told, which may come out otherwise by what was not:",
        language,
    )
    return paint.warn(line)


def _to_read(answer: Answer, language: str) -> str:
    """What stands over the rules that decide a question without a verdict."""
    if answer.asks_for_more or answer.verdict:
        return said("To read:", language)
    return said("No verdict: nothing here settles this very situation. To read:", language)


def _stand_ins(answer: Answer, width: int, language: str) -> Iterator[str]:
    """Who was played for those whom nobody names, where the verdict does not hang on them."""
    names = answer.played.stand_ins if answer.played and answer.by == "replay" else ()
    if names:
        told = said(
            "{} stand in for what has no name: others in their place come to the same.", language
        )
        yield from fitted(told.format(", ".join(names)), "", width)
        yield ""


def _understood(answer: Answer, paint: Paint, language: str) -> Iterator[str]:
    named = {
        "card": said("cards: {}", language),
        "rule": said("rules named: {}", language),
        "action": said("actions: {}", language),
        "token": said("tokens: {}", language),
        "timing": said("timing: {}", language),
    }
    for kind, line in named.items():
        names = [thing.name for thing in answer.recognised if thing.kind == kind]
        if names:
            yield paint.dim(line.format(", ".join(names)))
    for card in answer.found.cards:
        if card.errata or card.taboos or card.questions:
            yield paint.dim(card_line(card, language))
    unread = (*answer.not_understood, *(answer.played.left if answer.played else ()))
    if unread:
        words = "; ".join(unread) if answer.played else ", ".join(unread)
        yield paint.warn(said("not understood: {}", language).format(words))
    if answer.is_foreign:
        yield paint.warn(said("Most of it is not understood: ask in English or Italian.", language))


def _played(ruling: Ruling, width: int, *, verdict: str | None) -> Iterator[str]:
    """What happened when it was played out, and the verdict on it, or why it is none."""
    yield from render_played(ruling, width)
    if verdict is not None and verdict == ruling.verdict:
        yield from render_asked(ruling, width)
    elif verdict is not None:
        yield from render_turned(ruling, verdict, width)
    elif ruling.verdict == "unsupported":
        yield from fitted(said("this stops here: {reason}").format(reason=ruling.reason), "", width)
    else:
        why = f" ({ruling.reason})" if ruling.reason else ""
        yield from fitted(
            said("what was not told, or is not offered at this moment, gives no verdict") + why,
            "",
            width,
        )
    yield from render_notes(ruling, width)
