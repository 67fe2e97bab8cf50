"""PHP with its own web server, and without what a machine has configured for it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from unpacked import find, library_folders


def server(
    port: int, script: Path, extensions: Iterable[str], libraries: Iterable[Path]
) -> list[str]:
    """The command that answers all requests by a script."""
    options = ["-n", "-d", f"include_path={':'.join(map(str, ('.', *libraries)))}"]
    options += ["-d", f"extension_dir={find('usr/lib/php/20*/mbstring.so').parent}"]
    # What these servers do with an older PHP, newer ones warn of.
    options += ["-d", "error_reporting=0", "-d", "display_errors=0"]
    for name in extensions:
        options += ["-d", f"extension={name}"]
    return [str(find("usr/bin/php8.*")), *options, "-S", f"127.0.0.1:{port}", str(script)]


def environment() -> dict[str, str]:
    return {"LD_LIBRARY_PATH": library_folders()}
