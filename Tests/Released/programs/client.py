"""Prints what a program of an older release sees of a store: client.py STORE. It knows nothing that came later."""

from __future__ import annotations

import sys
from datetime import UTC, date, datetime, timedelta

from taskcore import Priority, Query, Reminder, Sort, Status, Store, Task

NOW = datetime(2026, 1, 15, 19, tzinfo=UTC)


def print_task(task: Task) -> None:
    reminders = [(int(each.kind), each.offset) for each in task.reminders]
    print(
        task.id, task.uid, task.title, repr(task.notes), task.project, task.tags, int(task.status), int(task.priority),
        task.favourite, task.due, task.start, task.created, task.modified, task.completed, task.deleted, int(task.slot),
        task.estimated_duration, task.url, reminders, task.repeat_rule, task.parent_id, task.depends_on,
        task.subtask_count, task.subtask_completed_count, task.zone, task.occurrence, task.excluded_dates,
        task.added_dates, task.series_uid, int(task.repeat_mode), task.is_overdue, task.is_blocked, task.is_blocking,
        sep="|",
    )  # fmt: skip


def print_all(store: Store) -> None:
    every = Query(
        status=Status.OPEN | Status.COMPLETED | Status.DELETED, hidden=None, sort=[Sort.MANUAL]
    )
    for task in store.tasks(every):
        print_task(task)
    print([task.title for task in store.tasks()], store.count(), store.count("@bank"))
    for view in (
        "today",
        "morning",
        "evening",
        "upcoming",
        "inbox",
        "overdue",
        "favourites",
        "completed",
        "next",
        "trash",
    ):
        print(view, [task.id for task in getattr(store, view)()])
    for project in store.projects():
        print(project.name, project.description, int(project.colour), project.archived)
    print(
        [(tag.name, tag.open_count, tag.completed_count, int(tag.colour)) for tag in store.tags()]
    )
    print([(each.name, each.query) for each in store.filters()])
    for completion in store.completions():
        print(
            completion.task_id,
            completion.completed,
            completion.points,
            completion.due,
            completion.tags,
        )
    score = store.score(date(2026, 1, 1), date(2026, 1, 15))
    print(score.points, score.completed_count)
    for entry in store.history(1):
        print(entry.at, entry.property, entry.old_value, entry.new_value)
    for event in store.events():
        print(
            event.uid,
            event.title,
            int(event.kind),
            event.start,
            event.duration,
            event.attendees,
            event.transparent,
        )
    for alert in store.alerts(all=True):
        print(alert.uid, alert.title, alert.at, alert.fired)
    for session in store.focus_history():
        print(session.started, session.elapsed, session.title)
    for holiday in store.holidays():
        print(holiday.first_date, holiday.last_date)
    print(store.pulse_settings().daily_goal)
    for invoice in store.invoices():
        print(invoice.number, invoice.client_name, invoice.net, invoice.gross, invoice.balance)
    report = store.check()
    print(report.values_mended, report.positions_mended)


def change(store: Store) -> None:
    made = store.add("Of an old program", due=NOW + timedelta(days=1), priority=Priority.P1,
                     reminders=[Reminder.before_due(timedelta(hours=1))])  # fmt: skip
    store.complete(made)
    print(store.undo().action.name, store.get(made).completed)
    quick = store.quick_add("Old line tomorrow 9:00 #Home @bank !p0 *")
    task = store.get(quick)
    print(task.title, task.project, task.tags, task.due, task.favourite)
    store.delete([made, quick])
    store.restore(made)
    store.purge(quick)
    print([task.title for task in store.tasks()], store.count(status=Status.DELETED))


def main() -> None:
    with Store(sys.argv[1], time_zone="Europe/Paris", locale="C", clock=lambda: NOW) as store:
        print_all(store)
        change(store)


if __name__ == "__main__":
    main()
