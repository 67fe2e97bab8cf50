"""The servers, the network and the clients that the other tests stand on do what they say."""

from __future__ import annotations

import http.client
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import http_proxy
from calendar_servers import EVENTS, TASKS, CalendarServer, authorization
from campaign import Campaign, FileSide
from clients import FAR, Files, Refusal, refusals
from http_proxy import Log, Proxy
from words import Words

NewProxy = Callable[[str], Proxy]
TASK = """\
BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:test\r
BEGIN:VTODO\r
UID:one\r
DTSTAMP:20270101T000000Z\r
SUMMARY:{title}\r
END:VTODO\r
END:VCALENDAR\r
"""


def ask(proxy: Proxy, method: str, path: str, body: str = "", **headers: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=20)
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, body.encode(), {"Authorization": authorization(), **given})
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


def test_a_server_keeps_what_it_is_given(server: CalendarServer) -> None:
    server.make("tasks", TASKS)
    assert server.resources("tasks") == []
    server.put("tasks", "one", TASK.format(title="Sow"))
    (kept,) = server.resources("tasks")
    assert "SUMMARY:Sow" in kept.text
    server.delete(kept.href)
    assert server.listing("tasks") == {}


def test_a_password_is_asked_for(server: CalendarServer, new_proxy: NewProxy) -> None:
    proxy = new_proxy("somebody")
    assert ask(proxy, "PROPFIND", server.home, Authorization="", Depth="0") == 401
    assert ask(proxy, "PROPFIND", server.home, Depth="0") == 207


def test_the_log_has_what_went_through(
    server: CalendarServer, new_proxy: NewProxy, log: Log
) -> None:
    path = server.make("tasks", TASKS) + "one.ics"
    phone, laptop = new_proxy("phone"), new_proxy("laptop")
    text = TASK.format(title="Sow")
    assert ask(phone, "PUT", path, text, If_None_Match="*", Content_Type="text/calendar") == 201
    assert ask(laptop, "PUT", path, text, If_None_Match="*", Content_Type="text/calendar") == 412
    assert ask(laptop, "DELETE", path, If_Match='"another"') == 412
    first, second, third = log.requests
    assert (first.client, first.method, first.path, first.status) == ("phone", "PUT", path, 201)
    assert (first.if_none_match, first.text, first.reached) == ("*", text, 1)
    assert (second.client, second.status) == ("laptop", 412)
    assert (third.if_match, third.writes) == ('"another"', True)
    assert log.writes(client="laptop") == [second, third]


def test_what_is_cut_before_does_not_reach_the_server(
    server: CalendarServer, new_proxy: NewProxy
) -> None:
    path = server.make("tasks", TASKS) + "one.ics"
    proxy = new_proxy("phone")
    proxy.add(http_proxy.cut_before, "PUT")
    with pytest.raises((http.client.HTTPException, OSError)):
        ask(proxy, "PUT", path, TASK.format(title="Sow"), Content_Type="text/calendar")
    assert server.listing("tasks") == {}


@pytest.mark.parametrize("fault", [http_proxy.cut_after, http_proxy.cut_amid])
def test_what_is_cut_after_was_done(
    server: CalendarServer, new_proxy: NewProxy, fault: http_proxy.Fault
) -> None:
    path = server.make("tasks", TASKS) + "one.ics"
    proxy = new_proxy("phone")
    proxy.add(fault, "DELETE", skip=1)
    ask(proxy, "PUT", path, TASK.format(title="Sow"), Content_Type="text/calendar")
    assert list(server.listing("tasks")) == [path]
    ask(proxy, "DELETE", path, If_Match='"another"')
    try:
        ask(proxy, "DELETE", path)
    except (http.client.HTTPException, OSError):
        pass
    assert server.listing("tasks") == {}


def test_what_comes_twice_comes_twice(
    server: CalendarServer, new_proxy: NewProxy, log: Log
) -> None:
    path = server.make("tasks", TASKS) + "one.ics"
    proxy = new_proxy("phone")
    proxy.add(http_proxy.twice_and_last, "PUT")
    text = TASK.format(title="Sow")
    assert ask(proxy, "PUT", path, text, If_None_Match="*", Content_Type="text/calendar") == 412
    assert log.requests[0].reached == 2
    assert list(server.listing("tasks")) == [path]


def test_scripted_answers_come_as_often_as_they_were_asked_for(
    server: CalendarServer, new_proxy: NewProxy
) -> None:
    proxy = new_proxy("phone")
    proxy.add(http_proxy.refused(429, Retry_After="7"), "PROPFIND", skip=1, times=2)
    statuses = [ask(proxy, "PROPFIND", server.home, Depth="0") for _ in range(4)]
    assert statuses == [207, 429, 429, 207]


@pytest.mark.parametrize("wins", ["a", "b"])
def test_two_folders_with_vdirsyncer_end_alike(
    server: CalendarServer, new_proxy: NewProxy, log: Log, tmp_path: Path, wins: str
) -> None:
    chance = random.Random(f"folders {wins}")
    words = Words(chance)
    lists, calendars = ("home", "tasks"), ("events",)
    for name in lists:
        server.make(name, TASKS)
    for name in calendars:
        server.make(name, EVENTS)
    sides = []
    for name in ("laptop", "phone"):
        files = Files(tmp_path / name, new_proxy(name).address, lists, calendars, wins=wins)
        files.discover()
        # One that is moved and edited at once is there twice, for both are vdirsyncer's.
        sides.append(FileSide(name, files, chance, words, moves=False))
    campaign = Campaign(server, log, sides, [*lists, *calendars], chance)
    campaign.rounds(6)
    print(campaign, campaign.done)
    campaign.check()


def test_what_a_server_refused_is_told_apart_from_what_it_took() -> None:
    said = """\
Copying (updating) item one to there/events
Copying (updating) item two to there/events
Copying (updating) item three to there/tasks
error: Unknown error occurred for calendars/events: 409, message='Conflict', url='http://here/two.ics'
Copying (uploading) item four to there/tasks
error: Unknown error occurred for calendars/tasks: 403, message='Forbidden', url='http://here/four.ics'
"""
    assert list(refusals(said)) == [Refusal("two", "events", 409), Refusal("four", "tasks", 403)]


def test_what_a_server_does_not_take_over_a_later_version_is_counted_up(tmp_path: Path) -> None:
    files = Files(tmp_path, "http://localhost/", ("tasks",), ())
    path = tmp_path / "calendars" / "tasks" / "one.ics"
    path.write_text(TASK.format(title="Sow\r\nSEQUENCE:3"))
    assert not files.count_up_what_is_outdated()
    files.refused = [Refusal("one", "tasks", 409)]
    assert files.count_up_what_is_outdated()
    assert f"SEQUENCE:{3 + FAR}" in path.read_text()
