"""No step is lost for a slip at its beginning: the line is refused, and the remedy mends it."""

from __future__ import annotations

from functools import cache

import pytest

from rulesref.cases.case import Case
from rulesref.cases.keywords import STEPS
from rulesref.errors import CaseError
from tests.arkham import parse_cases

WORDS = {
    "en": {
        "top": "",
        "feature": "Feature",
        "background": "Background",
        "outline": "Scenario Outline",
        "examples": "Examples",
        "rule": "Rule",
        "given": "Given Roland Banks is at the Study",
        "then": "Then Roland Banks has 0 clues",
    },
    "it": {
        "top": "# language: it\n",
        "feature": "Funzionalità",
        "background": "Contesto",
        "outline": "Schema dello scenario",
        "examples": "Esempi",
        "rule": "Regola",
        "given": "Dato Roland Banks è nello Studio",
        "then": "Allora Roland Banks ha 0 indizi",
    },
}
HEAD, CASE = "{top}{feature}: f\n", "  Scenario: s\n    {given}\n"
#: Where a step can stand and a slip makes it none.
STEPPED = {
    "background": HEAD + "  {background}:\n    LINE\n    {given}\n" + CASE,
    "background without another step": HEAD + "  {background}:\n    LINE\n" + CASE,
    "scenario": HEAD + "  Scenario: s\n    LINE\n    {given}\n",
    "behind prose": HEAD
    + "  Scenario: s\n    Source: FAQ v2.5\n\n    # so\n    LINE\n    {given}\n",
    "behind a step": HEAD + CASE + "    LINE\n    {then}\n",
    "the last step": HEAD + CASE + "    LINE",
    "outline": HEAD + "  {outline}: <a>\n    LINE\n    {given}\n    {examples}:\n|a|\n|b|\n",
    "background of a rule": HEAD + "  {rule}: r\n    {background}:\n      LINE\n  " + CASE,
    "scenario of a rule": HEAD + "  {rule}: r\n  Scenario: s\n    LINE\n    {then}\n",
}
#: Where no step can stand at all.
STEPLESS = {
    "feature": HEAD + "  LINE\n" + CASE,
    "rule": HEAD + "  {rule}: r\n    LINE\n" + CASE,
    "examples": HEAD + "  {outline}: <a>\n    {given}\n    {examples}:\n    LINE\n|a|\n|b|\n",
}
PLACES = STEPPED | STEPLESS
#: What may stand before the keyword.
BEFORE = (
    *("- ", "*", "**", "+ ", "\u2022 ", "\u2022", "\u00b7", "\u2013 ", "\u2014", "\u2192 ", "| "),
    *("1. ", "1.", "1) ", "(1) ", "12: ", "1st ", "a) ", "iv. ", "[ ] ", "[x] ", "> ", ">> "),
    *("// ", "//", "-- ", "; ", "!", "~", "_", "`", "\\", "/* ", "<b>", "&nbsp;", "\uff0a "),
    *(
        '"',
        "'",
        "\u201c",
        "\u00ab",
        "(",
        "\u200b",
        "\u2060",
        "\ufeff",
        "\u00ad",
        "\u200f",
        "\u3164",
    ),
    *("\u2705 ", "1\ufe0f\u20e3 ", "\u2800", "\x00", "\x1b", "*\t", "*\u00a0"),
)
#: What may stand between the keyword and the sentence, where one space belongs.
BETWEEN = (
    *(
        "\t",
        "\u00a0",
        "\u2003",
        "\u2009",
        "\u202f",
        "\u3000",
        "\u200b",
        "\ufeff",
        "\u200b ",
        "\u2800",
    ),
    *(
        ": ",
        ":",
        ", ",
        "** ",
        "__ ",
        "` ",
        '" ',
        "\u201d ",
        "\u2014",
        "</b> ",
        "\x1f",
        "\x00",
        "\u00ad",
    ),
)


def _wide(keyword: str) -> str:
    return "".join(chr(ord(letter) + 0xFEE0) for letter in keyword)


def _framed(keyword: str) -> str:
    """Circled letters."""
    return "".join(
        chr(ord(letter) + (0x2475 if letter.isupper() else 0x246F)) for letter in keyword
    )


