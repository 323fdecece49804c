"""The corpus: markdown files of restated rules to sections, one for each ``## Title``.

Every title is followed by a fenced ``entry`` block (see ``rulesref.corpus.entry_block``) and the
rule in our own words. markdown-it-py finds titles and blocks, so that a ``##`` inside a list or a
fence is text; the body is kept as it is written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesref.corpus.editions_apart import distinct
from rulesref.corpus.entry_block import Block, EntryBlock, entry_block
from rulesref.corpus.front_matter import FrontMatter, document_named, front_matter
from rulesref.corpus.restated import Restated
from rulesref.entries import INSTEAD, Document, Section
from rulesref.errors import ParseError, SourceError
from rulesref.sources import SourceLine, SourceText

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

#: Folders of a game that hold restatements, the language that leads first.
LANGUAGES = ("en", "it")
TITLES = {"en": "The rules restated", "it": "Le regole riformulate"}
FENCE = "entry"


def document(document_id: str, sha256: str = "") -> Document:
    """The document that restated files with this id make up: no file, tier *restatement*."""
    game, _, name = document_id.partition("/")
    language = name.rsplit("-", 1)[-1]
    title = TITLES.get(language, TITLES["en"])
    return Document(document_id, game, title, "", "", language, "restatement", "", None, sha256)


def is_restated(text: SourceText) -> bool:
    """Whether the front matter of ``text`` says that it is a file of the corpus."""
    return bool(document_named([line.text for line in text.lines[:20]]))


def read_corpus(folder: Path) -> list[Restated]:
    """Every restated rule below ``folder``, which holds games or is the folder of one game.

    In the order of games, languages, files. Raises ParseError for a broken file, for a file that
    lies in another game's or language's folder, and for an entry told twice.
    """
    found: list[Restated] = []
    for path in corpus_files(folder):
        name = path.relative_to(folder).as_posix()
        part = restated(read_lines(path), name)
        if part:
            _check_place(path, part[0], name)
        found += part
    return distinct(found)


def corpus_files(folder: Path) -> list[Path]:
    """The restated files below ``folder``, by game, language and name."""
    games = [folder] if any((folder / lang).is_dir() for lang in LANGUAGES) else folder.iterdir()
    return [
        path
        for game in sorted(games)
        if game.is_dir()
        for lang in LANGUAGES
        for path in sorted((game / lang).glob("*.md"))
    ]


def corpus_documents(folder: Path) -> list[Document]:
    """The documents that the files below ``folder`` make up; the digest is that of all bytes."""
    digests: dict[str, hashlib._Hash] = {}
    for path in corpus_files(folder):
        named = f"{path.parent.parent.resolve().name}/restatement-{path.parent.name}"
        digests.setdefault(named, hashlib.sha256()).update(path.read_bytes())
    return [document(named, made.hexdigest()) for named, made in digests.items()]


def read_lines(path: Path) -> tuple[SourceLine, ...]:
    """The lines of a restated file. Raises SourceError where it cannot be read as UTF-8."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        raise SourceError(
            f"byte {broken.start} is not UTF-8",
            file=str(path),
            remedy="save the file as UTF-8",
        ) from None
    except OSError as refused:
        raise SourceError(
            f"cannot be read: {refused.strerror}", file=str(path), remedy="check the path"
        ) from None
    return tuple(SourceLine(number, line) for number, line in enumerate(text.splitlines(), 1))


def restated(lines: Sequence[SourceLine], file: str) -> list[Restated]:
    """The restated rules of one file, whose name serves for errors."""
    texts = [line.text for line in lines]
    front = front_matter(texts, file)
    blank = [""] * front.length + texts[front.length :]
    pieces = _pieces(blank, file)
    if not pieces and any(blank):
        raise _stray(blank, file)
    return [_restated(piece, blank, lines, front, file) for piece in pieces]


class _Piece(NamedTuple):
    """One rule by 0-based lines: its title's line, its block's lines, where it ends."""

    title: str
    at: int
    block: tuple[int, int] | None
    body: int
    end: int


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark").disable(["lheading", "reference", "code", "html_block"])
    reader.core.ruler.enableOnly(["normalize", "block"])
    return reader


