"""``rulesref cards``: facts are held to the notation, and what runs is counted."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import in_process

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


def test_coverage_counts_each_ability_once() -> None:
    rows = {row["part"]: row for row in in_process("cards", "coverage", "--json").json["rows"]}
    assert all(
        row["total"] == row["exact"] + row["by_hand"] + row["opaque"] for row in rows.values()
    )
    assert rows["heads"]["total"] == rows["player-abilities"]["total"] > 2000
    assert rows["heads"]["opaque"] <= rows["player-abilities"]["opaque"]
    assert rows["encounter-abilities"]["total"] >= rows["encounter-fronts"]["total"]


def test_a_product_has_fewer_cards_than_all_of_them() -> None:
    whole = in_process("cards", "coverage", "--json").json
    core = in_process("cards", "coverage", "--pack", "core", "--json").json
    assert (whole["pack"], core["pack"]) == (None, "core")
    assert 0 < core["rows"][1]["total"] < whole["rows"][1]["total"]


def test_an_unknown_product_is_refused_with_the_nearest() -> None:
    ran = in_process("cards", "coverage", "--pack", "cor")
    assert ran.status == 2
    assert "core" in ran.err
