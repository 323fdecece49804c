"""Verbs about what is the user's own: documents, card data, settings."""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.cli.grammar import Argument, Option, Verb
from rulesref.cli.options import (
    CARD,
    CARD_HELP,
    EDITION,
    EXAMPLE_GAME,
    FACTS,
    GAME,
    JSON,
    LANGUAGE,
    OWN_TIERS,
)

VERBS: tuple[Verb, ...] = (
    Verb(
        ("sources", "add"),
        "sources_add",
        marked(
            "Add rulebooks of your own: .txt and .md, .html and .pdf with rulesref[import], and the "
            "JSON of arkhamlcg-metadata and ArkhamCards."
        ),
        (
            Argument(
                "files",
                "FILE|FOLDER",
                marked("the files, or folders of them; what they are is seen from their content"),
                "some",
                (),
                True,
            ),
        ),
        (
            GAME._replace(help=marked("for an unknown document: its game")),
            Option("tier", marked("for an unknown document: its rank"), choices=OWN_TIERS),
            Option("title", marked("for an unknown document: its title"), metavar="TITLE"),
            Option("version", marked("for an unknown document: its version"), metavar="VERSION"),
            LANGUAGE._replace(help=marked("for an unknown document: its language (en)")),
            EDITION._replace(help=marked("for an unknown document: its edition (2016)")),
            Option("replace", marked("take a copy that lacks much of what is known of it"), "flag"),
            JSON,
        ),
        ("rulesref sources add rules.txt faq.pdf", "rulesref sources add arkhamlcg-metadata"),
    ),
    Verb(
        ("sources", "list"),
        "sources_list",
        marked("List the documents that you have added."),
        (),
        (
            Option("all", marked("the bundled rules too"), "flag"),
            JSON,
        ),
        ("rulesref sources list",),
    ),
    Verb(
        ("sources", "show"),
        "sources_show",
        marked("List every section of one document."),
        (Argument("document", "ID", marked("the document's id, as `sources list` prints it")),),
        (JSON,),
        (f"rulesref sources show {EXAMPLE_GAME}/faq-2.5",),
    ),
    Verb(
        ("sources", "check"),
        "sources_check",
        marked("Verify every citation against the documents at hand: OK, CHANGED or GONE."),
        (),
        (JSON,),
        ("rulesref sources check",),
    ),
    Verb(
        ("sources", "remove"),
        "sources_remove",
        marked("Remove a document (or a file) that you have added."),
        (Argument("document", "ID", marked("the document's id, or the name of the file")),),
        (JSON,),
        (f"rulesref sources remove {EXAMPLE_GAME}/faq-1.3",),
    ),
    Verb(
        ("sources", "undo"),
        "sources_undo",
        marked("Put back the files that the latest replacement took the place of."),
        (),
        (
            Option("forget", marked("let go of every replaced file instead"), "flag"),
            JSON,
        ),
        ("rulesref sources undo", "rulesref sources undo --forget"),
    ),
    Verb(
        ("sources", "aside"),
        "sources_aside",
        marked("List what interrupted changes left, or remove it."),
        (),
        (
            Option("remove", marked("remove all of it: nothing of it is in use"), "flag"),
            JSON,
        ),
        ("rulesref sources aside", "rulesref sources aside --remove"),
    ),
    Verb(
        ("cards", "add"),
        "cards_add",
        marked(
            "Add card data of ArkhamDB (JSON) or facts that you write (TOML), and compile them."
        ),
        (
            Argument(
                "files",
                "FILE|FOLDER",
                marked("card data, a folder of it with translations, or facts in TOML"),
                "some",
                (),
                True,
            ),
        ),
        (JSON,),
        ("rulesref cards add arkhamdb-json-data", "rulesref cards add my-cards.toml"),
    ),
    Verb(
        ("cards", "list"),
        "cards_list",
        marked("List the files of cards that you have added."),
        (),
        (JSON,),
        ("rulesref cards list",),
    ),
    Verb(
        ("cards", "remove"),
        "cards_remove",
        marked("Remove a file of cards that you have added, or a folder of them."),
        (Argument("file", "NAME", marked("the file or folder, as `cards list` prints it")),),
        (JSON,),
        ("rulesref cards remove my-cards.toml",),
    ),
    Verb(
        ("cards", "check"),
        "cards_check",
        marked("Verify files of facts about cards: whether every word of them means something."),
        (
            Argument(
                "files",
                "FILE",
                marked("facts in TOML, as docs/abilities.md tells"),
                "some",
                (),
                True,
            ),
        ),
        (JSON,),
        ("rulesref cards check my-cards.toml",),
    ),
    Verb(
        ("cards", "coverage"),
        "cards_coverage",
        marked("Print how much of the cards runs, by their text or by hand."),
        (),
        (Option("pack", marked("only cards of this product, by its code"), metavar="CODE"), JSON),
        ("rulesref cards coverage", "rulesref cards coverage --pack core"),
    ),
    Verb(
        ("cards", "show"),
        "cards_show",
        CARD_HELP,
        CARD,
        FACTS,
        ("rulesref cards show machete --facts",),
    ),
    Verb(
        ("config",),
        "config",
        marked("Show or save the language, edition and game to take when none is given."),
        (
            Argument(
                "key",
                "[KEY]",
                marked("what to set"),
                "maybe",
                choices=("language", "edition", "game"),
            ),
            Argument("value", "[VALUE]", marked("what to set it to"), "maybe"),
        ),
        (Option("unset", marked("forget what was saved for KEY"), "flag"), JSON),
        ("rulesref config language it", "rulesref config game --unset"),
    ),
)
