# SPDX-License-Identifier: Apache-2.0
"""What a party is to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore.invoices.party_keywords import fill_party
from taskcore.time.time_methods import to_milliseconds


def make_party(properties: Mapping[str, Any]) -> c.taskcore_party:
    """The C struct of what is given."""
    row = c.TASKCORE_PARTY_INIT()
    fill_party(row, to_milliseconds, properties)
    return row
