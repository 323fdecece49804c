"""Real processes: they queue for the lock, and a kill at any moment leaves a whole state."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulesref.errors import StoreError
from rulesref.store import Home, open_writing
from tests.store.planted import plant
from tests.store.published import put_in_force

#: Publishes generation after generation; all files of one carry its number. Slow on purpose.
#: Stops before its last turn as soon as there is a file of the third name.
WRITER = """
import sys, time
from pathlib import Path
from rulesref.store import Home, StoredFile, open_writing
home = Home(Path(sys.argv[1]))
for turn in range(int(sys.argv[2])):
    if Path(sys.argv[3]).exists():
        break
    with open_writing(home) as writing:
        number = len(writing.files) + 1
        raw = str(number).encode()
        import hashlib
        sha = hashlib.sha256(raw).hexdigest()
        files = (*writing.files, StoredFile(f"file-{number}", sha, len(raw), (f"d/{number}",)))
        writing.put(sha, raw)
        def build(folder):
            for part in range(5):
                (folder / f"part-{part}").write_text(str(number) * 1000)
                time.sleep(0.004)
        writing.publish(files, build)
    print(number, flush=True)
"""


def start(home: Path, turns: int, enough: Path = Path("no such file")) -> subprocess.Popen[str]:
    argv = [sys.executable, "-c", WRITER, str(home), str(turns), str(enough)]
    return subprocess.Popen(argv, stdout=subprocess.PIPE, text=True)


def whole(home: Home) -> int:
    """The number of the generation in force, after a look at everything that it should hold."""
    generation = home.current()
    if generation is None:
        return 0
    number = len(generation.files)
    assert [file.name for file in generation.files] == [f"file-{n + 1}" for n in range(number)]
    assert generation.intact()
    parts = [(generation.folder / f"part-{part}").read_text() for part in range(5)]
    assert parts == [str(number) * 1000] * 5
    for file in generation.files:
        assert home.read(file) == file.name.removeprefix("file-").encode()
    return number


def test_a_kill_at_any_moment_leaves_a_whole_state(tmp_path):
    seed = random.randrange(10**6)
    print("seed", seed)
    chance = random.Random(seed)
    home = Home(tmp_path / "home")
    start(home.folder, 1).communicate(timeout=600)
    planted = plant(home.folder, tmp_path / "outside")
    killed = 0
    for _ in range(14):
        before = whole(home)
        writer = start(home.folder, 1000)
        told = [before]
        if chance.random() < 0.7:
            told.append(int(writer.stdout.readline()))
        time.sleep(chance.random() * 0.12)
        writer.kill()
        told += [int(line) for line in writer.communicate()[0].split()]
        killed += writer.returncode != 0
        assert whole(home) in (told[-1], told[-1] + 1), "what was told is in force, or one more"
        planted.check()
        assert not planted.unrecorded()
    assert killed == 14
    before = whole(home)
    last = start(home.folder, 1)
    assert last.communicate(timeout=600)[0].strip() == str(before + 1)
    assert whole(home) == before + 1
    planted.check()
    left = [name for name in planted.others() if name.startswith("files/")]
    assert sorted(left) == sorted(f"files/{file.sha256}" for file in home.sources())
    assert before > 1, "the writers never got anywhere: this test tested nothing"


def test_two_writers_lose_nothing_and_readers_see_whole_states(tmp_path):
    home, enough = Home(tmp_path / "home"), tmp_path / "enough"
    writers = [start(tmp_path / "home", 1000, enough) for _ in range(2)]
    seen = set()
    while any(writer.poll() is None for writer in writers):
        before = home.current()
        try:
            seen.add(whole(home))
        except (FileNotFoundError, AssertionError):
            assert home.current() != before, "not whole, though no writer had swept it"
        if len(seen) > 3:  # however seldom a busy machine lets this process look
            enough.touch()
    told = [int(n) for writer in writers for n in writer.communicate()[0].split()]
    assert len(seen) > 3
    assert sorted(told) == list(range(1, len(told) + 1))
    assert whole(home) == len(told)


def test_a_killed_holder_lets_go(tmp_path):
    home = Home(tmp_path)
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, time; from pathlib import Path; from rulesref.store import Home, open_writing\n"
            "with open_writing(Home(Path(sys.argv[1]))): print('held', flush=True); time.sleep(600)",
            str(tmp_path),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout.readline().strip() == "held"
    told: list[str] = []
    with pytest.raises(StoreError, match="another rulesref"), open_writing(home, told.append, 0.2):
        pytest.fail("the lock let two in")
    assert len(told) == 1
    holder.kill()
    holder.communicate()
    with open_writing(home, patience=600):
        pass


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="no limit on file sizes here")
def test_a_disk_that_takes_only_so_much_changes_nothing(tmp_path):
    home = Home(tmp_path)
    put_in_force(home, [], lambda folder: (folder / "part").write_text("one") and None)
    script = (
        "import resource, sys; from pathlib import Path; from rulesref.store import Home, open_writing\n"
        "from rulesref.errors import StoreError\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "try:\n"
        "    with open_writing(Home(Path(sys.argv[1]))) as writing:\n"
        "        writing.publish([], lambda f: (f / 'p').write_bytes(b'x' * 9999))\n"
        "except StoreError as problem: print(problem); sys.exit(7)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 7, ran.stderr
    assert "full" in ran.stdout
    generation = home.current()
    assert (generation.folder / "part").read_text() == "one"
