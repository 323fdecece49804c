from pathlib import Path

import pytest

from rulesref.cards.index import read_index
from rulesref.cards.mentions import Mentions, plain_words, with_mentions
from rulesref.cards.resolve import Resolver, resolve_sections
from rulesref.entries import CardName
from tests.cards.made_up import document, index_folder, section


@pytest.fixture
def mentions(tmp_path: Path) -> Mentions:
    faq = document("2.0")
    talk = [section(faq, "x", "glossary", "a fleeting effect is gone soon", title="Long Key")]
    return Mentions(read_index(index_folder(tmp_path)), plain_words(talk))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Does the Lamp of Orm burn for an Old Archive?", ["Lamp of Ōrm", "Old Archive"]),
        ("She plays Billhook’s ability.", ["Billhook"]),
        ("When “Soot” Abel sings", ['"Soot" Abel']),
        ("Billhook opens the sentence.", []),  # a capital there says nothing
        ("She is Fleeting by nature.", []),  # the texts use the word plainly
        ("the odd tonic", []),  # not as the card prints it
        ("The Hand of the Old Archive", []),  # the end of a longer title
        ("an Old Archive Keeper", []),  # the beginning of one
    ],
)
def test_names_in_running_text(mentions: Mentions, text: str, names: list[str]) -> None:
    assert [mention.name for mention in mentions.find(text)] == names


def test_the_longest_name_wins_and_spans_are_right(mentions: Mentions) -> None:
    text = "Is Dr. Ada Crumb here?"
    (mention,) = mentions.find(text)
    assert text[mention.start : mention.end] == "Dr. Ada Crumb"


def test_mentions_are_added_to_talk_and_not_to_errata(tmp_path: Path, mentions: Mentions) -> None:
    faq = document("2.0")
    marked = CardName("Billhook", "20", "")
    sections = [
        section(faq, "q", "question", "May Billhook #20 cut the Lamp of Orm?", marked),
        section(faq, "e", "card-erratum", "Unlike the Lamp of Orm it is dull.", marked),
    ]
    resolved, _ = resolve_sections(sections, Resolver(read_index(index_folder(tmp_path))))
    question, erratum = with_mentions(resolved, mentions)
    assert [card.name for card in question.cards] == ["Billhook", "Lamp of Ōrm"]
    assert question.cards[1].codes == ("02004",)
    assert [card.name for card in erratum.cards] == ["Billhook"]
