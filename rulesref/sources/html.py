"""HTML files: one line a block, with the line of the file on which the block starts.

The parser keeps no places, so every tag is given its line as an attribute before parsing. The
tree is walked without recursion: tags may be nested as deep as the limit allows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.errors import SourceError
from rulesref.sources.cleaning import clean
from rulesref.sources.decoding import decode
from rulesref.sources.html_lines import Writer
from rulesref.sources.html_places import with_places
from rulesref.sources.limits import LINES, few_lines
from rulesref.sources.text import SourceLine

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

_PLACE = "data-source-line"
_NO_PAGES = (
    "utf-16",
    "utf-32",
    "utf-7",
    "idna",
    "punycode",
    "undefined",
    "unicode",
    "raw-",
    "raw_",
)
_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]+)", re.IGNORECASE)
_DROPPED = frozenset(
    [
        "head",
        "script",
        "style",
        "template",
        "noscript",
        "svg",
        "math",
        "iframe",
        "object",
        "select",
        "button",
        "textarea",
    ]
)


def read_html(raw: bytes, name: str) -> tuple[SourceLine, ...]:
    """The text of an HTML file. Raises SourceError when it is no text or nested too deep."""
    try:
        from selectolax.lexbor import LexborHTMLParser, SelectolaxError
    except ImportError:
        from rulesref.sources.extras import missing_extra

        raise missing_extra("HTML", name) from None
    text = decode(raw, name, _encoding(raw))
    few_lines(text, name)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    try:
        body = LexborHTMLParser(with_places(text, name, _PLACE)).body
    except (SelectolaxError, RuntimeError, ValueError) as problem:
        raise SourceError(
            said("this HTML cannot be read: {problem}").format(problem=problem), file=name
        ) from None
    if body is None:
        return ()
    writer, most = Writer(), LINES.now()
    for event, node in _walk(body):
        if event == "text":
            writer.text(node.text_content or "")
        elif event == "open":
            if writer.count > most:
                raise LINES.error(said("the file has over {most:,} lines").format(most=most), name)
            place = node.attributes.get(_PLACE) or ""
            writer.open(node.tag or "", node.attributes, int(place) if place.isdigit() else 0)
        else:
            writer.close(node.tag or "")
    return tuple(line._replace(text=clean(line.text)) for line in writer.lines())


def _encoding(raw: bytes) -> str:
    import codecs

    found = _CHARSET.search(raw[:4096])
    if not found:
        return "utf-8"
    try:
        known = codecs.lookup(found[1].decode("ascii"))
    except LookupError:
        return "utf-8"
    # A page that says UTF-16 in plain letters is not in UTF-16, and the codecs of domain names,
    # of escapes and of nothing are no encodings of pages.
    readable = known._is_text_encoding and not known.name.startswith(_NO_PAGES)
    return known.name if readable else "utf-8"


def _walk(root: LexborNode) -> Iterator[tuple[str, LexborNode]]:
    """("open", "text" or "close", node) in document order, dropped elements left out."""
    node: LexborNode | None = root.first_child
    open_nodes: list[LexborNode] = []
    while node is not None or open_nodes:
        if node is None:
            closed = open_nodes.pop()
            yield "close", closed
            node = closed.next
            continue
        if node.tag == "-text":
            yield "text", node
        elif node.is_element_node and node.tag not in _DROPPED:
            yield "open", node
            child = node.first_child
            open_nodes.append(node)
            node = child
            continue
        node = node.next
