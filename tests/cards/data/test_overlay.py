from pathlib import Path

import pytest

from rulesref.cards.data.arkhamdb import CardRecord, default_folder, read_folder
from rulesref.cards.data.overlay import by_code, overlaid, read_overlays
from rulesref.cards.index import read_index
from rulesref.digests import digest
from rulesref.errors import SourceError
from tests.cards.made_up import data_folder
from tests.named_folders import CARDS, needs

RECORD = {
    "code": "01001",
    "name": "Ox",
    "xp": 0,
    "traits": "Human. Ally.",
    "text": "Exceptional. Uses (3 hoofs).\nIt moos once.",
}


@pytest.fixture
def ox(tmp_path: Path) -> CardRecord:
    return read_folder(data_folder(tmp_path / "data", [RECORD])).cards["01001"]


def lay(
    tmp_path: Path, card: CardRecord, row: str, head: str = "erratum"
) -> tuple[CardRecord, str]:
    path = tmp_path / "errata.toml"
    path.write_text(f'[[{head}]]\nsection = "s"\ncodes = ["01001"]\n{row}\n', "utf-8")
    overlays = read_overlays(path)
    done = overlaid(card, overlays, taboos=True)
    outcome = "applied" if done.applied else "present" if done.present else "conflict"
    # A second laying changes nothing more.
    if head == "erratum" and outcome == "applied":
        again = overlaid(done.card, overlays)
        assert again.card == done.card
        assert again.present
    return done.card, outcome


def test_traits(tmp_path: Path, ox: CardRecord) -> None:
    card, how = lay(tmp_path, ox, 'kind = "trait"\nfrom = "Human"\nto = "Humanoid"')
    assert (card.traits, how) == (("Humanoid", "Ally"), "applied")
    assert lay(tmp_path, ox, 'kind = "trait"\nfrom = "Fish"\nto = "Ally"')[1] == "present"
    assert lay(tmp_path, ox, 'kind = "trait"\nfrom = "Fish"\nto = "Fowl"') == (ox, "conflict")
    assert lay(tmp_path, ox, 'kind = "trait"\nfrom = "Ally"\nto = ""')[0].traits == ("Human",)
    assert lay(tmp_path, ox, 'kind = "trait"\nfrom = ""\nto = "Ox"')[0].traits == (
        "Human",
        "Ally",
        "Ox",
    )
    assert lay(tmp_path, ox, 'kind = "traits"\nto = "Ally. Elite"')[0].traits == ("Ally", "Elite")


def test_numbers(tmp_path: Path, ox: CardRecord) -> None:
    card, how = lay(tmp_path, ox, 'kind = "number"\nfield = "level"\nto = "none"')
    assert (card.level, how) == (None, "applied")
    assert lay(tmp_path, ox, 'kind = "number"\nfield = "level"\nto = "0"')[1] == "present"
    assert (
        lay(tmp_path, ox, 'kind = "number"\nfield = "level"\nfrom = "3"\nto = "2"')[1] == "conflict"
    )


def test_titles_keywords_and_clauses(tmp_path: Path, ox: CardRecord) -> None:
    assert lay(tmp_path, ox, 'kind = "title"\nfrom = "Ox"\nto = "Bull"')[0].name == "Bull"
    assert lay(tmp_path, ox, 'kind = "title"\nfrom = "Cow"\nto = "Bull"')[1] == "conflict"
    assert "researched" in lay(tmp_path, ox, 'kind = "keyword"\nto = "researched"')[0].flags
    assert lay(tmp_path, ox, 'kind = "keyword"\nto = "exceptional"')[1] == "present"
    bare = lay(tmp_path, ox, 'kind = "no-keyword"\nfrom = "exceptional"')[0]
    assert bare.text.startswith("Uses (3 hoofs).")
    old = digest("It moos once.")
    row = f'kind = "clause"\nclause = 2\nold = "{old}"\nto = "It moos twice."'
    assert lay(tmp_path, ox, row)[0].text.endswith("It moos twice.")
    wrong = 'kind = "clause"\nclause = 2\nold = "0000000000000000"\nto = "It moos twice."'
    assert lay(tmp_path, ox, wrong) == (ox, "conflict")
    assert lay(tmp_path, ox, row.replace("clause = 2", "clause = 9"))[1] == "conflict"


def test_taboos_only_when_the_table_uses_them(tmp_path: Path, ox: CardRecord) -> None:
    path = tmp_path / "errata.toml"
    path.write_text(
        '[[taboo]]\nsection = "s"\ncodes = ["01001"]\nkind = "experience"\nto = "+2"\n'
        '[[taboo]]\nsection = "t"\ncodes = ["01001"]\nkind = "forbidden"\n',
        "utf-8",
    )
    overlays = read_overlays(path)
    assert overlaid(ox, overlays) == (ox, (), (), (), 0, False)
    played = overlaid(ox, overlays, taboos=True)
    assert (played.experience, played.forbidden, played.card) == (2, True, ox)


@pytest.mark.parametrize(
    "text",
    [
        "[[erratum",
        '[[erratum]]\nkind = "dance"\ncodes = ["01001"]',
        '[[erratum]]\nkind = "trait"\ncodes = ["01001"]',
        '[[erratum]]\nkind = "trait"\nfrom = "a"\nto = "b"\ncodes = []',
        '[[erratum]]\nkind = "number"\nfield = "name"\nto = "1"\ncodes = ["01001"]',
        '[[erratum]]\nkind = "keyword"\nto = "a"\nwhim = 1\ncodes = ["01001"]',
        '[[erratum]]\nkind = "traits"\nto = "a"\ncodes = ["01001"]\n'
        '[[erratum]]\nkind = "traits"\nto = "b"\ncodes = ["01001"]',
    ],
)
def test_broken_overlays_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "errata.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(SourceError):
        read_overlays(path)


def test_bundled_overlays_are_about_known_cards() -> None:
    index = read_index()
    assert {code for code in by_code(read_overlays()) if code not in index.cards} == set()


@needs(CARDS)
def test_bundled_overlays_fit_the_real_cards() -> None:
    folder = default_folder()
    assert folder is not None
    cards = read_folder(folder).cards
    overlays = by_code(read_overlays())
    for code in overlays.keys() & cards.keys():
        done = overlaid(cards[code], overlays[code], taboos=True)
        assert not done.conflicts, (code, done.conflicts)
        assert overlaid(done.card, overlays[code]).card == done.card
