"""Tasks of ours and of Google come together, and what Google cannot have stays ours."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from typing import Any

import pytest

from client import all_pages
from faults import Kind
from server import GoogleServer
from taskcore import Status, TaskcoreError
from taskcore_store import GoogleStore


def there(tasks: Any) -> dict[str, dict[str, Any]]:
    """The tasks that Google has, by their titles."""
    query = {"showCompleted": True, "showHidden": True, "showAssigned": True}
    found = all_pages(tasks.tasks(), tasklist="@default", **query)
    titles = {each["title"]: each for each in found}
    assert len(titles) == len(found), sorted(each["title"] for each in found)
    return titles


def add_there(tasks: Any, parent: str | None = None, **body: Any) -> str:
    made = tasks.tasks().insert(tasklist="@default", body=body, parent=parent).execute()
    return str(made["id"])


def assert_still(ours: GoogleStore) -> None:
    """A run writes nothing, and the one after it asks once for each collection, whatever the pages are."""
    writes = len(ours.google.writes())
    ours.sync()
    assert ours.google.writes()[writes:] == []
    before = len(ours.google.log)
    ours.sync()
    asked = [each for each in ours.google.log[before:] if "pageToken" not in each.query]
    assert [each.http for each in asked] == ["GET"] * len(list(ours.chosen())), asked


def test_a_task_of_ours_goes_up_and_one_of_google_comes_down(ours: GoogleStore, tasks: Any) -> None:
    ours.store.add("Bread", notes="rye\nsliced", due=date(2027, 1, 5), project_id=ours.project)
    add_there(tasks, title="Milk", notes="two", due="2026-12-24T00:00:00.000Z")
    ours.sync()
    assert ours.titles() == ["Bread", "Milk"]
    milk = ours.task("Milk")
    assert (milk.notes, milk.due, milk.status) == ("two", date(2026, 12, 24), Status.OPEN)
    bread = there(tasks)["Bread"]
    assert (bread["notes"], bread["due"]) == ("rye\nsliced", "2027-01-05T00:00:00.000Z")
    assert_still(ours)


def test_changes_go_both_ways_property_by_property(ours: GoogleStore, tasks: Any) -> None:
    add_there(tasks, title="Milk", notes="two", due="2026-12-24T00:00:00.000Z")
    ours.sync()
    ours.store.update(ours.task("Milk").id, title="Oat milk")
    milk = there(tasks)["Milk"]
    tasks.tasks().patch(tasklist="@default", task=milk["id"], body={"notes": "three"}).execute()
    ours.sync()
    assert there(tasks)["Oat milk"]["notes"] == "three"
    assert ours.task("Oat milk").notes == "three"
    assert_still(ours)


def test_what_is_done_and_opened_again_is_so_on_both_sides(ours: GoogleStore, tasks: Any) -> None:
    ours.store.add("Bread", project_id=ours.project)
    add_there(tasks, title="Milk")
    ours.sync()
    ours.store.complete(ours.task("Milk").id)
    done = {"status": "completed"}
    bread = there(tasks)["Bread"]["id"]
    tasks.tasks().patch(tasklist="@default", task=bread, body=done).execute()
    ours.sync()
    assert ours.task("Bread").status == Status.COMPLETED
    assert there(tasks)["Milk"]["status"] == "completed"
    assert_still(ours)
    open_again = {"status": "needsAction", "completed": None}
    tasks.tasks().patch(tasklist="@default", task=bread, body=open_again).execute()
    ours.store.reopen(ours.task("Milk").id)
    ours.sync()
    assert ours.task("Bread").status == Status.OPEN
    assert there(tasks)["Milk"]["status"] == "needsAction"
    assert_still(ours)


def test_what_is_given_up_is_done_for_google_and_stays_given_up(
    ours: GoogleStore, tasks: Any
) -> None:
    task = ours.store.add("Bread", project_id=ours.project)
    ours.sync()
    ours.store.cancel(task)
    ours.sync()
    assert there(tasks)["Bread"]["status"] == "completed"
    assert_still(ours)
    assert ours.task("Bread").status == Status.CANCELLED


def test_deletions_go_both_ways(ours: GoogleStore, tasks: Any) -> None:
    ours.store.add("Bread", project_id=ours.project)
    add_there(tasks, title="Milk")
    ours.sync()
    ours.store.delete(ours.task("Milk").id)
    tasks.tasks().delete(tasklist="@default", task=there(tasks)["Bread"]["id"]).execute()
    ours.sync()
    assert ours.titles() == [] and there(tasks) == {}
    assert_still(ours)


def test_times_repeats_and_priorities_stay_ours(ours: GoogleStore, tasks: Any) -> None:
    vienna = timezone(timedelta(hours=1))
    due = datetime(2027, 1, 5, 23, 30, tzinfo=vienna)
    ours.store.add("Call", due=due, priority=0, tags=["home"], project_id=ours.project)
    ours.store.add(
        "Rent", due=date(2027, 1, 1), repeat_rule="FREQ=MONTHLY", project_id=ours.project
    )
    ours.sync()
    assert there(tasks)["Call"]["due"] == "2027-01-05T00:00:00.000Z"
    assert there(tasks)["Rent"]["due"] == "2027-01-01T00:00:00.000Z"
    assert_still(ours)
    for title in ("Call", "Rent"):
        task = there(tasks)[title]["id"]
        tasks.tasks().patch(tasklist="@default", task=task, body={"notes": "soon"}).execute()
    ours.sync()
    call, rent = ours.task("Call"), ours.task("Rent")
    assert (call.notes, call.due, call.priority, call.tags) == ("soon", due, 0, ("home",))
    assert (rent.notes, rent.repeat_rule) == ("soon", "FREQ=MONTHLY")
    assert_still(ours)


def test_a_repeating_task_that_is_ticked_at_google_goes_on_with_its_next_occurrence(
    ours: GoogleStore, tasks: Any
) -> None:
    rule = "FREQ=MONTHLY;COUNT=2"
    ours.store.add("Rent", due=date(2027, 1, 1), repeat_rule=rule, project_id=ours.project)
    ours.sync()
    rent = there(tasks)["Rent"]["id"]
    done = {"status": "completed"}
    tasks.tasks().patch(tasklist="@default", task=rent, body=done).execute()
    ours.sync()
    task = ours.task("Rent")
    assert (task.status, task.due, task.repeat_rule) == (Status.OPEN, date(2027, 2, 1), rule)
    google = there(tasks)["Rent"]
    assert (google["status"], google["due"]) == ("needsAction", "2027-02-01T00:00:00.000Z")
    assert_still(ours)
    tasks.tasks().patch(tasklist="@default", task=rent, body=done).execute()
    ours.sync()
    assert ours.task("Rent").status == Status.COMPLETED
    assert there(tasks)["Rent"]["status"] == "completed"
    assert_still(ours)


def test_a_repeating_task_whose_day_google_moves_repeats_on(ours: GoogleStore, tasks: Any) -> None:
    rule = "FREQ=MONTHLY"
    ours.store.add("Rent", due=date(2027, 1, 1), repeat_rule=rule, project_id=ours.project)
    ours.sync()
    rent = there(tasks)["Rent"]["id"]
    due = {"due": "2027-01-04T00:00:00.000Z", "notes": "later"}
    tasks.tasks().patch(tasklist="@default", task=rent, body=due).execute()
    ours.sync()
    task = ours.task("Rent")
    assert (task.due, task.repeat_rule, task.notes) == (date(2027, 1, 1), rule, "later")
    assert_still(ours)
    ours.store.complete(task.id)
    ours.sync()
    assert there(tasks)["Rent"]["due"] == "2027-02-01T00:00:00.000Z"


def test_one_level_of_subtasks_is_the_same_on_both_sides(ours: GoogleStore, tasks: Any) -> None:
    shop = add_there(tasks, title="Shop")
    add_there(tasks, title="Milk", parent=shop)
    ours.sync()
    assert ours.task("Milk").parent_id == ours.task("Shop").id
    home = ours.store.add("Home", project_id=ours.project)
    ours.store.add("Bread", parent_id=ours.task("Shop").id)
    ours.store.update(ours.task("Milk").id, parent_id=home)
    ours.sync()
    assert there(tasks)["Bread"]["parent"] == shop
    assert there(tasks)["Milk"]["parent"] == there(tasks)["Home"]["id"]
    assert_still(ours)
    tasks.tasks().move(tasklist="@default", task=there(tasks)["Milk"]["id"]).execute()
    ours.sync()
    assert ours.task("Milk").parent_id is None
    assert_still(ours)


def test_deeper_subtasks_go_up_under_the_top_one_and_the_tree_stays_ours(
    ours: GoogleStore, tasks: Any
) -> None:
    top = ours.store.add("Top", project_id=ours.project)
    middle = ours.store.add("Middle", parent_id=top)
    low = ours.store.add("Low", parent_id=middle)
    ours.sync()
    google = there(tasks)
    assert google["Middle"]["parent"] == google["Low"]["parent"] == google["Top"]["id"]
    body = {"notes": "changed"}
    tasks.tasks().patch(tasklist="@default", task=google["Low"]["id"], body=body).execute()
    ours.sync()
    assert ours.store.get(low).parent_id == middle
    assert ours.store.get(low).notes == "changed"
    assert_still(ours)


def test_subtasks_follow_when_google_moves_what_they_are_below_here(
    ours: GoogleStore, tasks: Any
) -> None:
    top, other = (ours.store.add(title, project_id=ours.project) for title in ("Top", "Other"))
    middle = ours.store.add("Middle", parent_id=top)
    ours.store.add("Low", parent_id=middle)
    ours.sync()
    google = {title: each["id"] for title, each in there(tasks).items()}
    move = {"task": google["Middle"], "parent": google["Other"]}
    tasks.tasks().move(tasklist="@default", **move).execute()
    ours.sync()
    assert ours.store.get(middle).parent_id == other
    assert ours.task("Low").parent_id == middle
    assert there(tasks)["Low"]["parent"] == google["Other"]
    assert_still(ours)


def test_a_task_with_subtasks_that_goes_below_another_stays_at_the_top_of_google(
    ours: GoogleStore, tasks: Any
) -> None:
    top, other = (ours.store.add(title, project_id=ours.project) for title in ("Top", "Other"))
    ours.store.add("Low", parent_id=top)
    ours.sync()
    ours.store.update(top, parent_id=other)
    ours.sync()
    google = there(tasks)
    assert "parent" not in google["Top"] and google["Low"]["parent"] == google["Top"]["id"]
    assert ours.store.get(top).parent_id == other
    assert_still(ours)


def test_notes_that_are_too_long_are_not_cut_but_told(ours: GoogleStore, tasks: Any) -> None:
    task = ours.store.add("Long", notes="x" * 8193, project_id=ours.project)
    ours.store.add("Short", notes="x" * 8192, project_id=ours.project)
    with pytest.raises(TaskcoreError, match="8192"):
        ours.sync()
    assert there(tasks).keys() == {"Short"}
    ours.store.update(task, notes="x" * 8192)
    ours.sync()
    assert there(tasks).keys() == {"Short", "Long"}
    assert_still(ours)


def test_what_google_hides_when_it_is_done_is_no_deletion(ours: GoogleStore, tasks: Any) -> None:
    ours.store.add("Bread", project_id=ours.project)
    ours.sync()
    ours.store.complete(ours.task("Bread").id)
    ours.sync()
    tasks.tasks().clear(tasklist="@default").execute()
    ours.sync()
    assert ours.task("Bread").status == Status.COMPLETED
    assert_still(ours)


@pytest.mark.parametrize("kind", [Kind.CUT_BEFORE, Kind.CUT_AFTER, Kind.CUT_IN_ANSWER])
def test_an_answer_that_is_lost_makes_no_second_task(
    google: GoogleServer, ours: GoogleStore, tasks: Any, kind: Kind
) -> None:
    ours.store.add("Bread", project_id=ours.project)
    ours.store.add("Milk", project_id=ours.project)
    google.faults.add(kind, times=1, method="POST")
    ours.sync()
    assert there(tasks).keys() == {"Bread", "Milk"}
    assert ours.titles() == ["Bread", "Milk"]
    assert_still(ours)


def test_tasks_that_were_sent_before_a_run_failed_are_not_sent_again(
    google: GoogleServer, ours: GoogleStore, tasks: Any
) -> None:
    for number in range(5):
        ours.store.add(f"Task {number}", project_id=ours.project)
    google.faults.add(Kind.CUT_BEFORE, times=100, after=4)
    with pytest.raises(TaskcoreError):
        ours.sync()
    google.faults.clear()
    ours.sync()
    assert sorted(there(tasks)) == ours.titles() == [f"Task {number}" for number in range(5)]
    assert_still(ours)


def test_a_list_is_made_for_a_project(ours: GoogleStore, tasks: Any) -> None:
    project = ours.store.add_project("Garden")
    ours.store.add("Rake", project_id=project)
    ours.store.make_collection(ours.account, project_id=project)
    ours.sync()
    lists = {each["title"]: each["id"] for each in all_pages(tasks.tasklists())}
    found = all_pages(tasks.tasks(), tasklist=lists["Garden"])
    assert [each["title"] for each in found] == ["Rake"]


def test_a_task_that_moves_to_another_list_is_in_one_of_them(ours: GoogleStore, tasks: Any) -> None:
    project = ours.store.add_project("Garden")
    ours.store.make_collection(ours.account, project_id=project)
    task = ours.store.add("Rake", project_id=ours.project)
    ours.sync()
    ours.store.update(task, project_id=project)
    ours.sync()
    ours.sync()
    lists = {each["title"]: each["id"] for each in all_pages(tasks.tasklists())}
    titles = {
        name: [each["title"] for each in all_pages(tasks.tasks(), tasklist=identifier)]
        for name, identifier in lists.items()
    }
    assert titles == {"My Tasks": [], "Garden": ["Rake"]}
    assert ours.titles() == ["Rake"]
