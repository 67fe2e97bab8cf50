"""The methods of `tasklists`.

https://developers.google.com/workspace/tasks/reference/rest/v1/tasklists
"""

from __future__ import annotations

import base64
from typing import Any

from errors import invalid
from state import Account, Call, TaskList, merged
from values import Body, rfc3339

LONGEST_TITLE = 1024


def task_etag(change: int) -> str:
    """As those of tasks look."""
    return f'"{base64.urlsafe_b64encode(str(-change).encode()).decode().rstrip("=")}"'


def shown(found: TaskList) -> Body:
    """A list as it is answered."""
    return {
        "kind": "tasks#taskList",
        "etag": task_etag(found.change),
        **found.body,
        "updated": rfc3339(found.body["updated"]),
        "selfLink": f"https://www.googleapis.com/tasks/v1/users/@me/lists/{found.id}",
    }


def list_task_lists(account: Account, call: Call) -> Body:
    if "pageToken" in call.query:
        return account.pages.next(call.query)
    check_page_size(call.query, 1000)
    items = [shown(each) for each in account.task_lists.values()]
    head = {"kind": "tasks#taskLists", "etag": task_etag(account.change)}
    return account.pages.first(items, call.query, 1000, head=head, end={})


def check_page_size(query: Body, largest: int) -> None:
    """Whether it is allowed: "max allowed: 100"."""
    if not 1 <= query.get("maxResults", 1) <= largest:
        raise invalid("Request contains an invalid argument.", "maxResults", reason="badRequest")


def get(account: Account, call: Call) -> Body:
    return shown(account.task_list(call.path["tasklist"]))


def insert(account: Account, call: Call) -> Body:
    check_title(call.body)
    return shown(account.add_task_list(call.body.get("title", "")))


def update(account: Account, call: Call) -> Body:
    found = account.task_list(call.path["tasklist"])
    if call.body.get("id") != found.id:
        raise invalid("Missing task list ID", "id")
    return _changed(account, found, call, {"title": "", **call.body})


def patch(account: Account, call: Call) -> Body:
    found = account.task_list(call.path["tasklist"])
    return _changed(account, found, call, merged(found.body, call.body))


def delete(account: Account, call: Call) -> None:
    found = account.task_list(call.path["tasklist"])
    if found is account.task_list("@default"):
        raise invalid("The default task list cannot be deleted.", "tasklist")
    del account.task_lists[found.id]
    account.next_change()


def check_title(body: Body) -> None:
    """Whether it is short enough: "Maximum length allowed: 1024 characters"."""
    if len(body.get("title") or "") > LONGEST_TITLE:
        raise invalid("Request contains an invalid argument.", "title", reason="badRequest")


def _changed(account: Account, found: TaskList, call: Call, wanted: Body) -> Body:
    if account.rules.tasks_heed_if_match:
        call.expect(task_etag(found.change))
    check_title(wanted)
    title = wanted.get("title", "")
    found.body = {"id": found.id, "title": title, "updated": account.clock.now()}
    found.change = account.next_change()
    return shown(found)


HANDLERS: dict[str, Any] = {
    "tasks.tasklists.list": list_task_lists,
    "tasks.tasklists.get": get,
    "tasks.tasklists.insert": insert,
    "tasks.tasklists.update": update,
    "tasks.tasklists.patch": patch,
    "tasks.tasklists.delete": delete,
}
