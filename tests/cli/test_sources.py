"""Adding, listing, checking and removing documents of the user's own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rulesref.places import corpus_folder
from rulesref.store import Home
from tests.cli.conftest import CLAIM, CLUB_RULES, PATIENCE, command, environment, process
from tests.parse.documents.test_community_summary import MADE_UP
from tests.pseudo_terminal import watched

ID = "arkham-lcg/own/club-rules-2"


def test_an_unknown_document_is_refused_until_somebody_says_what_it_is(rulesref, club_file):
    ran = rulesref("sources", "add", str(club_file))
    assert ran.status == 2
    for option in ("--game", "--tier", "--title"):
        assert option in ran.err
    ran = rulesref("sources", "add", str(club_file), "--game", "arkham-lcg")
    assert ran.status == 2
    assert "--tier and --title" in ran.err


def test_an_unknown_document_is_taken_as_what_the_user_says(rulesref, club_file):
    ran = rulesref("sources", "add", str(club_file), *CLAIM)
    assert ran.status == 0
    assert "Club rules v2" in ran.out
    (listed,) = rulesref("sources", "list", "--json").json["documents"]
    assert listed["id"] == ID
    assert listed["file"] == "club.txt"
    assert (listed["title"], listed["version"], listed["tier"]) == ("Club rules", "2", "summary")
    shown = rulesref("sources", "show", ID, "--json").json
    assert [s["title"] for s in shown["sections"]][-3:] == [
        "Lantern oil",
        "Torchbearer",
        "Flooded cellar",
    ]
    lines = CLUB_RULES.split("\n")
    for section in shown["sections"]:
        assert section["title"] in lines[section["first_line"] - 1]
    found = rulesref("search", "torchbearer", "--json").json["results"][0]
    assert found["passages"][0]["document"] == "club.txt"


def test_a_title_or_a_query_cannot_command_the_terminal(rulesref, club_file):
    claim = [*CLAIM[:5], "Club\x1b]0;gone\x07 rules", *CLAIM[6:]]
    ran = rulesref("sources", "add", str(club_file), *claim)
    listed = rulesref("sources", "list", "--json").json["documents"]
    assert listed[0]["title"] == "Club ]0;gone rules"
    assert "\x1b" not in ran.out + rulesref("search", "zz\x1b[2Jqq\x9b").out


def test_adding_twice_changes_nothing_and_says_so(club, tmp_path, club_file):
    before = Home(tmp_path / "home").current()
    ran = club("sources", "add", str(club_file), *CLAIM)
    assert ran.status == 0
    assert "nothing changed" in ran.out
    assert Home(tmp_path / "home").current() == before
    told = club("sources", "add", str(club_file), *CLAIM, "--json").json
    assert told["added"] == []
    assert [file["file"] for file in told["unchanged"]] == ["club.txt"]


def test_another_copy_takes_the_place_of_the_first(club, tmp_path):
    newer = tmp_path / "newer.txt"
    newer.write_text(CLUB_RULES + "\n# Well\n\nA well is never dry.\n", "utf-8")
    told = club("sources", "add", str(newer), *CLAIM, "--json").json
    assert [file["file"] for file in told["replaced"]] == ["club.txt"]
    (listed,) = club("sources", "list", "--json").json["documents"]
    assert listed["file"] == "newer.txt"


def test_a_newer_version_supersedes_and_the_older_stays(club, tmp_path):
    newer = tmp_path / "newer.txt"
    newer.write_text(CLUB_RULES.replace("one oil", "two oils"), "utf-8")
    claim = [*CLAIM[:-1], "3"]
    told = club("sources", "add", str(newer), *claim, "--json").json
    assert told["added"][0]["documents"][0]["supersedes"] == [ID]
    listed = club("sources", "list", "--json").json["documents"]
    over = {one["id"]: one["superseded_by"] for one in listed}
    assert over == {ID: ["arkham-lcg/own/club-rules-3"], "arkham-lcg/own/club-rules-3": []}


def test_removing_brings_the_former_state_back(club, tmp_path):
    assert club("sources", "remove", "nothing").status == 2
    assert club("sources", "remove", ID).out == f"removed {ID}\n"
    assert club("sources", "list", "--json").json["documents"] == []
    assert club("search", "torchbearer flooded").status in (0, 1)
    assert "torchbearer" not in club("list", "--json").out.casefold()


def test_a_file_can_be_removed_by_its_name(club):
    assert club("sources", "remove", "club.txt").status == 0
    assert club("sources", "list", "--json").json["documents"] == []


def test_a_bad_file_keeps_no_other_one_out_and_is_told(club, tmp_path):
    """Of several files the sound ones are taken (1); where none is, nothing is changed (2)."""
    empty, nowhere = tmp_path / "empty.txt", tmp_path / "nowhere.txt"
    empty.write_bytes(b"")
    summary = tmp_path / "summary.txt"
    summary.write_text(MADE_UP, "utf-8")
    ran = club("sources", "add", str(empty), str(nowhere), str(summary))
    assert ran.status == 1
    assert all(f"{path}: " in ran.err for path in (empty, nowhere))
    assert ran.err.count("remedy: ") == 2
    assert "2 refusals" in ran.out
    ran = club("sources", "add", str(empty), str(nowhere), "--json")
    assert ran.status == 2
    assert [problem["file"] for problem in ran.json["problems"]] == [str(nowhere), str(empty)]
    assert "nothing was changed" in club("sources", "add", str(empty), str(nowhere)).out


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\n \n",
        b"\xff\xfe\xfa\x00 not text \xff" * 9,
        bytes(range(256)) * 20,
        b"%PDF-1.4\n%%EOF",
    ],
    ids=["empty", "blank", "not-utf-8", "binary", "cut-pdf"],
)
def test_bad_files_are_refused_with_a_word(rulesref, tmp_path, raw):
    path = tmp_path / "bad.txt"
    path.write_bytes(raw)
    ran = rulesref("sources", "add", str(path), *CLAIM)
    assert ran.status == 2
    assert "bad.txt" in ran.err
    assert "Traceback" not in ran.err


def test_a_pattern_that_no_shell_expanded_is_expanded(rulesref, club_file):
    ran = rulesref("sources", "add", str(club_file.parent / "*.txt"), *CLAIM, "--json")
    assert ran.json["added"][0]["file"] == "club.txt"


def test_a_file_of_the_corpus_is_no_document_of_the_user(rulesref):
    chapter = corpus_folder() / "arkham-lcg" / "en" / "glossary-a.md"
    ran = rulesref("sources", "add", str(chapter))
    assert ran.status == 2
    assert "own corpus" in ran.err
    assert rulesref("sources", "list", "--json").json["documents"] == []


def test_nothing_added_is_said(rulesref):
    ran = rulesref("sources", "list")
    assert ran.status == 0
    assert "no documents" in ran.out


def test_a_damaged_stored_file_is_found_and_mended_by_adding_it(club, tmp_path, club_file):
    home = Home(tmp_path / "home")
    (file,) = home.sources()
    (home.files / file.sha256).write_bytes(b"damaged")
    ran = club("sources", "check", "--json")
    assert ran.status == 1
    assert ran.json["files"] == [{"file": "club.txt", "status": "DAMAGED"}]
    assert club("sources", "add", str(club_file), *CLAIM).status == 0
    assert club("sources", "check", "--json").json["files"][0]["status"] == "OK"


def test_a_damaged_file_of_the_index_is_found_and_built_anew(club, tmp_path):
    place = Home(tmp_path / "home").current().folder / "book.sqlite"
    with place.open("r+b") as file:
        file.seek(100_000)
        file.write(b"damaged")
    ran = club("sources", "check", "--json")
    assert ran.status == 1
    assert ran.json["index"] == [{"file": "book.sqlite", "status": "DAMAGED"}]
    assert "building it anew" in ran.err
    again = club("sources", "check", "--json")
    assert again.json["index"] == []
    assert "index" not in again.err


def test_two_at_once_lose_nothing(tmp_path):
    running = []
    for number in (1, 2):
        path = tmp_path / f"club-{number}.txt"
        path.write_text(CLUB_RULES + f"\n# Well {number}\n\nA well is deep.\n", "utf-8")
        argv = command("sources", "add", str(path), *CLAIM[:-1], str(number))
        running.append(
            subprocess.Popen(
                argv,
                env=environment(tmp_path / "home"),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
    for one in running:
        err = one.communicate(timeout=PATIENCE)[1]
        assert one.returncode == 0, err
    names = {file.name for file in Home(tmp_path / "home").sources()}
    assert names == {"club-1.txt", "club-2.txt"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_progress_is_shown_to_eyes_only(tmp_path, club_file):
    argv = command("sources", "add", str(club_file), *CLAIM)
    shown = watched(argv, environment(tmp_path / "home"), out=False).told
    assert b"[####" in shown
    ran = process(tmp_path / "other", "sources", "add", str(club_file), *CLAIM)
    assert ran.err == ""


# the real documents


def test_the_real_documents_are_recognised_whatever_their_names(documents, full):
    names = {path.name for path in documents}
    everything = full("sources", "list", "--json").json["documents"]
    listed = [one for one in everything if one["file"] in names]
    assert {one["id"] for one in listed} == {
        "arkham-lcg/rules-reference-2.5",
        "arkham-lcg/faq-2.5",
        "arkham-lcg/faq-1.3",
        "arkham-lcg/grimorio-1.0",
        "arkham-lcg/eog-summary-2",
        "eldritch-horror/rulebook",
    }
    over = {one["id"]: one["superseded_by"] for one in listed}
    assert over["arkham-lcg/faq-1.3"] == ["arkham-lcg/faq-2.5"]


def test_one_of_two_documents_of_a_file_can_be_removed(documents, tmp_path, monkeypatch):
    from rulesref.book import adding, own_documents, publishing
    from rulesref.book.building import BuildReport

    both = next(path for path in documents if "2.5" in path.name)
    renamed = tmp_path / "notes.md"
    renamed.write_bytes(both.read_bytes())
    built = []

    def build(folder, sources, progress):
        built.append([parsed for source in sources for parsed in source.parsed()])
        return BuildReport((), 0, 0)

    monkeypatch.setattr(publishing, "build", build)
    monkeypatch.setattr(publishing, "refuse_lacking", lambda folder, added: None)
    home = Home(tmp_path / "home")
    change = adding.add(home, [renamed], None, print, print)
    (file,) = change.added
    assert set(file.documents) == {"arkham-lcg/rules-reference-2.5", "arkham-lcg/faq-2.5"}
    assert own_documents.remove(home, "faq-2.5", print, print) == ("arkham-lcg/faq-2.5",)
    whole, part = built
    assert part == [p for p in whole if p.document.id == "arkham-lcg/rules-reference-2.5"]
    again = adding.add(home, [renamed], None, print, print)
    assert set(again.added[0].documents) == set(file.documents)
    assert built[-1] == whole


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on file sizes there")
@pytest.mark.parametrize("size", [300, 4096, 100_000])
def test_a_disk_that_fills_up_changes_nothing(club, tmp_path, size):
    path = tmp_path / "more.txt"
    path.write_text(CLUB_RULES.replace("cellar", "attic"), "utf-8")
    home = tmp_path / "home"
    before = Home(home).current()
    script = (
        "import resource, sys; from rulesref.cli.running import run\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))\n"
        "sys.exit(run(sys.argv[1:]))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, "sources", "add", str(path), *CLAIM[:-1], "7"],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2, ran.stderr
    assert "bug" not in ran.stderr
    assert "remedy" in ran.stderr
    assert Home(home).current() == before
    assert club("search", "torchbearer").status == 0
