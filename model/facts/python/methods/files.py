# SPDX-License-Identifier: Apache-2.0
"""The methods of the room files."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
FILES = (
    Methods("files.file_methods", "Export and import, to and from paths and open files.", "FileMethods",
        """Writing everything to a file, or a part of it, and reading it back.""",
        methods=(
            M("export_file", "export_file", "file@path:sink format:export_format=None * query uids progress=None",
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
            """,
            twin="export"),
            M("import_file", "import_file", "file@path:source format:import_format=None * policy=ImportPolicy.NEWER_WINS dry_run=False progress=None",
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
            """,
            twin="import"),
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
