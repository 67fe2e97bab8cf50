# SPDX-License-Identifier: Apache-2.0
"""docs/files.md: which format says which property, and how."""

from pathlib import Path

from model.facts.events import EVENT
from model.facts.records import FILED
from model.facts.tasks import TASK
from model.language.files import OWN
from model.language.record import Property, Record
from model.writers.documents import filled
from model.writers.files.icalendar import PREFIX as ICALENDAR_PREFIX
from model.writers.files.properties import FORMATS
from model.writers.files.taskwarrior import PREFIX as TASKWARRIOR_PREFIX

DOCUMENT = "docs/files.md"


def write(root: Path) -> dict[str, str]:
    text = (root / DOCUMENT).read_text(encoding="utf-8")
    text = filled(text, "properties", _properties())
    text = filled(text, "members", _members())
    return {DOCUMENT: text}


def _properties() -> str:
    return (
        _table(TASK, tuple(FORMATS))
        + "\n"
        + "".join(_silence(TASK, each) for each in FORMATS)
        + "\n"
        + _table(EVENT, ("icalendar",))
        + "\n"
        + _silence(EVENT, "icalendar")
        + "- All other kinds of records are only in Taskcore's JSON.\n"
    )


def _table(record: Record, formats: tuple[str, ...]) -> str:
    heads = [
        f"property of {record.article} {record.name}",
        "JSON",
        *(FORMATS[each] for each in formats),
    ]
    return f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n" + "".join(
        f"| {_words(each)} | `{each.file_name}` | "
        + " | ".join(_name(each, format) for format in formats)
        + " |\n"
        for each in record.properties
    )


def _words(each: Property) -> str:
    """Its case as words: `estimated duration`."""
    return "".join(
        f" {letter.lower()}" if letter.isupper() else letter for letter in each.swift_case
    )


def _name(each: Property, format: str) -> str:
    name: str = getattr(each.files, format)
    if name == OWN:
        prefixed = {
            "csv": each.file_name,
            "taskwarrior": TASKWARRIOR_PREFIX + each.file_name,
            "icalendar": ICALENDAR_PREFIX + each.name.upper().replace("_", "-"),
        }
        return f"`{prefixed[format]}`"
    if " " in name:
        return name
    return f"`{name}`" if name else "–"


def _silence(record: Record, format: str) -> str:
    missing = [_words(each) for each in record.properties if not getattr(each.files, format)]
    if not missing:
        return f"- {FORMATS[format]} stores every property of {record.article} {record.name}.\n"
    owner = f"{record.article} {record.name}"
    return (
        f"- {FORMATS[format]} does not store these properties of {owner}: {', '.join(missing)}.\n"
    )


def _members() -> str:
    return "| array | members of an object of it |\n|---|---|\n" + "".join(
        f"| `{each.section}` | {', '.join(_marked(member) for member in _names(each))} |\n"
        for each in FILED
        if each is not TASK
    )


def _names(record: Record) -> list[tuple[str, bool]]:
    # A tag is known by its name.
    own = [] if record.name == "tag" else [("id", False), ("uid", False)]
    return own + [(each.file_name, each.required) for each in record.filed]


def _marked(member: tuple[str, bool]) -> str:
    name, required = member
    return f"**`{name}`**" if required else f"`{name}`"
