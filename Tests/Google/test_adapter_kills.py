"""A process that is killed between a task at Google and its answer makes no second one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from client import all_pages
from http_messages import Answer, Request
from server import GoogleServer
from taskcore_store import ZONE, GoogleStore

BINDING = Path(__file__).parents[2] / "bindings" / "python"
SYNC = """
import sys
from taskcore import Store
store = Store(sys.argv[1], time_zone=sys.argv[2], locale="C")
store.set_password(sys.argv[3])
print("ready", flush=True)
for account in store.accounts():
    store.sync_account(account.id, accept=True)
print("done", flush=True)
"""


class Killing:
    """Kills a process when so many tasks were made, before it hears of the last of them."""

    def __init__(self, google: GoogleServer, after: int) -> None:
        self.google = google
        self.after = after
        self.process: subprocess.Popen[str] | None = None
        self._answer = google.answer
        google.answer = self.answer  # type: ignore[method-assign]

    def answer(self, request: Request) -> Answer:
        answer = self._answer(request)
        if request.http == "POST" and request.path.endswith("/tasks"):
            self.after -= 1
            if self.after == 0 and self.process is not None:
                os.kill(self.process.pid, signal.SIGKILL)
                self.process.wait(60)
        return answer

    def run(self, path: Path) -> str:
        """Syncs in a process of its own; what that prints before it is killed."""
        token = self.google.oauth.new_access_token()
        with self.google.lock:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SYNC, str(path), ZONE, token],
                env=os.environ | {"PYTHONPATH": str(BINDING)},
                stdout=subprocess.PIPE,
                text=True,
            )
        printed, _ = self.process.communicate(timeout=120)
        return printed


def titles(tasks: Any) -> list[str]:
    query = {"showCompleted": True, "showHidden": True}
    return sorted(each["title"] for each in all_pages(tasks.tasks(), tasklist="@default", **query))


@pytest.mark.parametrize("after", [1, 2, 5])
def test_a_kill_before_the_answer_makes_no_second_task(
    google: GoogleServer, tmp_path: Path, tasks: Any, after: int
) -> None:
    path = tmp_path / "ours.taskcore"
    with GoogleStore(google, path) as ours:
        ours.connect()
        account = ours.account
        expected = [f"Task {number}" for number in range(5)]
        for title in expected:
            ours.store.add(title, notes="rye\nsliced", project_id=ours.project)
        # Two that say the same are two.
        ours.store.add("Task 0", notes="rye\nsliced", project_id=ours.project)
    expected.append("Task 0")
    assert Killing(google, after).run(path) == "ready\n"
    assert len(titles(tasks)) == after
    with GoogleStore(google, path) as ours:
        ours.account = account
        ours.sync()
        assert titles(tasks) == ours.titles() == sorted(expected)
        writes = len(google.writes())
        ours.sync()
        assert len(google.writes()) == writes


def test_what_was_changed_here_since_the_kill_goes_up(
    google: GoogleServer, tmp_path: Path, tasks: Any
) -> None:
    path = tmp_path / "ours.taskcore"
    with GoogleStore(google, path) as ours:
        ours.connect()
        account = ours.account
        ours.store.add("Bread", notes="rye", priority=1, tags=["shop"], project_id=ours.project)
    Killing(google, 1).run(path)
    (made,) = all_pages(tasks.tasks(), tasklist="@default")
    with GoogleStore(google, path) as ours:
        ours.account = account
        ours.store.update(ours.task("Bread").id, title="White bread")
        ours.sync()
        (task,) = all_pages(tasks.tasks(), tasklist="@default")
        assert task["id"] == made["id"]
        assert (task["title"], task["notes"]) == ("White bread", "rye")
        kept = ours.task("White bread")
        assert (kept.priority, kept.tags) == (1, ("shop",))
        assert list(ours.store.sync_conflicts()) == []


def test_what_google_changed_since_the_kill_is_not_taken_for_it(
    google: GoogleServer, tmp_path: Path, tasks: Any
) -> None:
    """Who changed it there has seen it: it stays, and ours is there beside it."""
    path = tmp_path / "ours.taskcore"
    with GoogleStore(google, path) as ours:
        ours.connect()
        account = ours.account
        ours.store.add("Bread", project_id=ours.project)
    Killing(google, 1).run(path)
    (made,) = all_pages(tasks.tasks(), tasklist="@default")
    tasks.tasks().patch(tasklist="@default", task=made["id"], body={"title": "Rye"}).execute()
    with GoogleStore(google, path) as ours:
        ours.account = account
        ours.sync()
        assert titles(tasks) == ours.titles() == ["Bread", "Rye"]


def test_a_task_of_somebody_else_is_not_taken_without_an_intention(
    ours: GoogleStore, tasks: Any
) -> None:
    """Of two that are alike by chance, both stay."""
    ours.store.add("Bread", project_id=ours.project)
    tasks.tasks().insert(tasklist="@default", body={"title": "Bread"}).execute()
    ours.sync()
    assert titles(tasks) == ours.titles() == ["Bread", "Bread"]
