# SPDX-License-Identifier: Apache-2.0
"""Export and import, to and from paths and open files."""

from __future__ import annotations

import codecs
import io
import os
from collections.abc import Callable, Iterable
from ctypes import byref, memmove, string_at
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from taskcore._generated import prototypes as c
from taskcore._generated.reading import import_report_from_row
from taskcore._low_level.calls import callback
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, path_bytes, text, texts
from taskcore.enumerations import ImportPolicy
from taskcore.errors import InvalidError

if TYPE_CHECKING:
    from taskcore.files.import_report import ImportReport


Format = Literal["json", "taskwarrior", "csv", "todo.txt", "icalendar"]


OthersFormat = Literal["todoist", "google-tasks", "ticktick", "outlook", "org", "markdown"]


Progress = Callable[[int, "int | None"], object]


_FORMATS: Final = {
    "json": c.TASKCORE_FORMAT_JSON,
    "taskwarrior": c.TASKCORE_FORMAT_TASKWARRIOR,
    "csv": c.TASKCORE_FORMAT_CSV,
    "todo.txt": c.TASKCORE_FORMAT_TODO_TXT,
    "icalendar": c.TASKCORE_FORMAT_ICALENDAR,
}


_IMPORT_FORMATS: Final = _FORMATS | {
    "todoist": c.TASKCORE_FORMAT_TODOIST,
    "google-tasks": c.TASKCORE_FORMAT_GOOGLE_TASKS,
    "ticktick": c.TASKCORE_FORMAT_TICKTICK,
    "outlook": c.TASKCORE_FORMAT_OUTLOOK,
    "org": c.TASKCORE_FORMAT_ORG,
    "markdown": c.TASKCORE_FORMAT_MARKDOWN,
}


_EXTENSIONS: Final = {".csv": "csv", ".txt": "todo.txt", ".ics": "icalendar"}


_IMPORT_EXTENSIONS: Final = _EXTENSIONS | {".org": "org", ".md": "markdown"}


_CHUNK: Final = 1 << 16


class Writable(Protocol):
    """A file that is open for writing, as text or as bytes."""

    def write(self, data: Any, /) -> object: ...


class Readable(Protocol):
    """A file that is open for reading, as text or as bytes."""

    def read(self, size: int, /) -> str | bytes: ...


