"""Restated rules: what a file of the corpus gives, and how a broken one is refused."""

import re
from pathlib import Path

import pytest

from rulesref.corpus.editions_apart import distinct
from rulesref.corpus.entry_block import card_name
from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import corpus_documents, is_restated, read_corpus, restated
from rulesref.entries import CardName, slug
from rulesref.errors import ParseError, SourceError
from rulesref.sources import SourceLine, SourceText

FRONT = "---\ndocument: arkham-lcg/restatement-en\ngroup: Glossary T\n---\n\n"
RULE = """## Tea time

```entry
id = "arkham-lcg/tea-time"
kind = "glossary"
it = "Ora del tè"
restates = ["arkham-lcg/faq-2.5@12", "arkham-lcg/faq-2.5/1.4"]
see = ["arkham-lcg/cup"]
asks = ["when is tea"]
cards = ["Blue Teapot #12 (TDL)"]
facts = { since = "1.4" }
```

Tea is poured at four. It

- cannot be refused
  ## not a title
- may be spilled

"""


def lines(text: str) -> tuple[SourceLine, ...]:
    return tuple(SourceLine(n, line) for n, line in enumerate(text.splitlines(), 1))


def read(text: str) -> list[Restated]:
    return restated(lines(text), "tea.md")


def entry(title: str, more: str = "", body: str = "A rule.") -> str:
    block = f'id = "arkham-lcg/{slug(title)}"\nkind = "rule"\n{more}'
    return f"## {title}\n\n```entry\n{block}\n```\n\n{body}\n\n"


def refused(text: str) -> ParseError:
    with pytest.raises(ParseError) as caught:
        distinct(read(text))
    assert caught.value.file == "tea.md"
    assert caught.value.remedy
    return caught.value


def test_a_rule_keeps_its_words_and_its_place():
    (one,) = read(FRONT + RULE)
    section = one.section
    assert section.id == "arkham-lcg/restatement-en/tea-time"
    assert (section.title, section.kind, section.language) == ("Tea time", "glossary", "en")
    assert (section.first_line, section.last_line) == (6, 23)
    assert section.markdown.startswith("Tea is poured")
    assert section.markdown.endswith("spilled")
    assert "## not a title" in section.markdown
    assert section.entry == one.id == "arkham-lcg/tea-time"
    assert section.cards == (CardName("Blue Teapot", "12", "TDL"),)
    assert section.fact("since") == "1.4"
    assert section.fact("group") == one.group == "Glossary T"


def test_what_a_section_has_no_field_for_comes_beside_it():
    (one,) = read(FRONT + RULE)
    assert (one.en, one.it) == ("Tea time", "Ora del tè")
    assert one.asks == ("when is tea",)
    assert one.see == ("arkham-lcg/cup",)
    assert one.restates == ("arkham-lcg/faq-2.5@12", "arkham-lcg/faq-2.5/1.4")


def test_an_italian_file_names_the_english_title():
    front = FRONT.replace("-en", "-it")
    (one,) = read(front + entry("Cup", 'en = "The cup"'))
    assert (one.it, one.en, one.section.language) == ("Cup", "The cup", "it")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Blue Teapot", CardName("Blue Teapot", "", "")),
        ("Blue Teapot #12a", CardName("Blue Teapot", "12a", "")),
        ("Mk 1 Teapot (level 0)", CardName("Mk 1 Teapot (level 0)", "", "")),
        ("02230", CardName("", "", "", ("02230",))),
    ],
)
def test_a_card_is_a_name_or_a_code(text: str, card: CardName):
    assert card_name(text) == card


def test_two_editions_of_a_rule_share_the_entry_and_not_the_section():
    text = FRONT + entry("Cup", 'edition = "2016"') + entry("Cup", 'edition = "2026"')
    old, new = distinct(read(text))
    assert old.id == new.id
    assert old.section.id.endswith("/cup")
    assert new.section.id.endswith("/cup-2026")


