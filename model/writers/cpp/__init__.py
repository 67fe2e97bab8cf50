# SPDX-License-Identifier: Apache-2.0
"""The generated part of the C++ binding, include/taskcore/generated, from the description."""

from typing import Any

from model.writers.cpp import calls, declarations, enumerations, handles, rows, values
from model.writers.cpp.names import check

FOLDER = "include/taskcore/generated"


def render(description: dict[str, Any]) -> dict[str, str]:
    """The headers by their paths."""
    check(description)
    texts = {
        "enumerations": enumerations.header(description),
        "declarations": declarations.header(description),
        "values": values.header(description),
        "rows": rows.header(description),
        "handles": handles.header(description),
        "store": calls.store_header(description),
        "functions": calls.functions_header(description),
    }
    return {f"{FOLDER}/{name}.hpp": text for name, text in texts.items()}
