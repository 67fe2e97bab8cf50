"""Rounds in which everybody changes one account at once, and then all are equal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from client import all_pages
from faults import Kind
from people import VIENNA, GooglePerson, Ledger, Somebody, StorePerson
from server import GoogleServer
from taskcore import ConflictChoice, NotFoundError, Sort, Status, TaskcoreError
from taskcore_store import GoogleStore

# What a run gets along with by itself, or ends with and goes on from. What arrives twice and is no request
# that may be is not among them: nobody could tell the double from what somebody meant.
FAULTS = [
    (Kind.RATE_LIMIT, ".*"), (Kind.USER_RATE_LIMIT, ".*"), (Kind.TOO_MANY_REQUESTS, ".*"),
    (Kind.SERVER_ERROR, ".*"), (Kind.UNAVAILABLE, ".*"), (Kind.EXPIRED_SYNC_TOKENS, "GET"),
    (Kind.CUT_BEFORE, ".*"), (Kind.CUT_AFTER, ".*"), (Kind.CUT_IN_ANSWER, ".*"),
    (Kind.TWICE, "PUT|DELETE"),
]  # fmt: skip


class Rounds:
    """Somebody with Google's client and as many stores as there are, on one account."""

    def __init__(self, folder: Path, seed: str, stores: int = 1) -> None:
        self.google = GoogleServer()
        self.chance = random.Random(seed)
        self.ledger = Ledger(self.chance)
        self.person = GooglePerson(self.google, self.ledger)
        self.stores = [GoogleStore(self.google, folder / f"{n}.taskcore") for n in range(stores)]
        for store in self.stores:
            store.connect()
        self.people: list[Somebody] = [
            self.person, *(StorePerson(store, self.ledger) for store in self.stores),
        ]  # fmt: skip
        self.shown: set[str] = set()
        # Tasks of Google that were done once: here, what is open cannot be below them.
        self.closed: set[str] = set()
        self.history: list[str] = []

    def close(self) -> None:
        for store in self.stores:
            store.close()
        self.google.close()
        assert not self.google.violations, "\n".join(self.google.violations)

    def run(self, count: int, *, with_faults: bool = True) -> None:
        for number in range(count):
            self.ledger.begin()
            self.shown.clear()
            self.history = []
            self.note_closed()
            for person in self.people:
                for _ in range(self.chance.randrange(4)):
                    self.history.append(f"{type(person).__name__}.{person.act()}")
            self.note_closed()
            if with_faults:
                self.disturb()
            self.bring_together()
            self.check(number)

    def note_closed(self) -> None:
        self.closed |= {
            each["id"] for each in self.person.all_tasks() if each["status"] == "completed"
        }

    def disturb(self) -> None:
        """Something goes wrong in every second round."""
        for _ in range(self.chance.choice([0, 0, 1, 2])):
            kind, method = self.chance.choice(FAULTS)
            after = self.chance.randrange(12)
            self.history.append(f"{kind.name} after {after}")
            self.google.faults.add(kind, method=method, after=after)
        ends = self.chance.random() < 0.3
        self.google.oauth.requests_per_token = self.chance.randrange(1, 5) if ends else None

    def bring_together(self) -> None:
        for _ in range(3):
            for store in self.stores:
                self.sync(store)
        self.google.faults.clear()
        # Somebody decides what is to count.
        for _ in range(8):
            if not sum(self.resolve(store) for store in self.stores) and not self.is_written():
                return
        raise AssertionError("it goes on for ever")

    def is_written(self) -> bool:
        before = len(self.google.writes())
        for store in self.stores:
            store.sync()
        return len(self.google.writes()) > before

    def sync(self, store: GoogleStore) -> None:
        try:
            store.sync()
        except TaskcoreError as error:
            self.history.append(f"{type(error).__name__}: {error}")

    def resolve(self, store: GoogleStore) -> int:
        conflicts = list(store.store.sync_conflicts())
        for each in conflicts:
            self.shown |= {str(each.mine), str(each.theirs), each.title}
            choice = self.chance.choice([ConflictChoice.MINE, ConflictChoice.THEIRS])
            # One may end with another one, as of what was deleted.
            with suppress(NotFoundError):
                store.store.resolve_sync_conflicts(each.uid, choice)
        return len(conflicts)

    # MARK: Whether all are equal

    def check(self, number: int) -> None:
        told = f"round {number}: " + "; ".join(self.history)
        google_tasks, google_events = self.tasks_there(), self.events_there()
        for store in self.stores:
            assert differences(tasks_here(store), google_tasks) == [], told
            assert differences(events_here(store), google_events) == [], told
            self.check_parents(store, told)
            self.check_order(store, told)
        names = {title for title, *_ in (*google_tasks, *google_events)}
        # Of a series, each occurrence may be otherwise.
        names |= {each.get("summary", "") for each in self.person.all_events()}
        assert len({title for title, *_ in google_tasks}) == len(google_tasks), told
        for text, item in self.ledger.written:
            is_told = text in self.shown or any(text in value for value in self.shown)
            is_gone = item in self.ledger.deleted or text in self.ledger.deleted
            assert text in names or is_told or is_gone, f"{text} is lost: {told} {self.ledger}"
        assert self.google.account.outbox == [], told

    def tasks_there(self) -> list[tuple[Any, ...]]:
        return sorted(
            (each["title"], each.get("notes", ""), each.get("due", "")[:10], each["status"])
            for each in self.person.all_tasks()
        )

    def events_there(self) -> list[tuple[Any, ...]]:
        events = all_pages(self.person.events, calendarId="primary", singleEvents=True)
        return sorted(
            (
                each.get("summary", ""), each.get("location", ""),
                each["start"].get("dateTime", each["start"].get("date"))[:16],
            )
            for each in events
        )  # fmt: skip

    def check_order(self, store: GoogleStore, told: str) -> None:
        """What is to be done beside each other is in one order."""
        here = {each.title: each for each in store.store.tasks(sort=Sort.MANUAL)}
        groups: dict[str, list[dict[str, Any]]] = {}
        for each in self.person.all_tasks():
            if each["status"] == "needsAction" and not each.get("hidden"):
                groups.setdefault(each.get("parent", ""), []).append(each)
        for group in groups.values():
            titles = [each["title"] for each in sorted(group, key=lambda each: each["position"])]
            # Deeper ones are beside others than here.
            if len({here[title].parent_id for title in titles}) == 1:
                assert [title for title in here if title in titles] == titles, told

    def check_parents(self, store: GoogleStore, told: str) -> None:
        """What is below another is below that, or below the top one of that, as far as Google can have it."""
        here = {each.id: each for each in store.tasks()}
        there = {each["id"]: each for each in self.person.all_tasks()}
        for each in there.values():
            (own,) = [task for task in here.values() if task.title == each["title"]]
            above = []
            parent = own.parent_id
            while parent is not None and parent in here:
                above.append(here[parent].title)
                parent = here[parent].parent_id
            above_there = there.get(each.get("parent", ""))
            if above_there and (
                above_there["status"] == "completed" or above_there["title"] in self.shown
            ):
                self.closed.add(above_there["id"])
            if above_there and above_there["id"] not in self.closed:
                assert above_there["title"] in above, f"{each['title']} {above}: {told}"


