"""Whatever fails between a store and a server, both have the same afterwards, and nothing is lost or doubled."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest

import http_proxy
from device import Device, Somebody
from http_proxy import Answer, Fault, Forward, Request
from killing import kill_at_each_step
from taskcore import TaskcoreError
from work import Work

# Of a run that has something of all kinds to do, these many requests may fail in turn.
MOST_REQUESTS = 60
KILLS = int(os.environ.get("TASKCORE_TEST_KILLS", "12"))


@pytest.fixture
def work(device: Device, somebody: Somebody) -> Work:
    return Work(device, somebody)


@pytest.mark.parametrize(
    "fault",
    [http_proxy.cut_before, http_proxy.cut_after, http_proxy.cut_amid, http_proxy.refused(503)],
)
def test_each_request_may_fail(work: Work, fault: Fault) -> None:
    for number in range(MOST_REQUESTS):
        work.both_sides_work()
        rule = work.device.proxy.add(fault, skip=number)
        try:
            work.device.sync()
        except TaskcoreError:
            pass
        work.device.proxy.heal()
        work.device.sync()
        work.assert_done()
        if not rule.happened:
            assert number > 4
            return
    pytest.fail(f"A run has more than {MOST_REQUESTS} requests.")


@pytest.mark.parametrize("fault", [http_proxy.twice, http_proxy.twice_and_last])
@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_what_reaches_the_server_twice_counts_once(work: Work, fault: Fault, method: str) -> None:
    work.device.proxy.add(fault, method, times=None)
    for _ in range(3):
        work.both_sides_work()
        try:
            work.device.sync()
        except TaskcoreError:
            pass
    work.device.proxy.heal()
    work.device.sync()
    work.assert_done()


def shifted(years: int) -> Fault:
    """A server whose clock is wrong: in its headers, and in the items as other clients write them by it."""

    def shift(answer: Answer) -> Answer:
        assert isinstance(answer.body, bytes)
        body = re.sub(
            rb"((?:LAST-MODIFIED|DTSTAMP|CREATED):)(\d{4})",
            lambda found: found[1] + b"%04d" % (int(found[2]) + years),
            answer.body,
        )
        day = "Thu, 01 Jan 1970 00:00:00 GMT" if years < 0 else "Wed, 01 Jan 2070 00:00:00 GMT"
        return answer.with_body(body).with_header("Date", day).with_header("Last-Modified", day)

    return http_proxy.rewritten(shift)


@pytest.mark.parametrize("years", [-40, 40])
def test_the_clock_of_the_server_decides_nothing(work: Work, years: int) -> None:
    work.device.proxy.add(shifted(years), times=None)
    for _ in range(3):
        work.both_sides_work()
        work.device.sync()
        work.assert_done()


@pytest.mark.parametrize("change", ["none", "weak", "another"])
def test_versions_that_a_put_does_not_name_or_names_wrongly(work: Work, change: str) -> None:
    """Without an ETag, what is there is not what was put: https://www.rfc-editor.org/rfc/rfc4791#section-5.3.4"""

    def etag(answer: Answer) -> Answer:
        old = answer.header("ETag")
        new = {"none": None, "weak": f"W/{old}", "another": '"somebody was here"'}[change]
        return answer.with_header("ETag", new if old else None)

    work.device.proxy.add(http_proxy.rewritten(etag), "PUT", times=None)
    for _ in range(3):
        work.both_sides_work()
        work.device.sync()
        work.device.sync()
    work.device.proxy.heal()
    work.device.sync()
    work.assert_done()


def test_what_somebody_writes_right_after_a_put_is_taken_in(
    device: Device, somebody: Somebody
) -> None:
    """What was put is read back where the ETag was not told, or may be that of another version."""
    somebody.task("one", "Sow")
    device.sync()

    def overtaken(request: Request, forward: Forward) -> Answer:
        answer = forward()
        somebody.edit("one", "SUMMARY:Sow\r", "SUMMARY:Reap\r")
        return answer.with_header("ETag", None)

    device.proxy.add(overtaken, "PUT")
    device.update("one", notes="Deep")
    device.sync()
    device.sync()
    (task,) = device.store.tasks()
    assert (task.title, device.store.get(task.id).notes) == ("Reap", "Deep")
    device.assert_equal(somebody)
    writes = len(device.proxy.log.writes())
    device.sync()
    assert len(device.proxy.log.writes()) == writes


