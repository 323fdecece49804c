"""Verbs that look something up: rules, changes, cards, open questions."""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.cli.grammar import Argument, Option, Verb
from rulesref.cli.options import (
    CARD,
    CARD_HELP,
    DOCUMENT,
    EDITION,
    FACTS,
    GAME,
    JSON,
    KIND,
    LANGUAGE,
)
from rulesref.entries import EDITIONS

VERBS: tuple[Verb, ...] = (
    Verb(
        ("search",),
        "search",
        marked("Find the rules that a few words ask for, best first."),
        (
            Argument(
                "words", "WORDS", marked("what you look for; - reads one query a line"), "some"
            ),
        ),
        (
            GAME,
            DOCUMENT,
            KIND,
            LANGUAGE._replace(help=marked("only passages in this language")),
            Option("limit", marked("how many rules at most (10)"), "number", "N", "-n"),
            EDITION,
            Option("cite", marked("print only citations to paste"), "flag"),
            JSON,
        ),
        ("rulesref search can I move while engaged", "rulesref search aoo --limit 3"),
    ),
    Verb(
        ("show",),
        "show",
        marked("Print one rule whole, laid out by authority."),
        (Argument("name", "NAME-OR-ID", marked("a title, number, alias or id"), "some"),),
        (
            LANGUAGE,
            EDITION,
            GAME,
            Option(
                "all",
                marked("every text: those of the other edition and other wordings too"),
                "flag",
            ),
            Option("cite", marked("print only a citation to paste"), "flag"),
            JSON,
        ),
        ("rulesref show attack of opportunity", "rulesref show hunter --language it"),
    ),
    Verb(
        ("history",),
        "history",
        marked("Print every version of one rule in order, and what each changed."),
        (Argument("name", "NAME-OR-ID", marked("a title, number, alias or id"), "some"),),
        (LANGUAGE, GAME, JSON),
        ("rulesref history costs", "rulesref history massive --language it"),
    ),
    Verb(
        ("drift",),
        "drift",
        marked(
            "Print where a translation and its original say different things, the weightiest first."
        ),
        (
            Argument(
                "name", "NAME-OR-ID", marked("only this rule: a title, number, alias or id"), "any"
            ),
        ),
        (
            Option(
                "limit",
                marked("how many differences at most (20; all of one rule)"),
                "number",
                "N",
                "-n",
            ),
            LANGUAGE,
            GAME,
            JSON,
        ),
        ("rulesref drift", "rulesref drift mulligan --language it"),
    ),
    Verb(
        ("errata",),
        "errata",
        marked("Print what the documents say about a card beyond its printed text."),
        (Argument("card", "CARD", marked("a card's name, number or code"), "some"),),
        (LANGUAGE, EDITION, JSON),
        ("rulesref errata lucky dice", "rulesref errata 01025 --language it"),
    ),
    Verb(
        ("card",),
        "card",
        CARD_HELP,
        CARD,
        FACTS,
        ("rulesref card lucky dice", 'rulesref card 01025 --pair "guard dog"'),
    ),
    Verb(
        ("list",),
        "list",
        marked("Browse the contents: every rule by its kind."),
        (),
        (GAME, KIND, DOCUMENT, LANGUAGE, EDITION, JSON),
        ("rulesref list --kind glossary", "rulesref list --document faq-2.5"),
    ),
    Verb(
        ("steps",),
        "steps",
        marked("Print the round and the skill test with their player windows."),
        (
            Argument(
                "chart",
                "[round|test]",
                marked("only this chart"),
                "maybe",
                choices=("round", "test"),
            ),
        ),
        (LANGUAGE, EDITION, JSON),
        ("rulesref steps", "rulesref steps test --language it"),
    ),
    Verb(
        ("open",),
        "open_questions",
        marked("Print the points that the rules leave open, with their readings."),
        (Argument("question", "[U-ID]", marked("only this point, in full"), "maybe"),),
        (LANGUAGE, EDITION, JSON),
        ("rulesref open", "rulesref open U-06"),
    ),
    Verb(
        ("compare",),
        "compare",
        marked("Print what differs between two editions of the rules, rule by rule."),
        (
            Argument(
                "older",
                "OLDER",
                marked("the older edition: {}"),
                choices=EDITIONS,
                fill=EDITIONS[0],
            ),
            Argument(
                "newer",
                "NEWER",
                marked("the newer edition: {}"),
                choices=EDITIONS,
                fill=EDITIONS[1],
            ),
            Argument("rule", "[RULE]", marked("only this rule, both texts side by side"), "any"),
        ),
        (
            Option("changed", marked("leave out the rules that both editions share"), "flag"),
            LANGUAGE,
            JSON,
        ),
        (
            f"rulesref compare {EDITIONS[0]} {EDITIONS[1]} --changed",
            f"rulesref compare {EDITIONS[0]} {EDITIONS[1]} clues",
        ),
    ),
)
