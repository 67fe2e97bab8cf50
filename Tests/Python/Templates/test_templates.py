"""Templates of tasks and of projects: what they have, what becomes of their dates, and what is refused."""

from __future__ import annotations

import json
import sqlite3
from datetime import date, datetime, time, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from conftest import FixedClock
from taskcore import (
    Action,
    ConflictError,
    CorruptError,
    Entity,
    FieldKind,
    InvalidError,
    Link,
    NoteKind,
    NotFoundError,
    Priority,
    Reminder,
    ReminderKind,
    Slot,
    Status,
    Store,
    TaskField,
)
from times import DAY, HOUR, TODAY

PARIS = ZoneInfo("Europe/Paris")


def made(store: Store, project: int) -> list[str]:
    return [each.title for each in store.tasks(project_id=project)]


def test_a_tree_is_made_again_with_other_dates(store: Store) -> None:
    trip = store.add("Trip", due=TODAY, notes="One\\two\nthree", tags=["italy"], project="Home")
    book = store.add("Book", parent_id=trip, due=TODAY - 2 * DAY, priority=Priority.P0)
    store.add(
        "Pack", parent_id=trip, start=TODAY - DAY, planned=TODAY, until=TODAY + DAY,
        depends_on=[book], slot=Slot.EVENING, estimated_duration=HOUR, url="https://example.org",
    )  # fmt: skip
    store.complete(book)
    store.add_comment(trip, "Called")
    store.start(trip)
    template = store.add_template("Trip", task_id=trip)
    before = store.count()
    use = store.use_template(template, on=date(2028, 2, 29))
    # The one with a start is hidden until then. The earliest date is on the day of the use.
    assert (use.task_count, store.count()) == (3, before + 2)
    copy = store.get(use.task_id)
    assert (copy.due, copy.notes, copy.tags) == (date(2028, 3, 2), "One\\two\nthree", ("italy",))
    assert (copy.status, copy.started, len(store.comments(copy.id))) == (Status.OPEN, None, 0)
    assert copy.project_id == store.find_project("Home") == use.project_id
    below = {each.title: each for each in store.get([copy.id + 1, copy.id + 2])}
    assert {each.parent_id for each in below.values()} == {copy.id}
    assert below["Book"].due == date(2028, 2, 29) and below["Book"].priority == Priority.P0
    pack = below["Pack"]
    assert (pack.start, pack.planned, pack.until) == (
        date(2028, 3, 1),
        date(2028, 3, 2),
        date(2028, 3, 3),
    )
    assert pack.depends_on == (below["Book"].id,)
    assert (pack.slot, pack.estimated_duration) == (Slot.EVENING, HOUR)
    assert pack.uid != store.get(trip).uid
    step = store.undo()
    assert step.action == Action.USE_TEMPLATE and store.count() == before
    assert store.redo().action == Action.USE_TEMPLATE and store.count() == before + 2


def test_no_list_has_what_is_in_a_template(store: Store) -> None:
    task = store.add("Hidden", tags=["secret"])
    store.add_template("One", task_id=task)
    store.delete(task)
    store.purge(task)
    assert store.count() == 0 and not store.tags() and not store.tasks("Hidden")
    use = store.use_template(store.find_template("one"))
    assert store.get(use.task_id).tags == ("secret",)


def test_clock_changes_move_no_time(store: Store) -> None:
    # Clocks go forward on 29 March 2026 in Paris.
    task = store.add("Call", due=datetime(2026, 3, 27, 9, tzinfo=PARIS))
    template = store.add_template("Call", task_id=task)
    use = store.use_template(template, on=date(2026, 3, 30))
    due = store.get(use.task_id).due
    assert isinstance(due, datetime)
    assert due == datetime(2026, 3, 30, 9, tzinfo=PARIS) and due.utctimetuple().tm_hour == 7
    # A time that is skipped is read with the offset from before the gap.
    night = store.add("Night", due=datetime(2026, 1, 20, 2, 30, tzinfo=PARIS))
    use = store.use_template(store.add_template("Night", task_id=night), on=date(2026, 3, 29))
    assert store.get(use.task_id).due == datetime(2026, 3, 29, 1, 30, tzinfo=timezone.utc)


def test_today_is_the_day_that_has_begun(store: Store, clock: FixedClock) -> None:
    template = store.add_template("Rent", task_id=store.add("Rent", due=TODAY))
    store.set_day_begins(time(4))
    clock.now = datetime(2026, 1, 20, 1, tzinfo=PARIS).astimezone(timezone.utc)
    store.poll()
    expected = store.today_date()
    assert expected == date(2026, 1, 19)
    assert store.get(store.use_template(template).task_id).due == expected


