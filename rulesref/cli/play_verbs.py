"""Verbs that play something out: cases, questions, a table."""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.cli.grammar import Argument, Option, Verb
from rulesref.cli.options import EDITION, GAME, JSON, LANGUAGE

VERBS: tuple[Verb, ...] = (
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
                "plot", marked("write the odds as a picture, with --outcomes"), metavar="FILE.svg"
            ),
            Option("jobs", marked("so many processes share the files"), "number", "N"),
            Option(
                "cluster",
                marked("the workers of this Dask cluster share the files"),
                metavar="ADDRESS",
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
            "rulesref replay cases --jobs 4",
        ),
    ),
    Verb(
        ("report",),
        "report",
        marked(
            "Pack a dispute into one file that replays the same elsewhere, or check such a file."
        ),
        (Argument("file", "FILE", marked("a case, or a report of one"), path=True),),
        (
            EDITION,
            Option("case", marked("which case of the file"), "number", "N"),
            Option("html", marked("print it as a page to hand over"), "flag"),
            Option("out", marked("write to this new file"), metavar="FILE"),
            JSON,
        ),
        (
            "rulesref report dispute.feature --out dispute.json",
            "rulesref report dispute.json",
            "rulesref report dispute.json --html",
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
)
