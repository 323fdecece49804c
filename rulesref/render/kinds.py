"""Kinds, tiers and languages as a reader is told them."""

from __future__ import annotations

from rulesref.catalogue import marked, said

_KINDS = (
    marked("glossary"),
    marked("rule"),
    marked("point"),
    marked("step"),
    marked("window"),
    marked("test-step"),
    marked("setup-step"),
    marked("initiation-step"),
    marked("anatomy"),
    marked("definition"),
    marked("question"),
    marked("rulebook-erratum"),
    marked("campaign-erratum"),
    marked("card-erratum"),
    marked("taboo"),
    marked("ultimatum"),
    marked("boon"),
    marked("refraction"),
    marked("environment"),
    marked("investigator"),
    marked("table"),
    marked("note"),
)
_TIERS = (
    marked("card"),
    marked("faq"),
    marked("rules-reference"),
    marked("learn-to-play"),
    marked("summary"),
    marked("restatement"),
)
_LANGUAGES = {"en": marked("English"), "it": marked("Italian")}
#: All that ``kind_in`` and ``tier_in`` can put into words.
KNOWN = (*_KINDS, *_TIERS)


def kind_in(kind: str, language: str | None = None) -> str:
    """What ``kind`` of rule it is."""
    return said(kind, language)


def tier_in(tier: str, language: str | None = None) -> str:
    """What rank of document it is."""
    return said(tier, language)


def language_in(code: str, language: str | None = None) -> str:
    """What the language of that code is called."""
    return said(_LANGUAGES[code], language)
