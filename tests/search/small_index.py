"""A small book of made-up rules of both games, for tests of the search alone."""

from __future__ import annotations

from pathlib import Path

from rulesref.entries import CardName, GameRecord, Section
from rulesref.search import EntryNames, KnownCard, Searcher, Synonym, build

A, E = "arkham-lcg", "eldritch-horror"


def section(
    path: str,
    title: str,
    body: str,
    *,
    document: str = f"{A}/rules-reference-2.5",
    entry: str = "",
    kind: str = "glossary",
    language: str = "en",
    lines: int = 3,
    **more: object,
) -> Section:
    """A section of ``lines`` lines; its entry is its path in the game of its document."""
    made = Section(
        f"{document}/{path}",
        document,
        kind,
        title,
        "",
        "",
        1,
        lines,
        None,
        body,
        language,
        entry=entry or f"{document.split('/')[0]}/{path}",
    )
    return made._replace(**more)  # type: ignore[arg-type]


IT = f"{A}/grimorio-1.0"
FAQ = f"{A}/faq-2.5"
ELDRITCH = f"{E}/rulebook"

SECTIONS = [
    section("hunter", "Hunter", "A ready enemy with hunter walks one location closer to its prey."),
    section("cacciatore", "Cacciatore", "Un nemico pronto con cacciatore si avvicina di un luogo.",
            document=IT, entry=f"{A}/hunter", language="it"),
    section("prey", "Prey", "Prey says whom an enemy prefers among several investigators."),
    section("may", "May", "May marks what is optional."),
    section("then", "Then", "What follows the word then needs all that stands in front of it."),
    section("attack-of-opportunity", "Attack of Opportunity",
            "A ready enemy engaged with you strikes when you spend an action on other things."),
    section("exhaust", "Exhaust, Exhausted", "A card turned sideways has been used already."),
    section("weapons", "Weapons", "The .45 Automatic needs bullets. See step 1.4 for more."),
    section("old", "Shroud", "Shroud is difficulty, says the earlier book about investigating.",
            document=FAQ, entry=f"{A}/shroud"),
    section("new", "Shroud", "Shroud is difficulty, says the later book about investigating.",
            document=f"{A}/faq-3.0", entry=f"{A}/shroud"),
    section("pointer", "Constant", "See Ability.", pointer=True),
    section("ability", "Constant ability", "A constant ability is always on, constant and plain."),
    section("errata/lucky-dice", "Lucky Dice", "The dice are spent after the roll.",
            document=FAQ, kind="card-erratum", cards=(CardName("Lucky Dice", "230", ""),)),
    section("taboo/lucky-dice", "Lucky Dice", "Costs one more experience.",
            document=FAQ, kind="taboo", cards=(CardName("Lucky Dice", "230", ""),)),
    section("qa/duke", "If Duke walks into a place where my turn ends, do I still investigate?",
            "You do, as a part of the same ability.", document=FAQ, kind="question",
            cards=(CardName("Duke", "14", ""),)),
    section("bag-2016", "Chaos bag", "The bag holds tokens.", entry=f"{A}/bag", edition="2016"),
    section("bag-2026", "Chaos bag", "The bag holds tokens.", entry=f"{A}/bag", edition="2026"),
    section("travel", "Travel Action", "Move along a path; a ship ticket goes further.",
            document=ELDRITCH, kind="rule"),
    section("gates", "Gates", "A gate stands on a space; monsters come out of a gate.",
            document=ELDRITCH, kind="rule"),
    section("surge", "Monster Surge", "Every gate of the omen brings monsters.",
            document=ELDRITCH, kind="rule"),
]  # fmt: skip

NAMES = {
    f"{A}/hunter": EntryNames("Hunter", A, "Cacciatore", kind="glossary"),
    f"{A}/attack-of-opportunity": EntryNames(
        "Attack of Opportunity", A, "Attacco di opportunità", aliases=("aoo",), kind="glossary",
        asks=("do I get hit for drawing a card",),
    ),
    f"{A}/exhaust": EntryNames("Exhaust, Exhausted", A, aliases=("tap",), kind="glossary"),
    f"{A}/shroud": EntryNames(
        "Shroud", A, kind="point", superseded=frozenset({f"{FAQ}/old"})
    ),
}  # fmt: skip

CARDS = [
    KnownCard("Lucky Dice", "Dadi Portafortuna", A),
    KnownCard("Gené Beauregard", "", A),
    KnownCard("Duke", "", A),
]
GAMES = [
    GameRecord(A, "A game of cards", True, ("2016", "2026"), ("arkham", "lcg"), (), (), ()),
    GameRecord("eldritch-horror", "A game on a board", False, (), ("eldritch",), (), (), ()),
]
SYNONYMS = [Synonym(("monster",), ("enemy",), A)]


def searcher(folder: Path) -> Searcher:
    """The small book, built in ``folder`` and opened."""
    build(folder, SECTIONS, NAMES, CARDS, SYNONYMS, GAMES)
    return Searcher(folder)
