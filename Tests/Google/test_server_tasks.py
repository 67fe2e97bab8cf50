"""Google's own client and the second Google agree on tasks.

https://developers.google.com/workspace/tasks/reference/rest/v1/tasks
"""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from client import all_pages, refusal
from server import GoogleServer
from tasks_api import hide

LIST = "@default"


def insert(tasks: Any, title: str, **query: Any) -> str:
    made = tasks.tasks().insert(tasklist=LIST, body={"title": title}, **query).execute()
    return str(made["id"])


def ordered(tasks: Any, tasklist: str = LIST) -> list[tuple[str | None, str]]:
    """Which parent each task has, and its title, by the positions."""
    found = all_pages(tasks.tasks(), tasklist=tasklist)
    titles = {each["id"]: each["title"] for each in found}
    rows = sorted((each.get("parent", ""), each["position"], each["title"]) for each in found)
    return [(titles.get(parent), title) for parent, _, title in rows]


def test_a_list_is_made_renamed_and_deleted(tasks: Any) -> None:
    made = tasks.tasklists().insert(body={"title": "Garden"}).execute()
    assert tasks.tasklists().get(tasklist=made["id"]).execute() == made
    body = {"title": "Yard"}
    renamed = tasks.tasklists().patch(tasklist=made["id"], body=body).execute()
    assert renamed["title"] == "Yard" and renamed["etag"] != made["etag"]
    assert [each["title"] for each in all_pages(tasks.tasklists())] == ["My Tasks", "Yard"]
    assert tasks.tasklists().delete(tasklist=made["id"]).execute() == ""
    assert refusal(tasks.tasklists().get(tasklist=made["id"])) == (404, "notFound")
    assert refusal(tasks.tasklists().delete(tasklist=LIST)) == (400, "invalid")


def test_a_task_is_made_changed_and_deleted(tasks: Any) -> None:
    body = {"title": "Mow", "notes": "the lawn", "due": "2026-05-01T17:30:00+02:00"}
    made = tasks.tasks().insert(tasklist=LIST, body=body).execute()
    # "Only date information is recorded."
    assert made["due"] == "2026-05-01T00:00:00.000Z"
    assert made["status"] == "needsAction"
    assert tasks.tasks().get(tasklist=LIST, task=made["id"]).execute() == made
    change = {"notes": None, "title": "Mow it"}
    patched = tasks.tasks().patch(tasklist=LIST, task=made["id"], body=change).execute()
    assert "notes" not in patched and patched["due"] == made["due"]
    assert patched["etag"] != made["etag"] and patched["updated"] > made["updated"]
    body = {"id": made["id"], "title": "Rest"}
    updated = tasks.tasks().update(tasklist=LIST, task=made["id"], body=body).execute()
    assert updated["title"] == "Rest" and "due" not in updated
    assert tasks.tasks().delete(tasklist=LIST, task=made["id"]).execute() == ""
    assert tasks.tasks().get(tasklist=LIST, task=made["id"]).execute()["deleted"]
    assert all_pages(tasks.tasks(), tasklist=LIST) == []
    assert len(all_pages(tasks.tasks(), tasklist=LIST, showDeleted=True)) == 1
    restore = {"deleted": False}
    back = tasks.tasks().patch(tasklist=LIST, task=made["id"], body=restore).execute()
    assert "deleted" not in back
    assert len(all_pages(tasks.tasks(), tasklist=LIST)) == 1


def test_a_task_is_done_and_open_again(tasks: Any) -> None:
    identifier = insert(tasks, "Mow")
    patch = tasks.tasks().patch
    done = patch(tasklist=LIST, task=identifier, body={"status": "completed"}).execute()
    moment = datetime.fromisoformat(done["completed"])
    assert abs(moment - datetime.now(timezone.utc)) < timedelta(minutes=1)
    assert all_pages(tasks.tasks(), tasklist=LIST, showCompleted=False) == []
    body = {"status": "completed", "completed": "2026-01-02T03:04:05+01:00"}
    done = patch(tasklist=LIST, task=identifier, body=body).execute()
    assert done["completed"] == "2026-01-02T02:04:05.000Z"
    again = patch(tasklist=LIST, task=identifier, body={"status": "needsAction"}).execute()
    assert "completed" not in again