def test_a_server_without_reports_of_changes(work: Work) -> None:
    """They are an option, and without them all versions are listed: https://www.rfc-editor.org/rfc/rfc6578#section-3"""

    def without(answer: Answer) -> Answer:
        assert isinstance(answer.body, bytes)
        name = rb"<[^<>/]*report>\s*<[^<>/]*sync-collection\s*/>\s*</[^<>]*report>"
        body = re.sub(name, b"", answer.body)
        return answer.with_body(re.sub(rb"<([^<>/]*)sync-token>[^<]*</\1sync-token>", b"", body))

    proxy = work.device.proxy
    proxy.add(
        http_proxy.refused(403),
        lambda each: b"sync-collection" in each.body and each.method == "REPORT",
        times=None,
    )
    proxy.add(http_proxy.rewritten(without), "PROPFIND", times=None)
    for _ in range(3):
        work.both_sides_work()
        work.device.sync()
        work.assert_done()


def test_a_server_that_fails_where_its_root_is_asked_for_a_token(
    new_device: Callable[[str], Device],
) -> None:
    """As DAViCal 1.1.12 does, which has no place for one."""
    device = new_device("laptop")
    device.proxy.add(
        http_proxy.refused(500),
        lambda each: each.path == "/" and b"sync-token" in each.body,
        times=None,
    )
    device.connect()
    assert {each.name for each in device.store.collections(device.account)} == {"tasks", "events"}


@pytest.mark.parametrize("status", [403, 409, 410, 412])
def test_a_refused_token_loses_nothing(work: Work, status: int) -> None:
    """Radicale answers 403 with valid-sync-token, xandikos 412, others 409 and 410.

    https://www.rfc-editor.org/rfc/rfc6578#section-3.2
    """
    body = b'<?xml version="1.0"?><error xmlns="DAV:"><valid-sync-token/></error>'
    for _ in range(2):
        work.both_sides_work()
        work.device.proxy.add(
            http_proxy.refused(status, body, Content_Type="application/xml"),
            lambda each: re.search(rb"sync-token>[^<]", each.body) is not None,
        )
        work.device.sync()
        work.assert_done()


@pytest.mark.parametrize(
    ("status", "headers"),
    [
        # A quota is exceeded: https://www.rfc-editor.org/rfc/rfc4331#section-6
        (507, {}),
        # Too many requests: https://www.rfc-editor.org/rfc/rfc6585#section-4
        (429, {"Retry_After": "1"}),
        # https://www.rfc-editor.org/rfc/rfc9110#section-15.6.4
        (503, {"Retry_After": "1"}),
        # https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4
        (403, {}),
        # Larger than max-resource-size: https://www.rfc-editor.org/rfc/rfc4791#section-5.3.2.1
        (413, {}),
    ],
)
def test_what_is_refused_is_sent_later(work: Work, status: int, headers: dict[str, str]) -> None:
    work.both_sides_work()
    work.device.proxy.add(http_proxy.refused(status, b"", **headers), "PUT", times=3)
    for _ in range(4):
        try:
            work.device.sync()
        except TaskcoreError:
            pass
    work.assert_done()


def test_a_412_that_is_none_ends(work: Work) -> None:
    """A server that always says that another version is there is asked only so often.

    https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1
    """
    work.both_sides_work()
    work.device.proxy.add(http_proxy.refused(412), "PUT", times=None)
    try:
        work.device.sync()
    except TaskcoreError:
        pass
    puts = [each for each in work.device.proxy.log.writes() if each.status == 412]
    assert len(puts) < 40
    work.device.proxy.heal()
    work.device.sync()
    work.assert_done()


@pytest.mark.parametrize("after", [False, True])
def test_a_process_may_be_killed_at_each_step(work: Work, after: bool) -> None:
    kill_at_each_step(work, KILLS, after=after)


NewDevice = Callable[[str], Device]


def test_two_stores_edit_one_task_at_once(new_device: NewDevice, somebody: Somebody) -> None:
    """What another one wrote meanwhile is merged, and what both wrote is a conflict."""
    somebody.task("one", "Sow")
    laptop, phone = new_device("laptop"), new_device("phone")
    for device in (laptop, phone):
        device.connect()
    laptop.update("one", title="Sow peas", notes="Deep")
    phone.update("one", title="Sow beans", priority=0)
    for device in (laptop, phone, laptop, phone):
        device.sync()
    laptop.assert_equal(somebody)
    phone.assert_equal(somebody)
    values = phone.items()["one"].values
    assert (values["notes"], values["priority"]) == ("Deep", "P0")
    (conflict,) = phone.store.sync_conflicts()
    assert {conflict.mine, conflict.theirs} == {"Sow peas", "Sow beans"}
    assert values["title"] in {"Sow peas", "Sow beans"}