def _marked(keyword: str) -> list[str]:
    """``keyword`` and what stands around it, each time with another slip before the sentence.

    The sentence says nothing that a step can say: the keyword alone gives the line away.
    """
    return [
        *(f"{before}{keyword} fhtagn" for before in BEFORE),
        *(f"{keyword}{between}fhtagn" for between in BETWEEN),
        f"- **{keyword}:**\tfhtagn",
        f"**{keyword} fhtagn**",
        f"\u201c{keyword} fhtagn\u201d",
        f"({keyword} fhtagn)",
        f"<li>{keyword} fhtagn</li>",
        f"{keyword[:1]}\u200b{keyword[1:]} fhtagn",
        *([f"{keyword[:2]}\u00bd{keyword[3:]} fhtagn"] if len(keyword) > 4 else []),
        f"\u00df\u00df{keyword}\u00dffhtagn",
        f"{_wide(keyword)} fhtagn",
        f"{_framed(keyword)} fhtagn",
        f"{_wide(keyword)}\u3000fhtagn",
    ]


@cache
def _parse(place: str, line: str, language: str) -> list[Case]:
    text = PLACES[place].format(**WORDS[language]).replace("LINE", line)
    return parse_cases(text, "x.feature")


def _refusal(place: str, line: str, language: str) -> CaseError:
    """Why the file, or the one case in it that holds ``line``, is refused."""
    try:
        faults = [case.fault for case in _parse(place, line, language) if case.fault]
    except CaseError as error:
        return error
    assert faults, f"{line!r} is lost"
    return faults[0]


def _check(place: str, line: str, step: str, language: str) -> None:
    """``line`` is refused at its place, and the line of the remedy is the ``step`` meant."""
    error = _refusal(place, line, language)
    before, _, _ = PLACES[place].format(**WORDS[language]).partition("LINE")
    assert error.line == before.count("\n") + 1, line
    assert (error.text or "").strip() == line.strip()
    assert 1 <= (error.column or 0) <= len(error.text or "") + 1
    assert (error.remedy or "").endswith(f"write: {step}"), line
    if place in STEPPED:
        mended = _parse(place, step, language)
        _, _, sentence = step.partition(" ")
        assert any(step.text == sentence for case in mended for step in case.steps)


KEYWORDS = [(language, keyword) for language in STEPS for keyword in STEPS[language]]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("language", "keyword"), KEYWORDS)
def test_a_slip_at_a_keyword(language: str, keyword: str, place: str) -> None:
    """A third of the slips each time: every slip meets every keyword, and every place."""
    turn = KEYWORDS.index((language, keyword)) + list(PLACES).index(place)
    for line in _marked(keyword)[turn % 3 :: 3]:
        _check(place, line, f"{keyword} fhtagn", language)


