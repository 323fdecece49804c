"""``python -m rulesref.upkeep VERB``: the maintainer's command (see corpus/README.md)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rulesref.errors import RulesrefError
from rulesref.places import game_ids
from rulesref.upkeep import originals
from rulesref.upkeep import verbs as upkeep
from rulesref.upkeep.names import names

VERBS = {
    "cite": "resolve document@line, rewrite it in the .md files, write restates.lock.json",
    "check": "compare corpus, lock and ids; with RULESREF_SOURCES, the digests too",
    "ids": "freeze new ids; --rename OLD NEW leaves a redirect",
    "coverage": "list every passage of the documents that nothing restates",
    "audit": "compare each restatement (or those of ENTRY…) with its sources",
    "catalogue": "bring the translations in step with what the code says (needs rulesref[dev])",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb; 0 when all is well, 1 when something is to be mended, 2 on bad input."""
    asked = _parser().parse_args(argv)
    if asked.verb == "catalogue":
        return _catalogue()
    folder: Path = asked.corpus
    games = [asked.game] if asked.game else [g for g in game_ids() if (folder / g).is_dir()]
    status = 0
    for game in games:
        try:
            report = run(asked, folder / game, game)
        except RulesrefError as error:
            print(error, file=sys.stderr)
            return 2
        for line in report.wrong:
            print(line)
        for line in report.said:
            print(f"{game}: {line}")
        status = max(status, 1 if report.wrong else 0)
    return status


def _catalogue() -> int:
    """Write every catalogue anew; 1 where one lacks words."""
    from rulesref.upkeep.catalogue import languages, update

    status = 0
    for language in languages():
        missing, stale = update(language)
        for kind, texts in (("missing", missing), ("taken out", stale)):
            for text in texts:
                print(f"{language}: {kind}: {text}")
        status = 1 if missing else status
    return status


def run(asked: argparse.Namespace, folder: Path, game: str) -> upkeep.Report:
    """The report of one verb on one game."""
    if asked.verb == "ids":
        return upkeep.freeze_ids(folder, tuple(asked.rename) if asked.rename else None)
    if asked.verb == "check" and not os.environ.get(originals.VARIABLE):
        return upkeep.check_corpus(folder)
    documents = originals.originals(game=game)
    if asked.verb == "cite":
        return upkeep.cite_corpus(folder, documents)
    if asked.verb == "check":
        return upkeep.check_corpus(folder, documents)
    if asked.verb == "coverage":
        return upkeep.cover_corpus(folder, documents)
    mine = [entry for entry in asked.entries if entry.startswith(game + "/")]
    if asked.entries and not mine:
        return upkeep.Report((), ())
    return upkeep.audit_corpus(folder, documents, names(documents), mine)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rulesref.upkeep", description=__doc__)
    parser.add_argument("--game", choices=game_ids(), help="only this game")
    parser.add_argument(
        "--corpus",
        type=Path,
        default=Path(__file__).parents[2] / "corpus",
        help="the folder of the corpus (default: that of this checkout)",
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for verb, help_text in VERBS.items():
        one = verbs.add_parser(verb, help=help_text, description=help_text)
        if verb == "ids":
            one.add_argument("--rename", nargs=2, metavar=("OLD", "NEW"))
        if verb == "audit":
            one.add_argument("entries", nargs="*", metavar="ENTRY")
    return parser


if __name__ == "__main__":
    sys.exit(main())
