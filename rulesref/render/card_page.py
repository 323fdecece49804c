"""The page of a card, for a reader and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rulesref.catalogue import marked, said
from rulesref.render.card_words import (
    BY,
    CLASSES,
    KEYWORDS,
    KINDS,
    SLOTS,
    STATS,
    TYPES,
    UNDERSTOOD,
    designators,
)
from rulesref.render.errata import Titled, heading_of, label, said_of_it
from rulesref.render.errata_json import errata_json
from rulesref.render.listing import listed
from rulesref.render.own_text import own_json, own_lines
from rulesref.render.paint import Paint

if TYPE_CHECKING:
    from rulesref.facts.known import AbilityKnown, KnownCard
    from rulesref.pages.card import CardOnPage, CardPage


def page_json(
    page: CardPage, toml: Mapping[str, str], taboo: bool, pair: dict[str, object] | None
) -> dict[str, object]:
    """The object that ``card --json`` prints; ``toml`` (by code), ``taboo`` and ``pair`` are where asked."""
    said_json = errata_json(page.said)
    rows = said_json["cards"]
    assert isinstance(rows, list)
    cards = [
        {
            **row,
            **_known_json(card),
            **own_json(card.own, taboo),
            "toml": toml.get(card.match.card.code),
        }
        for row, card in zip(rows, page.cards, strict=True)
    ]
    return {
        **said_json,
        "cards": cards,
        "open": [{"id": question.id, "title": question.title} for question in page.open],
        "cases": [case._asdict() for case in page.cases],
        "pair": pair,
    }


def _known_json(card: CardOnPage) -> dict[str, object]:
    known = card.known
    facts: Mapping[str, Any] = known.facts if known else {}
    return {
        "classes": list(facts.get("classes", ())),
        "traits": list(facts.get("traits", ())),
        "slots": list(facts.get("slots", ())),
        "keywords": dict(facts.get("keywords", {})),
        "stats": dict(facts.get("stats", {})),
        "described": known.by if known else None,
        "abilities": [
            _ability_json(ability, *(card.sentences[one][place] for one in ("en", "it")))
            for place, ability in enumerate(known.abilities if known else ())
        ],
    }


def _ability_json(ability: AbilityKnown, sentence: str, italian: str) -> dict[str, object]:
    return {
        "kind": ability.kind,
        "designators": list(ability.designators),
        "understood": ability.understood,
        "sentence": sentence or None,
        "sentence_it": italian or None,
        "open": ability.open[0] or None,
        "open_it": ability.open[1] or None,
    }


def page_text(
    page: CardPage,
    paint: Paint,
    toml: Mapping[str, str],
    language: str = "en",
    *,
    taboo: bool = False,
    title_of: Titled | None = None,
) -> str:
    """The page for a reader: the cards, what of them runs, then all that speaks of them."""
    lines = heading_of(page.said, paint, language)
    for card in page.cards:
        lines += ["", *_card(card, page, paint, language, taboo)]
        if text := toml.get(card.match.card.code):
            lines += ["", *text.rstrip().split("\n")]
    lines += ["", *said_of_it(page.said, paint, language, title_of)]
    questions = [f"{question.id}  {question.title}" for question in page.open]
    lines += listed(marked("Open questions that name it"), questions, paint, language)
    cases = [f"“{case.title}” ({case.file}:{case.line})" for case in page.cases]
    lines += listed(marked("Shipped cases that name it"), cases, paint, language)
    return "\n".join(lines).rstrip()


def _card(
    card: CardOnPage, page: CardPage, paint: Paint, language: str, taboo: bool
) -> Iterator[str]:
    """What one card is, and how far each of its abilities runs."""
    if len(page.cards) > 1:
        yield paint.bold(label(card.match, language))
    facts: Mapping[str, Any] = card.known.facts if card.known else {}
    index = card.match.card
    classes = facts.get("classes") or ([index.faction] if index.faction else [])
    parts = [_word(TYPES, index.type, language)]
    parts += [_word(CLASSES, name, language) for name in classes]
    if index.level:
        parts.append(said("level {}", language).format(index.level))
    parts += facts.get("traits", ())
    yield " · ".join(filter(None, parts))
    if stats := _stats(facts, language):
        yield stats
    yield from _rest(facts, page.words, language)
    if card.known is None:
        yield said("Nothing is known of what it does in play.", language)
    else:
        yield from _understood(card, card.known, paint, language)
    yield from own_lines(card.own, taboo, paint, language)


def does_lines(cards: Iterable[CardOnPage], paint: Paint, language: str) -> Iterator[str]:
    """What each of ``cards`` does that is understood at all, under its label."""
    for card in cards:
        if card.known is not None:
            yield paint.bold(label(card.match, language))
            yield from _understood(card, card.known, paint, language)
            yield ""


def _understood(card: CardOnPage, known: KnownCard, paint: Paint, language: str) -> Iterator[str]:
    """Who described what it does, how far each of its abilities runs, and what that is."""
    yield paint.dim(said(BY[known.by], language))
    sentences = card.sentences.get(language, card.sentences["en"])
    for number, (ability, sentence) in enumerate(zip(known.abilities, sentences, strict=True), 1):
        yield _ability(number, ability, paint, language)
        yield from paint.body(sentence, indent="     ") if sentence else ()
    if not known.abilities:
        yield said("It has no ability.", language)


def _stats(facts: Mapping[str, Any], language: str) -> str:
    stats = facts.get("stats", {})
    each = stats.get("per-investigator", ())
    told = [
        f"{_word(STATS, name, language)} {_many(value, name in each, language)}"
        for name, value in stats.items()
        if name not in ("icons", "per-investigator")
    ]
    icons = stats.get("icons", {})
    if icons:
        printed = ", ".join(
            f"{_word(STATS, name, language)} {_number(count)}" for name, count in icons.items()
        )
        told.append(f"{_word(STATS, 'icons', language)}: {printed}")
    return ", ".join(told)


def _many(value: Any, each: bool, language: str) -> str:
    """A printed number, which may be one for ``each`` investigator."""
    return said("{} per investigator", language).format(_number(value)) if each else _number(value)


def _number(value: Any) -> str:
    """A printed number; of one that is worked out, its notation."""
    if isinstance(value, list | tuple):
        return ", ".join(_number(part) for part in value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key} {_number(part)}" for key, part in value.items()) + "}"
    return str(value)


def _with_uses(value: Any, words: Mapping[str, str]) -> str:
    """What stands beside a keyword: of uses how many there are of which kind, in ``words``."""
    if isinstance(value, Mapping) and all(isinstance(many, int | str) for many in value.values()):
        return "(" + ", ".join(_counted(many, kind, words) for kind, many in value.items()) + ")"
    if isinstance(value, list | tuple):
        return "(" + ", ".join(words.get(str(part), str(part)) for part in value) + ")"
    return words.get(value, value) if isinstance(value, str) else _number(value)


def _counted(many: int | str, kind: str, words: Mapping[str, str]) -> str:
    """So many of ``kind``, of which ``words`` has one and several: "munizione/munizioni"."""
    one, _, several = words.get(kind, kind).partition("/")
    return f"{many} {one if many == 1 else several or one}"


def _rest(facts: Mapping[str, Any], words: Mapping[str, str], language: str) -> Iterator[str]:
    """Its slots and keywords, a line each."""
    if facts.get("slots"):
        yield said("slots: {}", language).format(
            ", ".join(_word(SLOTS, slot, language) for slot in facts["slots"])
        )
    keywords = [
        _word(KEYWORDS, name, language) + ("" if value is True else f" {_with_uses(value, words)}")
        for name, value in facts.get("keywords", {}).items()
    ]
    if keywords:
        yield said("keywords: {}", language).format(", ".join(keywords))


def _ability(number: int, ability: AbilityKnown, paint: Paint, language: str) -> str:
    called = designators(language)
    actions = ", ".join(called.get(name, name) for name in ability.designators)
    understood = said(UNDERSTOOD[ability.understood], language)
    shown = understood if ability.understood == "runs" else paint.warn(understood)
    english, italian = ability.open
    told = (italian or english) if language == "it" else english
    left = f" ({told})" if told else ""
    return f"  {number}. {_word(KINDS, ability.kind, language)}{f' ({actions})' if actions else ''}: {shown}{left}"


def _word(words: Mapping[str, str], name: str, language: str) -> str:
    """What the reader calls ``name``; as the notation does where there is no other word."""
    return said(words[name], language) if name in words else name