def test_a_text_for_all_editions_is_that_of_the_others_where_one_has_its_own():
    """Its fact says that the rule is the same."""
    for own in (entry("Cup", 'edition = "2026"'), entry("Mug", 'edition = "2026"\nalso = [CUP]')):
        text = FRONT + entry("Cup") + own.replace("CUP", '"arkham-lcg/cup"')
        plain, _ = distinct(read(text))
        assert plain.section.edition == "2016"
        assert plain.section.fact("same-rule") == "2026"


def test_what_holds_instead_is_told():
    (plain,) = read(FRONT + entry("Cup", 'instead = ["arkham-lcg/mug"]'))
    assert plain.section.fact("instead") == "arkham-lcg/mug"


def test_the_edition_of_a_file_is_that_of_its_entries():
    front = FRONT.replace("group", "edition: 2026\ngroup")
    plain, own = read(front + entry("Cup") + entry("Saucer", 'edition = "2016"'))
    assert (plain.section.edition, own.section.edition) == ("2026", "2016")


def test_a_sub_entry_knows_its_parent_where_there_is_one():
    child = entry("Handle").replace("arkham-lcg/handle", "arkham-lcg/cup/handle")
    alone = entry("Rim").replace("arkham-lcg/rim", "arkham-lcg/qa/rim")
    found = {one.id: one.section for one in distinct(read(FRONT + child + entry("Cup") + alone))}
    assert found["arkham-lcg/cup/handle"].parent == found["arkham-lcg/cup"].id
    assert found["arkham-lcg/qa/rim"].parent == ""


def test_a_file_is_known_by_its_front_matter():
    assert is_restated(SourceText("anything", "00", lines(FRONT + RULE)))
    assert not is_restated(SourceText("anything", "00", lines("Tea time\n" + RULE)))
    assert not is_restated(SourceText("empty", "00", ()))


BROKEN = [
    ("---\n", "", (1, 1), "front matter"),
    ("group: Glossary T\n", "", (1, 1), "lacks group"),
    ("group: G", "groop: G", (3, 1), "no 'groop'"),
    ("arkham-lcg/restatement-en", "arkham/restatement-en", (2, 11), "document cannot be"),
    ("## Tea time", "Hello\n\n## Tea time", (6, 1), "before the first title"),
    ("## Tea time", "# Tea time", (6, 1), "two #"),
    ("## Tea time", "##", (6, 1), "without words"),
    ("```entry", "```toml", (6, 1), "no entry block"),
    ("```\n\nTea", "\nTea", (8, 1), "never ends"),
    ('kind = "glossary"', 'kind = "glosary"', (10, 9), "kind cannot be"),
    ('kind = "glossary"\n', "", (9, 1), "lacks kind"),
    ('kind = "glossary"', "kind = glossary", (10, 8), "not TOML"),
    ('it = "Ora del tè"', 'ti = "Ora del tè"', (11, 1), "no key 'ti'"),
    ('it = "Ora del tè"', 'it = ""', (11, 1), "empty text"),
    ('["when is tea"]', '"when is tea"', (14, 1), "asks is a list"),
    ('["when is tea"]', '["when", 4]', (14, 1), "asks is a list"),
    ("arkham-lcg/tea-time", "arkham-lcg/Tea Time", (9, 7), "no entry id"),
    ("arkham-lcg/tea-time", "eldritch-horror/tea-time", (9, 7), "no entry id of arkham-lcg"),
    ("arkham-lcg/cup", "cup", (13, 9), "no entry id"),
    ("faq-2.5@12", "faq-2.5@twelve", (12, 14), "no passage"),
    (RULE[RULE.index("Tea is") :], "", (6, 1), "has no text"),
]


@pytest.mark.parametrize(("old", "new", "where", "says"), BROKEN)
def test_a_broken_file_is_refused_at_its_line(old, new, where, says):
    whole = FRONT + RULE
    assert old in whole
    error = refused(whole.replace(old, new, 1))
    assert (error.line, error.column) == where
    assert says in error.message
    assert error.text is not None
    assert error.text in whole.replace(old, new, 1)


def test_a_misspelt_key_is_told_the_nearest():
    assert "restates" in refused(FRONT + RULE.replace("restates", "restate")).candidates
    assert "glossary" in refused(FRONT + RULE.replace('"glossary"', '"glosary"')).candidates


