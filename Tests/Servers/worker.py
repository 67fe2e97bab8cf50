"""A process that syncs a store with a server once, and may be killed meanwhile: worker.py STORE REMOTE"""

from __future__ import annotations

import sys

import conftest  # noqa: F401  Finds the library and the modules.
import taskcore_side
from calendar_servers import PASSWORD
from taskcore import TaskcoreError


def main() -> int:
    with taskcore_side.open_store(sys.argv[1]) as store:
        store.set_password(PASSWORD)
        try:
            taskcore_side.sync(store, int(sys.argv[2]))
        except TaskcoreError as failure:
            print(f"{type(failure).__name__}: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