def test_an_anchor_stands_for_the_day_of_the_use(store: Store) -> None:
    task = store.add("Prepare", due=TODAY)
    template = store.add_template("Party", task_id=task, anchor_date=TODAY + 7 * DAY)
    assert [(each.due_day, each.due_time) for each in store.read_template(template)] == [(-7, -1)]
    use = store.use_template(template, on=date(2026, 6, 8))
    assert store.get(use.task_id).due == date(2026, 6, 1)


def test_a_project_is_made_with_sections_and_tasks(store: Store) -> None:
    work = store.add_project("Work", description="Paid", icon="W")
    section = store.add_section(work, "Before")
    store.add("Call", project_id=work, section_uid=store.get_project_section(section).uid)
    store.add("Never", project_id=work)
    store.cancel(store.tasks("Never")[0].id)
    template = store.add_template("Client", project_id=work)
    row = store.get_template(template)
    assert (row.name, row.project, row.task_count) == ("Client", True, 1)
    use = store.use_template(template)
    project = store.get_project(use.project_id)
    assert (project.name, project.description, project.icon) == ("Work 2", "Paid", "W")
    assert made(store, use.project_id) == ["Call"]
    assert [each.name for each in store.sections(use.project_id)] == ["Before"]
    step = store.undo()
    assert (step.project_count, step.task_count) == (1, 1) and len(store.projects()) == 2
    other = store.add_project("Other")
    assert store.use_template(template, project_id=other).project_id == other
    assert [each.name for each in store.sections(other)] == ["Before"]


def test_an_empty_project_makes_one(store: Store) -> None:
    template = store.add_template("Empty", project_id=store.add_project("Work"))
    use = store.use_template(template)
    assert (use.task_count, use.task_id) == (0, 0)
    assert store.get_project(use.project_id).name == "Work 2"


def test_a_project_that_is_gone_gives_way_to_inbox(store: Store) -> None:
    home = store.add_project("Home")
    template = store.add_template("Trip", task_id=store.add("Trip", project_id=home))
    store.delete_projects(home, with_tasks=True)
    assert store.use_template(template).project_id == store.find_project("Inbox")
    archived = store.add_project("Archive")
    store.update_project(archived, archived=True)
    with pytest.raises(ConflictError):
        store.use_template(template, project_id=archived)


def test_a_series_begins_anew(store: Store) -> None:
    task = store.add("Water", due=TODAY, repeat_rule="FREQ=DAILY;UNTIL=20260118")
    use = store.use_template(store.add_template("Water", task_id=task), on=date(2026, 3, 1))
    copy = store.get(use.task_id)
    assert (copy.due, copy.repeat_rule) == (date(2026, 3, 1), "FREQ=DAILY;UNTIL=20260304")


def test_own_fields_that_are_dates_go_along(store: Store) -> None:
    store.add_field("visit", FieldKind.DATE)
    store.add_field("effort", FieldKind.NUMBER)
    task = store.add("Call", due=TODAY, field_values={"visit": "2026-01-17", "effort": 3})
    use = store.use_template(store.add_template("Call", task_id=task), on=date(2026, 2, 1))
    values = store.get(use.task_id).field_values
    assert dict(values) == {"visit": "2026-02-03", "effort": "3"}


def test_many_tasks_are_made(store: Store) -> None:
    work = store.add_project("Work")
    store.add_many(
        [{"title": f"Task {i}", "project_id": work, "due": TODAY} for i in range(10_000)]
    )
    use = store.use_template(store.add_template("Big", project_id=work))
    assert use.task_count == 10_000 and store.count(project_id=use.project_id) == 10_000


def test_templates_are_renamed_saved_anew_and_deleted(store: Store) -> None:
    one, two = store.add("One"), store.add("Two")
    template = store.add_template("First", task_id=one)
    other = store.add_template("Second", task_id=one)
    with pytest.raises(ConflictError, match="Second"):
        store.update_template(template, name="SECOND")
    store.update_template(template, name="Zero", task_id=two)
    assert [each.name for each in store.templates()] == ["Second", "Zero"]
    assert [each.title for each in store.read_template(template)] == ["Two"]
    store.delete_templates([template, other])
    assert not store.templates()
    store.undo()
    assert len(store.templates()) == 2


