"""How near the words of a question are to an entry, as it was learnt."""

from __future__ import annotations

from array import array
from binascii import b2a_base64
from collections.abc import Mapping
from math import exp, log
from operator import mul
from pathlib import Path

import pytest

from rulesref.book.lookup import Lookup
from rulesref.search import associations
from rulesref.search.asking import key_of
from rulesref.search.associations import Nearness, Table, nearness, read_table
from rulesref.search.weights import FAR
from rulesref.search.words import stems
from tests.eval.new_entries import further
from tests.eval.rows import written
from tests.eval.texts import Text


def coded(*numbers: int) -> str:
    return b2a_base64(array("b", numbers).tobytes(), newline=False).decode()


TABLE = Table(
    "\n".join(
        (
            "1 1",
            "",
            f"=arkham-lcg/attack\t{coded(2, 0, 0)}",
            f"=arkham-lcg/rest\t{coded(0, 2, 0)}",
            f"=arkham-lcg/usual\t{coded(0, 0, 4)}",
            f"=eldritch-horror/attack\t{coded(9, 0, 0)}",
            f"en:bite\t{coded(4, 0, 0)}",
            f"en:nap\t{coded(0, 4, 0)}",
            "",
        )
    )
)


def near(*words: str) -> Mapping[str, float]:
    return said("arkham-lcg", *words).of


def said(game: str, *words: str) -> Nearness:
    return nearness([key_of(word, "en") for word in words], game)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(associations, "read_table", lambda: TABLE)


@pytest.mark.usefixtures("small")
def test_the_nearest_entry_of_the_game_has_one_and_others_by_their_distance() -> None:
    found = near("bite")
    assert found["arkham-lcg/attack"] == pytest.approx(1.0)
    assert found["arkham-lcg/usual"] == pytest.approx(1 - 4 / FAR)
    assert found["arkham-lcg/rest"] == pytest.approx(1 - 8 / FAR)
    assert len(found) == 3


@pytest.mark.usefixtures("small")
def test_words_count_together_and_what_is_not_known_not_at_all() -> None:
    assert near("bite", "unheard") == near("bite")
    both = near("bite", "nap")
    assert both["arkham-lcg/rest"] == both["arkham-lcg/attack"] == pytest.approx(1.0)
    assert near("unheard") == near() == {}
    assert nearness([key_of("bite", "it")], "arkham-lcg").of == {}
    assert nearness([key_of("bite", "en")], "other").of == {}


@pytest.mark.usefixtures("small")
def test_the_game_with_the_nearer_entries_is_the_likelier_one() -> None:
    assert said("eldritch-horror", "bite").all > said("arkham-lcg", "bite").all
    assert said("eldritch-horror", "nap").all < said("arkham-lcg", "nap").all
    assert said("arkham-lcg", "bite").all == pytest.approx(log(exp(8) + exp(4) + exp(0)))


def test_all_entries_at_once_have_what_each_has_by_itself() -> None:
    table, keys = read_table(), [key_of(word, "en") for word in ("doom", "agenda", "flip", "hit")]
    rows = [table.row(key) for key in keys]
    share = table.scale / len(rows) ** 0.5
    sums = [share * sum(column) for column in zip(*rows, strict=True)]
    sums[-1] = 1.0  # what an entry has whatever is asked
    entries = table.entries("arkham-lcg")
    alone = {name: table.entry_scale * sum(map(mul, sums, row)) for name, row in entries.items()}
    most = max(alone.values())
    wanted = {n: 1 + (value - most) / FAR for n, value in alone.items() if value > most - FAR}
    assert nearness(keys, "arkham-lcg").of == pytest.approx(wanted)


def test_what_players_say_is_near_what_rules_call_otherwise() -> None:
    asked = "my hero died in the middle of the game, where do his clues go"
    found = nearness([key_of(stem, "en") for stem in stems(asked, "en")], "arkham-lcg").of
    best = sorted(found, key=lambda entry: -found[entry])[:3]
    assert "arkham-lcg/elimination" in best


