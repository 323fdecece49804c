"""The same work on many items: here in turn, by several processes, or by the workers of a cluster.

All of it goes through joblib, which hands the items out; on a cluster Dask does. The results come in
the order of the items, however they were worked on, and what a worker that dies was at is done by
another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from rulesref.catalogue import said
from rulesref.errors import UsageError, WorkError

Item = TypeVar("Item")
Made = TypeVar("Made")
#: So many seconds a cluster has to answer, and to have a worker.
PATIENCE = 10


class Workers(NamedTuple):
    """Who works: ``jobs`` processes of this machine, or the cluster at the address ``cluster``."""

    jobs: int = 1
    cluster: str = ""

    @property
    def alone(self) -> bool:
        """Whether all is done in turn by this process."""
        return self.jobs == 1 and not self.cluster


def spread(work: Callable[[Item], Made], items: Sequence[Item], workers: Workers) -> list[Made]:
    """What ``work``, a function of a module, makes of each of ``items``, in their order.

    Raises ``UsageError`` where an extra is missing or nobody answers, ``WorkError`` where a worker
    ends in the middle of its work and nobody takes it over, and whatever ``work`` raises.
    """
    if workers.alone or not items:
        return [work(item) for item in items]
    if workers.cluster:
        with _cluster(workers.cluster):
            return _in_parallel(work, items, None)
    return _in_parallel(work, items, workers.jobs)


def _in_parallel(
    work: Callable[[Item], Made], items: Sequence[Item], jobs: int | None
) -> list[Made]:
    try:
        from joblib import Parallel, delayed
        from joblib.externals.loky.process_executor import TerminatedWorkerError
    except ImportError:
        raise _missing("--jobs", "joblib", "rulesref[jobs]") from None
    pool = Parallel(n_jobs=-1 if jobs is None else jobs, batch_size=1, pre_dispatch="all")
    try:
        made: list[Made] = pool(delayed(work)(item) for item in items)
    except TerminatedWorkerError:
        raise WorkError(
            said("a process ended in the middle of its work"),
            remedy=said("it may have run out of memory: take fewer with --jobs"),
        ) from None
    return made


@contextmanager
def _cluster(address: str) -> Iterator[None]:
    """A connection to the scheduler at ``address``, through which joblib hands out its items."""
    try:
        from distributed import Client
        from joblib import parallel_config
    except ImportError:
        raise _missing("--cluster", "Dask", "rulesref[cluster]") from None
    client = _answering(Client, address)
    try:
        _wait_for_worker(client, address)
        with parallel_config(backend="dask"):
            yield
    except _killed() as problem:
        raise WorkError(
            said("the cluster at {address} gave up: {problem}").format(
                address=address, problem=str(problem).splitlines()[0][:200]
            ),
            remedy=said("its workers died again and again: look at their logs"),
        ) from None
    finally:
        client.close()


def _killed() -> tuple[type[BaseException], ...]:
    """What Dask raises where nobody is left who could do the work."""
    from distributed.client import FutureCancelledError
    from distributed.scheduler import KilledWorker

    return KilledWorker, FutureCancelledError


def _answering(client: Any, address: str) -> Any:
    """The client of the scheduler at ``address``. Raises ``UsageError`` where none answers."""
    import logging

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return client(address, timeout=PATIENCE, set_as_default=True)
    except (OSError, ValueError, TimeoutError) as problem:
        raise UsageError(
            said("nobody answers at {address}").format(address=address[:120]),
            remedy=said("start one there with `dask scheduler`, and workers with `dask worker`"),
        ) from problem


def _wait_for_worker(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise UsageError(
            said("the cluster at {address} has no worker").format(address=address),
            remedy=said("start one with `dask worker {address}`").format(address=address),
        ) from None


def _missing(option: str, library: str, extra: str) -> UsageError:
    return UsageError(
        said("{option} needs {library}, which is not installed").format(
            option=option, library=library
        ),
        remedy=f"pip install '{extra}'",
    )
