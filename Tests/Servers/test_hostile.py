"""A server that is broken, or means ill, takes nothing away and learns nothing."""

from __future__ import annotations

import re
import resource
import time
from collections.abc import Callable, Iterator

import pytest

import http_proxy
import taskcore_side
from device import Device, Somebody
from http_proxy import Answer, Fault, Forward, Proxy, Request
from taskcore import AccessError, ConflictError, TaskcoreError

XML = {"Content_Type": "application/xml; charset=utf-8"}
LONGEST = 60.0
MOST_MEMORY = 300 << 20
BOMB = (
    b'<?xml version="1.0"?><!DOCTYPE bomb ['
    + b'<!ENTITY e0 "lol">'
    + b"".join(
        b'<!ENTITY e%d "%s">' % (level, b"&e%d;" % (level - 1) * 10) for level in range(1, 12)
    )
    + b']><multistatus xmlns="DAV:"><response><href>&e11;</href></response></multistatus>'
)
EMPTY = b'<?xml version="1.0"?><multistatus xmlns="DAV:"></multistatus>'
PAGE = b"<!DOCTYPE html><html><body><form>Log in to the network</form></body></html>"
MULTISTATUS = ("PROPFIND", "REPORT")


def endless(request: Request, forward: Forward) -> Answer:
    def body() -> Iterator[bytes]:
        yield b'<?xml version="1.0"?><multistatus xmlns="DAV:">'
        while True:
            yield b"<response><href>/x</href></response>" * 2_000

    return Answer(207, [("Content-Type", "application/xml")], body())


def deep(request: Request, forward: Forward) -> Answer:
    return Answer(207, [("Content-Type", "application/xml")], b'<a xmlns="DAV:">' * 1_000_000)


