"""A Taskcore store that syncs with the second Google."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

from server import GoogleServer
from taskcore import Event, Status, Store, Task
from taskcore.enumerations import AccountKind

ZONE = "Europe/Vienna"


class GoogleStore:
    """A store in a file, and its account.

    with GoogleStore(google, path) as ours:
        ours.connect()
        ours.sync()
    """

    def __init__(self, google: GoogleServer, path: Path) -> None:
        self.google = google
        self.store = Store(path, time_zone=ZONE, locale="C")
        self.account = 0
        # How many access tokens it was given.
        self.tokens = 0
        # What the next ones are for; nothing: for all.
        self.scopes: tuple[str, ...] = ()
        self.store.set_password(self._token)

    def _token(self, address: str) -> str:
        self.tokens += 1
        return self.google.oauth.new_access_token(*self.scopes)

    @property
    def address(self) -> str:
        calendar, tasks = self.google.calendar_endpoint, f"{self.google.tasks_endpoint}tasks/v1"
        return f"google:?calendar={calendar}&tasks={tasks}"

    def add_account(self) -> None:
        self.account = self.store.add_account(self.address, "desk", kind=AccountKind.GOOGLE)

    def connect(self) -> None:
        """Adds the account, chooses all that it has, and syncs for the first time."""
        self.add_account()
        for each in self.store.collections(self.account):
            self.store.choose_collection(each.id)
        self.sync()

    def sync(self, *, accept: bool = True) -> Any:
        return self.store.sync_account(self.account, accept=accept)

    # MARK: What is in it

    @property
    def project(self) -> int:
        return next(int(each.project_id) for each in self._collections if each.project_id)

    @property
    def calendar(self) -> int:
        return next(int(each.calendar_id) for each in self._collections if each.calendar_id)

    def chosen(self) -> list[Any]:
        """The collections that are synced."""
        return [each for each in self._collections if each.chosen]

    @property
    def _collections(self) -> list[Any]:
        return list(self.store.collections(self.account))

    def task(self, title: str) -> Task:
        (found,) = [each for each in self.tasks() if each.title == title]
        return found

    def tasks(self) -> list[Task]:
        """All that are not in the trash, done or not."""
        kinds = (Status.OPEN, Status.COMPLETED, Status.CANCELLED)
        return [each for kind in kinds for each in self.store.tasks(status=kind)]

    def event(self, title: str) -> Event:
        (found,) = [each for each in self.store.events() if each.title == title]
        return found

    def titles(self) -> list[str]:
        return sorted(each.title for each in self.tasks())

    def close(self) -> None:
        self.store.close()

    def __enter__(self) -> GoogleStore:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