def test_a_rule_told_twice_is_refused_and_shows_the_first():
    error = refused(FRONT + entry("Cup") + entry("Cup"))
    assert error.line == 16
    assert error.candidates == ("tea.md:6",)


def test_an_unfinished_front_matter_is_refused():
    assert "never ends" in refused("---\ndocument: arkham-lcg/restatement-en\n").message


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    for language in ("en", "it"):
        (tmp_path / "arkham-lcg" / language).mkdir(parents=True)
    (tmp_path / "README.md").write_text("# Not a rule\n", "utf-8")
    english = tmp_path / "arkham-lcg" / "en"
    (english / "b.md").write_text(FRONT + entry("Bowl"), "utf-8")
    (english / "a.md").write_text(FRONT + entry("Apron"), "utf-8")
    italian = FRONT.replace("-en", "-it") + entry("Bowl").replace("## Bowl", "## Ciotola")
    (tmp_path / "arkham-lcg" / "it" / "b.md").write_text(italian, "utf-8")
    return tmp_path


def test_the_corpus_is_read_in_order_and_from_either_folder(corpus: Path):
    expected = [("Apron", "en"), ("Bowl", "en"), ("Ciotola", "it")]
    for folder in (corpus, corpus / "arkham-lcg"):
        found = read_corpus(folder)
        assert [(one.section.title, one.section.language) for one in found] == expected
    assert read_corpus(corpus)[0].file == "arkham-lcg/en/a.md"


def test_each_language_of_a_game_is_one_document(corpus: Path):
    before = corpus_documents(corpus)
    assert [d.id for d in before] == ["arkham-lcg/restatement-en", "arkham-lcg/restatement-it"]
    assert all(d.file is None for d in before)
    (corpus / "arkham-lcg" / "it" / "b.md").write_text("", "utf-8")
    after = corpus_documents(corpus)
    assert before[0].sha256 == after[0].sha256
    assert before[1].sha256 != after[1].sha256


def test_a_file_in_the_wrong_folder_is_refused(corpus: Path):
    (corpus / "arkham-lcg" / "it" / "c.md").write_text(FRONT + entry("Cup"), "utf-8")
    with pytest.raises(ParseError, match="lies among those of arkham-lcg/restatement-it"):
        read_corpus(corpus)


def test_an_entry_of_another_file_is_not_told_again(corpus: Path):
    (corpus / "arkham-lcg" / "en" / "c.md").write_text(FRONT + entry("Bowl"), "utf-8")
    with pytest.raises(ParseError) as caught:
        read_corpus(corpus)
    assert caught.value.candidates == ("arkham-lcg/en/b.md:6",)


def test_a_file_of_other_bytes_is_refused(corpus: Path):
    (corpus / "arkham-lcg" / "en" / "c.md").write_bytes(b"---\n\xff\xfe")
    with pytest.raises(SourceError, match="UTF-8"):
        read_corpus(corpus)


def write_a_thousand_entries(root: Path) -> None:
    folder = root / "arkham-lcg" / "en"
    folder.mkdir(parents=True)
    asks = 'asks = ["' + '", "'.join(["may I pour tea for two now"] * 6) + '"]'
    body = "\n".join(f"- Cup {n} is poured before the others may be." for n in range(8))
    for letter in "abcdefghijklmnopqrst":
        rules = "".join(entry(f"{letter} {n}", asks, body) for n in range(50))
        (folder / f"{letter}.md").write_text(FRONT + rules, "utf-8")


def test_a_thousand_entries_are_read(tmp_path: Path):
    write_a_thousand_entries(tmp_path)
    assert len(read_corpus(tmp_path)) == 1000


def test_the_example_of_the_readme_is_a_file_that_parses():
    readme = Path(__file__).parents[2] / "corpus" / "README.md"
    shown = re.search(r"## A file\n\n((?:    .*\n|\n)+)", readme.read_text("utf-8"))
    assert shown is not None
    text = "\n".join(line[4:] for line in shown[1].rstrip().split("\n"))
    (one,) = read(text)
    assert one.section.title == "Retaliate"
    assert one.it
