"""The words of prose in each language: what stands for a name, and what says nothing of its own."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.answers.prose.pronouns import IT, ME, SHE, Same
from rulesref.answers.prose.wordings.plain_english import PLAIN_EN
from rulesref.answers.prose.wordings.plain_italian import PLAIN_IT


class UnnamedWords(NamedTuple):
    """How a language speaks of those whom it does not name.

    ``plain`` are (what is said, the same in the words that are read here), in order. ``kinds`` are
    (what calls a thing by its kind, (the kind, "new", "other", "the other" or "")).
    """

    plain: tuple[tuple[re.Pattern[str], Same], ...]
    kinds: tuple[tuple[re.Pattern[str], tuple[str, str]], ...]
    here: re.Pattern[str]
    me: re.Pattern[str]
    she: re.Pattern[str]
    it: re.Pattern[str]
    articles: re.Pattern[str]
    mine: frozenset[str]
    hers: frozenset[str]
    thing: str = IT
    #: Words for the location that was spoken of last, whoever is there.
    there: frozenset[str] = frozenset()
    #: What stands before a location where "here" stands for both.
    at: str = "at "


def _kinds(*rows: tuple[str, str, str]) -> tuple[tuple[re.Pattern[str], tuple[str, str]], ...]:
    return tuple((re.compile(said, re.IGNORECASE), (kind, how)) for said, kind, how in rows)


WORDS = {
    "en": UnnamedWords(
        PLAIN_EN,
        _kinds(
            (
                r"\b(?:an|some|one) (?:other )?enemy\b(?! (?:phase|attack deals))",
                "enemy",
                "new",
            ),
            (r"\b(?:another|a second) enemy\b", "enemy", "other"),
            (r"\bthe other (?:enemy|one)\b", "enemy", "other"),
            (
                rf"\b(?:either )?one of (?:{SHE}|the two|the two enemies|the enemies)\b",
                "enemy",
                "either",
            ),
            (r"\b(?:the|that|this) enemy\b(?! (?:phase|deck|card|attack deals))", "enemy", ""),
            (r"\b(?:another|a second) (?:investigator|player)\b", "investigator", "other"),
            (r"\b(?:the|that) other (?:investigator|player)\b", "investigator", "the other"),
            (
                r"\ba (?:connecting|different|neighbou?ring) location\b|\banother location\b",
                "location",
                "other",
            ),
        ),
        re.compile(
            r"(?<!\w)(at |in |on |to )?(?:(?P<whose>my|her|his|their|ME's|SHE's|the same|@\d+'s|that|this|the) location|\b(?:right )?here\b|\bthere\b(?! is| are))",
            re.IGNORECASE,
        ),
        re.compile(rf"\b{ME}\b"),
        re.compile(rf"\b{SHE}\b"),
        re.compile(rf"\b{IT}\b('s)?"),
        re.compile(r"\b(?:the|an?|my|his|her|their|that|this) (?:copy of )?(?=@)", re.IGNORECASE),
        frozenset({"my", f"{ME}'s"}),
        frozenset({"her", "his", "their", f"{SHE}'s"}),
        there=frozenset({"there"}),
    ),
    "it": UnnamedWords(
        PLAIN_IT,
        _kinds(
            (r"\bun nemico\b", "enemy", "new"),
            (r"\bun altro nemico\b", "enemy", "other"),
            (r"\b(?:il|quel|questo) nemico\b", "enemy", ""),
            (r"\bun altro (?:investigatore|giocatore)\b", "investigator", "other"),
            (r"\bl'altro (?:investigatore|giocatore)\b", "investigator", "the other"),
            (r"\bun altro luogo\b|\bun luogo (?:collegato|adiacente)\b", "location", "other"),
        ),
        re.compile(
            r"\b(in |nel |a |al )?(?:(?:il |questo |quel )?(?P<whose>mio|suo|stesso)? ?luogo\b|\bqui\b|\blì\b)",
            re.IGNORECASE,
        ),
        re.compile(rf"\b{ME}\b"),
        re.compile(rf"\b{SHE}\b"),
        re.compile(rf"\b{IT}\b()"),
        re.compile(r"\b(?:(?:il|lo|la|un|uno|una) |l'|un')(?=@)", re.IGNORECASE),
        frozenset({"mio"}),
        frozenset({"suo"}),
        there=frozenset({"lì"}),
        at="in ",
    ),
}
