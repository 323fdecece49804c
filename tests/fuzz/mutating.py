"""Ways to break bytes, lines and words, each by a chance of its own."""

from __future__ import annotations

import random
from collections.abc import Sequence

#: What is odd in any text: commands to terminals, turns of direction, brackets, empty and long words.
ODD = (
    "\x1b[31m", "\x1b]0;t\x07", "\x9b2J", "\u202e", "\u2066", "\x00", "\r", "\x85", "\ud7ff",
    "\ufeff", "\u200d", "İ", "ß", "ﬁ", "𝕬", "é", "e\u0301", "\"", "'", "“", "”", "(", ")", "[", "]",
    "{", "}", "*", "?", "~2", "^", "\\", "/", "..", "%s", "{0}", "$x", "<b>", "&#0;", "|", "-", "--",
    "- ", ":", ";", "AND", "OR", "NOT", "TO", "title:", "0", "-1", "1e9", "9" * 40, "a" * 500, " ",
)  # fmt: skip


def bytes_from(chance: random.Random, most: int) -> bytes:
    """Up to ``most`` bytes, of all or of a few values."""
    count = chance.randrange(most + 1)
    if chance.random() < 0.5:
        return chance.randbytes(count)
    few = chance.randbytes(chance.randrange(1, 4))
    return bytes(chance.choice(few) for _ in range(count))


def broken(chance: random.Random, data: bytes) -> bytes:
    """``data`` cut, zeroed, flipped, doubled, or with something else in it."""
    for _ in range(chance.randrange(1, 4)):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice((1, 4, 40, 4096)))
        part = data[start:end]
        put = chance.choice(
            (b"", bytes(len(part)), part * 2, bytes_from(chance, 40), part[::-1], part * 50)
        )
        data = data[:start] + put + (b"" if chance.random() < 0.1 else data[end:])
    return data


def words(chance: random.Random, known: Sequence[str], most: int = 12) -> str:
    """Known words and odd ones, in any order; now and then a known one alone."""
    if chance.random() < 0.2:
        return chance.choice(known)
    picked = [
        chance.choice(ODD if chance.random() < 0.3 else known)
        for _ in range(chance.randrange(1, most))
    ]
    return chance.choice((" ", " ", " ", "")).join(picked)


def text(chance: random.Random, known: Sequence[str], lines: Sequence[str]) -> str:
    """``lines`` with some dropped, doubled, moved, cut, joined, or with odd words in them."""
    made = list(lines)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        if not made:
            break
        place = chance.randrange(len(made))
        line = made[place]
        cut = chance.randrange(len(line) + 1)
        kind = chance.choice((0, 0, 1, 1, 6, 6, 2, 3, 4, 5))
        if kind == 0:
            del made[place]
        elif kind == 1:
            made.insert(chance.randrange(len(made) + 1), line)
        elif kind == 6:
            other = chance.randrange(len(made))
            made[place], made[other] = made[other], line
        elif kind == 2:
            made[place] = line[:cut]
        elif kind == 3:
            made[place] = line[:cut] + words(chance, known, 3) + line[cut:]
        elif kind == 4:
            parts = line.split(" ")
            chance.shuffle(parts)
            made[place] = " ".join(parts)
        else:
            made[place : place + 2] = ["".join(made[place : place + 2])]
    return "\n".join(made)
