"""Real CalDAV servers on this machine, each test with one of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
for folder in ("bindings/python", ".", "Tests", "Tests/Hub", "Tests/Servers"):
    sys.path.insert(0, str(ROOT / folder))
# What asks for a proxy, or for a user's own passwords, is not asked for here.
for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
    os.environ.pop(name, None)

pytest.register_assert_rewrite("campaign", "device", "killing", "rounds", "taskcore_side")

from calendar_servers import KINDS, CalendarServer  # noqa: E402
from device import Device, Somebody  # noqa: E402
from http_proxy import Log, Proxy  # noqa: E402


@pytest.fixture(params=sorted(KINDS))
def server(request: pytest.FixtureRequest) -> Iterator[CalendarServer]:
    """One of each kind, with nothing in it."""
    server = KINDS[request.param]()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def log() -> Log:
    return Log()


@pytest.fixture
def new_proxy(server: CalendarServer, log: Log) -> Iterator[Callable[[str], Proxy]]:
    """Makes a network of its own between a client, which has a name, and the server."""
    made: list[Proxy] = []

    def make(client: str) -> Proxy:
        made.append(Proxy(server, log, client))
        return made[-1]

    yield make
    for proxy in made:
        proxy.close()


@pytest.fixture
def somebody(server: CalendarServer) -> Somebody:
    """Another client, who has made a list of tasks and a calendar."""
    return Somebody(server)


@pytest.fixture
def new_device(
    somebody: Somebody, new_proxy: Callable[[str], Proxy], tmp_path: Path
) -> Iterator[Callable[[str], Device]]:
    """Makes a store that knows nothing of the server yet."""
    made: list[Device] = []

    def make(name: str) -> Device:
        made.append(Device(tmp_path / f"{name}.db", new_proxy(name)))
        return made[-1]

    yield make
    for device in made:
        device.close()


@pytest.fixture
def device(new_device: Callable[[str], Device]) -> Device:
    """A store that is synced with the server."""
    device = new_device("laptop")
    device.connect()
    return device