@pytest.mark.parametrize("place", STEPLESS)
@pytest.mark.parametrize(("language", "keyword"), KEYWORDS)
def test_a_keyword_where_no_step_can_stand(language: str, keyword: str, place: str) -> None:
    _check(place, f"{keyword} fhtagn", f"{keyword} fhtagn", language)
    assert "below 'Scenario:'" in (_refusal(place, f"{keyword} fhtagn", language).remedy or "")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("language", "line", "step"),
    [
        # In other letters, or misspelt; the sentence alone would say nothing.
        *(("en", f"{word} fhtagn", "Given fhtagn") for word in ("given", "GIVEN", "gIVEN")),
        *(("en", f"{word} fhtagn", "Given fhtagn") for word in ("Givn", "Gvien", "Givenn", "GIVN")),
        ("en", "G\u0456v\u0435n fhtagn", "Given fhtagn"),
        ("en", "Giv\u00e9n fhtagn", "Given fhtagn"),
        ("en", "AND fhtagn", "And fhtagn"),
        ("en", "Gi ven fhtagn", "Given fhtagn"),
        ("en", "The n fhtagn", "Then fhtagn"),
        ("it", "Al lora fhtagn", "Allora fhtagn"),
        ("en", "\u0410nd fhtagn", "And fhtagn"),
        ("en", "- Whne fhtagn", "When fhtagn"),
        ("it", "dato fhtagn", "Dato fhtagn"),
        ("it", "QUANDO fhtagn", "Quando fhtagn"),
        ("it", "1. Alora fhtagn", "Allora fhtagn"),
        ("it", "\u0415d fhtagn", "Ed fhtagn"),
        # Glued to a name, which may be nobody's.
        ("en", "GivenFhtagn is here", "Given Fhtagn is here"),
        ("en", "**AndFhtagn is here", "And Fhtagn is here"),
        ("en", 'Given"Skids" is here', 'Given "Skids" is here'),
        ("en", "Given.45 Automatic is here", "Given .45 Automatic is here"),
        ("en", "Given3 clues", "Given 3 clues"),
        ("it", "DatoFhtagn è qui", "Dato Fhtagn è qui"),
        ("it", "EdAgnes è qui", "Ed Agnes è qui"),
        ("it", "ERoland è qui", "E Roland è qui"),
        # Glued to a sentence in small letters, or marked out of sight: the sentence gives it away.
        ("en", "Giventhe chaos bag holds skull", "Given the chaos bag holds skull"),
        ("en", "andthe chaos bag holds skull", "And the chaos bag holds skull"),
        ("en", "and Agnes Baker has 2 clues", "And Agnes Baker has 2 clues"),
        ("en", "GvenRoland Banks has 2 clues", "Given Roland Banks has 2 clues"),
        ("en", "Gnevi\u200bRoland Banks has 2 clues", "Given Roland Banks has 2 clues"),
        ("en", "Step 1: Then Roland Banks has 2 clues", "Then Roland Banks has 2 clues"),
        ("en", "TODO And Roland Banks has 2 clues", "And Roland Banks has 2 clues"),
        ("it", "edil sacchetto del caos contiene 0", "Ed il sacchetto del caos contiene 0"),
        ("it", "- **e Roland Banks ha 2 risorse**", "E Roland Banks ha 2 risorse"),
        # No keyword at all.
        ("en", "- Roland Banks has 2 clues", "Given Roland Banks has 2 clues"),
        ("en", '+ "Skids" O\'Toole has 2 clues', 'Given "Skids" O\'Toole has 2 clues'),
        ("en", "*Roland Banks draws 1 card*", "When Roland Banks draws 1 card"),
        ("en", "1. Roland Banks may play Knife", "Then Roland Banks may play Knife"),
        ("en", "- the test ends", "Then the test ends"),
        ("en", "Roland Banks controls Guard Dgo", "Given Roland Banks controls Guard Dgo"),
        ("it", "- Roland Banks è nello Studio", "Dato Roland Banks è nello Studio"),
        ("it", "che Roland Banks è nello Studio", "Dato Roland Banks è nello Studio"),
        ("it", "Sapendo che Roland Banks è nello Studio", "Dato Roland Banks è nello Studio"),
    ],
)
def test_a_step_that_begins_otherwise(place: str, language: str, line: str, step: str) -> None:
    _check(place, line, step, language)


@pytest.mark.parametrize("place", STEPPED)
@pytest.mark.parametrize("language", WORDS)
def test_a_star_is_a_keyword_with_a_space_behind_it(language: str, place: str) -> None:
    step = "* fhtagn"
    said = [run.text for case in _parse(place, step, language) for run in case.steps]
    assert "fhtagn" in said
    if place not in ("behind a step", "the last step"):
        for line in ("*\tfhtagn", "*\u00a0fhtagn", "*\u200bfhtagn", "*\u3000fhtagn"):
            _check(place, line, step, language)


@pytest.mark.parametrize("place", [place for place in PLACES if "step" not in place])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Dato che fhtagn"),
        ("en", "- Quando fhtagn"),
        ("en", "Roland Banks è nello Studio"),
        ("en", "E Roland Banks è nello Studio"),
        ("it", "Given fhtagn"),
        ("it", "1. And fhtagn"),
        ("it", "Roland Banks is at the Study"),
    ],
)
def test_a_step_in_the_other_language(place: str, language: str, line: str) -> None:
    error = _refusal(place, line, language)
    other = "it" if language == "en" else "en"
    assert (error.text or "").strip() == line
    assert error.candidates == STEPS[language]
    assert (error.remedy or "").endswith(f"begin the file with: # language: {other}")


