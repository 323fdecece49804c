"""The markup of the data, as the text of a passage: bold, italics, traits, links to cards."""

from __future__ import annotations

import re

from rulesref.entries import CardName
from rulesref.sources.cleaning import clean

_CARD = re.compile(r"\[(?P<name>[^\[\]]+)\]\(/card/(?P<code>\d{5}[a-z]?)\)")
_LINK = re.compile(r"\[(?P<name>[^\[\]]+)\]\((?P<target>[^()\s]+)\)")
_ICON = re.compile(r"<i data-icon='[^']*'></i> ?")
_PICTURE = re.compile(r"<img [^>]*>")
_BOLD = re.compile(r"<(?P<mark>/?)b>")
_ITALIC = re.compile(r"</?i>")
_SMALL = re.compile(r"</?small>")
_TRAIT = re.compile(r"\[\[(?P<name>[^\[\]]+)\]\]")


def markdown(text: str) -> str:
    """``text`` as the body of a passage."""
    text = _CARD.sub(r"\g<name>", text)
    text = _LINK.sub(_told, text)
    text = _SMALL.sub("", _PICTURE.sub("", _ICON.sub("", text)))
    text = _ITALIC.sub("*", _BOLD.sub("**", _TRAIT.sub(r"\g<name>", text)))
    lines = [clean(line) for line in text.split("\n")]
    return _apart("\n".join(lines)).strip("\n")


def plain(text: str) -> str:
    """``text`` as a title: one line without markup."""
    return " ".join(markdown(text).replace("*", "").split())


def linked_cards(text: str) -> list[CardName]:
    """The cards to which ``text`` links, by name and code."""
    return [CardName(plain(m["name"]), "", "", (m["code"],)) for m in _CARD.finditer(text)]


def _told(link: re.Match[str]) -> str:
    return link["name"] if link["target"][0] in "/#" else f"{link['name']}: {link['target']}"


def _apart(text: str) -> str:
    """A blank line where a list begins, and where a paragraph follows one."""
    blocks: list[str] = []
    listed = False
    for line in text.split("\n"):
        item = bool(re.match(r"\s*- |\d+\. ", line))
        if blocks and line.strip() and blocks[-1].strip() and item != listed:
            blocks.append("")
        blocks.append(line)
        listed = item if line.strip() else False
    return re.sub(r"\n{3,}", "\n\n", "\n".join(blocks))