def test_what_is_done_is_hidden_by_clear_and_by_googles_own_programs(
    google: GoogleServer, tasks: Any
) -> None:
    cleared, ticked = insert(tasks, "Cleared"), insert(tasks, "Ticked")
    body = {"status": "completed"}
    tasks.tasks().patch(tasklist=LIST, task=cleared, body=body).execute()
    assert tasks.tasks().clear(tasklist=LIST).execute() == ""
    tasks.tasks().patch(tasklist=LIST, task=ticked, body=body).execute()
    hide(google.account, google.account.task_list(LIST).tasks[ticked])
    assert all_pages(tasks.tasks(), tasklist=LIST) == []
    found = all_pages(tasks.tasks(), tasklist=LIST, showHidden=True)
    assert {each["id"] for each in found} == {cleared, ticked}
    assert all(each["hidden"] for each in found)
    body = {"status": "needsAction"}
    assert "hidden" not in tasks.tasks().patch(tasklist=LIST, task=ticked, body=body).execute()


def test_positions_say_the_order_and_move_changes_it(tasks: Any) -> None:
    # https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/move
    third, second, first = (insert(tasks, title) for title in ("3", "2", "1"))
    assert ordered(tasks) == [(None, "1"), (None, "2"), (None, "3")]
    insert(tasks, "2.5", previous=second)
    tasks.tasks().move(tasklist=LIST, task=first, previous=third).execute()
    assert ordered(tasks) == [(None, "2"), (None, "2.5"), (None, "3"), (None, "1")]
    moved = tasks.tasks().move(tasklist=LIST, task=third, parent=second).execute()
    assert moved["parent"] == second
    insert(tasks, "3a", parent=second, previous=third)
    tasks.tasks().move(tasklist=LIST, task=first).execute()
    assert ordered(tasks) == [(None, "1"), (None, "2"), (None, "2.5"), ("2", "3"), ("2", "3a")]
    tasks.tasks().delete(tasklist=LIST, task=second).execute()
    assert ordered(tasks) == [(None, "1"), (None, "2.5")]


@pytest.mark.parametrize("renames", [False, True])
def test_a_task_moves_to_another_list_with_its_subtasks(
    google: GoogleServer, tasks: Any, renames: bool
) -> None:
    google.account.rules.move_renames_task = renames
    other = tasks.tasklists().insert(body={"title": "Other"}).execute()["id"]
    parent = insert(tasks, "Parent")
    insert(tasks, "Child", parent=parent)
    move = tasks.tasks().move(tasklist=LIST, task=parent, destinationTasklist=other)
    assert (move.execute()["id"] == parent) != renames
    assert ordered(tasks, other) == [(None, "Parent"), ("Parent", "Child")]
    assert ordered(tasks) == []
    left = all_pages(tasks.tasks(), tasklist=LIST, showDeleted=True)
    assert [each["deleted"] for each in left] == [True, True]


def test_what_changed_since_a_moment_is_listed_with_what_was_deleted_or_hidden(
    google: GoogleServer, tasks: Any
) -> None:
    insert(tasks, "Old")
    goes, done = insert(tasks, "Goes"), insert(tasks, "Done")
    google.account.clock.set_wrong_by(timedelta(hours=1))
    tasks.tasks().delete(tasklist=LIST, task=goes).execute()
    body = {"status": "completed"}
    since = tasks.tasks().patch(tasklist=LIST, task=done, body=body).execute()["updated"]
    tasks.tasks().clear(tasklist=LIST).execute()
    everything = {"showDeleted": True, "showHidden": True, "showCompleted": True}
    deleted = tasks.tasks().get(tasklist=LIST, task=goes).execute()["updated"]
    found = all_pages(tasks.tasks(), tasklist=LIST, updatedMin=deleted, **everything)
    assert {each["id"] for each in found} == {goes, done}
    found = all_pages(tasks.tasks(), tasklist=LIST, updatedMin=since, **everything)
    assert [each["id"] for each in found] == [done]
    assert all_pages(tasks.tasks(), tasklist=LIST, updatedMin=deleted) == []


def test_tasks_that_somebody_assigned_come_only_when_asked_for(
    google: GoogleServer, tasks: Any
) -> None:
    identifier = insert(tasks, "Assigned")
    task = google.account.task_list(LIST).tasks[identifier]
    task.body["assignmentInfo"] = {"surfaceType": "DOCUMENT", "linkToTask": "https://example.org"}
    assert all_pages(tasks.tasks(), tasklist=LIST) == []
    assert len(all_pages(tasks.tasks(), tasklist=LIST, showAssigned=True)) == 1


