"""Pickles that make a folder where they are loaded, and an index with one wherever whoosh has any.

Each bomb leaves ``marker`` behind: whoever finds it knows that foreign code has run.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from rulesref.search.whoosh_import import prepare_whoosh


def _text(text: str) -> bytes:
    data = text.encode()
    return b"X" + len(data).to_bytes(4, "little") + data


def _short(text: str) -> bytes:
    data = text.encode()
    return b"\x8c" + bytes([len(data)]) + data


def _call(module: str, name: str, text: str) -> bytes:
    """GLOBAL and REDUCE: ``module.name(text)``."""
    return f"c{module}\n{name}\n".encode() + _text(text) + b"\x85R"


def bombs(marker: Path) -> dict[str, bytes]:
    """What each way of naming and calling something makes of ``os.mkdir(marker)``."""
    path = _text(str(marker))
    code = f"__import__('os').mkdir({str(marker)!r})"
    mkdir = b"cos\nmkdir\n"
    later = b"cbuiltins\nmap\n" + mkdir + b"]" + path + b"a\x86"  # map, (os.mkdir, [marker])
    return {
        "REDUCE": _call("os", "mkdir", str(marker)) + b".",
        "REDUCE os.system": _call("os", "system", f'mkdir "{marker}"') + b".",
        "REDUCE behind data": b"\x80\x02}q\x00(K\x01K\x02u0"
        + _call("os", "mkdir", str(marker))
        + b".",
        "INST": b"(" + path + b"ios\nmkdir\n.",
        "OBJ": b"(" + mkdir + path + b"o.",
        "NEWOBJ": b"\x80\x02cbuiltins\nbytes\n" + later + b"\x81\x85\x81.",
        "NEWOBJ_EX": b"\x80\x04cbuiltins\nbytes\n" + later + b"}\x92\x85}\x92.",
        "STACK_GLOBAL": b"\x80\x04" + _short("os") + _short("mkdir") + b"\x93" + path + b"\x85R.",
        "STACK_GLOBAL within": b"\x80\x04"
        + _short("os")
        + _short("path.os.mkdir")
        + b"\x93"
        + path
        + b"\x85R.",
        "eval": _call("builtins", "eval", code) + b".",
        "exec by way of whoosh": _call("whoosh.compat", "exec_", code) + b".",
        "getattr": b"cbuiltins\ngetattr\n" * 2
        + b"cos\npath\n"
        + _text("os")
        + b"\x86R"
        + _text("mkdir")
        + b"\x86R"
        + path
        + b"\x85R.",
        "BUILD": b"cfunctools\npartial\ncbuiltins\nprint\n\x85R(" + mkdir + path + b"\x85}Ntb)R.",
    }


#: What names nothing that runs by itself: a class, an object outside, a state for what has none.
NO_DATA = {
    "a class of whoosh": b"cwhoosh.fields\nSchema\n)\x81.",
    "a class of the index": b"crulesref.search.weighed\nWeighed\n)\x81.",
    "the maker of all objects": b"ccopyreg\n_reconstructor\n(cbuiltins\nobject\nh\x00NtR.",
    "a class by itself": b"cbuiltins\nlist\n.",
    "a persistent id": b"Pmarker\n.",
    "a persistent id from the stack": _text("marker") + b"Q.",
    "an extension": b"\x82\xf0.",
    "a buffer": b"\x80\x05\x97.",
    "BUILD of a list": b"]}" + _text("append") + b"Nsb.",
    "BUILD of a table": b"}}" + _text("__class__") + b"Nsb.",
    "REDUCE of a text": _text("os.mkdir") + _text("marker") + b"\x85R.",
    "the class of nothing": b"N)\x81.",
    "nothing": b"",
    "a broken one": b"\x80\x04\x95",
}

Planter = Callable[[object, bytes], bytes]

#: Where whoosh has pickles, by a trait of what it pickles there.
PLACES: Mapping[str, Callable[[Any], bool]] = {
    "the list of files": lambda value: isinstance(value, dict) and "fieldmap" not in value,
    "the end of the words": lambda value: isinstance(value, dict) and "fieldmap" in value,
    "the head of a block": lambda value: isinstance(value, tuple) and len(value) == 6,
    "a block": lambda value: isinstance(value, tuple) and len(value) == 3,
    "what is kept": lambda value: isinstance(value, dict) and "stored" in value,
}


@contextmanager
def planting(place: str, bomb: bytes) -> Iterator[None]:
    """Whatever whoosh writes has ``bomb`` in ``place``."""
    prepare_whoosh()
    from whoosh.codec import whoosh3

    is_there = PLACES[place]

    def dumps(value: object, protocol: int) -> bytes:
        return bomb if is_there(value) else pickle.dumps(value, protocol)

    def dump(value: object, file: Any, protocol: int) -> None:
        file.write(dumps(value, protocol))

    kept = place == "what is kept"
    with (
        patch.object(whoosh3, "dumps", dumps),
        patch("whoosh.columns.dumps", dumps if kept else pickle.dumps),
        patch("whoosh.filedb.structfile.dump_pickle", pickle.dump if kept else dump),
    ):
        yield
