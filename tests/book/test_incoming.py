"""What the user names: folders of JSON, parts of one document, and what is refused of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rulesref.book import adding, own_documents, publishing
from rulesref.book.adding import Change
from rulesref.book.building import BuildReport
from rulesref.book.incoming import incoming
from rulesref.book.parsed import Parsed
from rulesref.book.thin_copies import Lacking
from rulesref.errors import SourceError
from rulesref.sources.extras import missing_extra
from rulesref.store import Home
from rulesref.store.generation import StoredFile
from tests.parse.documents.test_arkham_cards import RULES
from tests.parse.documents.test_community_summary import MADE_UP
from tests.parse.metadata.made_up import Data, data, entry, files

GRIMOIRE, RULINGS = "arkham-lcg/grimoire-1.1", "arkham-lcg/rulings-2.5"


def silent(*said: object) -> None:
    """Say nothing, show nothing."""


def lay(folder: Path, rows: Data | None = None) -> Path:
    """The data in ``folder``."""
    for name, raw in files(rows or data()).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
    return folder


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[list[Parsed]]:
    """What each build took in; nothing is built of it."""
    taken: list[list[Parsed]] = []

    def take(folder: Path, sources: Any, progress: object) -> BuildReport:
        taken.append([parsed for source in sources for parsed in source.parsed()])
        return BuildReport((), 0, 0)

    monkeypatch.setattr(publishing, "build", take)
    monkeypatch.setattr(publishing, "refuse_lacking", lambda folder, added: None)
    return taken


@pytest.fixture
def home(tmp_path: Path, built: object) -> Home:
    return Home(tmp_path / "home")


def add(home: Home, *paths: Path) -> Change:
    return adding.add(home, list(paths), None, silent, silent)


def refused(home: Home, *paths: Path) -> SourceError:
    """The error of adding ``paths``; nothing has changed by it."""
    before = home.current()
    with pytest.raises(SourceError) as caught:
        add(home, *paths)
    assert home.current() == before
    return caught.value


def test_a_folder_is_one_file_with_all_its_documents(
    home: Home, tmp_path: Path, built: list[list[Parsed]]
) -> None:
    folder = lay(tmp_path / "moss-data")
    (added,) = add(home, folder).added
    assert (added.name, added.documents) == ("moss-data", (GRIMOIRE, RULINGS))
    assert [parsed.document.id for parsed in built[-1]] == [GRIMOIRE, RULINGS]
    assert add(home, folder).unchanged == (added,)


def test_the_files_of_a_folder_named_one_by_one_are_one_document_too(
    home: Home, tmp_path: Path
) -> None:
    folder = lay(tmp_path / "moss-data")
    (added,) = add(home, *sorted(folder.rglob("*.json"))).added
    assert (added.name, added.documents) == ("moss-data", (GRIMOIRE, RULINGS))
    assert add(home, folder).unchanged == (added,)


def test_a_removed_document_of_a_folder_stays_so(
    home: Home, tmp_path: Path, built: list[list[Parsed]]
) -> None:
    add(home, lay(tmp_path / "moss-data"))
    own_documents.remove(home, RULINGS, silent, silent)
    assert [parsed.document.id for parsed in built[-1]] == [GRIMOIRE]


def test_whole_documents_in_a_folder_are_files_of_their_own(home: Home, tmp_path: Path) -> None:
    folder = tmp_path / "all"
    lay(folder / "moss-data")
    rules = folder / "cards" / "en" / "rules.json"
    rules.parent.mkdir(parents=True)
    rules.write_text(json.dumps(RULES), "utf-8")
    change = add(home, folder)
    assert [file.name for file in change.added] == ["all/cards/en/rules.json", "moss-data"]


def test_other_files_of_a_folder_are_left_aside_and_told(home: Home, tmp_path: Path) -> None:
    folder = lay(tmp_path / "moss-data")
    (folder / "README.md").write_text("Moss.", "utf-8")
    (folder / "package.json").write_text('{"name": "moss"}', "utf-8")
    (folder / "empty.json").write_text("", "utf-8")
    (folder / ".git").mkdir()
    (folder / ".git" / "config.json").write_text("[", "utf-8")
    assert add(home, folder).aside == ("README.md", "empty.json", "package.json")


def test_a_folder_without_rules_is_refused(home: Home, tmp_path: Path) -> None:
    folder = tmp_path / "moss-data"
    folder.mkdir()
    (folder / "README.md").write_text("Moss.", "utf-8")
    problem = refused(home, folder)
    assert (problem.file, problem.remedy is None) == (str(folder), False)
    lay(folder, {"versions.json": data()["versions.json"]})
    assert "no document that rulesref knows" in refused(home, folder).message
    assert "only helps" in refused(home, folder / "versions.json").message


def test_a_file_that_was_cut_is_refused_with_its_place(home: Home, tmp_path: Path) -> None:
    folder = lay(tmp_path / "moss-data")
    path = folder / "grimoire" / "01_glossary.json"
    path.write_bytes(path.read_bytes()[:300])
    problem = refused(home, path)
    assert problem.file == str(path)
    assert problem.line
    assert problem.column
    change = add(home, folder)  # its other files would pass for the whole
    assert home.current() is None
    assert [p.file for p in change.problems] == [str(path), str(folder)]


def test_what_is_sound_is_taken_beside_what_is_not(home: Home, tmp_path: Path) -> None:
    """A broken JSON takes the parts of one document with it, and no document of another file."""
    folder = tmp_path / "rulebooks"
    lay(folder / "moss-data")
    (folder / "moss-data" / "grimoire" / "01_glossary.json").write_text('[{"id":', "utf-8")
    (folder / "summary.txt").write_text(MADE_UP, "utf-8")
    change = add(home, folder, tmp_path / "nowhere.txt")
    assert [file.name for file in change.added] == ["rulebooks/summary.txt"]
    assert [Path(p.file or "").name for p in change.problems] == [
        "01_glossary.json",
        "nowhere.txt",
        "moss-data",
    ]
    assert all(problem.remedy for problem in change.problems)


def test_what_a_built_book_lacks_is_left_out_of_it(
    home: Home, tmp_path: Path, built: list[list[Parsed]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "rulebooks"
    lay(folder / "moss-data")
    (folder / "summary.txt").write_text(MADE_UP, "utf-8")

    def lacking(made: Path, added: Sequence[StoredFile]) -> None:
        thin = {file: SourceError("thin") for file in added if file.name.endswith(".txt")}
        if thin:
            raise Lacking(thin)

    monkeypatch.setattr(publishing, "refuse_lacking", lacking)
    change = add(home, folder)
    assert [file.name for file in change.added] == ["moss-data"]
    assert [problem.file for problem in change.problems] == [str(folder / "summary.txt")]
    assert [len(taken) for taken in built] == [3, 2]


def test_wrong_types_are_refused_with_the_path_below_the_folder(home: Home, tmp_path: Path) -> None:
    rows = data()
    rows["grimoire/01_glossary.json"][0]["title"] = ["Moss"]
    problem = refused(home, lay(tmp_path / "moss-data", rows))
    path = tmp_path / "moss-data" / "grimoire" / "01_glossary.json"
    assert problem.file == str(path)
    assert path.read_text("utf-8").split("\n")[(problem.line or 0) - 1] == problem.text


def test_json_of_something_else_is_refused(home: Home, tmp_path: Path) -> None:
    path = tmp_path / "package.json"
    path.write_text('{"name": "moss"}', "utf-8")
    assert "none of the data" in refused(home, path).message


def test_a_part_never_takes_the_place_of_the_whole(home: Home, tmp_path: Path) -> None:
    folder = lay(tmp_path / "moss-data")
    add(home, folder)
    problem = refused(home, folder / "grimoire" / "01_glossary.json")
    assert problem.message.startswith(f"{GRIMOIRE} is in the book already, from moss-data")
    assert GRIMOIRE in (problem.remedy or "")


def test_a_second_part_does_not_replace_the_first_and_the_whole_does(
    home: Home, tmp_path: Path
) -> None:
    folder = lay(tmp_path / "moss-data")
    part = folder / "grimoire" / "01_glossary.json"
    add(home, part)
    rival = tmp_path / "02_more.json"
    rows = [entry("2.001", "Bog", "Wet.", "grimoire-1.1")]
    rival.write_text(json.dumps(rows), "utf-8")
    assert "01_glossary.json" in refused(home, rival).message
    assert [file.name for file in add(home, folder).replaced] == ["01_glossary.json"]


def test_a_newer_state_of_the_folder_takes_the_place_of_the_older(
    home: Home, tmp_path: Path
) -> None:
    folder = lay(tmp_path / "moss-data")
    add(home, folder)
    rows = data()
    rows["grimoire/01_glossary.json"].append(entry("1.180", "Bog", "Wet."))
    change = add(home, lay(folder, rows))
    assert [file.name for file in change.replaced] == ["moss-data"]


def test_two_folders_that_claim_one_version_are_refused(home: Home, tmp_path: Path) -> None:
    rows = data()
    rows["grimoire/01_glossary.json"][0]["text"] = "Moss shrinks."
    one, two = lay(tmp_path / "one"), lay(tmp_path / "two", rows)
    assert "stands twice" in refused(home, one, two).message


def test_two_files_that_claim_one_document_are_refused(home: Home, tmp_path: Path) -> None:
    for name, rules in (("a.json", RULES), ("b.json", RULES[:1] + RULES)):
        (tmp_path / name).write_text(json.dumps(rules), "utf-8")
    message = refused(home, tmp_path / "a.json", tmp_path / "b.json").message
    assert message.endswith("arkham-lcg/arkham-cards-en: a.json and b.json")


def test_nothing_is_packed_of_files_that_are_no_json(tmp_path: Path) -> None:
    path = tmp_path / "moss.txt"
    path.write_text("Moss.", "utf-8")
    named = incoming([path])
    assert [(file.name, file.packed) for file in named.files] == [("moss.txt", False)]
    assert (named.aside, named.problems) == ((), ())


def test_the_known_documents_of_a_folder_are_taken(home: Home, tmp_path: Path) -> None:
    folder = tmp_path / "rulebooks"
    folder.mkdir()
    (folder / "summary.txt").write_text(MADE_UP, "utf-8")
    (folder / "shopping.txt").write_text("Moss, two pounds.\n", "utf-8")
    (folder / "broken.pdf").write_bytes(b"%PDF-1.4 and no more")
    (folder / "empty.md").write_bytes(b"")
    change = add(home, folder)
    assert [file.name for file in change.added] == ["rulebooks/summary.txt"]
    assert change.aside == ("broken.pdf", "empty.md", "shopping.txt")


def test_a_folder_does_not_hide_that_an_extra_is_missing(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.pdf").write_bytes(b"%PDF-1.4")

    def lacking(kind: str, raw: bytes, shown: str) -> None:
        raise missing_extra("PDF", shown)

    monkeypatch.setattr("rulesref.sources.apart.read_apart", lacking)
    assert refused(home, tmp_path).remedy == "pip install 'rulesref[import]'"