def test_the_table_knows_both_languages_and_both_games() -> None:
    for key in ("en:attack", "it:nemic"):
        assert len(read_table().row(key)) > 1
    for game in ("arkham-lcg", "eldritch-horror"):
        assert len(read_table().entries(game)) > 100


TEXTS = [
    Text(("en:bite", "en:me"), ("arkham-lcg/attack",)),
    Text(("en:swing", "en:bite"), ("arkham-lcg/attack",)),
    Text(("en:nap", "en:me"), ("arkham-lcg/rest",)),
    Text(("en:sleep", "en:nap"), ("arkham-lcg/rest",)),
] * 10


def nearest(table: str, *words: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(associations, "read_table", lambda: Table(table))
        found = near(*words)
        return max(found, key=lambda entry: found[entry])


def test_an_entry_is_learnt_by_the_words_of_its_texts() -> None:
    pytest.importorskip("numpy")
    from tests.eval.associating import learnt_from

    table = learnt_from(TEXTS, rounds=60)
    assert nearest(table, "swing") == "arkham-lcg/attack"
    assert nearest(table, "sleep") == "arkham-lcg/rest"


def test_shorter_rows_say_what_the_long_ones_say_where_they_hold_it() -> None:
    np = pytest.importorskip("numpy")
    from tests.eval.associating import shortened

    chance = np.random.default_rng(1)
    left, right = chance.normal(size=(9, 2)), chance.normal(size=(7, 2))
    doubled = np.hstack([left, left]), np.hstack([right, right])
    short = shortened(*doubled, width=2)
    assert short[0].shape == (9, 2)
    assert short[0] @ short[1].T == pytest.approx(2 * left @ right.T)


@pytest.mark.parametrize("game", ["arkham-lcg", "eldritch-horror"])
def test_the_entries_of_the_corpus_have_rows_and_no_other(bundled_book: Path, game: str) -> None:
    entries = {entry.id for entry in Lookup(bundled_book).entries(game=game)}
    learnt = set(read_table().entries(game))
    anew = "bring associations.txt up to date: python -m tests.eval.new_entries --write"
    assert sorted(entries - learnt) == [], f"entries without a row; {anew}"
    assert sorted(learnt - entries) == [], f"rows of no entry; {anew}"


def test_learning_further_gives_a_new_entry_a_row_and_drops_one_that_is_gone() -> None:
    def text(words: str, entry: str) -> Text:
        return Text(tuple(key_of(word, "en") for word in words.split()), (f"arkham-lcg/{entry}",))

    old = [text("bite tooth", "attack"), text("bite jaw", "attack"), text("tooth jaw", "attack")]
    new = [text("nap bed", "sleep"), text("bed pillow", "sleep"), text("nap pillow", "sleep")]
    stems = {key_of(word, "en"): (1.0, 0.2, 0.0) for word in ("bite", "tooth", "jaw")}
    stems |= {key_of(word, "en"): (0.2, 1.0, 0.0) for word in ("nap", "bed", "pillow")}
    entries = {"arkham-lcg/attack": (3.0, 0.0, 0.0), "arkham-lcg/rest": (0.0, 3.0, 0.0)}
    table = Table(further(written(stems, entries), old + new))
    assert set(table.entries("arkham-lcg")) == {"arkham-lcg/attack", "arkham-lcg/sleep"}
    bed = table.row(key_of("bed", "en"))
    rows = table.entries("arkham-lcg")
    near = {entry: sum(map(mul, bed, row)) for entry, row in rows.items()}
    assert near["arkham-lcg/sleep"] > near["arkham-lcg/attack"]


def test_each_line_of_the_table_is_found() -> None:
    lines = associations.LEARNT.read_text("utf-8").split("\n")[2:-1]
    keys = [line.partition("\t")[0] for line in lines]
    assert keys == sorted(keys)
    assert [key for key in keys if not read_table().row(key)] == []
    assert not read_table().row("en:" + "z" * 40)
    assert not read_table().row("=a")
