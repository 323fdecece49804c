"""What keeps the corpus honest: citations with digests, frozen ids, coverage, and the audit.

``read_lock`` is all that the program itself needs; the rest is the maintainer's command
(``python -m rulesref.corpus``, described in corpus/README.md).
"""

from rulesref.corpus.lock import LOCK, Key, Lock, key_of, read_lock

__all__ = ["LOCK", "Key", "Lock", "key_of", "read_lock"]
