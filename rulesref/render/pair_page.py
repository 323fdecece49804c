"""What is known of two cards together, for a reader and as JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesref.catalogue import marked, said
from rulesref.render.errata import Titled, heading_of, label, mentions
from rulesref.render.errata_json import reading_json
from rulesref.render.listing import listed
from rulesref.render.paint import Paint

if TYPE_CHECKING:
    from rulesref.engine.rules import Rules
    from rulesref.pages.pair import Answer, CardPair


def pair_json(pair: CardPair) -> dict[str, object]:
    """The part of ``card --json`` about both cards."""
    return {
        "others": [card.match.card.code for card in pair.second.cards],
        "passages": [reading_json(passage) for passage in pair.passages],
        "open": [{"id": question.id, "title": question.title} for question in pair.open],
        "cases": [case._asdict() for case in pair.cases],
        "answers": [
            {
                "code": answer.card.match.card.code,
                "ability": answer.number,
                "other": answer.other.match.card.code,
                "events": list(answer.events),
            }
            for answer in pair.answers
        ],
    }


def pair_text(
    pair: CardPair, rules: Rules, paint: Paint, language: str, title_of: Titled | None = None
) -> str:
    """Both cards, what mentions them together, and what of one may answer the other."""
    lines = heading_of(pair.first.said, paint, language)
    lines += ["", *heading_of(pair.second.said, paint, language), ""]
    both = mentions(
        marked("Rulings and questions that name both"),
        pair.passages,
        pair.first.said,
        paint,
        language,
        title_of,
    )
    lines += both or [said("No ruling mentions both.", language), ""]
    questions = [f"{question.id}  {question.title}" for question in pair.open]
    lines += listed(marked("Open questions that name both"), questions, paint, language)
    cases = [f"“{case.title}” ({case.file}:{case.line})" for case in pair.cases]
    lines += listed(marked("Shipped cases that name both"), cases, paint, language)
    answers = [line for answer in pair.answers for line in _answer(answer, rules, language)]
    if answers:
        lines += [paint.bold(said("What may interact, as far as it is understood", language))]
        lines += answers
    else:
        lines += [said("No ability of one that is understood answers the other.", language)]
    return "\n".join(lines).rstrip()


def _answer(answer: Answer, rules: Rules, language: str) -> Iterator[str]:
    """The ability in a sentence, and what of the other card it may answer."""
    told = said("- ability {number} of {card} may answer {other}: {events}", language)
    yield told.format(
        number=answer.number,
        card=label(answer.card.match, language),
        other=label(answer.other.match, language),
        events="; ".join(_event(event, rules, language) for event in answer.events),
    )
    sentences = answer.card.sentences.get(language, ())
    if len(sentences) >= answer.number and sentences[answer.number - 1]:
        yield f"    {sentences[answer.number - 1]}"


def _event(event: str, rules: Rules, language: str) -> str:
    """A sentence of the event, with "…" for what it is about; its id where it has none."""
    templates = rules.events[event].templates.get(language, ())
    if not templates:
        return event
    text = re.sub(r"\[[^\]]*\]", "", templates[0])
    text = re.sub(r"\(([^()|]*)\|[^()]*\)", r"\1", text)
    return re.sub(r"\{\w+\}", "…", text)
