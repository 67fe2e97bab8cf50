# SPDX-License-Identifier: Apache-2.0
"""What C calls back: functions that programs give, and classes whose methods they write."""

from model.language.python_callbacks import Interface, Told

# fmt: off
TYPES = (
    ("Progress", 'Callable[[int, "int | None"], object]', "Is told how much is done and how much there is, or None while that is not known."),
)

CALLBACKS: tuple[Told, ...] = (
    Told("progress", "progress", "Progress", given=(("total", "None if total < 0 else total"),)),
    Told("clock", "clock", "Callable[[], datetime]"),
    Told("function", "observe", "Callable[[Commit], object]"),
)

INTERFACES: tuple[Interface, ...] = (
    Interface("sync.transport", "What a program of its own means brings to the other devices.", "SyncTransport", "sync_transport", "transport",
        """Brings files of sync to the other devices, as a folder would: by CloudKit, Firebase or Bluetooth.

        Names are a folder of a device and a file in it, such as
        ``0190aaaa-0000-7000-8000-000000000000/1-17.tcb``. What is in the files need not be known. The
        methods must not use the store; what they raise ends the call that asked, and comes out of it.

        >>> class Shelf(SyncTransport):
        ...     name = "shelf"
        ...
        ...     def __init__(self):
        ...         self.files = {}
        ...
        ...     def names(self):
        ...         return list(self.files)
        ...
        ...     def get(self, name):
        ...         return self.files.get(name)
        ...
        ...     def put(self, name, data):
        ...         self.files[name] = data
        ...
        ...     def remove(self, name):
        ...         self.files.pop(name, None)
        >>> from taskcore import Store
        >>> shelf = Shelf()
        >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
        ...     _ = laptop.add("Pay rent")
        ...     for store, device in (laptop, "laptop"), (phone, "phone"):
        ...         _ = store.add_transport(shelf, device)
        ...         _ = store.sync(shelf)
        ...     print([task.title for task in phone.tasks()])
        ['Pay rent']
        """,
        texts=(("name", "What it is called in a store: 1 to 100 characters in one line, no path."),),
        methods=(
            Told("names", "sync_list", "Iterable[str]", "The names of all files that are there; others do no harm.", member="list"),
            Told("get", "sync_get", "bytes | None", "What is in a file; None when it is not there, or not all of it yet.", member="get"),
            Told("put", "sync_put", "None", "Leaves a file there, whole or not at all; a name gets the same bytes when it is put again.", member="put"),
            Told("remove", "sync_remove", "None", "Removes a file; one that is gone already is fine.", member="remove"),
        ),
    ),
)
# fmt: on
