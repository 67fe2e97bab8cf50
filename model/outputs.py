# SPDX-License-Identifier: Apache-2.0
"""The generated files: which writer makes which of them."""

from collections.abc import Callable
from pathlib import Path

from model.language.errors import ModelError
from model.writers import (
    caller_structs,
    columns,
    details,
    domain_records,
    domain_task_input,
    field_names,
    files,
    handle_functions,
    hub,
    layout,
    public_header,
    queries,
    record_changes,
    record_functions,
    record_lists,
    schema,
    shell,
    swift_client,
    task_input,
    task_rows,
    task_storage,
    types_header,
)
from model.writers.description import document
from model.writers.python import (
    callbacks,
    enumerations,
    errors,
    exports,
    formats,
    inputs,
    list_columns,
    objects,
    records,
    rooms,
    rows,
    store_class,
    task_columns,
    values,
)

# A writer gives the texts of its files by their paths from the root. `root` is for those that fill a
# marked part of a file that is written by hand, such as a table of a document.
Writer = Callable[[Path], dict[str, str]]

WRITERS: tuple[Writer, ...] = (
    callbacks.write,
    caller_structs.write,
    columns.write,
    details.write,
    enumerations.write,
    errors.write,
    exports.write,
    domain_records.write,
    domain_task_input.write,
    field_names.write,
    formats.write,
    handle_functions.write,
    hub.write,
    document.write,
    layout.write,
    public_header.write,
    queries.write,
    record_changes.write,
    record_functions.write,
    record_lists.write,
    schema.write,
    task_input.write,
    task_rows.write,
    task_storage.write,
    types_header.write,
    inputs.write,
    list_columns.write,
    records.write,
    rooms.write,
    rows.write,
    store_class.write,
    task_columns.write,
    objects.write,
    values.write,
    *files.WRITERS,
    *shell.WRITERS,
    *swift_client.WRITERS,
)


def outputs(root: Path) -> dict[str, str]:
    """All generated texts by their paths.

    Raises ModelError when two writers make the same file.
    """
    texts: dict[str, str] = {}
    for writer in WRITERS:
        for path, text in writer(root).items():
            if path in texts:
                raise ModelError(f"two writers make {path}")
            texts[path] = text
    return texts
