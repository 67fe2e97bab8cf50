# SPDX-License-Identifier: Apache-2.0
"""The generated parts of the Rust binding, from the description."""

from typing import Any

from model.writers.rust import calls, enumerations, handles, raw, rows, serde, values
from model.writers.rust.links import links
from model.writers.rust.macros import MACROS
from model.writers.rust.names import check
from model.writers.rust.text import source

SYS = "bindings/rust/taskcore-sys/src/generated"
FOLDER = "bindings/rust/taskcore/src/generated"


def render(description: dict[str, Any]) -> dict[str, str]:
    """The sources by their paths."""
    check(description)
    known = links(description)
    raws = {
        "constants": raw.constants(description),
        "functions": raw.functions(description),
        "layout": raw.layout(description),
        "mod": raw.module(),
        "types": raw.types(description),
    }
    texts = {
        "enumerations": enumerations.module(description, known),
        "functions": calls.functions_module(description, known),
        "handles": handles.module(description, known),
        "macros": MACROS,
        "mod": _module(),
        "owned": rows.owned_module(description, known),
        "rows": rows.module(description, known),
        "serde": serde.module(description),
        "store": calls.store_module(description, known),
        "values": values.module(description, known),
    }
    return {f"{SYS}/{name}.rs": text for name, text in raws.items()} | {
        f"{FOLDER}/{name}.rs": text for name, text in texts.items()
    }


def _module() -> str:
    return source(
        "Follows from the description of the C API.",
        [],
        "// What a header uses in one of its files is in the head of all.\n"
        "#![allow(unused_imports)]\n"
        "// A struct may get a member with a fraction: so none promises to be Eq.\n"
        "#![allow(clippy::derive_partial_eq_without_eq)]\n\n"
        "#[macro_use]\npub(crate) mod macros;\n\nmod enumerations;\nmod functions;\nmod handles;\npub mod owned;\nmod rows;\n"
        '#[cfg(feature = "serde")]\nmod serde;\nmod store;\nmod values;\n\n'
        "pub use enumerations::*;\npub use functions::*;\npub use handles::*;\npub use rows::*;\n"
        "pub use store::*;\npub use values::*;",
    )
