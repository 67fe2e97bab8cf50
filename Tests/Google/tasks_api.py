"""The methods of `tasks`.

https://developers.google.com/workspace/tasks/reference/rest/v1/tasks
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import schemas
from errors import invalid, not_found
from state import Account, Call, Task, TaskList, merged
from task_lists import check_page_size, check_title, task_etag
from values import Body, rfc3339

LONGEST_NOTES = 8192
STATUSES = ["needsAction", "completed"]
# What clients set; `hidden`, `parent` and `position` are read-only.
FIELDS = ["title", "notes", "status", "due", "completed", "deleted"]


# MARK: Reading


def shown(found: TaskList, task: Task) -> Body:
    """A task as it is answered."""
    link = f"https://www.googleapis.com/tasks/v1/lists/{found.id}/tasks/{task.id}"
    body: Body = {
        "kind": "tasks#task",
        "etag": task_etag(task.change),
        "title": "",
        **task.body,
        "updated": rfc3339(task.body["updated"]),
        "selfLink": link,
        "webViewLink": f"https://tasks.google.com/task/{task.id}",
        "links": [],
    }
    if task.parent is not None:
        body["parent"] = task.parent
    siblings = found.order.get(task.parent, [])
    body["position"] = f"{siblings.index(task.id) if task.id in siblings else 0:020}"
    return body


def get(account: Account, call: Call) -> Body:
    found = account.task_list(call.path["tasklist"])
    return shown(found, _task(found, call.path["task"]))


def list_tasks(account: Account, call: Call) -> Body:
    """https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/list"""
    found = account.task_list(call.path["tasklist"])
    query = call.query
    if "pageToken" in query:
        return account.pages.next(query)
    check_page_size(query, 100)
    times: dict[str, datetime] = {
        name: _moment(query[name], name)
        for name in ("updatedMin", "dueMin", "dueMax", "completedMin", "completedMax")
        if name in query
    }
    tasks = [each for each in found.tasks.values() if _fits(each, query, times)]
    # Nothing is said of an order: a client has to read the positions.
    items = [shown(found, each) for each in sorted(tasks, key=lambda each: each.id)]
    head = {"kind": "tasks#tasks", "etag": task_etag(account.change)}
    return account.pages.first(items, query, 20, head=head, end={})


def _fits(task: Task, query: Body, times: dict[str, datetime]) -> bool:
    body = task.body
    if task.is_deleted and not query.get("showDeleted"):
        return False
    if body.get("hidden") and not query.get("showHidden"):
        return False
    if body["status"] == "completed" and not query.get("showCompleted", True):
        return False
    if body.get("assignmentInfo") and not query.get("showAssigned"):
        return False
    updated: datetime = body["updated"]
    if "updatedMin" in times and updated < times["updatedMin"]:
        return False
    for name in ("due", "completed"):
        lowest, highest = times.get(f"{name}Min"), times.get(f"{name}Max")
        if (lowest or highest) and name not in body:
            return False
        if lowest and _moment(body[name], name) < lowest:
            return False
        if highest and _moment(body[name], name) >= highest:
            return False
    return True


def _moment(text: str, name: str) -> datetime:
    # A date alone, or a time without an offset, is refused:
    # https://github.com/taylorwilsdon/google_workspace_mcp/issues/664
    if not schemas.is_date_time(text, with_offset=True):
        raise invalid("Request contains an invalid argument.", name, reason="badRequest")
    return datetime.fromisoformat(text.upper())


def _task(found: TaskList, identifier: str) -> Task:
    task = found.tasks.get(identifier)
    if task is None:
        raise not_found()
    return task


# MARK: Making and changing


def insert(account: Account, call: Call) -> Body:
    """https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/insert"""
    found = account.task_list(call.path["tasklist"])
    body = _checked(account, call.body, {})
    parent = call.query.get("parent")
    _check_parent(found, parent)
    task = Task({**body, "id": account.new_id(22)}, 0, parent)
    _place(found, task, call.query.get("previous"))
    found.tasks[task.id] = task
    _touch(account, task)
    return shown(found, task)


def update(account: Account, call: Call) -> Body:
    """The whole task is replaced; what the body does not say is gone."""
    found = account.task_list(call.path["tasklist"])
    task = _task(found, call.path["task"])
    if call.body.get("id") != task.id:
        raise invalid("Missing task ID" if "id" not in call.body else "Invalid task ID", "id")
    return _changed(account, found, task, call, call.body)


def patch(account: Account, call: Call) -> Body:
    found = account.task_list(call.path["tasklist"])
    task = _task(found, call.path["task"])
    old = {name: value for name, value in task.body.items() if name in FIELDS}
    return _changed(account, found, task, call, merged(old, call.body))


def _changed(account: Account, found: TaskList, task: Task, call: Call, wanted: Body) -> Body:
    if account.rules.tasks_heed_if_match:
        call.expect(task_etag(task.change))
    was_deleted = task.is_deleted
    task.body = {**_checked(account, wanted, task.body), "id": task.id}
    if task.is_deleted and not was_deleted:
        _delete(account, found, task)
    elif was_deleted and not task.is_deleted:
        task.parent = None
        _place(found, task, None)
    _touch(account, task)
    return shown(found, task)


def _checked(account: Account, wanted: Body, old: Body) -> Body:
    body = {name: wanted[name] for name in FIELDS if name in wanted}
    check_title(body)
    if len(body.get("notes", "")) > LONGEST_NOTES:
        # "Maximum length allowed: 8192 characters."
        raise invalid("Request contains an invalid argument.", "notes", reason="badRequest")
    if body.setdefault("status", "needsAction") not in STATUSES:
        raise invalid("Request contains an invalid argument.", "status", reason="badRequest")
    if "due" in body:
        # "Only date information is recorded; the time portion of the timestamp is discarded when
        # setting this field."
        _moment(body["due"], "due")
        body["due"] = body["due"][: len("YYYY-MM-DD")] + "T00:00:00.000Z"
    if body["status"] == "completed":
        moment = _moment(body["completed"], "completed") if "completed" in body else None
        body["completed"] = rfc3339(moment or account.clock.now())
        if old.get("hidden"):
            body["hidden"] = True
    else:
        # "This field is omitted if the task has not been completed."
        body.pop("completed", None)
    if not body.get("deleted"):
        body.pop("deleted", None)
    return body


def delete(account: Account, call: Call) -> None:
    found = account.task_list(call.path["tasklist"])
    task = _task(found, call.path["task"])
    if task.is_deleted:
        raise not_found()
    if account.rules.tasks_heed_if_match:
        call.expect(task_etag(task.change))
    _delete(account, found, task)


def _delete(account: Account, found: TaskList, task: Task) -> None:
    # In the web the subtasks go with it: https://github.com/kewisch/gdata-provider/issues/409
    for identifier in list(found.order.get(task.id, [])):
        _delete(account, found, found.tasks[identifier])
    siblings = found.order.get(task.parent, [])
    if task.id in siblings:
        siblings.remove(task.id)
    task.body["deleted"] = True
    _touch(account, task)


def clear(account: Account, call: Call) -> None:
    """Hides what is done.

    https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/clear
    """
    found = account.task_list(call.path["tasklist"])
    for task in found.tasks.values():
        if task.body["status"] == "completed" and not task.body.get("hidden"):
            hide(account, task)


def hide(account: Account, task: Task) -> None:
    """As `clear` does, and as Google's own programs do when they complete a task."""
    task.body["hidden"] = True
    _touch(account, task)