def _pieces(texts: Sequence[str], file: str) -> list[_Piece]:
    tokens = [t for t in _markdown().parse("\n".join(texts)) if t.level == 0 and t.map]
    heads = [i for i, t in enumerate(tokens) if t.type == "heading_open" and t.tag in ("h1", "h2")]
    if heads and heads[0] > 0:
        raise _stray(texts, file)
    pieces = []
    for index, head in zip(heads, [*heads[1:], len(tokens)], strict=True):
        opening = tokens[index]
        assert opening.map is not None
        at = opening.map[0]
        if opening.tag == "h1":
            raise ParseError(
                "a title has two #",
                file=file,
                line=at + 1,
                column=1,
                text=texts[at],
                remedy="write ## before the title of an entry, ### inside its text",
            )
        after = tokens[head].map if head < len(tokens) else None
        end = after[0] if after else len(texts)
        title = texts[at].strip().strip("#").strip()
        fence = next((t for t in tokens[index + 1 : head] if t.type != "inline"), None)
        block = None
        if fence is not None and fence.type == "fence" and fence.info.strip() == FENCE:
            block = _block(fence, texts, file)
        pieces.append(_Piece(title, at, block, block[1] + 1 if block else at + 1, end))
    return pieces


def _block(fence: Token, texts: Sequence[str], file: str) -> tuple[int, int]:
    """The 0-based lines between the marks of ``fence``, the second exclusive."""
    assert fence.map is not None
    start, stop = fence.map
    if stop - 1 == start or texts[stop - 1].strip().strip(fence.markup[0]):
        raise ParseError(
            "the entry block never ends",
            file=file,
            line=start + 1,
            column=1,
            text=texts[start],
            remedy=f"close it with a line {fence.markup}",
        )
    return start + 1, stop - 1


def _stray(texts: Sequence[str], file: str) -> ParseError:
    at = next(i for i, text in enumerate(texts) if text.strip())
    return ParseError(
        "text stands before the first title",
        file=file,
        line=at + 1,
        column=1,
        text=texts[at],
        remedy="begin every entry with ## and its title",
    )


def _restated(
    piece: _Piece, texts: Sequence[str], lines: Sequence[SourceLine], front: FrontMatter, file: str
) -> Restated:
    number = lines[piece.at].number
    if not piece.title or piece.block is None:
        raise ParseError(
            f"no entry block under {piece.title!r}" if piece.title else "a title without words",
            file=file,
            line=number,
            column=1,
            text=texts[piece.at],
            remedy="put ```entry with id and kind right below the title",
        )
    start, stop = piece.block
    text = "\n".join(texts[start:stop])
    block = entry_block(Block(text, file, lines[start].number), front.game)
    body = list(texts[piece.body : piece.end])
    while body and not body[-1].strip():
        body.pop()
    last = lines[piece.body + len(body) - 1].number
    markdown = "\n".join(body).strip("\n")
    if not markdown and not block.pointer:
        raise ParseError(
            f"{piece.title!r} has no text",
            file=file,
            line=number,
            column=1,
            text=texts[piece.at],
            remedy="restate the rule below its entry block",
        )
    section = _section(block, front, piece.title, (number, last), markdown)
    title = {"en": "", "it": "", **dict(block.names_by_language), front.language: piece.title}
    return Restated(
        section._replace(
            facts=(
                *block.facts,
                *((INSTEAD, entry_id) for entry_id in block.instead),
                ("group", front.group),
                ("file", file),
            )
        ),
        block.id,
        title["it"],
        block.asks,
        block.names,
        block.restates,
        block.see,
        title["en"],
        front.group,
        file,
        block.also,
    )


def _section(
    block: EntryBlock, front: FrontMatter, title: str, span: tuple[int, int], markdown: str
) -> Section:
    return Section(
        id=f"{front.document}/{block.id.partition('/')[2]}",
        document=front.document,
        kind=block.kind,
        title=title,
        number=block.number,
        parent="",
        first_line=span[0],
        last_line=span[1],
        page=None,
        markdown=markdown,
        language=front.language,
        cards=block.cards,
        pointer=block.pointer,
        edition=block.edition or front.edition,
        entry=block.id,
    )


def _check_place(path: Path, one: Restated, name: str) -> None:
    game, language = path.parent.parent.resolve().name, path.parent.name
    expected = f"{game}/restatement-{language}"
    if one.section.document != expected:
        raise ParseError(
            f"a file of {one.section.document} lies among those of {expected}",
            file=name,
            line=2,
            column=1,
            text=f"document: {one.section.document}",
            candidates=(expected,),
            remedy="move the file, or correct its document",
        )
