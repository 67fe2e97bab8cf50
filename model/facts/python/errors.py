# SPDX-License-Identifier: Apache-2.0
"""The exceptions of the Python package: one for each status that says that a call failed."""

from model.language.python import Refusal

# fmt: off
ERRORS: tuple[Refusal, ...] = (
    Refusal("InvalidError", "EINVALID", "An argument is wrong.", base="ValueError"),
    Refusal("NotFoundError", "ENOTFOUND", "There is no such task, project or file, or nothing to undo.", base="LookupError"),
    Refusal("ConflictError", "ECONFLICT", "The present state forbids it, such as completing a completed task."),
    Refusal("BusyError", "EBUSY", "Another user held the store for longer than the busy timeout; it can be tried again."),
    Refusal("ReadOnlyError", "EREADONLY", "The store was opened for reading."),
    Refusal("AccessError", "EACCESS", "The system refuses the path: no permission, or a folder where a file should be.", base="OSError"),
    Refusal("NotStoreError", "ENOTSTORE", "The file is not a Taskcore store."),
    Refusal("CorruptError", "ECORRUPT", "The store is damaged."),
    Refusal("TooNewError", "ETOONEW", "The store was written by a newer version of Taskcore."),
    Refusal("FullError", "EFULL", "No space is left on the disk.", base="OSError"),
    Refusal("InputOutputError", "EIO", "Reading or writing failed.", base="OSError"),
    Refusal("OutOfMemoryError", "ENOMEM", "Memory ran out.", base="MemoryError"),
    Refusal("ParseError", "EPARSE", "A text is malformed, at ``line`` and ``column``.", base="ValueError"),
    Refusal("MisuseError", "EMISUSE", "A closed store, or a call at a wrong time."),
    Refusal("UnsupportedError", "EUNSUPPORTED", "Something to install is missing."),
    Refusal("InterruptError", "EINTERRUPTED", "``Store.interrupt`` ended the call; nothing changed."),
    Refusal("InternalError", "EINTERNAL", "A bug of Taskcore: please report it."),
)
# fmt: on
