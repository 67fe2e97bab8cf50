# SPDX-License-Identifier: Apache-2.0
"""The methods of the room files."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
FILES = (
    Methods("files.file_methods", "Export and import, to and from paths and open files.", "FileMethods",
        """Writing everything to a file, or a part of it, and reading it back.""",
        base="OwnFileMethods",
        methods=(
            M("export_notes", "export_notes", "",
            """What the last export of this store left out, because its format cannot say it.

            >>> import io
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", notes="In cash")
            ...     store.export_file(io.StringIO(), "todo.txt")
            ...     for note in store.export_notes():
            ...         print(note.message)
            Left out: notes of 1 task, which this format cannot say.
            """),
            M("kept_fields", "kept_fields", "item_id * entity=Entity.TASK",
            """What files said of a task, or of an event, that has no place here.

            It is kept for the next export in the same format: attributes of Taskwarrior, properties
            and components of iCalendar, columns of tables.

            >>> import io
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.import_file(io.StringIO("title,Room\\nPay rent,Kitchen\\n"), "csv")
            ...     for field in store.kept_fields(1):
            ...         print(field.format, field.name, field.value)
            csv Room Kitchen
            """),
            M("import_notes", "import_notes", "",
            """What the last import of this store had to say of single components of its file.

            >>> import io
            >>> from taskcore import Store
            >>> file = io.StringIO()
            >>> for line in ("BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR"):
            ...     print(line, file=file)
            >>> _ = file.seek(0)
            >>> with Store(":memory:") as store:
            ...     _ = store.import_file(file, "icalendar")
            ...     for note in store.import_notes():
            ...         print(note.line, note.component, note.kind.name)
            2 VEVENT SKIPPED

            iCalendar and other programs' files have such.
            """),
    )),
)
# fmt: on
