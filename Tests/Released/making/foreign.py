"""Files of other programs and of a newer version, with what this one does not know."""

from __future__ import annotations

import io
import json

from taskcore import Store

ICALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//another//EN
BEGIN:VTODO
UID:sow@another.example
DTSTAMP:20260105T080000Z
SUMMARY:Sow peas
CLASS:PRIVATE
X-MOON;PHASE=new:waxing
BEGIN:VALARM
ACTION:EMAIL
SUMMARY:Peas
END:VALARM
END:VTODO
BEGIN:VEVENT
UID:fair@another.example
DTSTAMP:20260105T080000Z
DTSTART:20260118T090000Z
DTEND:20260118T100000Z
SUMMARY:Fair
X-STALL:12
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT10M
DESCRIPTION:Fair
END:VALARM
END:VEVENT
END:VCALENDAR
"""
TASKWARRIOR = [
    {
        "uuid": "b3a1f7a6-3f3b-4b0e-8a65-0e7f3a1c2d4e",
        "description": "Mend the fence",
        "status": "pending",
        "entry": "20260105T080000Z",
        "mask": "x",
    }
]
CSV = "uid,title,Room\npaint,Paint the door,Hall\n"
NEWER = {
    "format": "taskcore",
    "version": 1,
    "written_by": {"name": "Taskcore", "release": "7.0"},
    "projects": [{"uid": "orchard", "name": "Orchard", "colour": "mauve", "goal": {"hours": [10]}}],
    "tasks": [
        {"uid": "prune", "title": "Prune", "project": "Orchard", "priority": "P9", "mood": "good"}
    ],
    "dreams": [{"uid": "flying", "text": "Flying"}],
}


def take_in(store: Store) -> None:
    """One file of each form, as text."""
    store.import_file(io.StringIO(ICALENDAR.replace("\n", "\r\n")), "icalendar")
    store.import_file(io.StringIO(json.dumps(TASKWARRIOR)), "taskwarrior")
    store.import_file(io.StringIO(CSV), "csv")
    store.import_file(io.StringIO(json.dumps(NEWER)), "json")
