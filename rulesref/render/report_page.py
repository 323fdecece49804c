"""A report as one HTML page to print and hand over: no script, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from rulesref.catalogue import said
from rulesref.render.compare_words import verdict_in

_STYLE = """
body { font: 11pt/1.45 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin-top: 1.6rem; }
pre { white-space: pre-wrap; background: #f4f1ea; padding: .8rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: .15rem .6rem .15rem 0; }
td.cites, .small { color: #555; font-size: .85em; }
.verdict { font-size: 1.2rem; font-weight: bold; }
@media print { body { margin: 0; max-width: none; } tr { break-inside: avoid; } }
"""


def report_page(report: dict[str, Any], language: str) -> str:
    """The page on ``report`` for a reader of ``language``."""
    return "\n".join(_page(report, language)) + "\n"


def _page(report: dict[str, Any], language: str) -> Iterator[str]:
    case, ruling, versions = report["case"], report["ruling"], report["versions"]
    title = escape(str(case["name"]))
    yield f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{title}</h1>"
    verdict = said("verdict: {}", language).format(verdict_in(ruling["verdict"], language))
    yield f'<p class="verdict">{escape(verdict)}</p>'
    if ruling["reason"]:
        yield f"<p>{escape(ruling['reason'])}</p>"
    yield from _questions(ruling, language)
    if ruling["unmet"]:
        yield f"<h2>{escape(said('What was expected, and what is so', language))}</h2>"
        yield from _table(
            (str(unmet["line"]), escape(unmet["expected"]), escape(unmet["happened"]))
            for unmet in ruling["unmet"]
        )
    yield f"<h2>{escape(said('What happens, and by which rule', language))}</h2>"
    yield from _table(
        (
            str(number),
            "&nbsp;" * 3 * int(moment["depth"]) + escape(moment["text"]),
            escape(", ".join(moment["cites"])),
        )
        for number, moment in enumerate(ruling["timeline"], 1)
    )
    yield f"<h2>{escape(said('The case', language))}</h2>"
    yield f"<pre>{escape(case['text'].strip())}</pre>"
    yield f"<h2>{escape(said('The rules', language))}</h2>"
    yield from _table(
        (escape(rule["title"]), escape(rule["id"]), rule["digest"][:12]) for rule in report["rules"]
    )
    yield f"<h2>{escape(said('The cards', language))}</h2>"
    yield from _table(
        (escape(card["name"]), escape(card["code"]), card["digest"][:12])
        for card in report["cards"]
    )
    made = said("rulesref {version}, edition {edition}", language)
    line = made.format(version=versions["rulesref"], edition=versions["edition"])
    yield f'<p class="small">{escape(line)}<br>'
    yield "<br>".join(f"{part} {digest}" for part, digest in report["digests"].items())
    yield "</p>\n</body>\n</html>"


def _questions(ruling: dict[str, Any], language: str) -> Iterator[str]:
    if ruling["questions"]:
        yield from _table(
            (
                escape(asked["question"]),
                escape(verdict_in(asked["answer"], language)),
                escape(asked["reason"]),
            )
            for asked in ruling["questions"]
        )


def _table(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """``rows`` of three cells that are HTML already, the last one small."""
    yield "<table>"
    for first, second, third in rows:
        yield f'<tr><td>{first}</td><td>{second}</td><td class="cites">{third}</td></tr>'
    yield "</table>"
