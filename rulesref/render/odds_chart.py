"""The odds of every end as a bar chart in the terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from rulesref.render.commands import coloured, shown
from rulesref.render.odds_plot import Panel

#: A chart needs at least so many columns, and its bars take at most so many.
_NARROWEST, _WIDEST = 30, 40
#: What stands between its three columns.
_BETWEEN = 4


def chart(panels: Sequence[Panel], width: int, *, colour: bool) -> Iterator[str]:
    """The lines of ``panels`` with more than one bar, none wider than ``width``."""
    from rich.bar import Bar
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    made = io.StringIO()
    console = Console(
        file=made,
        width=max(width, _NARROWEST),
        force_terminal=colour,
        color_system="standard" if colour else None,
        highlight=False,
    )
    for panel in panels:
        known = [bar for bar in panel.bars if bar.least is not None and bar.most is not None]
        if len(known) < 2:
            continue
        table = Table(box=None, show_header=False, pad_edge=False)
        wide = max(width, _NARROWEST)
        told = min(max(len(bar.told) for bar in known), wide // 3)
        bars = min(_WIDEST, wide // 3)
        label = min(max(len(bar.label) for bar in known), wide - told - bars - _BETWEEN)
        for column in (label, bars, told):
            table.add_column(width=column, no_wrap=True, overflow="ellipsis")
        for bar in known:
            share = float(bar.most or 0)
            table.add_row(
                escape(shown(bar.label)),
                Bar(1.0, 0.0, share, color="yellow"),
                escape(shown(bar.told)),
            )
        console.print(table)
    yield from (coloured(line.rstrip()) for line in made.getvalue().splitlines())