def test_dues_are_a_filter(tasks: Any) -> None:
    body = {"title": "May", "due": "2026-05-01T00:00:00Z"}
    tasks.tasks().insert(tasklist=LIST, body=body).execute()
    insert(tasks, "Some day")
    found = all_pages(tasks.tasks(), tasklist=LIST, dueMin="2026-04-30T00:00:00Z")
    assert [each["title"] for each in found] == ["May"]
    assert all_pages(tasks.tasks(), tasklist=LIST, dueMax="2026-05-01T00:00:00Z") == []


def test_if_match_is_heeded_only_when_the_rules_say_so(google: GoogleServer, tasks: Any) -> None:
    identifier = insert(tasks, "Mow")
    request = tasks.tasks().patch(tasklist=LIST, task=identifier, body={"title": "a"})
    request.headers["If-Match"] = '"old"'
    request.execute()
    google.account.rules.tasks_heed_if_match = True
    assert refusal(request) == (412, "conditionNotMet")


LONGEST = {"title": "x" * 1024, "notes": "y" * 8192}


def test_titles_and_notes_may_be_as_long_as_google_says(tasks: Any) -> None:
    made = tasks.tasks().insert(tasklist=LIST, body=LONGEST).execute()
    assert (made["title"], made["notes"]) == (LONGEST["title"], LONGEST["notes"])


@pytest.mark.parametrize(
    "body",
    [
        {"title": "x" * 1025},
        {"notes": "y" * 8193},
        {"due": "2026-05-01"},
        {"due": "2026-05-01T00:00:00"},
        {"due": "2026-02-30T00:00:00Z"},
        {"status": "waiting"},
    ],
    ids=lambda body: f"{next(iter(body))} {next(iter(body.values()))[:20]}",
)
def test_tasks_that_cannot_be_are_refused(tasks: Any, body: dict[str, Any]) -> None:
    identifier = insert(tasks, "Mow")
    for request in (
        tasks.tasks().insert(tasklist=LIST, body=body),
        tasks.tasks().patch(tasklist=LIST, task=identifier, body=body),
    ):
        assert refusal(request) == (400, "badRequest")


def test_there_is_one_level_of_subtasks(tasks: Any) -> None:
    top, other = insert(tasks, "Top"), insert(tasks, "Other")
    below = insert(tasks, "Below", parent=top)
    for request in (
        tasks.tasks().insert(tasklist=LIST, body={}, parent=below),
        tasks.tasks().move(tasklist=LIST, task=other, parent=below),
        tasks.tasks().move(tasklist=LIST, task=top, parent=other),
        tasks.tasks().move(tasklist=LIST, task=top, parent=top),
        tasks.tasks().move(tasklist=LIST, task=top, parent="unknown"),
        tasks.tasks().move(tasklist=LIST, task=top, previous=below),
        tasks.tasks().insert(tasklist=LIST, body={}, previous="unknown"),
    ):
        assert refusal(request) == (400, "badRequest")
    assert ordered(tasks) == [(None, "Other"), (None, "Top"), ("Top", "Below")]


def test_what_is_done_and_hidden_has_no_place_among_the_others(tasks: Any) -> None:
    # "Tasks that are both completed and hidden cannot be nested."
    top, done = insert(tasks, "Top"), insert(tasks, "Done")
    tasks.tasks().patch(tasklist=LIST, task=done, body={"status": "completed"}).execute()
    tasks.tasks().clear(tasklist=LIST).execute()
    for query in (
        {"task": done, "parent": top},
        {"task": done, "previous": top},
        {"task": top, "parent": done},
        {"task": top, "previous": done},
    ):
        assert refusal(tasks.tasks().move(tasklist=LIST, **query)) == (400, "badRequest")
    tasks.tasks().move(tasklist=LIST, task=done).execute()


def test_other_refusals(tasks: Any) -> None:
    identifier = insert(tasks, "Mow")
    for request, expected in (
        (tasks.tasks().list(tasklist=LIST, maxResults=101), (400, "badRequest")),
        (tasks.tasks().list(tasklist=LIST, updatedMin="yesterday"), (400, "badRequest")),
        (tasks.tasks().get(tasklist=LIST, task="unknown"), (404, "notFound")),
        (tasks.tasks().list(tasklist="unknown"), (404, "notFound")),
        (tasks.tasks().update(tasklist=LIST, task=identifier, body={}), (400, "invalid")),
    ):
        assert refusal(request) == expected
