"""A folder as rulesref left it before there was a ledger: every byte as it was written then.

The rules in it are made up.
"""

from __future__ import annotations

from pathlib import Path

NAME = "g000001-ed104441"
RAW = b"# Rope bridge\n\nA rope bridge bears one walker. Whoever follows waits a day.\n"
SHA256 = "23e1de4f3a95cd1632face008f3e44b3801ef4b12a3734c77a3aea66763054b5"
BOOK = b"one bridge"

_MANIFEST = b"""{
 "format": 1,
 "stamp": "stamp of then",
 "files": [
  {
   "name": "bridges.txt",
   "sha256": "23e1de4f3a95cd1632face008f3e44b3801ef4b12a3734c77a3aea66763054b5",
   "size": 76,
   "documents": [
    "arkham-lcg/own/bridge-rules-1"
   ],
   "without": [],
   "as_document": [
    "arkham-lcg/own/bridge-rules-1",
    "arkham-lcg",
    "Bridge rules",
    "1",
    "",
    "en",
    "summary",
    "2016",
    "bridges.txt",
    "23e1de4f3a95cd1632face008f3e44b3801ef4b12a3734c77a3aea66763054b5"
   ]
  }
 ],
 "contents": {
  "inner/book": 10
 }
}
"""

FILES = {
    "CURRENT": NAME.encode() + b"\n",
    "LOCK": b"",
    f"files/{SHA256}": RAW,
    f"manifests/{NAME}.json": _MANIFEST,
    f"generations/{NAME}/inner/book": BOOK,
}


def lay_out(folder: Path) -> None:
    """Put that folder at ``folder``."""
    for name, data in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
