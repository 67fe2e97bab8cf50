# SPDX-License-Identifier: Apache-2.0
"""The home screen."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import chip_from_row, row_from_row
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import integer, string, text
from taskcore.enumerations import EmptyState, SectionKind
from taskcore.time.time_methods import from_packed

if TYPE_CHECKING:
    from taskcore.home.chip import Chip
    from taskcore.home.row import Row


@dataclass(frozen=True)
class Section:
    """A part of the home screen with a heading."""

    kind: SectionKind
    title: str
    rows: tuple[Row, ...]
    total_count: int
    """It may be more than its rows."""


@dataclass(frozen=True)
class Home:
    """The home screen as it was when it was read."""

    title: str
    date: date
    date_label: str
    """Such as ``"Thursday 24 December"``."""
    progress_label: str
    """Of today, such as ``"3 of 5 done"``; empty without tasks."""
    chips: tuple[Chip, ...]
    sections: tuple[Section, ...]
    """Those with rows."""
    open_count: int
    """Of all projects that are not archived."""
    completed_today_count: int
    empty_state: EmptyState
    """Why there is nothing to show."""
    empty_title: str
    empty_message: str


class HomeMethods(Connection):
    """Reading the home screen."""

    def home(self, query: str = "", *, section_limit: int = 0) -> Home:
        """The home screen: all of it, or what the query of a chip shows.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     home = store.home()
        ...     print(home.title, "/", home.empty_title, "/", home.empty_message)
        ...     _ = store.add("Pay rent")
        ...     for section in store.home().sections:
        ...         print(section.title, [row.title for row in section.rows])
        My Tasks / A fresh start / Anything to add?
        Inbox ['Pay rent']

        Each section has at most ``section_limit`` rows; 0 is all.
        """
        options = c.TASKCORE_HOME_OPTIONS_INIT()
        options.query = text(query, "query")
        options.section_limit = integer(section_limit, 64, "section_limit")
        return self._whole("home", _home, library.taskcore_home_read, byref(options))


def _home(content: c.taskcore_home_content) -> Home:
    elements = map_elements(content.rows, c.taskcore_row, content.row_count)
    rows = tuple(map(row_from_row, elements))
    chips = map_elements(content.chips, c.taskcore_chip, content.chip_count)
    sections = map_elements(content.sections, c.taskcore_section, content.section_count)
    return Home(
        string(content.title),
        from_packed(content.date),
        string(content.date_label),
        string(content.progress_label),
        tuple(map(chip_from_row, chips)),
        tuple([_section(section, rows) for section in sections]),
        content.open_count,
        content.completed_today_count,
        EmptyState(content.empty_state),
        string(content.empty_title),
        string(content.empty_message),
    )


def _section(section: c.taskcore_section, rows: tuple[Row, ...]) -> Section:
    return Section(
        SectionKind(section.kind),
        string(section.title),
        rows[section.first : section.first + section.row_count],
        section.total_count,
    )
