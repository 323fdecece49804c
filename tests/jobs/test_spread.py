"""Work in turn, by processes, and by a cluster of which a worker is killed: the same results."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulesref.errors import WorkError
from rulesref.jobs.spread import Workers, spread
from rulesref.places import corpus_folder
from tests.cli.conftest import in_process

TIMING = corpus_folder() / "arkham-lcg" / "cases" / "timing"
ITEMS = tuple(range(40))


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    time.sleep(0.05)
    return number * number


def break_down(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def refuse(number: int) -> int:
    raise WorkError(f"no {number}", remedy="none")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))


def test_alone_it_is_done_in_turn() -> None:
    assert spread(square, ITEMS, Workers()) == [number * number for number in ITEMS]
    assert spread(square, (), Workers(4)) == []


def test_processes_give_the_same_in_the_same_order() -> None:
    pytest.importorskip("joblib", reason="the extra rulesref[jobs] is not installed")
    assert spread(square, ITEMS, Workers(2)) == [number * number for number in ITEMS]


def test_an_error_of_the_work_comes_back_whole() -> None:
    pytest.importorskip("joblib", reason="the extra rulesref[jobs] is not installed")
    with pytest.raises(WorkError) as raised:
        spread(refuse, (1,), Workers(2))
    assert (raised.value.message, raised.value.remedy) == ("no 1", "none")


def test_a_process_that_ends_is_told() -> None:
    pytest.importorskip("joblib", reason="the extra rulesref[jobs] is not installed")
    with pytest.raises(WorkError, match="ended in the middle"):
        spread(break_down, ITEMS, Workers(2))


@pytest.mark.parametrize(
    ("words", "library"),
    [(("--jobs", "2"), "joblib"), (("--cluster", "tcp://127.0.0.1:1"), "distributed")],
)
def test_a_missing_extra_is_told(
    words: tuple[str, ...], library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    ran = in_process("replay", str(TIMING), *words)
    assert ran.status == 2
    assert "is not installed" in ran.err
    assert "pip install 'rulesref[" in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("--jobs", "0"),
        ("--jobs", "two"),
        ("--jobs", "2", "--cluster", "tcp://x:1"),
        ("--cluster", " "),
    ],
)
def test_what_makes_no_sense_is_refused(words: tuple[str, ...]) -> None:
    ran = in_process("replay", str(TIMING), *words)
    assert ran.status == 2
    assert "Traceback" not in ran.err


def test_a_folder_is_replayed_by_two_as_by_one(tmp_path: Path) -> None:
    pytest.importorskip("joblib", reason="the extra rulesref[jobs] is not installed")
    some, bad = tmp_path / "some", tmp_path / "bad"
    some.mkdir()
    bad.mkdir()
    for path in sorted(TIMING.glob("*.feature"))[::3]:
        shutil.copy(path, some)
    (bad / "broken.feature").write_text("Feature: x\n  Scenario: y\n    Given nothing\n")
    folders = (str(some), str(bad), str(tmp_path / "none"))
    for more in (
        (),
        ("--json",),
        ("--outcomes",),
        ("--until", "Roland Banks is defeated", "--outcomes"),
    ):
        alone, both = (
            in_process("replay", *folders, *more, *jobs) for jobs in ((), ("--jobs", "2"))
        )
        assert alone.status == both.status == 2
        assert both.out == alone.out
        assert both.err == alone.err


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A scheduler of this machine with two workers, each a process; nobody has added cards there."""
    distributed = pytest.importorskip(
        "distributed", reason="the extra rulesref[cluster] is not installed"
    )
    home = str(tmp_path_factory.mktemp("home"))
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address=None,
        silence_logs=50,
        env={"RULESREF_HOME": home},
    ) as made:
        yield made


def test_a_worker_is_killed_and_nothing_is_lost(cluster: Any) -> None:
    killed = []

    def kill() -> None:
        time.sleep(0.5)
        worker = next(iter(cluster.workers.values()))
        killed.append(worker.pid)
        os.kill(worker.pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    began = time.monotonic()
    made = spread(slow_square, ITEMS, Workers(cluster=cluster.scheduler_address))
    took = time.monotonic() - began
    killer.join()
    assert made == [number * number for number in ITEMS]
    assert killed
    assert took > 0.6, "it was over before the worker was killed"


def test_a_folder_is_replayed_on_a_cluster_as_alone(cluster: Any) -> None:
    alone = in_process("replay", str(TIMING))
    spread_out = in_process("replay", str(TIMING), "--cluster", cluster.scheduler_address)
    assert (spread_out.status, spread_out.out) == (alone.status, alone.out)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x", "x", "tcp://x:y:z"])
def test_an_address_that_nobody_answers_is_told(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="the extra rulesref[cluster] is not installed")
    monkeypatch.setattr("rulesref.jobs.spread.PATIENCE", 1)
    ran = in_process("replay", str(TIMING), "--cluster", address)
    assert ran.status == 2
    assert f"nobody answers at {address}" in ran.err
    assert "Traceback" not in ran.err


def test_a_scheduler_without_workers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip(
        "distributed", reason="the extra rulesref[cluster] is not installed"
    )
    monkeypatch.setattr("rulesref.jobs.spread.PATIENCE", 1)
    with distributed.LocalCluster(n_workers=0, dashboard_address=None, silence_logs=50) as empty:
        ran = in_process("replay", str(TIMING), "--cluster", empty.scheduler_address)
    assert ran.status == 2
    assert "has no worker" in ran.err
