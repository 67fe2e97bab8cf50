"""The shell, which logs in to the second Google with a browser that does what it is told."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from urllib.error import HTTPError
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit
from urllib.request import urlopen

from client import CLIENT_ID, CLIENT_SECRET
from server import GoogleServer

ROOT = Path(__file__).parents[2]
BINARY = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build")) / "bin" / "taskcore"

Browser = Callable[[str], object]


def agree(address: str) -> tuple[int, str]:
    """A browser in which somebody presses what there is to press: Google sends it back to the program."""
    return visit(address)


def visit(address: str) -> tuple[int, str]:
    try:
        with urlopen(address, timeout=30) as page:
            return page.status, page.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


def redirect_of(address: str) -> str:
    """Where the program listens."""
    return dict(parse_qsl(urlsplit(address).query))["redirect_uri"]


def asked(address: str, name: str) -> str:
    """What the browser was sent to Google with."""
    return dict(parse_qsl(urlsplit(address).query))[name]


def with_query(address: str, **values: str) -> str:
    parts = urlsplit(address)
    query = {**dict(parse_qsl(parts.query)), **values}
    return urlunsplit(parts._replace(query=urlencode(query)))


class GoogleShell:
    """The shell with a home of its own.

    shell.log_in()
    shell("sync choose all", "sync --yes")
    """

    def __init__(self, google: GoogleServer, home: Path) -> None:
        self.google = google
        self.home = home
        home.mkdir()
        self.client = home / "client.json"
        installed = {"client_id": CLIENT_ID, "client_secret": CLIENT_SECRET}
        self.client.write_text(json.dumps({"installed": installed}))
        self.folder = home / ".config/taskcore"

    @property
    def address(self) -> str:
        places = {
            "calendar": self.google.calendar_endpoint,
            "tasks": f"{self.google.tasks_endpoint}tasks/v1",
            "oauth": self.google.root,
        }
        return "google:?" + "&".join(f"{name}={place}" for name, place in places.items())

    @property
    def tokens(self) -> Path:
        """The file that has them."""
        (path,) = self.folder.glob("*.tokens")
        return path

    def environment(self, **changes: str) -> dict[str, str]:
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_DIRS": str(self.home / "share"),
            **changes,
        }

    def start(self, *commands: str, **variables: str) -> subprocess.Popen[str]:
        words = [word for command in commands for word in ("-c", command)]
        return subprocess.Popen(
            [BINARY, "--zone", "Europe/Vienna", *words],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=self.environment(**variables), cwd=self.home, text=True,
        )  # fmt: skip

    def __call__(self, *commands: str) -> str:
        """What commands print that succeed."""
        process = self.start(*commands)
        printed, errors = process.communicate(timeout=120)
        assert (process.returncode, errors) == (0, "")
        return printed

    def error(self, command: str) -> str:
        """What a command says that fails."""
        process = self.start(command)
        _, errors = process.communicate(timeout=120)
        assert process.returncode != 0, errors
        return errors

    def browse(self, command: str, browser: Browser) -> tuple[int, str, str]:
        """Runs a command that sends a browser somewhere; its status and what it prints and says."""
        process = self.start(command)
        assert process.stderr is not None and process.stdout is not None
        said: list[str] = []
        addresses: Queue[str] = Queue()

        def listen() -> None:
            assert process.stderr is not None
            for line in process.stderr:
                said.append(line)
                if line.startswith("http"):
                    addresses.put(line.strip())
            addresses.put("")

        thread = threading.Thread(target=listen)
        thread.start()
        try:
            address = addresses.get(timeout=60)
            if address:
                browser(address)
            printed = process.stdout.read()
            thread.join(60)
            return process.wait(60), printed, "".join(said)
        finally:
            process.kill()
            process.stdout.close()
            thread.join(60)
            process.stderr.close()
            process.wait(60)

    def log_in(self, browser: Browser = agree, options: str = "") -> str:
        """Adds the account."""
        options = options or f"--client {self.client}"
        status, printed, said = self.browse(f"sync add '{self.address}' {options}", browser)
        assert status == 0, said
        return printed
