"""The files that translators write: brought in step with the code, and made ready to be read."""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesref.catalogue import FOLDER, said

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

#: The module that the others have ``said`` from.
MODULE = said.__module__
PACKAGE = Path(__file__).parent.parent


class Said(NamedTuple):
    """Words that the code says. ``many`` are those of a plural, ``about`` tells two meanings apart."""

    text: str
    about: str = ""
    many: str = ""


class NoLiteral(ValueError):
    """Words that are given to the catalogue although no translator can see them."""


def messages(package: Path = PACKAGE) -> dict[Said, list[str]]:
    """All that the modules of ``package`` say, with the files that say it."""
    every: dict[Said, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package.parent).as_posix()
        text = path.read_text("utf-8")
        for message in said_in(text, file) if "catalogue" in text else ():
            files = every.setdefault(message, [])
            if file not in files:
                files.append(file)
    return every


def said_in(text: str, file: str) -> Iterator[Said]:
    """What one module gives to ``said``, ``counted`` and ``marked``. Raises NoLiteral."""
    tree = ast.parse(text)
    known = _imported(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in known:
            continue
        if node.func.id == "counted":
            one, many = (_literal(arg, file) for arg in node.args[1:3])
            yield Said(one, "", many)
        elif node.func.id == "marked" or (node.func.id == "said" and _is_written(node)):
            abouts = [key.value for key in node.keywords if key.arg == "about"]
            yield Said(_literal(node.args[0], file), _literal(abouts[0], file) if abouts else "")


def _imported(tree: ast.Module) -> set[str]:
    """What a module has of the catalogue: others may have functions of these names."""
    return {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == MODULE
        for alias in node.names
    }


def _is_written(call: ast.Call) -> bool:
    """Whether the words stand in the call: names and rows of tables are marked where they stand."""
    return not isinstance(call.args[0], ast.Name | ast.Attribute | ast.Subscript)


def _literal(node: ast.expr, file: str) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise NoLiteral(f"{file}:{node.lineno}: translators can see literals alone")


def languages() -> list[str]:
    """The languages that have a file."""
    return sorted(path.parents[1].name for path in FOLDER.glob("*/LC_MESSAGES/rulesref.po"))


def written(language: str) -> Catalog:
    """What the translators of ``language`` have written."""
    from babel.messages.pofile import read_po

    with _file(language, "po").open("rb") as file:
        return read_po(file, locale=language)


def brought_up(old: Catalog, every: dict[Said, list[str]]) -> Catalog:
    """``old`` with a place for each of ``every``, and without what nobody says any more."""
    from babel.messages.catalog import Catalog

    new = Catalog(old.locale, project="rulesref", header_comment=old.header_comment, fuzzy=False)
    new.mime_headers = old.mime_headers
    for message, files in every.items():
        id = (message.text, message.many) if message.many else message.text
        context = message.about or None
        before = old.get(id, context)
        new.add(
            id,
            before.string if before else "",
            [(file, 0) for file in files],
            user_comments=before.user_comments if before else (),
            context=context,
        )
    return new


def update(language: str) -> tuple[list[str], list[str]]:
    """Write both files of ``language`` anew; the messages without words, and those taken out."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import write_po

    old = written(language)
    new = brought_up(old, messages())
    shown, ready = io.BytesIO(), io.BytesIO()
    write_po(shown, new, width=100, include_lineno=False)
    write_mo(ready, new)
    _file(language, "po").write_bytes(shown.getvalue())
    _file(language, "mo").write_bytes(ready.getvalue())
    missing = [str(message.id) for message in new if message.id and not all(_texts(message.string))]
    stale = [
        str(message.id)
        for message in old
        if message.id and new.get(message.id, message.context) is None
    ]
    return missing, stale


def _texts(string: object) -> tuple[str, ...]:
    """The words of one message, of which a plural has several; a form that lacks them is empty."""
    return tuple(string) if isinstance(string, list | tuple) else (str(string or ""),)


def _file(language: str, ending: str) -> Path:
    return FOLDER / language / "LC_MESSAGES" / f"rulesref.{ending}"
