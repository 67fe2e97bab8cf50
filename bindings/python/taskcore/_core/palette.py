# SPDX-License-Identifier: Apache-2.0
"""What colours look like."""

from __future__ import annotations

from ctypes import byref, c_uint32

from taskcore._low_level.calls import call
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.enumerations import Theme


def colour(token: int, theme: int = Theme.LIGHT) -> str:
    """What a colour looks like as text on a light or a dark background, such as ``"#1a2b3c"``.

    >>> from taskcore import Colour
    >>> len(colour(Colour.RED, Theme.DARK))
    7
    """
    rgb = c_uint32()
    token, theme = integer(token, 32, "token"), integer(theme, 32, "theme")
    call(library.taskcore_colour, token, theme, byref(rgb))
    return f"#{rgb.value:06x}"
