# SPDX-License-Identifier: Apache-2.0
"""What the Swift binding makes of the types of the C API, where that is not plain from them.

What is said of both bindings, such as which members may be missing, is in the facts of the Python classes.
Members are called as C has them: `open_count`.
"""

from model.language.swift.callbacks import Callback, Protocol, Requirement
from model.language.swift.choices import Choice, Computed
from model.language.swift.inputs import Given, Input, Texts
from model.language.swift.rooms import Fact, Room
from model.language.swift.rows import Extra, Members, Row
from model.language.swift.texts import Calendar, Coded, Unit
from model.language.swift.values import Case, Field, Union, Value
from model.language.swift.variants import Tag, Variant

__all__ = [
    "Calendar",
    "Callback",
    "Case",
    "Choice",
    "Coded",
    "Computed",
    "Extra",
    "Fact",
    "Field",
    "Given",
    "Input",
    "Members",
    "Protocol",
    "Requirement",
    "Room",
    "Row",
    "Tag",
    "Texts",
    "Union",
    "Unit",
    "Value",
    "Variant",
]
