# SPDX-License-Identifier: Apache-2.0
"""Reports: one page of HTML."""

from __future__ import annotations

import os
from ctypes import byref
from datetime import date

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, week_start_number
from taskcore._low_level.values import OwnText, integer, path_bytes, text
from taskcore.enumerations import Appearance
from taskcore.time.time_methods import optional_packed_day


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
        *,
        week_start: int | None = None,
        appearance: int = Appearance.AUTO,
        title: str | None = None,
    ) -> str:
        """A report, as the text of a page.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     page = store.report_html(title="Ada's week")
        >>> "<title>Ada&#39;s week</title>" in page
        True
        """
        options = _options(first, last, week_start, appearance, title)
        html = OwnText()
        self._call(library.taskcore_report_html, byref(options), byref(html.pointer))
        return html.take()

    def report_html_file(
        self,
        path: str | os.PathLike[str],
        first: date | None = None,
        last: date | None = None,
        *,
        week_start: int | None = None,
        appearance: int = Appearance.AUTO,
        title: str | None = None,
    ) -> None:
        """Writes a report to a file, or replaces one; it is there only when it is whole."""
        options = _options(first, last, week_start, appearance, title)
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_report_html_file, byref(options), encoded)


def _options(
    first: date | None,
    last: date | None,
    week_start: int | None,
    appearance: int,
    title: str | None,
) -> c.taskcore_report_options:
    options = c.TASKCORE_REPORT_OPTIONS_INIT()
    announce(
        options,
        "REPORT",
        first_date=optional_packed_day(first, "first_date"),
        last_date=optional_packed_day(last, "last_date"),
        week_start=week_start_number(week_start),
    )
    options.appearance = integer(appearance, 32, "appearance")
    if title is not None:
        options.title = text(title, "title")
    return options
