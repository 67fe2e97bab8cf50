"""Tasks and events as all sides say them: each by its UID, with what it has of each property."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from functools import lru_cache
from typing import Any

from icalendar import Calendar, Component

TEXTS = {"title": "SUMMARY", "notes": "DESCRIPTION", "place": "LOCATION", "rule": "RRULE"}
TIMES = {"due": "DUE", "start": "DTSTART"}
THERE = "there"
"""What a property with several elements has of each of them."""


@dataclass
class Item:
    """A task or an event; all that is compared of it stands in `values`."""

    uid: str
    kind: str
    collection: str
    values: dict[str, str] = field(default_factory=dict)
    count: int = 1
    """How many components say that they are this one; more than one when a program spoiled it."""


@lru_cache(maxsize=20_000)
def items_of_text(text: str, collection: str) -> tuple[Item, ...]:
    """Those of a resource: its master, and each changed occurrence by itself."""
    found: dict[str, Item] = {}
    for component in Calendar.from_ical(text).subcomponents:
        if component.name in ("VTODO", "VEVENT"):
            item = item_of(component, collection)
            if item.uid in found:
                found[item.uid].count += 1
            else:
                found[item.uid] = item
    return tuple(found.values())


def item_of(component: Component, collection: str) -> Item:
    kind = "task" if component.name == "VTODO" else "event"
    uid = str(component.get("UID", ""))
    if "RECURRENCE-ID" in component:
        uid += f" at {moment(component['RECURRENCE-ID'].dt)}"
    item = Item(uid, kind, collection)
    for name, other in TEXTS.items():
        if text := said(component, other):
            item.values[name] = text
    for name, other in TIMES.items():
        if other in component:
            item.values[name] = moment(component[other].dt)
    if kind == "event":
        item.values["end"] = moment(end_of(component))
        item.values.pop("due", None)
    else:
        item.values["status"] = status_of(component)
        item.values["priority"] = priority_of(component)
    for tag in tags_of(component):
        item.values[f"tag {tag}"] = THERE
    for name in component:
        if name.startswith("X-OTHER-"):
            item.values[f"kept {name}"] = str(component[name])
    return item


def said(component: Component, name: str) -> str:
    value = component.get(name)
    if value is None:
        return ""
    if isinstance(value, list):
        value = value[0]
    return value.to_ical().decode() if name == "RRULE" else str(value).strip()


def moment(value: Any) -> str:
    """A day, an instant in UTC, or what the clocks show where there is no zone."""
    if not isinstance(value, datetime):
        return f"{value:%Y-%m-%d}"
    if value.tzinfo is None:
        return f"{value:%Y-%m-%dT%H:%M:%S}"
    return f"{value.astimezone(timezone.utc):%Y-%m-%dT%H:%M:%SZ}"


def end_of(component: Component) -> Any:
    start = component["DTSTART"].dt
    if "DTEND" in component:
        return component["DTEND"].dt
    if "DURATION" not in component:
        return start + timedelta(days=0 if isinstance(start, datetime) else 1)
    length = component["DURATION"].dt
    if isinstance(start, datetime) and start.tzinfo is not None:
        return (start.astimezone(timezone.utc) + length).astimezone(start.tzinfo)
    return start + length


def status_of(component: Component) -> str:
    status = str(component.get("STATUS", "")).upper()
    if status == "CANCELLED":
        return "cancelled"
    if status == "COMPLETED" or "COMPLETED" in component:
        return "completed"
    return "open"


def priority_of(component: Component) -> str:
    """As Taskcore reads it: docs/files.md."""
    number = int(component.get("PRIORITY", 0))
    if not 1 <= number <= 9:
        return "none"
    return "P0" if number == 1 else "P1" if number < 5 else "P2" if number == 5 else "P3"


def tags_of(component: Component) -> set[str]:
    value = component.get("CATEGORIES")
    lines = value if isinstance(value, list) else [value] if value is not None else []
    return {str(tag).strip() for line in lines for tag in line.cats if str(tag).strip()}


Items = list[Item]


def by_uid(items: Items) -> dict[str, Item]:
    """Each UID is there once, and is said once."""
    found: dict[str, Item] = {}
    for item in items:
        assert item.uid not in found, f"doubled:\n{item}\n{found[item.uid]}"
        assert item.count == 1, f"said {item.count} times: {item}"
        found[item.uid] = item
    return found


def differences(one: dict[str, Item], other: dict[str, Item]) -> list[str]:
    """What two sides do not have alike, a line for each property."""
    lines = []
    for uid in sorted(one.keys() | other.keys()):
        first, second = one.get(uid), other.get(uid)
        if first is None or second is None:
            lines.append(f"{uid}: {first} / {second}")
            continue
        if first.collection != second.collection:
            lines.append(f"{uid} is in {first.collection} / {second.collection}")
        for name, mine, theirs in changes(first, second):
            lines.append(f"{uid}, {name}: {mine!r} / {theirs!r}")
    return lines


def changes(one: Item | None, other: Item | None) -> Iterator[tuple[str, str | None, str | None]]:
    """The properties that are not alike, each with both values."""
    mine, theirs = one.values if one else {}, other.values if other else {}
    for name in sorted(mine.keys() | theirs.keys()):
        if mine.get(name) != theirs.get(name):
            yield name, mine.get(name), theirs.get(name)