@pytest.mark.parametrize("place", STEPLESS)
@pytest.mark.parametrize(
    ("language", "line", "heading"),
    [
        ("en", "- Scenario: lost", "Scenario: lost"),
        ("en", "**Scenario:** lost", "Scenario: lost"),
        ("en", "Scenario\uff1a lost", "Scenario: lost"),
        ("en", "Scen\u200bario: lost", "Scenario: lost"),
        ("en", "scenario outlin: lost", "Scenario Outline: lost"),
        ("en", "1. BACKGROUND:", "Background:"),
        ("en", "Background", "Background:"),
        ("en", "> Exmples:", "Examples:"),
        ("en", "Contesto:", "Contesto:"),
        ("it", "- Contesto:", "Contesto:"),
        ("it", "schema dello Scenario: perso", "Schema dello scenario: perso"),
        ("it", "Funzionalita: persa", "Funzionalità: persa"),
        ("it", "Background:", "Background:"),
    ],
)
def test_a_heading_with_a_slip(place: str, language: str, line: str, heading: str) -> None:
    error = _refusal(place, line, language)
    assert (error.text or "").strip() == line
    assert error.candidates == (heading.partition(":")[0] + ":",)
    if line != heading:
        assert (error.remedy or "").endswith(f"write: {heading}")


@pytest.mark.parametrize("place", [place for place in PLACES if "step" not in place])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Everyone reacts, given the chance."),
        ("en", "and Roland Banks is hurt, but lives."),
        ("en", "but nobody reacts."),
        ("en", "They, them and theirs; than, and thin air."),
        ("en", "The dog stands between them, whenever it can."),
        ("en", "- Source: FAQ v2.5, 1.32, and the question on Stray Cat, which Roland uses twice."),
        ("en", "(see also: Android; Button; Whenever; Thence; Giveaway)"),
        ("en", "Andrew and Butler are at the door."),
        ("en", "1. An example: of this kind"),
        ("en", "*Note*: the rest is elsewhere."),
        ("en", "A 'Given' says what is so, and a 'Then' what has come of it."),
        ("en", "De Vermis Mysteriis, as printed."),
        ("en", "Data: 2020; dates below."),
        ("en", "Roland Banks controls a weapon that nobody sees, and Agnes Baker is at a door."),
        ("en", "So if Ursula Downs plays Knife"),
        ("en", "Here Roland Banks plays Knife in the test of his friend, who wonders."),
        ("en", "An investigator may use the engage action, and each of them has 2 clues."),
        ("en", "Each case says what its document expects, and what is missing."),
        ("en", "# Given Roland Banks controls Guard Dog"),
        ("en", "#\tGiven fhtagn"),
        ("it", "È così, e non altrimenti."),
        ("it", "e poi finisce, ma non subito."),
        ("it", "Alla fine del turno si ricomincia."),
        ("it", "Mai prima; dai dadi al lato opposto."),
        ("it", "Fonte: FAQ v2.5, e le domande."),
        ("it", "E-mail e altro."),
        ("it", "Malgrado ciò, eppure, edera, datore."),
    ],
)
def test_prose_stays_prose(place: str, language: str, line: str) -> None:
    cases = _parse(place, line, language)
    assert [case.fault for case in cases] == [None] * len(cases)
    assert all("fhtagn" not in step.text for case in cases for step in case.steps)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(
    ("heading", "name"),
    [
        *((heading, "{given}") for heading in ("feature", "background", "scenario", "rule")),
        *((heading, "- **{given}**") for heading in ("scenario", "examples", "rule")),
        *((heading, "s   {then}") for heading in ("feature", "background", "scenario", "examples")),
        ("background", "Ed fhtagn"),
        ("examples", "Given fhtagn"),
    ],
)
def test_a_step_in_the_line_of_a_heading(heading: str, name: str, language: str) -> None:
    words = WORDS[language]
    name = name.format(**words)
    if "fhtagn" in name:
        name = f"{STEPS[language][-1]} fhtagn"
    lines = (
        words["top"] + "{feature}: LINE-feature\n  {background}: LINE-background\n    {given}\n"
        "  {rule}: LINE-rule\n  {outline}: <a> LINE-scenario\n    {then}\n"
        "    {examples}: LINE-examples\n|a|\n|b|\n"
    ).format(**words)
    text = lines.replace(f"LINE-{heading}", name)
    number = lines[: lines.index(f"LINE-{heading}")].count("\n") + 1
    try:
        (fault,) = [case.fault for case in parse_cases(text, "x.feature") if case.fault]
    except CaseError as error:
        fault = error
    assert fault is not None
    assert (fault.line, fault.text) == (number, text.splitlines()[number - 1])
    assert "name of the heading" in fault.message
    step = fault.remedy.partition("own: ")[2] if fault.remedy else ""
    assert step.startswith(STEPS[language])
    assert step in name


