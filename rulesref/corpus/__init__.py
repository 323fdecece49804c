"""What lies in ``corpus/``, read: restated rules, names, open questions, charts, frozen ids, citations."""

from rulesref.corpus.lock import LOCK, Key, Lock, key_of, read_lock

__all__ = ["LOCK", "Key", "Lock", "key_of", "read_lock"]
