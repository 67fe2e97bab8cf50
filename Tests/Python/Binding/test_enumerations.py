"""The enumerations have what the header has."""

from __future__ import annotations

import json
from enum import IntEnum
from pathlib import Path

import pytest

import taskcore

GROUPS = {
    "Action": "action",
    "AgendaContents": "agenda_content",
    "AlertKind": "alert_kind",
    "Allowed": "allowed_action",
    "Appearance": "appearance",
    "BillingGrouping": "billing_grouping",
    "ChangeKind": "change_kind",
    "ChartKind": "chart_kind",
    "ChipKind": "chip_kind",
    "Colour": "colour",
    "Durability": "durability",
    "EmailState": "email_state",
    "EmptyState": "empty_state",
    "Entity": "entity",
    "EventKind": "event_kind",
    "FocusGrouping": "focus_grouping",
    "FocusKind": "focus_kind",
    "FocusState": "focus_state",
    "ForecastKind": "forecast_kind",
    "Grouping": "grouping",
    "InsightKind": "insight_kind",
    "InvoiceKind": "invoice_kind",
    "InvoiceState": "invoice_state",
    "Measure": "measure",
    "NoteKind": "note_kind",
    "Origin": "origin",
    "Outcome": "occurrence_outcome",
    "Paper": "paper",
    "Phase": "phase",
    "Priority": "priority",
    "ReminderKind": "reminder_kind",
    "RepeatMode": "repeat_mode",
    "SMTPSecurity": "smtp_security",
    "Scope": "scope",
    "SectionKind": "section_kind",
    "Shape": "shape",
    "Slot": "slot",
    "Sort": "sort_key",
    "Status": "task_status",
    "TaskField": "task_field",
    "Theme": "theme",
    "VATCategory": "vat_category",
    "View": "view",
    "Weekday": "weekday",
    "XMLFormat": "xml_format",
}
"""Of each enumeration the group of C's constants that it has."""


@pytest.mark.parametrize("name", GROUPS)
def test_an_enumeration_has_each_constant(name: str, root: Path) -> None:
    members: dict[str, IntEnum] = getattr(taskcore, name).__members__
    description = json.loads((root / "data" / "taskcore.json").read_text())
    (group,) = [each for each in description["groups"] if each["name"] == GROUPS[name]]
    values = {each["name"]: each["value"] for each in group["constants"]}
    (prefix,) = {
        constant.removesuffix(member)
        for constant, member in zip(values, members, strict=True)
        if constant.endswith(member)
    }
    assert {prefix + member: int(value) for member, value in members.items()} == values


def test_what_a_newer_library_adds_keeps_its_number() -> None:
    assert taskcore.Action(9_999) == 9_999
    assert taskcore.InsightKind(99).name == "UNKNOWN_99"
