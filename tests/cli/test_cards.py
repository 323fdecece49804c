"""``rulesref cards``: facts are held to the notation, and what runs is counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, in_process
from tests.named_folders import CARDS, named

SOUND = """
[[card]]
code = "99001"
name = "Warm Coat"
type = "asset"
stats = { cost = 1 }

[[card.ability]]
kind = "constant"
do = [{ verb = "modify", of = "you", stat = "willpower", by = 1 }]
"""


def test_a_sound_file_says_how_many_cards_it_holds(tmp_path: Path) -> None:
    (tmp_path / "coat.toml").write_text(SOUND)
    ran = in_process("cards", "check", str(tmp_path / "coat.toml"))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("coat.toml: 1 card, sound\n")


def test_every_broken_file_is_told_with_its_line_and_the_nearest_word(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(SOUND.replace('"modify"', '"modfy"'))
    latin, missing = tmp_path / "latin.toml", tmp_path / "missing.toml"
    latin.write_bytes(b"name = '\xe9'")
    ran = in_process("cards", "check", str(broken), str(latin), str(missing))
    assert (ran.status, ran.out) == (2, "")
    assert "broken.toml:8" in ran.err
    assert "modify" in ran.err
    assert "not UTF-8" in ran.err
    assert "missing.toml" in ran.err


def test_coverage_counts_each_ability_once_and_fewer_of_a_product(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as context:
        context.delenv(CARDS, raising=False)  # the text of every card would be read for its gaps
        whole = in_process("cards", "coverage", "--json").json
    rows = {row["part"]: row for row in whole["rows"]}
    assert all(
        row["total"] == row["exact"] + row["by_hand"] + row["opaque"] for row in rows.values()
    )
    assert rows["heads"]["total"] == rows["player-abilities"]["total"] > 2000
    assert rows["heads"]["opaque"] <= rows["player-abilities"]["opaque"]
    assert rows["encounter-abilities"]["total"] >= rows["encounter-fronts"]["total"]
    core = in_process("cards", "coverage", "--pack", "core", "--json").json
    assert (whole["pack"], core["pack"]) == (None, "core")
    assert 0 < core["rows"][1]["total"] < whole["rows"][1]["total"]
    assert bool(core["clauses"]) == (named(CARDS) is not None)


def test_an_unknown_product_is_refused_with_the_nearest() -> None:
    ran = in_process("cards", "coverage", "--pack", "cor")
    assert ran.status == 2
    assert "core" in ran.err


DATA = (
    '[{"code": "98001", "name": "Paper Lantern", "type_code": "asset", "pack_code": "own",'
    ' "position": 1, "cost": 2, "text": "Gain 1 resource. It hums a tune."}]'
)


def test_coverage_counts_the_cards_of_a_product_that_were_added(
    club: Callable[..., Ran], tmp_path: Path
) -> None:
    (tmp_path / "own.json").write_text(DATA.replace("98001", "97801"))
    club("cards", "add", str(tmp_path / "own.json"))
    rows = club("cards", "coverage", "--pack", "own", "--json").json["rows"]
    assert [(row["part"], row["total"], row["exact"]) for row in rows][:2] == [
        ("player-abilities", 1, 0),
        ("player-cards", 1, 0),
    ]


def test_a_card_added_has_a_page_with_the_words_that_are_not_understood(
    club: Callable[..., Ran], tmp_path: Path
) -> None:
    (tmp_path / "own.json").write_text(DATA)
    (tmp_path / "coat.toml").write_text(SOUND.replace("99001", "98801"))
    ran = club("cards", "add", str(tmp_path / "own.json"), str(tmp_path / "coat.toml"))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "own.json: 1 card\ncoat.toml: 1 card\n"
    told = club("card", "paper lantern").out
    assert "compiled from your card data" in told
    assert "not understood from here:" in told
    assert "hums a tune" in told
    assert "described by you" in club("card", "98801").out
    assert club("cards", "list").out == "own.json: 1 card\ncoat.toml: 1 card\n"
    assert club("cards", "remove", "own.json").out == "removed own.json\n"
    assert "your card data" not in club("card", "paper lantern").out


def test_what_is_left_out_is_told_and_what_cannot_be_used_at_all_changes_nothing(
    club: Callable[..., Ran], tmp_path: Path
) -> None:
    (tmp_path / "cut.json").write_text(DATA[:-5])
    (tmp_path / "own.json").write_text(DATA[:-1] + ', {"code": "1"}]')
    ran = club("cards", "add", str(tmp_path / "cut.json"))
    assert (ran.status, ran.out) == (2, "")
    assert "cut.json:1:" in ran.err
    ran = club("cards", "add", str(tmp_path / "own.json"))
    assert ran.status == 1
    assert "record 2" in ran.err
    assert "1 flaw" in ran.out
    ran = club("cards", "add", str(tmp_path / "none.json"), str(tmp_path / "own.json"))
    assert ran.status == 1
    assert "none.json: there is no such file" in ran.err
    assert "2 flaws" in ran.out
    assert club("cards", "remove", "owl.json").status == 2
