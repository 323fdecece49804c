"""The bytes of a mutated file: mostly UTF-8, the lines ended in one way or another, or damaged.

None of it moves a line: what stands in the line of a number stays in it.
"""

from __future__ import annotations

from random import Random

from tests.cases.mutated.lines import Line

_OTHERS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1", "cp1252", "utf-32-le")


def encoded(lines: list[Line], rng: Random) -> tuple[bytes, str]:
    """The bytes of the file, and how they came to be: empty for plain UTF-8."""
    how = rng.choices(("", "ends", "coding", "byte"), (85, 7, 4, 4))[0]
    text = "\n".join(line.text for line in lines)
    if how == "ends":
        return _ended(lines, rng).encode("utf-8"), how
    if how == "coding":
        coding = rng.choice(_OTHERS)
        return text.encode(coding, "replace"), coding
    raw = text.encode("utf-8")
    return (_damaged(raw, rng), how) if how == "byte" and raw else (raw, "")


def _ended(lines: list[Line], rng: Random) -> str:
    """The lines with ends of several kinds; a return and a feed that meet would be one end."""
    text = ""
    for line in lines:
        end = rng.choice(("\n", "\r\n", "\r"))
        text += line.text + ("\r\n" if not line.text and end == "\n" else end)
    return text


def _damaged(raw: bytes, rng: Random) -> bytes:
    """One byte is another, or missing; no end of a line is, and none comes."""
    at = rng.randrange(len(raw))
    if raw[at : at + 1] in b"\r\n":
        return raw
    new = bytes([rng.choice([n for n in range(256) if n not in b"\r\n"])])
    return raw[:at] + rng.choice((b"", new)) + raw[at + 1 :]
