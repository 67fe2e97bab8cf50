# SPDX-License-Identifier: Apache-2.0
"""What is owed by age, and turnover and VAT by month."""

from __future__ import annotations

import os
from ctypes import byref
from datetime import date
from typing import Any

from taskcore._core.period import month_number
from taskcore._generated import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import path_bytes


class OwnInvoiceFigureMethods(Connection):
    """What is written by hand of ``InvoiceFigureMethods``."""

    def vat_journal_csv_file(
        self, path: str | os.PathLike[str], first: date | None = None, last: date | None = None
    ) -> None:
        """Writes the VAT journal to a file, or replaces one."""
        encoded = path_bytes(path, "path")
        row = _months(c.TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT(), first, last, None, 0)
        self._call(library.taskcore_vat_journal_csv_file, byref(row), encoded)


def _months(row: Any, first: date | None, last: date | None, limit: int | None, offset: int) -> Any:
    return give(
        row,
        first_month=month_number(first, "first_month"),
        last_month=month_number(last, "last_month"),
        **page(limit, offset),
    )
