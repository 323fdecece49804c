"""Rows of a JSON file: objects whose fields have types, with the place of each in an error."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulesref.catalogue import marked, said
from rulesref.errors import SourceError
from rulesref.nearest import nearest
from rulesref.parse.portion import Warning
from rulesref.sources.bundle import JsonFile
from rulesref.sources.json_lines import Node

_REMEDY = marked("fetch the data again, or mend this line")


class Row:
    """One object of a file."""

    def __init__(self, file: JsonFile, node: Node) -> None:
        self.file = file
        self.node = node

    @property
    def first_line(self) -> int:
        """The line of the file on which the object begins."""
        return self.node.line - self.file.before

    @property
    def last_line(self) -> int:
        """The line of the file on which the object ends."""
        return self.node.last_line - self.file.before

    def line(self, field: str) -> int:
        """The line of the file on which the value of ``field`` begins; that of the object else."""
        node = self.node.value.get(field, self.node)
        return int(node.line) - self.file.before

    def text(self, field: str, default: str | None = None) -> str:
        """The text of ``field``, the ``default`` where it has none.

        Raises SourceError where it is no text, or is lacking without a ``default``.
        """
        node = self._member(field)
        if node is None and default is not None:
            return default
        if node is None or not isinstance(node.value, str):
            raise self.refused(said("{!r} should be a text").format(field), field)
        return node.value

    def texts(self, field: str) -> tuple[str, ...]:
        """The texts of a list; none where there is no such field. Raises SourceError."""
        return tuple(node.value for node in self._items(field, str, marked("texts")))

    def lines_of(self, field: str) -> tuple[int, ...]:
        """The line of each member of a list."""
        return tuple(
            node.line - self.file.before for node in self._items(field, str, marked("texts"))
        )

    def rows(self, field: str) -> tuple[Row, ...]:
        """The objects of a list; none where there is no such field. Raises SourceError."""
        return tuple(Row(self.file, node) for node in self._items(field, dict, marked("objects")))

    def refused(
        self, message: str, field: str = "", candidates: Iterable[str] = (), asked: str = ""
    ) -> SourceError:
        """The error about ``field``, or about the whole object; the nearest to ``asked`` is named."""
        node = self.node.value.get(field, self.node)
        return SourceError(
            message,
            file=self.file.name,
            line=node.line - self.file.before,
            column=node.column,
            text=self.file.lines[node.line - 1],
            candidates=tuple(nearest(asked, list(candidates))) if asked else (),
            remedy=said(_REMEDY),
        )

    def unknown(self, fields: Sequence[str]) -> list[Warning]:
        """A warning for each field that nobody reads."""
        return [
            Warning(
                node.key_line - self.file.before,
                said("the field {!r} is passed over").format(name[:40]),
            )
            for name, node in self.node.value.items()
            if name not in fields
        ]

    def _member(self, field: str) -> Node | None:
        node: Node | None = self.node.value.get(field)
        return None if node is None or node.value is None else node

    def _items(self, field: str, kind: type, what: str) -> Sequence[Node]:
        node = self._member(field)
        if node is None:
            return ()
        if not isinstance(node.value, list):
            raise self.refused(said("{!r} should be a list of {}").format(field, said(what)), field)
        for item in node.value:
            if not isinstance(item.value, kind):
                raise Row(self.file, self.node._replace(value={field: item})).refused(
                    said("{!r} should be a list of {}").format(field, said(what)), field
                )
        return node.value


def rows_of(file: JsonFile) -> tuple[Row, ...]:
    """The objects of a file. Raises SourceError where one of its members is none."""
    for node in file.node.value:
        if not isinstance(node.value, dict):
            raise Row(file, node._replace(value={})).refused(said("an object should stand here"))
    return tuple(Row(file, node) for node in file.node.value)


def fields_of(file: JsonFile) -> frozenset[str]:
    """The names of all fields of the objects in a list; none where the file is no such list."""
    if not isinstance(file.node.value, list):
        return frozenset()
    objects = [node.value for node in file.node.value if isinstance(node.value, dict)]
    return frozenset(name for members in objects for name in members)
