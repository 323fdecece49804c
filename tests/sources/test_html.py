from __future__ import annotations

import pytest

from rulesref.errors import SourceError
from rulesref.sources.html_places import DEEPEST
from rulesref.sources.reading import read_raw

pytest.importorskip("selectolax.lexbor")

PAGE = b"""<!DOCTYPE html>
<html><head><title>Moss</title><style>p { color: green }</style></head>
<body class="wide"
      id="top">
<h2>Growing <em>moss</em></h2>
<p>Moss grows
 where <b>nobody</b> walks <span class="icon-action" title="Action"></span>.<br>
Then it stops.</p><script>document.write("<p>never</p>");</script>
<ul>
<li>wet
<li><p>green</p><ul><li>dark green</li></ul>
</ul>
<ol start=3><li>sow</li><li>wait</li></ol>
<table><tr><th>Kind</th><th>Size</th></tr>
<tr><td>tall</td><td>2</td></tr></table>
loose words &amp; others
<pre>kept
  as it is</pre>
<div title="<b it is not bold">quoted</div>
</body></html>"""


def lines(raw: bytes, name: str = "a.html") -> list[tuple[int, str]]:
    return [(line.number, line.text) for line in read_raw(raw, name).lines]


def test_blocks_become_lines_with_the_line_they_start_on() -> None:
    assert [pair for pair in lines(PAGE) if pair[1]] == [
        (5, "## Growing moss"),
        (6, "Moss grows where nobody walks [action]."),
        (8, "Then it stops."),
        (10, "- wet"),
        (11, "- green"),
        (11, "  - dark green"),
        (13, "3. sow"),
        (13, "4. wait"),
        (14, "Kind | Size"),
        (15, "tall | 2"),
        (16, "loose words & others"),
        (17, "kept"),
        (18, "  as it is"),
        (19, "quoted"),
    ]


def test_paragraphs_stand_apart_and_items_do_not() -> None:
    texts = [text for _, text in lines(b"<p>one<p>two<ul><li>a<li>b</ul><p>three")]
    assert texts == ["one", "", "two", "", "- a", "- b", "", "three"]


def test_content_decides_not_the_name() -> None:
    assert lines(b"<html><p>moss", "a.txt") == [(1, "moss")]
    assert lines(b"moss <i>without</i> a frame", "a.htm") == [(1, "moss without a frame")]


def test_the_declared_encoding_counts() -> None:
    page = '<html><meta charset="windows-1252"><p>perché'
    assert lines(page.encode("cp1252")) == [(1, "perché")]
    assert lines(page.replace("windows-1252", "nonsense").encode()) == [(1, "perché")]
    with pytest.raises(SourceError) as caught:
        read_raw(b"<html>\n<p>perch\xe9", "a.html")
    assert (caught.value.line, caught.value.column) == (2, 9)


@pytest.mark.parametrize("tag", ["div", "b", "ul><li", "table><tr><td", "blockquote"])
def test_ten_thousand_nested_tags_are_read(tag: str) -> None:
    depth = 10_000 // (tag.count("<") + 1)
    found = lines(b"<html>" + f"<{tag}>".encode() * depth + b"deep<p>x")
    assert "deep" in " ".join(text for _, text in found)


def test_deeper_nesting_is_refused_with_its_line() -> None:
    with pytest.raises(SourceError, match="nested") as caught:
        read_raw(b"<html>\n" + b"<div>" * (DEEPEST + 5), "a.html")
    assert caught.value.line == 2


def test_many_unclosed_paragraphs_are_not_nesting() -> None:
    assert len(lines(b"<html>" + b"<p>moss" * 20_000)) == 39_999


def test_a_page_without_text_is_refused() -> None:
    with pytest.raises(SourceError, match="no text"):
        read_raw(b"<html><body><script>x()</script></body></html>", "a.html")
