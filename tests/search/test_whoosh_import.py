"""What reads an index loads little, and an index can still be written after it was read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rulesref.search import build
from tests.search.small_index import SECTIONS

#: What a search has no use for.
UNUSED = {"html", "tempfile", "urllib.request", "hashlib"}
#: All that it uses of whoosh: the stemmer of English, what that stands in and what it imports.
USED = {"whoosh", "whoosh.compat", "whoosh.lang", "whoosh.lang.porter2"}
#: … and that of Italian.
USED |= {f"whoosh.lang.snowball{part}" for part in ("", ".bases", ".italian")}

SEARCHED = """
import sys
from pathlib import Path
from rulesref.search import Query, Searcher
def asked(folder):
    return Searcher(Path(folder)).search(Query("attack of opportunity")).hits
print(len(asked(sys.argv[1])), *sys.modules)
from rulesref.search import build
from tests.search.small_index import SECTIONS
build(Path(sys.argv[2]), SECTIONS, {})
print(len(asked(sys.argv[2])))
"""


def test_reading_loads_little_and_writing_still_works(tmp_path: Path) -> None:
    build(tmp_path / "first", SECTIONS, {})
    argv = [sys.executable, "-c", SEARCHED, str(tmp_path / "first"), str(tmp_path / "second")]
    done = subprocess.run(argv, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    before, after = done.stdout.splitlines()
    hits, *loaded = before.split(" ")
    assert hits == after != "0"
    assert UNUSED.intersection(loaded) == set()
    assert {name for name in loaded if name.split(".")[0] == "whoosh"} == USED
