"""Emphasis on a terminal, and none elsewhere."""

from __future__ import annotations

import re

from rulesref.render.commands import colour

#: Expressions are compiled where a text has what they look for: many texts have nothing of it.
_ICON = r"\[([a-z_]+)\]"
_LINK = r"\[([^\]]+)\]\([^()\s]+\)"
_STRONG = r"\*\*(.+?)\*\*"
_EM = r"(?<![\w*])[*_](?!\s)(.+?)(?<!\s)[*_](?![\w*])"
_ITEM = r"^(\s*)([-*]|\d+[.)])\s+"

#: Icon tokens as words; a token that is not here is shown as its own name.
ICON_WORDS = {
    "en": {
        "free": "free action",
        "fast": "free action",
        "auto_fail": "auto-fail",
        "elder_sign": "elder sign",
        "elder_thing": "elder thing",
        "per_investigator": "per investigator",
    },
    "it": {
        "action": "azione",
        "reaction": "reazione",
        "free": "gratuita",
        "fast": "gratuita",
        "willpower": "volontà",
        "intellect": "intelletto",
        "combat": "scontro",
        "agility": "agilità",
        "wild": "jolly",
        "skull": "teschio",
        "cultist": "cultista",
        "tablet": "tavoletta",
        "elder_thing": "antico",
        "auto_fail": "fallimento automatico",
        "elder_sign": "segno degli antichi",
        "bless": "benedizione",
        "curse": "maledizione",
        "frost": "gelo",
        "unique": "unico",
        "per_investigator": "per investigatore",
    },
}


_BRACKETED = r"\((\[\w+\])\)"
#: An icon as a word, and the same word behind it.
_TWICE = r"(?i)\(([^()\n]+)\)\s(?=\1\b)"
_LOST = {"en": "(icon lost)", "it": "(icona perduta)"}


def icons_as_words(text: str, language: str = "en") -> str:
    """``[reaction]`` as ``(reaction)``, and a lost icon as ``(icon lost)``.

    An icon that stands before its own name is not said twice, and one in brackets gets no others.
    """
    if "[" not in text:
        return text
    names = ICON_WORDS.get(language, {})
    text = text.replace("[?]", _LOST.get(language, _LOST["en"]))
    text = re.sub(_LINK, r"\1", text) if "](" in text else text
    text = re.sub(_BRACKETED, r"\1", text) if "([" in text else text
    worded = re.sub(_ICON, lambda m: f"({names.get(m[1], m[1].replace('_', ' '))})", text)
    return re.sub(_TWICE, "", worded) if worded != text else text


def _paragraphs(markdown: str) -> list[str]:
    """The paragraphs and list items of ``markdown``, one a line, "" between paragraphs.

    A line that begins neither an item nor a table row goes on with the one before it.
    """
    found: list[str] = []
    for raw in markdown.splitlines():
        line = raw.rstrip()
        starts = not line or re.match(_ITEM, line) or line.lstrip().startswith(("|", "#", ">"))
        if starts or not found or not found[-1] or found[-1].lstrip().startswith(("|", "#")):
            found.append(line)
        else:
            found[-1] += " " + line.strip()
    return found


def _wrapped(text: str, width: int) -> list[str]:
    """``text`` in lines broken at blanks alone: ids and commands stay whole, to be copied."""
    if "  " in text or not text.isprintable():
        import textwrap  # for other blanks than single spaces

        return textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False) or [""]
    line, *words = text.strip(" ").split(" ")
    lines = []
    for word in words:
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}"
    return [*lines, line]


class Paint:
    """How to write for one reader: with or without colour, and how wide."""

    def __init__(self, colour: bool = False, width: int = 88) -> None:
        self.colour = colour
        self.width = max(40, min(width, 100))

    def bold(self, text: str) -> str:
        """Strong text."""
        return self._wrap("1", text)

    def dim(self, text: str) -> str:
        """Text of the second rank."""
        return self._wrap("2", text)

    def warn(self, text: str) -> str:
        """Text that must not be missed."""
        return self._wrap("33", text)

    def link(self, text: str) -> str:
        """An id that can be asked for."""
        return self._wrap("36", text)

    def strike(self, text: str) -> str:
        """Text that no longer holds: struck out, or between tildes without colour."""
        return self._wrap("9;2", text) if self.colour else f"~~{text}~~"

    def _wrap(self, code: str, text: str) -> str:
        return f"{colour(code)}{text}{colour('0')}" if self.colour and text else text

    def body(
        self, markdown: str, *, language: str = "en", indent: str = "  ", strike: bool = False
    ) -> list[str]:
        """``markdown`` as wrapped lines with hanging list items."""
        lines: list[str] = []
        for raw in _paragraphs(icons_as_words(markdown, language)):
            if not raw:
                if lines and lines[-1]:
                    lines.append("")
                continue
            lines += self._paragraph(raw, indent, strike)
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def _paragraph(self, raw: str, indent: str, strike: bool) -> list[str]:
        item = re.match(_ITEM, raw)
        first = hang = indent
        text = raw.strip()
        if item:
            mark = "-" if item[2] in "-*" else item[2]
            first = indent + item[1] + mark + " "
            hang = " " * len(first)
            text = raw[item.end() :]
        if "**" in text and (strike or not self.colour):
            text = re.sub(_STRONG, r"\1", text)
        if "*" in text or "_" in text:
            text = re.sub(_EM, r"\1", text)
        wrapped = _wrapped(text, self.width - len(first))
        shown = []
        for number, line in enumerate(wrapped):
            if strike:
                line = self.strike(line)
            elif self.colour:
                line = re.sub(_STRONG, lambda m: self.bold(m[1]), line)
            shown.append((first if number == 0 else hang) + line)
        return shown