def differences(here: list[tuple[Any, ...]], there: list[tuple[Any, ...]]) -> list[str]:
    """What only one of both has, or has more often."""
    one, other = Counter(here), Counter(there)
    return [f"here {each}" for each in one - other] + [f"there {each}" for each in other - one]


def tasks_here(store: GoogleStore) -> list[tuple[Any, ...]]:
    return sorted(
        (each.title, each.notes, due_day(each.due), done(each.status)) for each in store.tasks()
    )


def due_day(due: Any) -> str:
    if isinstance(due, datetime):
        due = due.astimezone(VIENNA).date()
    return str(due or "")


def done(status: Any) -> str:
    return "needsAction" if status == Status.OPEN else "completed"


def events_here(store: GoogleStore) -> list[tuple[Any, ...]]:
    found = []
    for event in store.store.events():
        is_day = not isinstance(event.start, datetime)
        starts = [event.begins]
        if event.repeat_rule:
            starts = [each.start for each in store.store.event_occurrences(event.id)]
        for start in starts:
            local = start.astimezone(VIENNA)
            text = local.strftime("%Y-%m-%d" if is_day else "%Y-%m-%dT%H:%M")
            found.append((event.title, event.location, text))
    return sorted(found)


def run_rounds(folder: Path, seed: str, count: int, stores: Sequence[int] = (1,)) -> None:
    for number in stores:
        rounds = Rounds(folder / str(number) if number > 1 else folder, f"{seed} {number}", number)
        try:
            rounds.run(count)
        finally:
            rounds.close()
