"""The programs of servers, and how tests start them: as a user who may do little, and never for longer than the test."""

from __future__ import annotations

import atexit
import functools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
# What scripts/install-dependencies.sh unpacks without installing it: nothing of that is ever started by the system.
UNPACKED = Path(os.environ.get("TASKCORE_SERVERS", ROOT / "build" / "servers"))
FOLDERS = ("usr/lib/postgresql/15/bin", "usr/sbin", "usr/bin")
# As whom servers run when the tests run as root, which PostgreSQL and PgBouncer refuse.
USERS = ("postgres", "nobody")
PATIENCE = 60.0
"""Seconds in which a server starts, or ends."""


def program(name: str) -> str:
    """Where a program is: the one of the system, or the one that was unpacked."""
    for root in (Path("/"), unpacked()):
        for folder in FOLDERS:
            path = root / folder / name
            if path.exists():
                return str(path)
    raise FileNotFoundError(
        f"{name} is missing: scripts/install-dependencies.sh test-long brings it."
    )


@functools.cache
def unpacked() -> Path:
    """Where the user of servers reaches them: a project in the folder of somebody else is copied from."""
    user = server_user()
    if user is None or not UNPACKED.exists():
        return UNPACKED
    if all(each.stat().st_mode & 0o001 for each in (UNPACKED, *UNPACKED.resolve().parents)):
        return UNPACKED
    place = private_folder("servers")
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    shutil.copytree(UNPACKED, place / "unpacked", symlinks=True)
    return place / "unpacked"


def has_program(name: str) -> bool:
    try:
        return bool(program(name))
    except FileNotFoundError:
        return False


def server_user() -> pwd.struct_passwd | None:
    """None when the tests do not run as root: then servers run as who runs the tests."""
    if os.geteuid() != 0:
        return None
    for name in USERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise LookupError("There is no user postgres and no user nobody.")


def private_folder(name: str) -> Path:
    """An empty folder that servers may write into; its path is short enough for a socket."""
    place = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    hand_over(place)
    return place


def hand_over(path: Path) -> None:
    """Makes a file the server's own."""
    if user := server_user():
        os.chown(path, user.pw_uid, user.pw_gid)


def remove(place: Path) -> None:
    shutil.rmtree(place, ignore_errors=True)


def as_server(command: list[str], at_death: str = "QUIT") -> list[str]:
    """The command as the user of servers; it gets a signal when who started it is gone."""
    user = server_user()
    change = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"] if user else []
    return ["setpriv", "--pdeathsig", at_death, *change, *command]


def run(command: list[str], place: Path, **environment: str) -> str:
    """What a program of a server prints; it must succeed."""
    done = subprocess.run(
        as_server(command),
        cwd=place,
        env={**os.environ, "LC_ALL": "C", "HOME": str(place), **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"
    return done.stdout


def start(
    command: list[str], place: Path, log: Path, at_death: str = "QUIT", **environment: str
) -> subprocess.Popen[bytes]:
    """A server in a session of its own. Call it in the main thread: the end of that thread ends the server."""
    with log.open("ab") as output:
        hand_over(log)
        return subprocess.Popen(
            as_server(command, at_death),
            cwd=place,
            env={**os.environ, "LC_ALL": "C", "HOME": str(place), **environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )


def end(
    process: subprocess.Popen[bytes], way: int = signal.SIGTERM, patience: float = PATIENCE
) -> None:
    """Ends a process that was started here, by force when it does not end by itself."""
    if process.poll() is None:
        process.send_signal(way)
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        for child in children(process.pid):
            signal_process(child, signal.SIGKILL)
        process.kill()
        process.wait(patience)


def children(pid: int) -> list[int]:
    """The processes that one started, and that are still there."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            found.append(int(entry.name))
    return found


def signal_process(pid: int, way: int) -> None:
    try:
        os.kill(pid, way)
    except ProcessLookupError:
        pass


def is_running(pid: int) -> bool:
    """Whether a process is there and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until(condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    for _ in moments(patience):
        if condition():
            return
    raise TimeoutError(f"{what}: not within {patience:g} s")


def moments(patience: float, pause: float = 0.02) -> Iterator[float]:
    """The seconds that went by, again and again until it is too late."""
    began = time.monotonic()
    while (gone := time.monotonic() - began) < patience:
        yield gone
        time.sleep(pause)


def free_port() -> int:
    """One on which nothing listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