def half(answer: Answer) -> Answer:
    """As a gateway leaves it that runs out of time: whole by its length, and no whole document."""
    assert isinstance(answer.body, bytes)
    return answer.with_body(answer.body[: len(answer.body) // 2])


def without_responses(answer: Answer) -> Answer:
    """A listing without items, with the token of the real one."""
    assert isinstance(answer.body, bytes)
    parts = rb"<([^<>/]*:)?response>.*?</\1?response>"
    return answer.with_body(re.sub(parts, b"", answer.body, flags=re.DOTALL))


def truncated(request: Request, forward: Forward) -> Answer:
    """Of a listing that the server did not finish, the collection has a response with 507.

    https://www.rfc-editor.org/rfc/rfc6578#section-3.6
    """
    answer = without_responses(forward())
    body = answer.body
    assert isinstance(body, bytes)
    more = (
        f'<response xmlns="DAV:"><href>{request.path}</href>'
        "<status>HTTP/1.1 507 Insufficient Storage</status></response>"
    ).encode()
    return answer.with_body(re.sub(rb"(</[^<>]*multistatus>)", more + rb"\1", body))


BROKEN: dict[str, Fault] = {
    "endless": endless,
    "deep": deep,
    "entity bomb": http_proxy.refused(207, BOMB, **XML),
    "login page": http_proxy.refused(200, PAGE, Content_Type="text/html"),
    "login page for XML": http_proxy.refused(207, PAGE, **XML),
    "no XML": http_proxy.refused(207, b"\x00\xff" * 99, **XML),
    "half": http_proxy.rewritten(half),
    "empty body": http_proxy.refused(207, b"", **XML),
    "empty listing": http_proxy.refused(207, EMPTY, **XML),
    "no items": http_proxy.rewritten(without_responses),
    "unfinished": truncated,
    "204": http_proxy.refused(204),
    "401": http_proxy.refused(401, WWW_Authenticate='Basic realm="x"'),
    "403": http_proxy.refused(403),
    "404": http_proxy.refused(404),
    "410": http_proxy.refused(410),
    "500": http_proxy.refused(500),
    "502": http_proxy.refused(502, PAGE, Content_Type="text/html"),
}


@pytest.fixture
def filled(device: Device, somebody: Somebody) -> Device:
    somebody.tasks(8)
    somebody.event("event", "Fair")
    device.add("Ours")
    device.sync()
    return device


@pytest.mark.parametrize("asks_for_all", [False, True])
@pytest.mark.parametrize("name", BROKEN)
def test_a_listing_that_is_none_deletes_nothing(
    filled: Device, somebody: Somebody, name: str, asks_for_all: bool
) -> None:
    titles = filled.titles()
    assert len(titles) == 10
    # A token that is refused makes it ask for all.
    if asks_for_all:
        filled.proxy.add(
            http_proxy.refused(403),
            lambda each: re.search(rb"sync-token>[^<]", each.body) is not None,
        )
    somebody.task("later", "Later")
    filled.proxy.add(BROKEN[name], lambda each: each.method in MULTISTATUS, times=None)
    began, memory = time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    try:
        filled.sync(accept=False)
    except TaskcoreError as failure:
        print(failure)
    assert time.monotonic() - began < LONGEST
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory) * 1024 < MOST_MEMORY
    assert set(filled.titles()) - {"Later"} == set(titles)
    assert somebody.titles() == sorted([*titles, "Later"])
    filled.proxy.heal()
    filled.sync()
    assert filled.titles() == sorted([*titles, "Later"])
    filled.assert_equal(somebody)


@pytest.mark.parametrize("status", [401, 403, 404, 410])
def test_an_item_that_cannot_be_had_is_not_deleted(
    filled: Device, somebody: Somebody, status: int
) -> None:
    """The listing has it, and the server gives it to nobody."""
    titles = filled.titles()
    somebody.edit("theirs-1", "Title of theirs-1", "Another title")
    filled.proxy.add(
        http_proxy.refused(status), lambda each: each.method in ("GET", "REPORT"), times=None
    )
    try:
        filled.sync()
    except TaskcoreError:
        pass
    assert filled.titles() == titles
    filled.proxy.heal()
    filled.sync()
    filled.assert_equal(somebody)


@pytest.fixture
def trap(somebody: Somebody) -> Iterator[Proxy]:
    """A server that nobody told us of."""
    log = http_proxy.Log()
    proxy = Proxy(somebody.server, log, "trap")
    yield proxy
    proxy.close()


@pytest.mark.parametrize(
    "elsewhere",
    ["{trap}x/", "//127.0.0.1:{port}/x/", "/somebody/else/", "../../x/", "file:///etc/"],
)
def test_items_that_lie_elsewhere_are_not_taken(
    filled: Device, somebody: Somebody, trap: Proxy, elsewhere: str
) -> None:
    titles = filled.titles()
    place = elsewhere.format(trap=trap.address, port=trap.port).encode()
    path = somebody.server.path("tasks").encode()

    def moved(answer: Answer) -> Answer:
        assert isinstance(answer.body, bytes)
        pattern = rb"href>" + re.escape(path) + rb"([^<]+)<"
        return answer.with_body(re.sub(pattern, rb"href>" + place + rb"\1<", answer.body))

    somebody.task("later", "Later")
    first = len(filled.proxy.log)
    filled.proxy.add(
        http_proxy.rewritten(moved), lambda each: each.method in MULTISTATUS, times=None
    )
    try:
        filled.sync(accept=False)
    except TaskcoreError:
        pass
    assert trap.log.requests == []
    asked = {each.path for each in filled.proxy.log.since(first)}
    assert not [each for each in asked if "/x/" in each or "somebody" in each]
    assert set(titles) <= set(filled.titles()) | {"Later"}
    filled.proxy.heal()
    filled.sync()
    filled.assert_equal(somebody)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_to_another_site_is_not_followed(
    filled: Device, somebody: Somebody, trap: Proxy, status: int
) -> None:
    """Neither the password nor an item goes there. Another port is another site."""
    filled.add("Secret")
    filled.proxy.add(http_proxy.refused(status, Location=f"{trap.address}x/"), times=None)
    with pytest.raises(TaskcoreError):
        filled.sync()
    assert trap.log.requests == []
    filled.proxy.heal()
    filled.sync()
    filled.assert_equal(somebody)


NewDevice = Callable[[str], Device]


def test_a_wrong_password_changes_nothing(new_device: NewDevice, somebody: Somebody) -> None:
    device = new_device("laptop")
    device.store.add("Ours")
    with pytest.raises(AccessError):
        account = taskcore_side.add_account(
            device.store, device.proxy.address, "laptop", password="wrong"
        )
        taskcore_side.collections(device.store, account)
    assert device.writes() == 0


# ------------------------------------------------------------------- many deletions


@pytest.mark.parametrize(
    ("count", "deleted", "asks"),
    [(30, 21, True), (30, 20, False), (110, 22, False), (104, 21, True)],
)
def test_many_deletions_at_the_server_are_asked_about(
    device: Device, somebody: Somebody, count: int, deleted: int, asks: bool
) -> None:
    """More than 20 items, and more than a fifth of the collection."""
    uids = somebody.tasks(count)
    device.sync()
    somebody.delete(uids[:deleted])
    if asks:
        with pytest.raises(ConflictError):
            device.sync(accept=False)
        assert len(device.titles()) == count
        assert len(somebody.titles()) == count - deleted
        device.sync(accept=True)
    else:
        device.sync(accept=False)
    assert len(device.titles()) == count - deleted
    device.assert_equal(somebody)


@pytest.mark.parametrize(("deleted", "asks"), [(21, True), (20, False)])
def test_many_deletions_here_are_asked_about(
    device: Device, somebody: Somebody, deleted: int, asks: bool
) -> None:
    uids = somebody.tasks(40)
    device.sync()
    device.store.delete([device.store.find(uid) for uid in uids[:deleted]])
    before = device.writes()
    if asks:
        with pytest.raises(ConflictError):
            device.sync(accept=False)
        assert device.writes() == before
        assert len(somebody.titles()) == 40
        device.sync(accept=True)
    else:
        device.sync(accept=False)
    assert len(somebody.titles()) == 40 - deleted
    device.assert_equal(somebody)
