"""PDF files written by hand, byte for byte, for tests."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple


class Text(NamedTuple):
    """A line of text at a place (points from the lower left corner) in a size."""

    left: int
    bottom: int
    text: str
    size: int = 10


_PICTURE = b"q 200 0 0 200 100 300 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q\n"


def pdf(
    pages: Sequence[Sequence[Text]], *, picture: bool = False, encrypted: bool = False
) -> bytes:
    """A PDF 1.4 file with ``pages`` in Helvetica on Letter paper."""
    kids = " ".join(f"{4 + 2 * i} 0 R" for i in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for index, page in enumerate(pages):
        body = b"".join(map(_shown, page)) + (_PICTURE if picture else b"")
        objects.append(
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources "
            b"<< /Font << /F1 3 0 R >> >> /Contents %d 0 R >>" % (5 + 2 * index)
        )
        objects.append(b"<< /Length %d >>\nstream\n%bendstream" % (len(body), body))
    extra = b""
    if encrypted:
        objects.append(
            b"<< /Filter /Standard /V 1 /R 2 /P -4 /O <%b> /U <%b> >>" % (b"41" * 32, b"42" * 32)
        )
        extra = b" /Encrypt %d 0 R /ID [<00> <00>]" % len(objects)
    return _file(objects, extra)


def packed_pdf(body: bytes, times: int = 1) -> bytes:
    """A PDF of one page that shows one compressed stream so many times."""
    stream = zlib.compress(body, 9)
    return _file(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources "
            b"<< /Font << /F1 3 0 R >> >> /Contents [%b] >>" % (b"5 0 R " * times),
            b"<< /Filter /FlateDecode /Length %d >>\nstream\n%b\nendstream" % (len(stream), stream),
        ],
        b"",
    )


def _shown(line: Text) -> bytes:
    text = line.text.encode("cp1252")
    for mark in (b"\\", b"(", b")"):
        text = text.replace(mark, b"\\" + mark)
    return b"BT /F1 %d Tf %d %d Td (%b) Tj ET\n" % (line.size, line.left, line.bottom, text)


def _file(objects: Sequence[bytes], extra: bytes) -> bytes:
    out, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<< /Size %d /Root 1 0 R%b >>\n" % (len(objects) + 1, extra)
    return out + b"startxref\n%d\n%%%%EOF\n" % start


def column(left: int, top: int, lines: Sequence[str], leading: int = 12) -> list[Text]:
    """``lines`` one under another."""
    return [Text(left, top - leading * place, line) for place, line in enumerate(lines)]
