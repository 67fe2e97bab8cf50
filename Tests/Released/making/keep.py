"""What files of other programs say, and this one only keeps."""

from __future__ import annotations

import io

from taskcore import Store

CALENDAR = """\
BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//another//EN\r
BEGIN:VTODO\r
UID:kept@another.example\r
DTSTAMP:20260105T080000Z\r
SUMMARY:Of another program\r
GEO:48.85;2.35\r
X-ANOTHER-COLUMN;VALUE=TEXT:3\r
END:VTODO\r
BEGIN:VEVENT\r
UID:invited@another.example\r
DTSTAMP:20260105T080000Z\r
DTSTART:20260116T090000Z\r
SUMMARY:Of another calendar\r
ORGANIZER;CN=Bob:mailto:bob@example.org\r
ATTENDEE;PARTSTAT=TENTATIVE;RSVP=TRUE:mailto:ada@example.org\r
X-ANOTHER-ROOM:7\r
END:VEVENT\r
END:VCALENDAR\r
"""
# As a later release may write it.
LATER = """\
{"format": "taskcore", "version": 1, "moods": [{"uid": "mood-1", "name": "calm"}],
 "tasks": [{"uid": "01a00000-0000-7000-8000-000000000001", "title": "Of a later release", "mood": "mood-1"}]}
"""


def keep(store: Store) -> None:
    assert store.import_file(io.BytesIO(CALENDAR.encode()), "icalendar").added == 1
    assert store.import_file(io.BytesIO(LATER.encode()), "json").added == 1
