"""All modules below a package are loaded, those of a folder before those of the folders in it."""

from __future__ import annotations

import sys
from importlib import import_module

from rulesref.all_below import load_all


def test_what_is_not_loaded_yet_is_loaded_in_the_order_of_folders_and_names(tmp_path, monkeypatch):
    package = tmp_path / "whole_package"
    for folder in (package, package / "a", package / "a" / "deep", package / "__pycache__"):
        folder.mkdir()
        (folder / "__init__.py").write_text("")
    for name in ("z", "b", "last", "a/two", "a/last", "a/deep/three", "__pycache__/not"):
        (package / f"{name}.py").write_text(
            "import whole_package\nwhole_package.DONE += [__name__]"
        )
    (package / "b.txt").write_text("no module")
    (package / "__init__.py").write_text("DONE = []")
    monkeypatch.syspath_prepend(tmp_path)
    whole = import_module("whole_package")
    import_module("whole_package.z")
    load_all("whole_package", str(package), but="last")
    names = ("z", "b", "a.last", "a.two", "a.deep.three")
    done = whole.DONE
    assert done == [f"whole_package.{name}" for name in names]
    for name in [name for name in sys.modules if name.startswith("whole_package")]:
        del sys.modules[name]
