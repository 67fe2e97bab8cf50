"""Makes tasks with real commands of Taskwarrior, of every kind that it has."""

from __future__ import annotations

from programs import Taskwarrior

PROJECTS = ["Home", "HOME", "home", "Home.Flat", "work.clients.acme", "Été", "ete", "Two words"]
TAGS = ["bank", "Bank", "BANK", "phone", "été", "next", "x_1"]
DUES = [
    "2026-12-24",
    "2026-07-01",  # summer time
    "2026-03-29",  # the day on which it begins
    "2026-10-25",  # and ends
    "2028-02-29",
    "2026-12-24T17:00",
    "2026-07-01T00:01",
    "2026-10-25T02:30",
    "2031-01-01T00:00",
]
TEXTS = [
    "Plain",
    "Quotes \"double\" and 'single'",
    "Backslash \\ and slash / and \\n",
    "Brackets [1] {2} (3) <4>",
    "Ünïcode, ẞ, 中文, עברית, नमस्ते",
    "Emoji 😀 👩‍👩‍👧 🇫🇷",
    "Accents é as one and e\u0301 as two",
    "due:tomorrow +tag project:x priority:H",
    "a" * 1_200,
    "Tab\tand  two spaces",
    "Escape \x1b[1m, bell \a, vertical tab \v, \x01 and \x1f",
    "\u00a0",
]


def make_tasks(task: Taskwarrior) -> None:
    """Adds more than 200 tasks."""
    _add_plain(task)
    _add_texts(task)
    _add_waiting(task)
    _add_annotated(task)
    _add_dependent(task)
    _add_recurring(task)
    _add_user_defined(task)
    _start_complete_and_delete(task)


def _add_plain(task: Taskwarrior) -> None:
    for number in range(130):
        words = [f"Plain task {number}"]
        if number % 3:
            words.append("project:" + PROJECTS[number % len(PROJECTS)])
        for tag in range(number % 4):
            words.append("+" + TAGS[(number + tag) % len(TAGS)])
        if number % 5 < 3:
            words.append("priority:" + "HML"[number % 5])
        if number % 2:
            words.append("due:" + DUES[number % len(DUES)])
        task.run("add", *words)


def _add_texts(task: Taskwarrior) -> None:
    for text in TEXTS:
        task.run("add", "project:Texts", "--", text)


def _add_waiting(task: Taskwarrior) -> None:
    for number in range(10):
        task.run(
            "add",
            f"Waiting task {number}",
            f"wait:2090-01-0{number % 9 + 1}",
            "due:2095-01-01T08:30",
            "until:2099-12-31",
        )
        task.run("add", f"Scheduled task {number}", "scheduled:2026-12-01", "wait:2020-01-01")


def _add_annotated(task: Taskwarrior) -> None:
    for number in range(10):
        uuid = task.add(f"Annotated task {number}", "+notes")
        for line in range(number % 3 + 1):
            task.run(uuid, "annotate", "--", f"{TEXTS[number]} {line % 2}")


def _add_dependent(task: Taskwarrior) -> None:
    first = task.add("The first of three")
    second = task.add("The second of three", f"depends:{first}")
    task.add("The third of three", f"depends:{first},{second}")


def _add_recurring(task: Taskwarrior) -> None:
    task.run("add", "Every week", "due:2030-01-07", "recur:weekly", "project:Home", "+bank")
    task.run("add", "Every month", "due:2030-01-31T09:00", "recur:monthly", "until:2035-01-01")
    task.run("add", "Every two days", "due:2030-03-30", "recur:2d", "priority:L")
    task.run("list")  # brings their first occurrences into being


def _add_user_defined(task: Taskwarrior) -> None:
    for number in range(8):
        words = [f"User-defined {number}", f"client:Ünïcode & Co. {number}", "reviewed:2026-11-30"]
        task.run("add", *words, f"estimate:{number}.25", f"effort:P{number + 1}DT2H")


def _start_complete_and_delete(task: Taskwarrior) -> None:
    for number in range(12):
        started = task.add(f"Started task {number}", "project:Home")
        task.run(started, "start")
        if number % 4 == 0:
            task.run(started, "stop")
        completed = task.add(f"Completed task {number}", "+bank", "due:2026-12-24")
        task.run(completed, "done")
        deleted = task.add(f"Deleted task {number}", "priority:M")
        if number % 2:
            task.run(deleted, "start")
        task.run(deleted, "delete")