def test_observers_are_told(store: Store) -> None:
    told: list[tuple[Action, list[tuple[Entity, list[str]]]]] = []
    observer = store.observe(
        lambda commit: told.append(
            (commit.action, [(each.entity, sorted(each.properties)) for each in commit.changes])
        )
    )
    template = store.add_template("One", task_id=store.add("One"))
    store.update_template(template, name="Two")
    observer.close()
    assert told[1][0] == Action.ADD_TEMPLATE and told[1][1][0][0] == Entity.TEMPLATE
    assert told[2][1][0][0] == Entity.TEMPLATE and "name" in told[2][1][0][1]


def test_files_have_templates(store: Store, tmp_path: Path, clock: FixedClock) -> None:
    template = store.add_template("Trip", task_id=store.add("Trip", due=TODAY))
    store.export_file(tmp_path / "all.json")
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as other:
        other.import_file(tmp_path / "all.json")
        (row,) = other.templates()
        assert row.uid == store.get_template(template).uid
        use = other.use_template(row.id, on=date(2027, 1, 1))
        assert other.get(use.task_id).due == date(2027, 1, 1)
    content = json.loads((tmp_path / "all.json").read_text())
    content["templates"][0]["content"] = "= task\nparent=7\n"
    (tmp_path / "bad.json").write_text(json.dumps(content))
    with Store(":memory:", clock=clock) as other:
        assert other.import_file(tmp_path / "bad.json").skipped == 1
        (note,) = other.import_notes()
        assert "Line 2 of the template's content" in note.message
        assert len(other.templates()) == 0


def test_a_file_says_which_template_it_leaves_out(
    store: Store, tmp_path: Path, clock: FixedClock
) -> None:
    store.add_template("Trip", task_id=store.add("Trip", due=TODAY))
    store.export_file(tmp_path / "all.json")
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as other:
        own = other.add_template("TRIP", task_id=other.add("Journey"))
        other.import_file(tmp_path / "all.json")
        (note,) = other.import_notes()
        assert note.kind == NoteKind.SKIPPED and note.uid == store.templates()[0].uid
        assert note.message.startswith("The template “Trip” is left out: another one has its name")
        assert [task.title for task in other.read_template(own)] == ["Journey"]
        # One that says the same is no loss.
        other.update_template(own, task_id=other.add("Trip", due=TODAY))
        other.import_file(tmp_path / "all.json")
        assert not list(other.import_notes()) and len(other.templates()) == 1


def test_reminders_and_links_go_along(store: Store) -> None:
    links = [Link("https://example.org/plan", "The plan", "text/html")]
    # What is relative to a time moves with it; an instant moves by as many days as the dates do.
    reminders = [
        Reminder.before_due(HOUR),
        Reminder.at(datetime(2026, 1, 15, 8, 30, tzinfo=timezone.utc)),
    ]
    task = store.add(
        "Trip", due=datetime(2026, 1, 16, 9, tzinfo=PARIS), links=links, reminders=reminders
    )
    use = store.use_template(store.add_template("Trip", task_id=task), on=date(2026, 3, 30))
    copy = store.get(use.task_id)
    assert copy.due == datetime(2026, 3, 30, 9, tzinfo=PARIS)
    assert list(copy.links) == links
    before, at = sorted(copy.reminders, key=lambda each: each.kind, reverse=True)
    assert before == Reminder.before_due(HOUR)
    assert at.kind == ReminderKind.AT and at.instant == datetime(2026, 3, 29, 9, 30, tzinfo=PARIS)


def test_times_that_float_and_zones_go_along(store: Store, clock: FixedClock) -> None:
    every = TaskField.START | TaskField.DUE
    morning = datetime(2026, 1, 16, 9, tzinfo=PARIS)
    task = store.add("Breakfast", start=morning, due=morning, floating=every)
    use = store.use_template(store.add_template("Breakfast", task_id=task), on=date(2026, 6, 1))
    copy = store.get(use.task_id)
    assert copy.floating == every
    assert (copy.start, copy.due) == (datetime(2026, 6, 1, 9, tzinfo=PARIS),) * 2
    tokyo = ZoneInfo("Asia/Tokyo")
    series = store.add(
        "Call", due=datetime(2026, 1, 16, 9, tzinfo=tokyo), repeat_rule="FREQ=DAILY",
        zone="Asia/Tokyo",
    )  # fmt: skip
    use = store.use_template(store.add_template("Call", task_id=series), on=date(2026, 6, 1))
    copy = store.get(use.task_id)
    assert (copy.zone, copy.due) == ("Asia/Tokyo", datetime(2026, 6, 1, 9, tzinfo=tokyo))


