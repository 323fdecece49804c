"""Section ids written into the ``restates`` of a restated file, and nothing else touched."""

from __future__ import annotations

import re
from collections.abc import Mapping

WIDTH = 100

_BLOCK = re.compile(r"^```entry\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_RESTATES = re.compile(r"^restates\s*=\s*\[[^\]]*\]", re.MULTILINE)
_ID = re.compile(r'^id\s*=\s*"([^"]*)"', re.MULTILINE)
_EDITION = re.compile(r'^edition\s*=\s*"([^"]*)"', re.MULTILINE)


def rewrite(text: str, spelling: Mapping[tuple[str, str], tuple[str, ...]], edition: str) -> str:
    """``text`` of a restated file with the ``restates`` that ``spelling`` gives.

    ``spelling``: (entry, edition) → section ids; an entry that it does not know stays as it is.
    ``edition`` is that of the front matter.
    """

    def block(found: re.Match[str]) -> str:
        body = found[1]
        entry = _ID.search(body)
        own = _EDITION.search(body)
        key = (entry[1] if entry else "", own[1] if own else edition)
        ids = spelling.get(key)
        if not ids:
            return found[0]
        return found[0].replace(body, _RESTATES.sub(lambda _: array(ids), body, count=1), 1)

    return _BLOCK.sub(block, text)


def array(ids: tuple[str, ...]) -> str:
    """``restates = […]`` on one line where it fits, else an id a line."""
    short = "restates = [" + ", ".join(f'"{one}"' for one in ids) + "]"
    if len(short) <= WIDTH:
        return short
    return "restates = [\n" + "".join(f'    "{one}",\n' for one in ids) + "]"
