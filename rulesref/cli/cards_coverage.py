"""``rulesref cards coverage``: how much of the cards runs, by their text or by hand."""

from __future__ import annotations

from rulesref.catalogue import marked, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.errors import UsageError
from rulesref.places import game_ids

#: What each part is called on the screen.
_CALLED = {
    "player-abilities": marked("abilities of player cards"),
    "player-cards": marked("whole player cards"),
    "encounter-fronts": marked("abilities on fronts of enemies, treacheries, locations"),
    "encounter-abilities": marked("abilities of encounter cards"),
    "heads": marked("abilities of player cards whose timing and cost are known"),
}
#: How many shapes of what is not understood are printed.
_SHAPES = 25


def run(asked: Asked, console: Console) -> int:
    """Always 0 but for a product that nobody knows."""
    from rulesref.facts.coverage import coverage, packs
    from rulesref.games import game_of
    from rulesref.library.folder import tables
    from rulesref.nearest import spelt_alike

    id, pack = game_ids()[0], asked.text("pack")
    game = game_of(id)._replace(own=tables(id, console.note))
    known = packs(game) if pack else []
    if pack and pack not in known:
        raise UsageError(
            said("no product has the code {pack!r}").format(pack=pack),
            candidates=spelt_alike(pack, known),
        )
    rows = coverage(game, pack)
    clauses = _clauses(pack)
    if asked.flag("json"):
        shapes = [{"shape": shape, "count": count} for shape, count in clauses or ()]
        console.json({"pack": pack, "rows": [row.as_json() for row in rows], "clauses": shapes})
        return 0
    for row in rows:
        runs = row.exact + row.by_hand
        share = f"{100 * runs / row.total:5.1f} %" if row.total else "    - "
        told = said("{runs} of {total} run: {exact} by their text, {by_hand} by hand")
        figures = told.format(runs=runs, total=row.total, exact=row.exact, by_hand=row.by_hand)
        console.line(f"{share}  {said(_CALLED[row.part])}: {figures}")
    if clauses is None:
        console.line(said("RULESREF_CARDS=FOLDER with card data shows what is not understood."))
    for shape, count in clauses or ():
        console.line(f"{count:6}  “{shape}”")
    return 0


def _clauses(pack: str | None) -> list[tuple[str, int]] | None:
    """The commonest shapes that are not understood; None where no card data is at hand."""
    from rulesref.cards.data.arkhamdb import default_folder
    from rulesref.facts.coverage import commonest

    folder = default_folder()
    if folder is None:
        return None
    from rulesref.facts.compiler.gaps import gaps
    from rulesref.games import game_of

    return commonest(gaps(game_of(game_ids()[0]), folder, pack), _SHAPES)
