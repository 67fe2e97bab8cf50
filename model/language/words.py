# SPDX-License-Identifier: Apache-2.0
"""Names as each language spells them."""

import re


def camel_case(name: str) -> str:
    """`estimated_duration` as `estimatedDuration`."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal_case(name: str) -> str:
    """`focus_session` as `FocusSession`."""
    return "".join(word.capitalize() for word in name.split("_"))


def constant(name: str) -> str:
    """`focus_session` as `FOCUS_SESSION`."""
    return name.upper()


def snake_case(name: str) -> str:
    """`RepeatMode` as `repeat_mode`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
