"""What a store and a server changed at once: all of it is kept, or shown as a conflict."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import taskcore_side
from calendar_servers import TASKS
from device import VTODO, Device, Somebody
from taskcore import ConflictChoice, Entity, Scope, Status

SERIES = "DUE:20270104T090000Z\r\nRRULE:FREQ=DAILY;COUNT=9\r\n"

NewDevice = Callable[[str], Device]


def values(device: Device) -> list[tuple[str, str | None, str | None]]:
    """The conflicts of a store, each by its property with what this device and the other one have."""
    return [(each.property, each.mine, each.theirs) for each in device.store.sync_conflicts()]


# --------------------------------------------------------------------------------- comments


def of_kind(device: Device, somebody: Somebody, entity: Entity) -> tuple[str, int]:
    """A new task or event that both have: its collection, and its id here."""
    (somebody.task if entity == Entity.TASK else somebody.event)("one", "Bread")
    device.sync()
    if entity == Entity.TASK:
        return "tasks", device.store.find("one")
    return "events", device.store.find_event("one")


def comments(device: Device, item: int, entity: Entity) -> list[str]:
    return sorted(each.text for each in device.store.comments(item, entity=entity))


@pytest.mark.parametrize("entity", [Entity.TASK, Entity.EVENT])
def test_a_comment_that_another_program_removes_goes_here_too(
    device: Device, somebody: Somebody, entity: Entity
) -> None:
    collection, item = of_kind(device, somebody, entity)
    for text in ("Rye", "With seeds"):
        device.store.add_comment(item, text, entity=entity)
    device.sync()
    (line,) = re.findall(r"COMMENT[^\n]*:Rye\r\n", somebody.text("one", collection))
    somebody.edit("one", line, "", collection)
    device.store.add_comment(item, "Sliced", entity=entity)
    device.sync()
    assert comments(device, item, entity) == ["Sliced", "With seeds"]
    assert ":Rye" not in somebody.text("one", collection)
    assert values(device) == []


@pytest.mark.parametrize("entity", [Entity.TASK, Entity.EVENT])
def test_a_comment_whose_parameters_another_program_drops_is_not_doubled(
    device: Device, somebody: Somebody, entity: Entity
) -> None:
    collection, item = of_kind(device, somebody, entity)
    device.store.add_comment(item, "Rye", entity=entity)
    device.sync()
    (line,) = re.findall(r"COMMENT[^\n]*:Rye\r\n", somebody.text("one", collection))
    somebody.edit("one", line, "COMMENT:Rye\r\n", collection)
    device.sync()
    device.sync()
    assert comments(device, item, entity) == ["Rye"]
    assert somebody.text("one", collection).count(":Rye") == 1


# --------------------------------------------------------------- occurrences of series of tasks


@pytest.fixture
def series(device: Device, somebody: Somebody) -> Device:
    """A series whose first occurrence is a task of its own."""
    somebody.task("one", "Water", SERIES)
    device.sync()
    device.store.update_occurrence(device.store.find("one"), title="Water twice")
    return device


def test_a_changed_occurrence_of_a_series_of_tasks_goes_up_with_it(
    series: Device, somebody: Somebody, new_device: NewDevice
) -> None:
    series.sync()
    series.assert_equal(somebody)
    assert somebody.titles() == ["Water", "Water twice"]
    phone = new_device("phone")
    phone.connect()
    phone.assert_equal(somebody)


def test_a_changed_occurrence_has_the_sequence_of_its_series(
    device: Device, somebody: Somebody
) -> None:
    """Else SOGo refuses it; a server, or who writes to it, counts how often a series was changed."""
    somebody.task("one", "Water", SERIES + "SEQUENCE:3\r\n")
    device.sync()
    device.store.update_occurrence(device.store.find("one"), title="Water twice")
    device.sync()
    assert somebody.titles() == ["Water", "Water twice"]
    assert somebody.text("one").count("SEQUENCE:3") == 2


def test_a_changed_occurrence_stays_in_a_project_of_its_own(
    series: Device, somebody: Somebody
) -> None:
    """At the server it is where its series is, whatever is changed there."""
    series.sync()
    alone = next(each for each in series.store.tasks() if each.title == "Water twice")
    series.store.update(alone.id, project="Balcony")
    series.sync()
    assert somebody.titles() == ["Water", "Water twice"]
    for old, new in (("Water twice", "Water thrice"), ("SUMMARY:Water\r", "SUMMARY:Pour\r")):
        somebody.edit("one", old, new)
        series.sync()
        assert series.store.get(alone.id).project == "Balcony"
    assert series.titles() == ["Pour", "Water thrice"]
    writes = len(series.proxy.log.writes())
    series.sync()
    assert len(series.proxy.log.writes()) == writes


def test_a_changed_occurrence_that_goes_there_goes_into_the_trash(
    series: Device, somebody: Somebody
) -> None:
    series.sync()
    text = somebody.text("one")
    title = text.index("SUMMARY:Water twice")
    begin, end = text.rindex("BEGIN:VTODO", 0, title), text.index("END:VTODO", title)
    somebody.edit("one", text[begin : end + len("END:VTODO\r\n")], "")
    series.sync()
    assert series.titles() == ["Water"]
    assert [each.title for each in series.store.trash()] == ["Water twice"]
    series.assert_equal(somebody)


def test_a_changed_occurrence_stays_where_its_series_goes_into_the_trash(
    series: Device, somebody: Somebody, new_device: NewDevice
) -> None:
    series.sync()
    phone = new_device("phone")
    phone.connect()
    series.store.delete(series.store.find("one"))
    series.sync()
    assert somebody.titles() == ["Water twice"]
    phone.sync()
    for device in (series, phone):
        assert device.titles() == ["Water twice"]
        device.assert_equal(somebody)


def test_a_changed_occurrence_in_the_trash_comes_back_with_its_series(
    series: Device, somebody: Somebody
) -> None:
    """Who deletes a series there, and puts it back, may still have an occurrence that was deleted here."""
    series.sync()
    text = somebody.text("one")
    series.store.delete(next(each.id for each in series.store.tasks() if each.series_uid))
    series.sync()
    somebody.delete(["one"])
    series.sync()
    assert series.titles() == []
    somebody.server.put("tasks", "one", text)
    series.sync()
    assert series.titles() == ["Water", "Water twice"]
    series.assert_equal(somebody)


# ------------------------------------------------------------------------------- conflicts


def test_what_is_changed_there_takes_the_place_of_what_is_shown_and_of_nothing_else(
    device: Device, somebody: Somebody
) -> None:
    """Who changes it there knows nothing of the other value, which somebody still has to choose or not."""
    somebody.task("one", "Sow")
    somebody.edit("one", "LAST-MODIFIED:2027", "LAST-MODIFIED:2020")
    device.sync()
    device.update("one", title="Sow peas")
    somebody.edit("one", "SUMMARY:Sow", "SUMMARY:Sow beans")
    device.sync()
    assert values(device) == [("title", "Sow peas", "Sow beans")]
    assert somebody.titles() == ["Sow peas"]
    # By the time that it says, that would be older than what is shown.
    year = re.compile(r"LAST-MODIFIED:\d{4}").findall(somebody.text("one"))[0]
    somebody.edit("one", year, "LAST-MODIFIED:2020")
    device.sync()
    somebody.edit("one", "SUMMARY:Sow peas", "SUMMARY:Sow maize")
    device.sync()
    assert device.titles() == somebody.titles() == ["Sow maize"]
    assert [{mine, theirs} for _, mine, theirs in values(device)] == [{"Sow maize", "Sow beans"}]
    device.assert_equal(somebody)


def test_a_value_that_nobody_chose_stays_where_another_program_deletes_and_puts_again(
    device: Device, somebody: Somebody
) -> None:
    somebody.task("one", "Sow")
    device.sync()
    device.update("one", title="Sow peas")
    somebody.edit("one", "SUMMARY:Sow", "SUMMARY:Sow beans")
    device.sync()
    assert {values(device)[0][1], values(device)[0][2]} == {"Sow peas", "Sow beans"}
    somebody.delete(["one"])
    device.sync()
    assert device.titles() == []
    somebody.task("one", "Sow maize")
    device.sync()
    assert device.titles() == somebody.titles() == ["Sow maize"]
    assert {other for conflict in values(device) for other in conflict[1:]} >= {"Sow peas"}
    device.assert_equal(somebody)


def test_an_event_with_a_value_that_nobody_chose_stays_where_another_program_deletes_it(
    device: Device, somebody: Somebody
) -> None:
    """Of an event nothing is left in a trash, and the other value would go with it."""
    somebody.event("one", "Meet")
    device.sync()
    event = device.store.find_event("one")
    device.store.update_event(event, title="Meet Ada")
    somebody.edit("one", "SUMMARY:Meet", "SUMMARY:Meet Ben", "events")
    device.sync()
    assert {values(device)[0][1], values(device)[0][2]} == {"Meet Ada", "Meet Ben"}
    somebody.delete(["one"], "events")
    device.sync()
    (conflict,) = device.store.sync_conflicts()
    assert {conflict.mine, conflict.theirs} == {"Meet Ada", "Meet Ben"}
    device.assert_equal(somebody)
    device.store.resolve_sync_conflicts(conflict.uid, ConflictChoice.MINE)
    device.sync()
    somebody.delete(["one"], "events")
    device.sync()
    assert device.titles() == [] and values(device) == []
    device.assert_equal(somebody)


def test_an_occurrence_with_a_value_that_nobody_chose_stays_where_another_program_takes_it_back(
    device: Device, somebody: Somebody
) -> None:
    somebody.event("one", "Meet", "RRULE:FREQ=DAILY;COUNT=3\r\n")
    device.sync()
    whole = somebody.text("one", "events")
    event = device.store.find_event("one")
    second = device.store.event_occurrences(event, limit=9)[1].local
    device.store.update_event(event, occurrence=second, scope=Scope.THIS, title="Meet Ada")
    device.sync()
    device.store.update_event(event, occurrence=second, scope=Scope.THIS, title="Meet Cleo")
    somebody.edit("one", "SUMMARY:Meet Ada", "SUMMARY:Meet Ben", "events")
    device.sync()
    assert {values(device)[0][1], values(device)[0][2]} == {"Meet Ben", "Meet Cleo"}
    somebody.edit("one", somebody.text("one", "events"), whole, "events")
    device.sync()
    assert {values(device)[0][1], values(device)[0][2]} == {"Meet Ben", "Meet Cleo"}
    device.assert_equal(somebody)


def test_what_is_deleted_here_and_changed_there_is_back_with_that_as_its_conflict(
    device: Device, somebody: Somebody
) -> None:
    somebody.task("one", "Sow", "PRIORITY:5\r\n")
    device.sync()
    device.update("one", notes="Deep")
    device.store.delete(device.store.find("one"))
    somebody.edit("one", "SUMMARY:Sow", "SUMMARY:Sow beans")
    device.sync()
    (task,) = device.store.tasks()
    assert (task.title, task.notes) == ("Sow beans", "Deep")
    assert [each.property for each in device.store.sync_conflicts()] == ["deleted"]
    device.assert_equal(somebody)


@pytest.mark.parametrize("is_done", [True, False])
def test_what_is_back_below_a_task_that_was_cancelled_leaves_it_so(
    device: Device, somebody: Somebody, is_done: bool
) -> None:
    somebody.task("bed", "Bed")
    somebody.task("one", "Sow", "RELATED-TO:bed\r\n")
    device.sync()
    device.store.delete(device.store.find("one"))
    device.sync()
    somebody.edit("bed", "SUMMARY:Bed", "SUMMARY:Bed\r\nSTATUS:CANCELLED")
    device.sync()
    more = "STATUS:COMPLETED\r\nCOMPLETED:20270101T090000Z\r\n" if is_done else ""
    somebody.task("one", "Sow", f"RELATED-TO:bed\r\n{more}")
    device.sync()
    device.sync()
    bed, one = (device.store.get(device.store.find(uid)) for uid in ("bed", "one"))
    assert bed.status == Status.CANCELLED and "CANCELLED" in somebody.text("bed")
    assert one.status == (Status.COMPLETED if is_done else Status.OPEN)
    assert one.parent_id == (bed.id if is_done else None)
    device.assert_equal(somebody)


def test_what_is_deleted_here_and_moved_there_is_back_with_what_was_changed_here(
    two_lists: Device, somebody: Somebody
) -> None:
    device = two_lists
    device.update("one", notes="Deep")
    device.store.delete(device.store.find("one"))
    somebody.delete(["one"])
    somebody.server.put("garden", "one", VTODO.format(uid="one", title="Sow beans", more=""))
    device.sync()
    (task,) = device.store.tasks()
    assert (task.title, task.notes) == ("Sow beans", "Deep")
    (resource,) = somebody.server.resources("garden")
    assert "DESCRIPTION:Deep" in resource.text


# -------------------------------------------------------------------------------- doubles


@pytest.fixture
def two_lists(device: Device, somebody: Somebody) -> Device:
    somebody.server.make("garden", TASKS)
    somebody.task("one", "Sow")
    device.sync()
    device.store.refresh_account(device.account)
    taskcore_side.choose(device.store, device.account, "garden")
    device.sync()
    return device


def places(somebody: Somebody) -> list[str]:
    """The lists that have something at the server."""
    return [name for name in ("garden", "tasks") if somebody.server.listing(name)]


def test_what_somebody_is_about_to_move_is_not_taken_away(
    two_lists: Device, somebody: Somebody
) -> None:
    """It is at its new place before it goes at its old one."""
    somebody.server.put("garden", "one", VTODO.format(uid="one", title="Sow", more=""))
    two_lists.sync()
    assert places(somebody) == ["garden", "tasks"]
    somebody.delete(["one"])
    two_lists.sync()
    assert places(somebody) == ["garden"]
    (task,) = two_lists.store.tasks()
    assert task.project == "garden"


def test_what_stays_doubled_is_brought_to_one_place_by_all_alike(
    two_lists: Device, somebody: Somebody
) -> None:
    somebody.server.put("garden", "one", VTODO.format(uid="one", title="Sow", more=""))
    for _ in range(2):
        two_lists.sync()
    assert places(somebody) == ["garden"]
    assert [each.title for each in two_lists.store.tasks()] == ["Sow"]
    before = two_lists.writes()
    two_lists.sync()
    assert two_lists.writes() == before


def test_a_subtask_that_is_moved_alone_goes_back_to_what_it_is_below(
    two_lists: Device, somebody: Somebody
) -> None:
    """A subtask is in the project of its parent."""
    more = "RELATED-TO:one\r\n"
    somebody.task("two", "Water", more)
    two_lists.sync()
    somebody.delete(["two"])
    somebody.server.put("garden", "two", VTODO.format(uid="two", title="Water", more=more))
    two_lists.sync()
    assert places(somebody) == ["tasks"]
    assert somebody.titles() == ["Sow", "Water"]
    assert [task.project for task in two_lists.store.tasks()] == ["tasks", "tasks"]


def test_a_task_whose_parent_is_in_the_trash_goes_where_it_is_moved(
    two_lists: Device, somebody: Somebody
) -> None:
    """It still names its parent, as other programs write it, and is below nothing."""
    more = "RELATED-TO:one\r\n"
    two_lists.store.delete(two_lists.store.find("one"))
    somebody.task("two", "Water", more)
    two_lists.sync()
    somebody.delete(["two"])
    somebody.server.put("garden", "two", VTODO.format(uid="two", title="Water", more=more))
    two_lists.sync()
    (task,) = two_lists.store.tasks()
    assert (task.title, task.project) == ("Water", "garden")
    assert places(somebody) == ["garden"]


def test_what_is_below_a_changed_occurrence_takes_it_along_to_where_it_is_moved(
    series: Device, somebody: Somebody, new_device: NewDevice
) -> None:
    """At the server an occurrence is where its series is: only what is below it shows that it was moved."""
    alone = next(each for each in series.store.tasks() if each.title == "Water twice")
    series.store.add("Fill the can", parent_id=alone.id)
    somebody.server.make("garden", TASKS)
    phone = new_device("phone")
    phone.connect()
    devices = [series, phone]
    for device in devices:
        device.store.refresh_account(device.account)
        taskcore_side.choose(device.store, device.account, "garden")
        device.sync()
    series.store.update(alone.id, project="garden")
    for device in devices:
        device.sync()
    for device in devices:
        placed = {each.title: each.project for each in device.store.tasks()}
        assert placed == {"Water": "tasks", "Water twice": "garden", "Fill the can": "garden"}
    writes = [device.writes() for device in devices]
    for device in devices:
        device.sync()
    assert [device.writes() for device in devices] == writes


def test_a_changed_occurrence_that_is_taken_back_goes_at_the_server_too(
    device: Device, somebody: Somebody
) -> None:
    """Its series is as it was: only the log knows that something of it went."""
    somebody.event("one", "Meet", "RRULE:FREQ=DAILY;COUNT=3\r\n")
    device.sync()
    event = device.store.find_event("one")
    second = device.store.event_occurrences(event, limit=9)[1].local
    device.store.update_event(event, occurrence=second, scope=Scope.THIS, title="Meet at noon")
    device.sync()
    assert "SUMMARY:Meet at noon" in somebody.text("one", "events")
    device.store.undo()
    device.sync()
    assert "Meet at noon" not in somebody.text("one", "events")
    device.assert_equal(somebody)
