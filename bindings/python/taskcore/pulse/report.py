# SPDX-License-Identifier: Apache-2.0
"""Reports: one page of HTML."""

from __future__ import annotations

import os
from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.values import OwnText, integer, path_bytes, text
from taskcore.enumerations import Appearance

if TYPE_CHECKING:
    from typing_extensions import Unpack


class ReportOptions(TypedDict, total=False):
    """How a report looks; without, its appearance is the reader's choice."""

    week_start: int | None
    appearance: int
    title: str | None


class ReportMethods(Connection):
    """Reports with today, the week, streaks, trends, charts and tables.

    A report is a page that needs no script, no other file and no network. Without a last day it is
    today, and without a first one 29 days before. Weeks start on a day from 1 for Monday to 7 for
    Sunday; without, as the store's locale has it.
    """

    def report_html(
        self,
        first: date | None = None,
        last: date | None = None,
        **options: Unpack[ReportOptions],
    ) -> str:
        """A report, as the text of a page.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     page = store.report_html(title="Ada's week")
        >>> "<title>Ada&#39;s week</title>" in page
        True
        """
        row = _options(first, last, **options)
        html = OwnText()
        self._call(library.taskcore_report_html, byref(row), byref(html.pointer))
        return html.take()

    def report_html_file(
        self,
        path: str | os.PathLike[str],
        first: date | None = None,
        last: date | None = None,
        **options: Unpack[ReportOptions],
    ) -> None:
        """Writes a report to a file, or replaces one; it is there only when it is whole."""
        row = _options(first, last, **options)
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_report_html_file, byref(row), encoded)


def _options(
    first: date | None,
    last: date | None,
    *,
    week_start: int | None = None,
    appearance: int = Appearance.AUTO,
    title: str | None = None,
) -> c.taskcore_report_options:
    options = c.TASKCORE_REPORT_OPTIONS_INIT()
    announce(
        options,
        "REPORT",
        first_date=first,
        last_date=last,
        week_start=week_start,
    )
    options.appearance = integer(appearance, 32, "appearance")
    if title is not None:
        options.title = text(title, "title")
    return options
