"""The one table of verbs. The front door, the typer application and the docs all read it.

A verb is a row here and a module of this package with ``run(asked, console) -> int``, imported
only when the verb is called.
"""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.cli.grammar import Argument, Option, Verb
from rulesref.entries import EDITIONS, KINDS
from rulesref.places import game_ids

LANGUAGES = ("en", "it")
#: The tiers that a user's own document can have.
OWN_TIERS = ("faq", "rules-reference", "learn-to-play", "summary")

JSON = Option("json", marked("print one JSON object (its schema ships with rulesref)"), "flag")
EDITION = Option("edition", marked("the edition that the table plays"), choices=EDITIONS)
_OWN = game_ids()[0]  # for examples
GAME = Option("game", marked("only this game"), choices=game_ids())
LANGUAGE = Option("language", marked("the language to show"), choices=LANGUAGES)
KIND = Option(
    "kind", marked("only this kind: {}"), metavar="KIND", choices=KINDS, fill=", ".join(KINDS)
)
DOCUMENT = Option("document", marked("only passages of this document"), metavar="ID")
#: ``card`` and ``cards show`` are the same.
_CARD_HELP = marked("Print all that is known of a card: what of it runs, and what speaks of it.")
_CARD = (Argument("card", "CARD", marked("a card's name, number or code"), "some"),)
_FACTS = (
    Option("facts", marked("what it does as facts in TOML, too"), "flag"),
    Option("pair", marked("what mentions this card too, and what would interact"), metavar="CARD"),
    Option("taboo", marked("what the taboo list of your card data says of it, too"), "flag"),
    EDITION,
    JSON,
)

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
        (EDITION, JSON),
        ("rulesref errata lucky dice", "rulesref errata 01025"),
    ),
    Verb(
        ("card",),
        "card",
        _CARD_HELP,
        _CARD,
        _FACTS,
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
    Verb(
        ("replay",),
        "replay",
        marked("Replay disputes written as cases: what happens, and the rule at every step."),
        (
            Argument(
                "files",
                "FILE|FOLDER",
                marked("cases in Gherkin, or folders of them"),
                "any",
                (),
                True,
            ),
        ),
        (
            EDITION,
            Option("explain", marked("only this step of each timeline, in full"), "number", "STEP"),
            Option(
                "coverage", marked("list the rules about play and the cases that cite them"), "flag"
            ),
            Option(
                "outcomes", marked("every way in which the case can end, one way to each"), "flag"
            ),
            Option(
                "until",
                marked("whether and how this comes about, with --outcomes"),
                metavar="SENTENCE",
            ),
            Option(
                "seconds", marked("how long the outcomes of a case may take (10)"), "number", "N"
            ),
            Option(
                "sentences",
                marked("list every sentence that a case may say"),
                "flag",
                former="steps",
            ),
            JSON,
        ),
        (
            "rulesref replay dispute.feature",
            "rulesref replay cases --edition 2026 --json",
            "rulesref replay dispute.feature --outcomes",
        ),
    ),
    Verb(
        ("ask",),
        "ask",
        marked(
            "Ask in your own words: a verdict where it can be played out, else what decides it."
        ),
        (Argument("question", "QUESTION", marked("what you want to know"), "some"),),
        (
            GAME,
            EDITION,
            LANGUAGE._replace(help=marked("the language of the question")),
            Option("draft", marked("print a case to finish"), "flag"),
            Option("table", marked("lay it out on a table and go on there"), "flag"),
            JSON,
        ),
        ('rulesref ask "can I move while engaged with an enemy?"', "rulesref ask ... --draft"),
    ),
    Verb(
        ("table",),
        "table",
        marked("Sit at a table: say what lies there, play on, and see what the rules allow."),
        (Argument("file", "[FILE]", marked("a case to go on with"), "maybe", path=True),),
        (
            EDITION,
            LANGUAGE,
            Option("case", marked("which case of the file"), "number", "N"),
            Option("script", marked("take the lines of this file"), metavar="FILE"),
            JSON,
        ),
        ("rulesref table", "rulesref table dispute.feature --edition 2026"),
    ),
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
                marked("the files, or a folder of JSON; what they are is seen from their content"),
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
        (f"rulesref sources show {_OWN}/faq-2.5",),
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
        (f"rulesref sources remove {_OWN}/faq-1.3",),
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
        _CARD_HELP,
        _CARD,
        _FACTS,
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

#: What a group of verbs is for; a group called without a verb takes the one named here.
GROUPS = {
    "sources": (marked("Your own documents: add, list, show, check, remove."), "list"),
    "cards": (
        marked("What cards do, and your own: add, list, show, check, remove, coverage."),
        "coverage",
    ),
}
