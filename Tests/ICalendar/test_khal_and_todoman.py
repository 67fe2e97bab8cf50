"""Tasks and events go to khal and todoman, and come back from them, as they are."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from calendars import Calendars, Taskcore, components, lines

NewTaskcore = Callable[[], Taskcore]

STORE = """\
{"format":"taskcore","version":1,"projects":[
],"tasks":[
{"uid":"t-1","title":"Pay rent, now","notes":"One\\nTwo; three","project":"Home",
"tags":["bank","two words"],"priority":"P0","start":"2027-01-10","due":"2027-01-20",
"reminders":["due-3600"],"url":"https://example.org"},
{"uid":"t-2","title":"Water plants","due":"2027-01-16T16:00:00.000Z","repeat_rule":"FREQ=DAILY",
"repeat_start":"20270116T170000","occurrence":"20270116T170000","priority":"P2"},
{"uid":"t-3","title":"Done","completed":"2027-01-10T10:00:00.000Z","priority":"P3"},
{"uid":"t-4","title":"Café 😀, a title so long that it has to be folded more than once, \
for no line has more than seventy-five octets","due":"2027-07-01T10:00:00.000Z","priority":"none"}
],"events":[
{"uid":"e-1","title":"Review","start":"2027-03-22T09:00:00.000Z","duration_s":5400,
"zone":"Europe/Paris","location":"Room 1","repeat_rule":"FREQ=WEEKLY;BYDAY=MO",
"repeat_start":"20270322T100000","excluded_dates":["20270405T100000"],
"attendees":["Ada <ada@example.org>"],"kind":"meeting"},
{"uid":"e-2","title":"Holiday","start":"2027-03-23","duration_s":172800,"kind":"deadline",
"transparent":true},
{"uid":"e-3","title":"Call","start":"2027-03-20T14:00:00.000Z","duration_s":3600,
"zone":"America/New_York","kind":"meeting","reminders":["start-600"]}
]}
"""

# As Outlook writes it: a zone that only the file knows, and a changed occurrence.
OUTLOOK = """\
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0517
TZOFFSETTO:+0517
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:stand-up
DTSTAMP:20270101T000000Z
SUMMARY:Stand-up
DTSTART;TZID="Customized Time Zone":20270201T120000
DTEND;TZID="Customized Time Zone":20270201T130000
RRULE:FREQ=DAILY;COUNT=3
END:VEVENT
BEGIN:VEVENT
UID:stand-up
DTSTAMP:20270101T000000Z
RECURRENCE-ID;TZID="Customized Time Zone":20270202T120000
SUMMARY:Stand-up, late
DTSTART;TZID="Customized Time Zone":20270202T150000
DTEND;TZID="Customized Time Zone":20270202T160000
END:VEVENT
END:VCALENDAR
"""


@pytest.fixture
def filled(new_taskcore: NewTaskcore) -> Taskcore:
    taskcore = new_taskcore()
    taskcore.take(STORE, "store.json")
    return taskcore


def test_khal_lists_the_events(filled: Taskcore, calendars: Calendars) -> None:
    calendars.put(filled.calendar())
    listed = calendars.khal("list", "--format", "{start} {end} {title}", "2027-03-19", "30d")
    found = [line.strip() for line in listed.splitlines() if "day, " not in line]
    assert found == [
        "2027-03-20 15:00 2027-03-20 16:00 Call",
        "2027-03-22 10:00 2027-03-22 11:30 Review",
        "2027-03-23 2027-03-24 Holiday",
        "2027-03-23 2027-03-24 Holiday",
        "2027-03-29 10:00 2027-03-29 11:30 Review",
        "2027-04-12 10:00 2027-04-12 11:30 Review",
    ]


def test_an_outlook_file_goes_on_to_khal_as_it_was(
    calendars: Calendars, new_taskcore: NewTaskcore
) -> None:
    expected = [
        "2027-02-01 07:43 2027-02-01 08:43 Stand-up",
        "2027-02-02 10:43 2027-02-02 11:43 Stand-up, late",
        "2027-02-03 07:43 2027-02-03 08:43 Stand-up",
    ]
    taskcore = new_taskcore()
    taskcore.take(OUTLOOK, "outlook.ics")
    exported = taskcore.calendar()
    (calendars.folder / "out.ics").write_text(exported, newline="")
    calendars.khal("import", "--batch", "-a", "main", calendars.folder / "out.ics")
    listed = calendars.khal("list", "--format", "{start} {end} {title}", "2027-02-01", "5d")
    assert [line.strip() for line in listed.splitlines() if "day, " not in line] == expected
    before = taskcore.things()
    assert len(before) == 2
    taskcore.take(exported)
    taskcore.take(calendars.text())
    assert taskcore.things() == before


def test_todoman_lists_the_tasks(filled: Taskcore, calendars: Calendars) -> None:
    calendars.put(filled.calendar())
    todos = calendars.todos()
    assert len(todos) == 4
    rent = todos["Pay rent, now"]
    assert (rent["priority"], rent["completed"]) == (1, False)
    assert rent["description"] == "One\nTwo; three"
    assert todos["Done"]["completed"] is True
    # 2027-01-16 17:00 in Paris
    assert todos["Water plants"]["due"] == 1800115200
    assert any(title.startswith("Café 😀, a title") for title in todos)


def test_what_khal_writes_anew_is_what_it_was(
    filled: Taskcore, calendars: Calendars, new_taskcore: NewTaskcore
) -> None:
    before = filled.things()
    (calendars.folder / "out.ics").write_text(filled.calendar(), newline="")
    calendars.khal("import", "--batch", "-a", "main", calendars.folder / "out.ics")
    other = new_taskcore()
    for taskcore in (filled, other):
        taskcore.take(calendars.text())
        events = [thing for thing in before if thing["uid"].startswith("e-")]
        assert [thing for thing in taskcore.things() if thing["uid"].startswith("e-")] == events
    assert filled.things() == before


def test_what_todoman_changes_is_read(filled: Taskcore, calendars: Calendars) -> None:
    before = {thing["uid"]: thing for thing in filled.things()}
    calendars.put(filled.calendar())
    number = str(calendars.todos()["Pay rent, now"]["id"])
    calendars.todo("edit", number, "--priority", "low", "--due", "2027-01-21")
    cafe = next(todo for title, todo in calendars.todos().items() if title.startswith("Café"))
    calendars.todo("done", str(cafe["id"]))
    # It writes by the clock of the machine, which is before that of the store.
    filled.take(calendars.text(), wins=True)
    after = {thing["uid"]: thing for thing in filled.things()}
    assert after["t-1"]["priority"] == "P3"
    assert after["t-1"]["due"].startswith("2027-01-2")
    # This version of todoman takes the categories of a task away when it writes it.
    for member in ("title", "notes", "project", "position", "reminders", "url"):
        assert after["t-1"][member] == before["t-1"][member]
    assert "completed" in after["t-4"]
    for uid in ("t-2", "t-3", "e-1", "e-2", "e-3"):
        assert after[uid] == before[uid]


def test_what_they_create_comes_back_equal(calendars: Calendars, new_taskcore: NewTaskcore) -> None:
    calendars.khal("new", "2027-02-01", "10:00", "12:00", "Lunch :: at Ada's, as ever")
    calendars.khal("new", "--repeat", "weekly", "--alarms", "15m", "2027-02-02", "09:00", "Sport")
    calendars.khal("new", "2027-02-03", "2027-02-05", "Fair", "--location", "Lyon")
    calendars.todo("new", "Call mom", "--due", "2027-02-01 18:30", "--priority", "medium")
    calendars.todo("new", "Buy; milk, eggs", "--location", "Shop")
    theirs = calendars.text()
    taskcore = new_taskcore()
    taskcore.take(theirs)
    before = taskcore.things()
    assert len(before) == 5
    exported = taskcore.calendar()
    ours = components(exported)
    for component in components(theirs):
        uid = re.search(r"^UID:(.*?)\r?$", component, re.MULTILINE)
        assert uid
        same = next(text for text in ours if f"UID:{uid.group(1)}" in text)
        missing = lines(component) - lines(same)
        assert {line for line in missing if not line.startswith("DTSTAMP")} == set()
    other = new_taskcore()
    other.take(exported)
    assert other.things() == before
    taskcore.take(exported)
    assert taskcore.things() == before
    again = Calendars(calendars.folder.parent / "again")
    again.put(exported)
    listing = ("list", "--format", "{start} {end} {title}", "2027-01-25", "30d")
    assert again.khal(*listing) == calendars.khal(*listing)
    assert again.todos().keys() == calendars.todos().keys()
