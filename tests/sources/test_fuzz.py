"""Whatever a file holds, reading it gives lines or one of our own errors, and soon."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rulesref.errors import SourceError
from rulesref.sources import SourceLine
from rulesref.sources.reading import read_raw
from tests.sources.pdf_bytes import Text, pdf
from tests.sources.test_html import PAGE

_PDF = pdf([[Text(50, 700, "Moss grows"), Text(50, 680, "on (old) stones")]])
_NAMES = st.sampled_from(["a.txt", "a.md", "a.html", "a.pdf", "a.json", "a"])
_SEEDS = st.sampled_from([PAGE, _PDF, "# Città\n\n- moss\f\n".encode(), "moss".encode("utf-16")])


def survive(raw: bytes, name: str) -> None:
    lines: tuple[SourceLine, ...] = ()
    error: SourceError | None = None
    try:
        lines = read_raw(raw, name).lines
    except SourceError as caught:
        error = caught
    if error:
        assert str(error).startswith(name)
        assert error.as_json()
    else:
        numbers = [line.number for line in lines]
        assert numbers == sorted(numbers)
        assert numbers[0] >= 1
        assert not any("\n" in line.text or "\r" in line.text for line in lines)
        assert any(line.text for line in lines)


@settings(max_examples=150)
@given(st.binary(max_size=300), _NAMES)
def test_any_bytes(raw: bytes, name: str) -> None:
    survive(raw, name)


@settings(max_examples=100)
@given(st.text(max_size=300), st.sampled_from(["utf-8", "utf-16", "cp1252"]), _NAMES)
def test_any_text(text: str, encoding: str, name: str) -> None:
    survive(text.encode(encoding, "replace"), name)


@settings(max_examples=200)
@given(_SEEDS, st.data(), _NAMES)
def test_damaged_files(seed: bytes, data: st.DataObject, name: str) -> None:
    start = data.draw(st.integers(0, len(seed)))
    end = data.draw(st.integers(start, min(len(seed), start + 40)))
    survive(seed[:start] + data.draw(st.binary(max_size=20)) + seed[end:], name)


@settings(max_examples=60)
@given(_SEEDS, st.floats(0, 1), _NAMES)
def test_cut_off_files(seed: bytes, share: float, name: str) -> None:
    survive(seed[: int(share * len(seed))], name)


@settings(max_examples=60)
@given(
    st.lists(
        st.sampled_from(
            [
                "<p>",
                "</p>",
                "<ol/start=x>",
                "<li>",
                "</ul>",
                "<td>",
                "<pre>",
                "<h9>",
                "<!--",
                "]]>",
                "<br>",
                "x\n",
                "<table>",
                "<textarea>",
                "<svg>",
                "<",
                "&#0;",
                "&#xd800;",
                "</h2>",
            ]
        ),
        max_size=60,
    )
)
def test_any_tags(tags: list[str]) -> None:
    survive(("<html>" + "".join(tags)).encode(), "a.html")
