# SPDX-License-Identifier: Apache-2.0
"""Repeat rules: in words, and when they give occurrences."""

from __future__ import annotations

from ctypes import byref, c_int32
from dataclasses import dataclass

from taskcore._core.time_methods import (
    TimeMethods,
)
from taskcore._low_level.calls import call
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText, integer, text
from taskcore.enumerations import RepeatMode


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


class OwnRepeatMethods(TimeMethods):
    """What is written by hand of ``RepeatMethods``."""

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
