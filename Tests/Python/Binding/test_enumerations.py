"""The enumerations have what the header has."""

from __future__ import annotations

from enum import IntEnum

import pytest

import taskcore
from taskcore._low_level import prototypes

NAMES = {
    "Action": "ACTION",
    "AlertKind": "ALERT",
    "Allowed": "ALLOWS",
    "Appearance": "APPEARANCE",
    "BillingGrouping": "BILL",
    "ChangeKind": "CHANGE",
    "ChipKind": "CHIP",
    "Colour": "COLOUR",
    "EmptyState": "EMPTY",
    "Entity": "ENTITY",
    "ForecastKind": "FORECAST",
    "InsightKind": "INSIGHT",
    "InvoiceKind": "INVOICE_KIND",
    "Measure": "MEASURE",
    "Origin": "ORIGIN",
    "Paper": "PAPER",
    "Phase": "PHASE",
    "Priority": "PRIORITY",
    "SMTPSecurity": "SMTP",
    "Scope": "SCOPE",
    "SectionKind": "SECTION",
    "Shape": "SHAPE",
    "Slot": "SLOT",
    "Status": "STATUS",
    "TaskField": "TASK",
    "Theme": "THEME",
    "VATCategory": "VAT",
    "View": "VIEW",
    "Weekday": "WEEKDAY",
    "XMLFormat": "XML",
}
"""Those whose constants share a beginning with nothing else, and that."""


@pytest.mark.parametrize("name", NAMES)
def test_an_enumeration_has_each_constant(name: str) -> None:
    members: dict[str, IntEnum] = getattr(taskcore, name).__members__
    prefix = f"TASKCORE_{NAMES[name]}_"
    assert len(members) > 1
    assert {member: int(value) for member, value in members.items()} == {
        constant.removeprefix(prefix): value
        for constant, value in vars(prototypes).items()
        if constant.startswith(prefix) and isinstance(value, int)
    }


def test_what_a_newer_library_adds_keeps_its_number() -> None:
    assert taskcore.Action(9_999) == 9_999
    assert taskcore.InsightKind(99).name == "UNKNOWN_99"