class OwnFileMethods(Connection):
    """What is written by hand of ``FileMethods``."""

    def export_file(
        self,
        file: str | os.PathLike[str] | Writable,
        format: Format | None = None,
        *,
        query: str | None = None,
        uids: Iterable[str] | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Writes everything to a path, or to a file that is open for writing; or a part of it.

        ``"json"`` is lossless, ``"taskwarrior"`` is what ``task import`` reads, ``"csv"`` is a
        table with a header, ``"todo.txt"`` is a task a line, and ``"icalendar"`` has tasks and
        events. Without a format, a path that ends in ``.csv``, ``.txt`` or ``.ics`` says it; all
        else is JSON. ``progress`` is told how many tasks and events are done and how many there
        are; what it raises stops the export.

        ``query`` asks for tasks, in the language of queries; ``uids`` are of records of any kind:
        tasks, projects with all that is in them, events, tags by their names, saved filters,
        invoices. What they need is exported with them, such as projects, comments and clients;
        ``export_notes`` tells of tasks that name others which are not.

        >>> import io
        >>> from taskcore import Store
        >>> with Store(":memory:") as store, Store(":memory:") as copy:
        ...     _ = store.add("Pay rent")
        ...     file = io.StringIO()
        ...     store.export_file(file)
        ...     _ = file.seek(0)
        ...     copy.import_file(file).added
        1

        >>> with Store(":memory:") as store:
        ...     for title, project in ("Pay rent", "Home"), ("Call Ann", "Work"):
        ...         _ = store.add(title, project=project)
        ...     file = io.StringIO()
        ...     store.export_file(file, "csv", query="project:Home")
        ...     print(len(file.getvalue().splitlines()))
        2
        """
        told = progress_callback(progress)
        options = _export_options(query, uids)
        number = _number(format, file)
        if isinstance(file, (str, os.PathLike)):
            path = path_bytes(file, "path")
            self._call(library.taskcore_export_file, number, options, path, told, None)
            return
        write, finish = _writer(file)
        self._call(library.taskcore_export, number, options, write, told, None)
        finish()

    def import_file(
        self,
        file: str | os.PathLike[str] | Readable,
        format: Format | OthersFormat | None = None,
        *,
        policy: int = ImportPolicy.NEWER_WINS,
        dry_run: bool = False,
        progress: Progress | None = None,
    ) -> ImportReport:
        """Reads a path, or a file that is open for reading: all of it or, on an error, nothing.

        Without a format, a path that ends in ``.csv``, ``.txt``, ``.ics``, ``.org`` or ``.md`` says
        it; of all else, the beginning of the file shows it. ``"csv"`` is any table with headings,
        those of other programs, too. ``progress`` is told how many tasks and events are
        done and how many there are, or None while that is not known; what it raises stops the
        import. Of iCalendar and of other programs' files, a bad part is left out, and
        ``import_notes`` says why.

        What was changed here after the file says that its record was modified stays as it is, and
        what was purged stays away; with the policy ``FILE_WINS`` the file counts, and with
        ``ONLY_NEW`` nothing that is here changes. With ``dry_run`` the report says what an import
        would do, and the store stays as it is.

        >>> import io
        >>> from taskcore import ImportPolicy, Store
        >>> with Store(":memory:") as store:
        ...     task = store.add("Pay rent")
        ...     file = io.StringIO()
        ...     store.export_file(file)
        ...     _ = store.update(task, title="Pay the rent")
        ...     _ = file.seek(0)
        ...     older = store.import_file(file)
        ...     _ = file.seek(0)
        ...     wins = store.import_file(file, policy=ImportPolicy.FILE_WINS)
        ...     print(older.stayed, older.updated, wins.updated, store.get(task).title)
        1 0 1 Pay rent

        Raises ParseError with ``line`` and ``column`` when the file is malformed.
        """
        told = progress_callback(progress)
        options = c.TASKCORE_IMPORT_OPTIONS_INIT()
        options.policy = integer(policy, 32, "policy")
        options.is_dry_run = dry_run
        if isinstance(file, (str, os.PathLike)):
            function, source = library.taskcore_import_file, path_bytes(file, "path")
        else:
            function, source = library.taskcore_import, _reader(file)
        blank = c.TASKCORE_IMPORT_REPORT_INIT
        arguments = _import_number(format, file), byref(options), source, told, None
        return self._filled(import_report_from_row, blank, function, *arguments)


def _export_options(query: str | None, uids: Iterable[str] | None) -> Any:
    """What is to be exported; None: everything."""
    if query is None and uids is None:
        return None
    options = c.TASKCORE_EXPORT_OPTIONS_INIT()
    if query is not None:
        options.query = text(query, "query")
    if uids is not None:
        encoded = texts(uids, "uids")
        options.uids, options.uid_count = encoded, len(encoded)
    return byref(options)


def _number(format: str | None, file: object) -> int:
    if format is None:
        path = os.fsdecode(file) if isinstance(file, (str, os.PathLike)) else ""
        format = _EXTENSIONS.get(os.path.splitext(path)[1].lower(), "json")
    if format not in _FORMATS:
        names = ", ".join(f'"{name}"' for name in _FORMATS)
        raise InvalidError(f"{format!r} is none of {names}.", field="format")
    return _FORMATS[format]


def _import_number(format: str | None, file: object) -> int:
    if format is None:
        path = os.fsdecode(file) if isinstance(file, (str, os.PathLike)) else ""
        format = _IMPORT_EXTENSIONS.get(os.path.splitext(path)[1].lower())
        if format is None:
            return c.TASKCORE_FORMAT_FOUND
    if format not in _IMPORT_FORMATS:
        names = ", ".join(f'"{name}"' for name in _IMPORT_FORMATS)
        raise InvalidError(f"{format!r} is none of {names}.", field="format")
    return _IMPORT_FORMATS[format]


def progress_callback(progress: Progress | None) -> Any:
    """A C callback that tells how much is done, and of how much."""

    def told(done: int, total: int, payload: object) -> None:
        if progress is not None:
            progress(done, None if total < 0 else total)

    return callback(c.taskcore_progress_callback, told if progress else None)


def _is_text(file: Writable) -> bool:
    """Text files say which encoding they have, also those that wrap another."""
    return hasattr(file, "encoding")


def _writer(file: Writable) -> tuple[Any, Callable[[], None]]:
    """A C callback that writes to a file, and what to call after the last bytes."""
    decoder = codecs.getincrementaldecoder("utf-8")()

    def write(address: Any, length: int, payload: object) -> None:
        data = string_at(address, length)
        if _is_text(file):
            file.write(decoder.decode(data))
            return
        while data:
            written = file.write(data)
            if written is None and isinstance(file, io.RawIOBase):
                raise BlockingIOError("The file takes nothing more for now.")
            # An unbuffered file may take only a part; a file that says nothing took all.
            data = data[written:] if isinstance(written, int) else b""

    def finish() -> None:
        if _is_text(file):
            file.write(decoder.decode(b"", final=True))

    return callback(c.taskcore_write_callback, write), finish


def _reader(file: Readable) -> Any:
    """A C callback that reads from a file."""
    rest = b""

    def read(buffer: Any, capacity: int, length: Any, payload: object) -> None:
        nonlocal rest
        if not rest:
            chunk = file.read(_CHUNK)
            rest = chunk.encode() if isinstance(chunk, str) else bytes(chunk)
        taken, rest = rest[:capacity], rest[capacity:]
        memmove(buffer, taken, len(taken))
        length[0] = len(taken)

    return callback(c.taskcore_read_callback, read)
