"""Options that several verbs take, and the words that they may be."""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.cli.grammar import Argument, Option
from rulesref.entries import EDITIONS, KINDS
from rulesref.places import game_ids

LANGUAGES = ("en", "it")
#: The tiers that a user's own document can have.
OWN_TIERS = ("faq", "rules-reference", "learn-to-play", "summary")

JSON = Option("json", marked("print one JSON object (its schema ships with rulesref)"), "flag")
EDITION = Option("edition", marked("the edition that the table plays"), choices=EDITIONS)
EXAMPLE_GAME = game_ids()[0]
GAME = Option("game", marked("only this game"), choices=game_ids())
LANGUAGE = Option("language", marked("the language to show"), choices=LANGUAGES)
KIND = Option(
    "kind", marked("only this kind: {}"), metavar="KIND", choices=KINDS, fill=", ".join(KINDS)
)
DOCUMENT = Option("document", marked("only passages of this document"), metavar="ID")
#: ``card`` and ``cards show`` are the same.
CARD_HELP = marked("Print all that is known of a card: what of it runs, and what speaks of it.")
CARD = (Argument("card", "CARD", marked("a card's name, number or code"), "some"),)
FACTS = (
    Option("facts", marked("what it does as facts in TOML, too"), "flag"),
    Option("pair", marked("what mentions this card too, and what would interact"), metavar="CARD"),
    Option("taboo", marked("what the taboo list of your card data says of it, too"), "flag"),
    LANGUAGE,
    EDITION,
    JSON,
)
