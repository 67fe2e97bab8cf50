# SPDX-License-Identifier: Apache-2.0
"""Repeat rules: in words, and when they give occurrences."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int32
from dataclasses import dataclass
from datetime import date, datetime

from taskcore._low_level import prototypes as c
from taskcore._low_level.calls import call
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText, integer, text
from taskcore.enumerations import RepeatMode
from taskcore.lists import OccurrenceList
from taskcore.time.time_methods import (
    TimeMethods,
    to_local_text,
    to_local_texts,
)


@dataclass(frozen=True)
class Repeat:
    """How often something comes again."""

    rule: str
    """An RRULE of RFC 5545."""
    mode: RepeatMode


def repeat_words(
    rule: str, mode: int = RepeatMode.FIXED, *, store: Connection | None = None
) -> str:
    """A repeat rule in words, which ``Store.parse_repeat`` reads in the same language.

    >>> repeat_words("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH")
    'every 2 weeks on Monday and Thursday'

    They are in the language of ``store``, and English without one.

    >>> from taskcore import Store
    >>> with Store(":memory:") as store:
    ...     store.set_language("fr")
    ...     repeat_words("FREQ=WEEKLY;BYDAY=MO", store=store)
    'tous les lundis'
    """
    words = OwnText()
    encoded, mode = text(rule, "rule"), integer(mode, 32, "mode")
    arguments = (encoded, mode, byref(words.pointer))
    if store is None:
        call(library.taskcore_repeat_words, None, *arguments)
    elif isinstance(store, Connection):
        store._call(library.taskcore_repeat_words, *arguments)
    else:
        raise TypeError(f"store must be a Store or None, not {type(store).__name__}")
    return words.take()


class RepeatMethods(TimeMethods):
    """Repeat rules without a task or an event."""

    def parse_repeat(self, words: str) -> Repeat:
        """The repeat rule that words mean; one of RFC 5545 is taken as it is.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     last_friday = store.parse_repeat("every last friday")
        ...     ten_days = store.parse_repeat("after 10 days")
        >>> last_friday.rule, ten_days.mode.name
        ('FREQ=MONTHLY;BYDAY=-1FR', 'AFTER_COMPLETION')

        Raises ParseError when it is not understood.
        """
        rule, mode = OwnText(), c_int32()
        encoded = text(words, "text")
        self._call(library.taskcore_repeat_parse, encoded, byref(rule.pointer), byref(mode))
        return Repeat(rule.take(), RepeatMode(mode.value))

    def expand_repeat(
        self,
        rule: str,
        start: date | datetime,
        *,
        zone: str | None = None,
        excluded: Iterable[date | datetime] = (),
        added: Iterable[date | datetime] = (),
        not_before: date | datetime | None = None,
        limit: int = 1000,
        includes_start: bool = False,
    ) -> OccurrenceList:
        """When a rule gives occurrences: at most ``limit`` of them, from a local time on.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     for each in store.expand_repeat("FREQ=DAILY;COUNT=2", datetime(2026, 3, 28, 9)):
        ...         print(each.local, each.start)
        2026-03-28 09:00:00 2026-03-28 08:00:00+00:00
        2026-03-29 09:00:00 2026-03-29 07:00:00+00:00

        ``start``, the exceptions, the additions and ``not_before`` are naive local times of the
        zone, which is the store's unless one is named, or all of them dates. With
        ``includes_start``, the start is the first occurrence whatever the rule gives, as it is for
        tasks and events.
        """
        spec = c.TASKCORE_REPEAT_SPEC_INIT()
        spec.rule = text(rule, "rule")
        spec.start = to_local_text(start, "start").encode()
        if zone is not None:
            spec.zone = text(zone, "zone")
        spec.excluded_dates = to_local_texts(excluded, "excluded_dates").encode()
        spec.added_dates = to_local_texts(added, "added_dates").encode()
        if not_before is not None:
            spec.not_before = to_local_text(not_before, "not_before").encode()
        spec.limit = integer(limit, 64, "limit")
        spec.is_start_included = integer(includes_start, 32, "includes_start")
        return self._listed(OccurrenceList, library.taskcore_repeat_expand, byref(spec))
