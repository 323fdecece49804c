"""The Grimorio's chapters of titled rules, the card anatomy, errata, questions and variants."""

from __future__ import annotations

import re

from rulesref.entries import CardName, fold, slug
from rulesref.parse.grimorio.draft import Chapter, Draft, clean_title, path_in, titles

_CARD_ERRATUM = re.compile(
    r"^(?P<name>[^\d(\s][^(]*?) \((?P<number>\d+[a-z]?)\) [-–—] (?P<text>.+)$"
)
_ON_PAGE = re.compile(r"^(?P<title>[A-ZÀ-Ý][^(]+?) \(pag\. [^)]*\)$")
_FUNCTION_WORDS = frozenset(
    [
        "a",
        "ad",
        "al",
        "alla",
        "alle",
        "ai",
        "agli",
        "che",
        "chi",
        "ci",
        "come",
        "con",
        "cosa",
        "da",
        "dal",
        "dalla",
        "del",
        "della",
        "delle",
        "dei",
        "degli",
        "di",
        "dove",
        "e",
        "ed",
        "è",
        "i",
        "il",
        "in",
        "la",
        "le",
        "lo",
        "gli",
        "nel",
        "nella",
        "o",
        "per",
        "posso",
        "puo",
        "quale",
        "quali",
        "quando",
        "quanti",
        "relative",
        "se",
        "si",
        "su",
        "sul",
        "sulla",
        "trovare",
        "un",
        "una",
        "uno",
    ]
)
_PRINTED = re.compile(r"^- (?P<name>[^(]+?) \((?P<set>[A-Z]{2,5}) (?P<number>\d+[a-z]?)\)$", re.M)


def titled(chapter: Chapter) -> list[Draft]:
    """One rule a title."""
    drafts = []
    for place in titles(chapter):
        title = clean_title(chapter.text(place))
        drafts.append(Draft(place, "rule", title, path_in(chapter, title), chapter.path))
    return drafts


def anatomy(chapter: Chapter) -> list[Draft]:
    """The keys of the card anatomy; the drawn cards behind each key are no rules text."""
    drafts: list[Draft] = []
    in_key = False
    for place in chapter.places():
        text = chapter.text(place)
        if not text:
            continue
        if place in titles(chapter) and fold(text).startswith("anatomia di una carta"):
            title = clean_title(text)
            drafts.append(Draft(place, "anatomy", title, path_in(chapter, title), chapter.path))
            in_key = True
        elif in_key and not text.startswith("-"):
            drafts.append(Draft(place, "", "", ""))
            in_key = False
    return drafts


def errata(chapter: Chapter) -> list[Draft]:
    """Errata of rulebook, campaign guide and cards, each card a record of its own."""
    drafts: list[Draft] = []
    group = ""
    for place in chapter.places():
        text = chapter.text(place)
        if fold(text).startswith("errata d") and place in titles(chapter):
            title = clean_title(text)
            group = _errata_group(fold(title))
            drafts.append(Draft(place, "note", title, path_in(chapter, title), chapter.path))
        elif group and (found := _ON_PAGE.match(text)):
            kind = group.removesuffix("errata") + "erratum"
            path = f"{group}/{slug(found['title'])}"
            drafts.append(Draft(place, kind, text, path, chapter.path))
        elif found := _CARD_ERRATUM.match(text):
            card = CardName(found["name"], found["number"], "")
            path = f"errata/{slug(card.name)}"
            title = f"{card.name} ({card.number})"
            drafts.append(
                Draft(
                    place, "card-erratum", title, path, chapter.path, card.number, found["text"]
                )._replace(cards=(card,))
            )
    return drafts


def _errata_group(name: str) -> str:
    if "regolamento" in name:
        return "rulebook-errata"
    return "campaign-errata" if "campagna" in name else "card-errata"


def questions(chapter: Chapter) -> list[Draft]:
    """Questions (D:) with their answers (R:)."""
    drafts = []
    for place in chapter.places():
        text = chapter.text(place)
        if text.startswith("D: "):
            title = text[3:].strip()
            path = f"qa/{_question_slug(title)}"
            drafts.append(
                Draft(place, "question", title, path, chapter.path, facts=(("answer", "R"),))
            )
    return drafts


def _question_slug(title: str) -> str:
    words = [word for word in slug(title).split("-") if word not in _FUNCTION_WORDS]
    return "-".join(words[:6]) or slug(title)


def variants(chapter: Chapter) -> list[Draft]:
    """Deck environments, ultimatums, boons and refractions, and the rules around them."""
    drafts: list[Draft] = []
    group = ""
    for place in titles(chapter):
        printed = chapter.text(place)
        title = clean_title(printed)
        name = fold(title)
        if printed.isupper() and name.startswith(("ultimatum ", "favore ")):
            kind = "refraction" if group == "rifrazioni" else _variant(name)
            drafts.append(Draft(place, kind, title, f"{kind}/{slug(title)}", chapter.path))
            continue
        if drafts and drafts[-1].kind == "refraction" and place - drafts[-1].place <= 2:
            continue  # the scenario that the refraction is made for
        group = name
        if name.startswith("ambiente ") and "," not in name:
            path = f"environment/{slug(title)}"
            drafts.append(Draft(place, "environment", title, path, chapter.path))
        else:
            drafts.append(Draft(place, "rule", title, path_in(chapter, title), chapter.path))
    return drafts


def _variant(name: str) -> str:
    return "boon" if name.startswith("favore ") else "ultimatum"


def printed_cards(text: str) -> tuple[CardName, ...]:
    """The cards of a list such as "Name (AHC 20)"."""
    return tuple(CardName(m["name"], m["number"], m["set"]) for m in _PRINTED.finditer(text))