def _touch(account: Account, task: Task) -> None:
    task.body["updated"] = account.clock.now()
    task.change = account.next_change()


# MARK: Order


def move(account: Account, call: Call) -> Body:
    """https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/move"""
    found = account.task_list(call.path["tasklist"])
    task = _task(found, call.path["task"])
    target = account.task_list(call.query.get("destinationTasklist", found.id))
    parent, previous = call.query.get("parent"), call.query.get("previous")
    if task.is_deleted:
        raise not_found()
    if task.body.get("hidden") and (parent or previous):
        # "Tasks that are both completed and hidden cannot be nested, so the parent field must be
        # empty" and "can only be moved to position 0, so the previous field must be empty".
        raise _refused("parent" if parent else "previous")
    if parent is not None and found.order.get(task.id):
        raise _refused("parent")
    _check_parent(target, parent, moved=task)
    _check_previous(target, parent, previous)
    if target is not found:
        task = _leave(account, found, target, task)
    elif task.id in found.order.get(task.parent, []):
        found.order[task.parent].remove(task.id)
    task.parent = parent
    _place(target, task, previous)
    _touch(account, task)
    return shown(target, task)


def _check_parent(found: TaskList, parent: str | None, moved: Task | None = None) -> None:
    # "The task set as parent must exist in the task list and can not be hidden." That a subtask has
    # no subtasks is what Google's programs show; the interface was seen to take deeper ones
    # (https://github.com/tasks/tasks/issues/3468), and a client should not count on that.
    if parent is None:
        return
    task = found.tasks.get(parent)
    if task is None or task.is_deleted or task.body.get("hidden") or task is moved:
        raise _refused("parent")
    if task.parent is not None:
        raise _refused("parent")


def _check_previous(found: TaskList, parent: str | None, previous: str | None) -> None:
    # "The task set as previous must exist in the task list and can not be hidden."
    if previous is None:
        return
    if previous not in found.order.get(parent, []) or found.tasks[previous].body.get("hidden"):
        raise _refused("previous")


def _refused(name: str) -> Exception:
    return invalid("Request contains an invalid argument.", name, reason="badRequest")


def _place(found: TaskList, task: Task, previous: str | None) -> None:
    """Puts a task behind another, or first."""
    _check_previous(found, task.parent, previous)
    siblings = found.order.setdefault(task.parent, [])
    siblings.insert(siblings.index(previous) + 1 if previous else 0, task.id)


def _leave(account: Account, found: TaskList, target: TaskList, task: Task) -> Task:
    """Moves a task, and what is below it, to another list; the old one has it as deleted."""
    children = list(found.order.get(task.id, []))
    identifier = account.new_id(22) if account.rules.move_renames_task else task.id
    moved = Task({**task.body, "id": identifier}, 0)
    target.tasks[identifier] = moved
    for each in children:
        child = _leave(account, found, target, found.tasks[each])
        child.parent = identifier
        target.order.setdefault(identifier, []).append(child.id)
        _touch(account, child)
    _delete(account, found, task)
    return moved


HANDLERS: dict[str, Callable[[Account, Call], Any]] = {
    "tasks.tasks.list": list_tasks,
    "tasks.tasks.get": get,
    "tasks.tasks.insert": insert,
    "tasks.tasks.update": update,
    "tasks.tasks.patch": patch,
    "tasks.tasks.delete": delete,
    "tasks.tasks.clear": clear,
    "tasks.tasks.move": move,
}
