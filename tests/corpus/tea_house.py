"""A made-up document and its restatements, for tests that need no publisher's text."""

from pathlib import Path

from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import restated
from rulesref.entries import Section
from rulesref.sources import SourceLine

DOCUMENT = "arkham-lcg/faq-9.0"


def section(path: str, first: int, last: int, markdown: str, **fields: object) -> Section:
    document = str(fields.pop("document", DOCUMENT))
    title = str(fields.pop("title", path.split("/")[-1].replace("-", " ").capitalize()))
    made = Section(
        id=f"{document}/{path}",
        document=document,
        kind="point",
        title=title,
        number="",
        parent="",
        first_line=first,
        last_line=last,
        page=None,
        markdown=markdown,
        language="en",
    )
    return made._replace(**fields)  # type: ignore[arg-type]


def documents() -> dict[str, list[Section]]:
    return {
        DOCUMENT: [
            section("house", 1, 3, "Tea has rules."),
            section("house/cup", 4, 9, "A cup cannot hold more than 3 spoons unless it is tall."),
            section("errata/pot", 20, 22, "Both lose a handle.", title="Pot"),
            section("errata/can", 20, 22, "Both lose a handle.", title="Can"),
            section("elsewhere", 30, 31, "See cup.", pointer=True),
            section("heading", 40, 40, ""),
        ]
    }


def entry(name: str, restates: str, more: str = "", body: str = "A rule.") -> str:
    title = name.split("/")[-1].capitalize()
    return (
        f'## {title}\n\n```entry\nid = "arkham-lcg/{name}"\nkind = "rule"\n'
        f"restates = {restates}\n{more}```\n\n{body}\n\n"
    )


def page(*entries: str, edition: str = "") -> str:
    extra = f"edition: {edition}\n" if edition else ""
    return f"---\ndocument: arkham-lcg/restatement-en\ngroup: Tea\n{extra}---\n\n" + "".join(
        entries
    )


def read(text: str) -> list[Restated]:
    lines = tuple(SourceLine(n, line) for n, line in enumerate(text.splitlines(), 1))
    return restated(lines, "en/tea.md")


def corpus(folder: Path, text: str) -> Path:
    """The folder of a game that holds ``text`` as its one file."""
    game = folder / "arkham-lcg"
    (game / "en").mkdir(parents=True, exist_ok=True)
    (game / "en" / "tea.md").write_text(text, "utf-8")
    return game