@pytest.mark.parametrize(
    "title", ["When fast cards may be played", "Given the chance", "Roland Banks has 0 clues"]
)
def test_a_title_may_say_when(title: str) -> None:
    text = f"Feature: {title}\n  Rule: {title}\n  Scenario: {title}\n    Given fhtagn\n"
    (case,) = parse_cases(text, "x.feature")
    assert (case.name, case.fault) == (title, None)


@pytest.mark.parametrize(("conjunction", "language"), [("And", "en"), ("But", "en"), ("E", "it")])
def test_a_step_does_not_go_on_from_a_line_that_is_none(conjunction: str, language: str) -> None:
    """The line above may be a step whose characters were lost."""
    step = f"????? ?????\n    {conjunction} fhtagn"
    (case,) = _parse("scenario", step, language)
    assert case.fault is not None
    assert case.fault.line == 4 + (language == "it")


@pytest.mark.parametrize("gap", ["    ", "\t", "  "])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_step_behind_a_gap_is_no_part_of_a_name(language: str, gap: str) -> None:
    """The end of the line of the heading was lost."""
    given = WORDS[language]["given"]
    text = HEAD + "  Scenario: Who sits where" + gap + "{given}\n    {then}\n"
    (case,) = parse_cases(text.format(**WORDS[language]), "x.feature")
    assert case.fault is not None
    assert (case.fault.remedy or "").endswith(given)


#: Steps that tell several things, or one in other words: no sentence says just that.
SEVERAL = {
    "en": (
        "Roland Banks is at the Study, engaged with Ghoul Minion",
        "Roland Banks is at the Study and engaged with Ghoul Minion",
        "Roland Banks is at the Study with 2 clues, and controls Guard Dog",
        "Roland Banks investigates and draws 1 card",
        "Roland Banks and Agnes Baker have 2 resources each",
        "Roland Banks is at the Study with Ghoul Minion engaged with him",
        "Ghoul Minion and Swarm of Rats are defeated",
    ),
    "it": (
        "Roland Banks è nello Studio, impegnato con Ghoul Tirapiedi",
        "Roland Banks è nello Studio e controlla Cane da Guardia",
        "Ghoul Tirapiedi e Sciame di Ratti sono sconfitti",
    ),
}
#: Prose that begins with what a step could say and goes on with what none could.
PROSE = (
    "Roland Banks is at the Study, which everybody forgot at our table.",
    "Roland Banks is at the Study, and who was right remains to be seen.",
)


@pytest.mark.parametrize("beginning", ["", "iven ", "- ", "Gven "])
@pytest.mark.parametrize(
    ("language", "sentence"), [(one, text) for one in SEVERAL for text in SEVERAL[one]]
)
def test_a_step_in_other_words_is_not_lost_either(
    language: str, sentence: str, beginning: str
) -> None:
    assert sentence in (_refusal("scenario", beginning + sentence, language).remedy or "")


@pytest.mark.parametrize("prose", PROSE)
def test_prose_may_begin_as_a_step_would(prose: str) -> None:
    assert [case.fault for case in _parse("scenario", prose, "en")] == [None]
