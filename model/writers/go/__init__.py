# SPDX-License-Identifier: Apache-2.0
"""The generated part of the Go binding, in bindings/go, from the description."""

from typing import Any

from model.writers.go import enumerations, handles, layouts
from model.writers.go.functions import Functions
from model.writers.go.names import check
from model.writers.go.structs import Structs
from model.writers.go.text import Words

FOLDER = "bindings/go"
LOW = f"{FOLDER}/internal/capi"


def render(description: dict[str, Any]) -> dict[str, str]:
    """The files by their paths."""
    check(description)
    words = Words(description)
    functions, structs = Functions(description, words), Structs(description, words)
    public = {
        "enumerations": enumerations.file(description, words),
        "rows": structs.rows(),
        "values": structs.values(),
        "handles": handles.file(description, words, functions),
        "store": functions.of_store(),
        "functions": functions.others(),
    }
    made = {f"{FOLDER}/{name}_generated.go": text for name, text in public.items()}
    return made | {
        f"{LOW}/layouts.go": layouts.layouts(description),
        f"{LOW}/functions.go": layouts.functions(description),
        f"{LOW}/callbacks.go": layouts.callbacks(description),
        f"{LOW}/dispatch.h": layouts.dispatch(description),
        f"{LOW}/callbacks.h": layouts.trampolines(description),
    }
