"""``rulesref sources aside``: what interrupted changes left in the user's folder, listed or removed."""

from __future__ import annotations

from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.store.aside import Aside, empty, lying_aside
from rulesref.store.home import open_home


def run(asked: Asked, console: Console) -> int:
    """0 when it was listed, or removed."""
    removes = asked.flag("remove")
    home = open_home()
    found = empty(home, console.note) if removes and home.put_aside() else lying_aside(home)
    if asked.flag("json"):
        shown = [{"path": str(one.path), "bytes": one.size} for one in found]
        console.json({"aside": [] if removes else shown, "removed": shown if removes else []})
        return 0
    for one in found:
        console.line(_told(one, removes))
    if not found:
        console.line(said("nothing lies aside"))
    elif not removes:
        console.line(said("nothing of it is in use: {} --remove").format("rulesref sources aside"))
    return 0


def _told(one: Aside, is_gone: bool) -> str:
    line = said("{path} is gone ({size})") if is_gone else "{path} ({size})"
    return line.format(path=one.path, size=counted(one.size, "{} byte", "{} bytes"))
