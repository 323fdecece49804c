"""The packaging step that puts what is made of the sources into the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Made(BuildHookInterface):  # type: ignore[type-arg]
    """Ships the book of the corpus as ``rulesref/_index``, and ``rulesref/_ready``."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build into a temporary folder; an editable install does without, or builds on first use."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        try:
            from rulesref.book.building import build
        finally:
            sys.path.remove(str(root))
        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name)
        (made / "_index").mkdir()
        build(made / "_index", [])
        package = root / "rulesref"
        command = [sys.executable, "-X", "no_debug_ranges", "-m", "rulesref.making_ready"]
        corpus = root / "corpus"
        folders = [str(package), str(corpus), str(made / "_ready")]
        environment = os.environ | {"PYTHONPATH": str(root)}
        subprocess.run([*command, *folders], check=True, env=environment)
        for name in ("_index", "_ready"):
            build_data["force_include"][str(made / name)] = f"rulesref/{name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the temporary folder."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()
