"""One device of several, with the library and the binding of its release:

device.py STORE REMOTE DEVICE OUTPUT [TITLE]...

It takes in what is in the folder REMOTE, adds a task of each title, completes the first task of the project “Shared”
that it has not added itself, sends what it did, and exports the store as JSON.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from taskcore import Store

NOW = datetime(2026, 1, 15, 19, tzinfo=UTC)
PASSPHRASE = "correct horse"
PROJECT = "Shared"


def main(store_path: str, remote: str, device: str, output: str, *titles: str) -> None:
    with Store(store_path, time_zone="Europe/Paris", locale="C", clock=lambda: NOW) as store:
        # The folder is where it was unpacked to.
        for each in store.remotes():
            if Path(each.path) != Path(remote):
                store.remove_remote(each.id)
        if not store.remotes():
            store.add_remote(remote, device, passphrase=PASSPHRASE)
        store.sync()
        others = [task for task in store.tasks() if task.project == PROJECT]
        for title in titles:
            store.add(title, project=PROJECT, tags=[device], notes=f"By {device}")
        if titles and others:
            store.complete(others[0].id)
        store.sync()
        store.export_file(output)


if __name__ == "__main__":
    main(*sys.argv[1:])
