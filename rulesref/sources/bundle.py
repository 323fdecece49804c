"""Several JSON files that make one document, kept as one file: each as it is, under its name."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesref.sources.json_lines import Node, read_json
from rulesref.sources.kinds import BUNDLE
from rulesref.sources.text import SourceText


class JsonFile(NamedTuple):
    """A JSON file, alone or in a bundle: line N of it is line N + ``before`` of ``lines``."""

    name: str
    node: Node
    lines: Sequence[str]
    before: int
    bundled: bool


def packed(files: Mapping[str, bytes]) -> bytes:
    """One file of several, in the order of their names."""
    parts = [f"{json.dumps(name)}:\n".encode() + files[name] + b"\n" for name in sorted(files)]
    return f"{BUNDLE}\n".encode() + b",\n".join(parts) + b"}}\n"


def files_in(text: SourceText) -> tuple[JsonFile, ...]:
    """The JSON files that ``text`` is. Raises SourceError where it is no JSON."""
    lines = [line.text for line in text.lines]
    root = read_json(lines, text.name)
    if not lines[0].startswith(BUNDLE):
        return (JsonFile(text.name, root, lines, 0, False),)
    files = root.value["files"].value
    return tuple(JsonFile(name, node, lines, node.key_line, True) for name, node in files.items())