def test_excluded_and_added_dates_move_along(store: Store) -> None:
    task = store.add(
        "Water", due=TODAY, repeat_rule="FREQ=DAILY",
        excluded_dates=[TODAY + 2 * DAY], added_dates=[TODAY + 40 * DAY],
    )  # fmt: skip
    first = date(2026, 6, 1)
    use = store.use_template(store.add_template("Water", task_id=task), on=first)
    copy = store.get(use.task_id)
    assert (copy.due, copy.repeat_rule) == (first, "FREQ=DAILY")
    assert list(copy.excluded_dates) == [first + 2 * DAY]
    assert list(copy.added_dates) == [first + 40 * DAY]


def test_each_template_that_is_damaged_is_mended(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as store:
        for number in range(5):
            store.add_template(f"Trip {number}", task_id=store.add(f"Trip {number}"))
    with sqlite3.connect(path) as file:
        file.execute("UPDATE template SET content = '= task' || char(10) || 'x' WHERE id IN (2, 4)")
    file.close()
    with Store(path, clock=clock) as store:
        assert store.check().values_mended == 2
        store.repair()
        assert store.check().values_mended == 0
        names = [task.title for each in store.templates() for task in store.read_template(each.id)]
        assert [name for name in names if name.startswith("Trip")] == ["Trip 0", "Trip 2", "Trip 4"]


def test_two_handles_share_templates(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as one, Store(path, clock=clock) as two:
        template = one.add_template("Trip", task_id=one.add("Trip"))
        assert two.use_template(template).task_count == 1
        one.delete_templates(template)
        with pytest.raises(NotFoundError):
            two.use_template(template)


@pytest.mark.parametrize(
    "content",
    [
        "= task\nparent=0\n",
        "= task\ndue:99999999999999999999\n",
        "= task\ndue:3T25:00:00\n",
        "= task\ndependencies:0\n",
        "= task\ndependencies:1\n= task\ndependencies:0\n",
        "= task\ndependencies:5\n",
        "= task\nsection=0\n",
        "= task\npriority=99\n",
        "= task\npriority=99999999999999999999\n",
        "= task\ntitle\n",
        "= task\nrepeat_rule:FREQ=SOMETIMES\n",
        "= section\nname:\n",
        "= task\nreminder_times:" + "1 " * 99 + "\n",
    ],
)
def test_damage_is_told_and_mended(path: Path, clock: FixedClock, content: str) -> None:
    with Store(path, clock=clock, time_zone="Europe/Paris") as store:
        template = store.add_template("Trip", task_id=store.add("Trip"))
    with sqlite3.connect(path) as file:
        file.execute("UPDATE template SET content = ?", (content,))
    file.close()
    with Store(path, clock=clock, time_zone="Europe/Paris") as store:
        for call in (store.use_template, store.read_template):
            with pytest.raises(CorruptError, match="Trip"):
                call(template)
        assert store.check().values_mended == 1
        store.repair()
        store.use_template(template)


def test_what_is_wrong_is_said(store: Store) -> None:
    task = store.add("One", due=TODAY)
    far = store.add_template("One", task_id=task, anchor_date=date(1, 1, 1))
    with pytest.raises(InvalidError, match="9999"):
        store.use_template(far, on=date(9999, 1, 1))
    with pytest.raises(ConflictError, match="already"):
        store.add_template("ONE", task_id=task)
    with pytest.raises(InvalidError, match="needs a task or a project"):
        store.add_template("Two")
    with pytest.raises(InvalidError, match="not from both"):
        store.add_template("Two", task_id=task, project_id=store.add_project("Work"))
    with pytest.raises(InvalidError, match="give the task or project"):
        store.update_template(far, anchor_date=TODAY)
    with pytest.raises(NotFoundError):
        store.add_template("Two", task_id=99)
    with pytest.raises(NotFoundError):
        store.use_template(99)
    with pytest.raises(NotFoundError):
        store.use_template(far, project_id=99)
    with pytest.raises(ConflictError, match="Inbox"):
        store.add_template("Two", project_id=store.find_project("Inbox"))
    store.delete(task)
    with pytest.raises(ConflictError, match="trash"):
        store.add_template("Two", task_id=task)
