"""Radicale on a port of this machine, for the programs that sync with a CalDAV server.

It is what Tests/Servers starts too. Each side has a server of its own, with two lists: one that is full and one that
is empty.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import metadata
from types import TracebackType

from binding import ROOT

sys.path[:0] = [str(ROOT / "Tests" / "Servers"), str(ROOT / "Tests" / "Hub")]

from calendar_servers import LISTING, PASSWORD, TASKS, USER, Radicale  # noqa: E402
from data import QUICK_RUNS, Report, Task, check, samples, vtodo  # noqa: E402

FULL, EMPTY = "full", "empty"
DOWN, UP, IDLE = (
    "caldav: first sync, from the server",
    "caldav: first sync of at most 1,000, to it",
    "caldav: idle run",
)

MOST_UP = 1_000
"""To put an item costs Radicale the more the more there are: of 10,000, half an hour was not enough."""

__all__ = ["DOWN", "EMPTY", "FULL", "MOST_UP", "PASSWORD", "UP", "USER", "Server"]


class Server:
    def __init__(self, size: int) -> None:
        self.radicale = Radicale()
        self.radicale.CONFIGURATION = self.radicale.CONFIGURATION.replace("warning", "info")
        # It reads all items that are new to it first.
        self.radicale.answers_within = 600
        self.size = size

    def __enter__(self) -> Server:
        self.radicale.start()
        for name in (FULL, EMPTY):
            self.radicale.make(name, TASKS)
        self._fill()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.radicale.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.radicale.port}/"

    @property
    def version(self) -> str:
        return f"Radicale {metadata.version('radicale')}"

    def report_idle_runs(self, report: Report, sync: Callable[[], object]) -> None:
        """Runs that find nothing, and how many requests each of them takes."""
        before = self._requests()
        seconds, _ = samples(sync)
        requests = (self._requests() - before) // QUICK_RUNS
        report.work(IDLE, seconds, requests=requests)

    def _requests(self) -> int:
        """How many it has answered."""
        return int(self.radicale.output.read_text(errors="replace").count(" request for "))

    def count(self, collection: str) -> int:
        return len(self.radicale.listing(collection))

    def _fill(self) -> None:
        """As if its items had always been there: what Radicale derives from them, it has already."""
        folder = self.radicale.place / "collections/collection-root" / USER / FULL
        check(folder.is_dir(), f"Radicale keeps its collections elsewhere than at {folder}.")
        for task in map(Task, range(self.size)):
            (folder / f"task-{task.number}.ics").write_text(vtodo(task), newline="")
        check(self.count(FULL) == self.size, "The server has not got all tasks.")
        reply = self.radicale.ask(
            "REPORT", self.radicale.path(FULL), SYNCING, Content_Type="application/xml"
        )
        check(reply.status == 207, f"Radicale answered {reply.status}.")


SYNCING = LISTING.replace(b"propfind", b"sync-collection").replace(
    b"<prop>", b"<sync-token/><prop>"
)
