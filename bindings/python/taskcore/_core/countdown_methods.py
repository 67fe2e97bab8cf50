# SPDX-License-Identifier: Apache-2.0
"""How far it is to something."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref
from dataclasses import replace

from taskcore._core.time_methods import TimeMethods
from taskcore._generated import prototypes as c
from taskcore._generated.reading import countdown_from_row
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText
from taskcore.time.countdown import Countdown


class OwnCountdownMethods(TimeMethods):
    """What is written by hand of ``CountdownMethods``."""

    def _labelled(self, function: Callable[..., int], *arguments: object) -> Countdown:
        """What a call tells, in words, too."""
        row = c.TASKCORE_COUNTDOWN_INIT()
        self._call(function, *arguments, byref(row))
        label = OwnText()
        self._call(library.taskcore_countdown_label, byref(row), byref(label.pointer))
        return replace(countdown_from_row(row), label=label.take())
