"""Radicale and xandikos: each on a port of this machine, in a folder of its own that goes with it."""

from __future__ import annotations

import base64
import http.client
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlsplit
from xml.etree import ElementTree

import servers

USER, PASSWORD = "anna", "correct horse"
TASKS, EVENTS = ("VTODO",), ("VEVENT",)
LISTING = b"""\
<?xml version="1.0" encoding="utf-8"?>
<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>
"""
MAKING = """\
<?xml version="1.0" encoding="utf-8"?>
<c:mkcalendar xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop>
<displayname>{name}</displayname>
<c:supported-calendar-component-set>{components}</c:supported-calendar-component-set>
</prop></set></c:mkcalendar>
"""


@dataclass(frozen=True)
class Reply:
    """What a server answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True)
class Resource:
    """An item as it lies at the server."""

    href: str
    etag: str
    text: str


def environment_program(name: str) -> str:
    """A program of the environment in which the tests run."""
    return str(Path(sys.executable).parent / name)


class CalendarServer:
    """A server with one user, whose collections lie below `home`."""

    home = "/"
    principal = "/"
    entry = "/"
    """Where clients begin, and where the web server before it sends who asks for `/.well-known/caldav`."""
    asks_for_password = True
    sends_mail = False
    """Whether it would write to attendees, and tells in `sent` what it wanted to send."""
    patience = servers.PATIENCE
    """Seconds in which it ends by itself."""
    answers_within = servers.PATIENCE
    """Seconds in which it answers what a test asks."""

    def __init__(self) -> None:
        self.place = Path(tempfile.mkdtemp(prefix=f"{type(self).__name__.lower()}-"))
        self.port = servers.free_port()
        self.output = self.place / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def name(self) -> str:
        return type(self).__name__

    def command(self) -> list[str]:
        """What starts it; what it needs in its folder is made here."""
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return {"HOME": str(self.place), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}

    def start(self) -> None:
        """Starts it, and waits until it answers. Call it in the main thread: with that one it ends."""
        assert self.process is None
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", *self.command()],
                cwd=self.place,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        servers.wait_until(self._answers, f"{self.name} does not start: {self.output}")

    def _answers(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.output.read_text(errors="replace")
        try:
            return self.ask("OPTIONS", self.home).status < 500
        except OSError:
            return False

    def stop(self) -> None:
        if not self.process:
            return
        workers = servers.children(self.process.pid)
        servers.end(self.process, patience=self.patience)
        for worker in workers:
            servers.signal_process(worker, signal.SIGTERM)
        self.process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.place, ignore_errors=True)

    # --------------------------------------------------------- what a test asks for by itself

    def ask(self, method: str, path: str, body: bytes | str = b"", **headers: str) -> Reply:
        """One exchange; of a header's name, `_` is `-`."""
        sent = body.encode() if isinstance(body, str) else body
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        given["Authorization"] = authorization()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.answers_within)
        try:
            connection.request(method, path, sent, given)
            response = connection.getresponse()
            # Some say a header in several lines: cyrus what it can do (DAV).
            answered = {
                name: ", ".join(response.headers.get_all(name, [])) for name in response.headers
            }
            return Reply(response.status, answered, response.read())
        finally:
            connection.close()

    def path(self, collection: str) -> str:
        return f"{self.home}{quote(collection)}/"

    def schedules(self, collection: str) -> bool:
        """Whether it says that it writes to attendees by itself (RFC 6638, 2): xandikos does, and sends no mail."""
        classes = self.ask("OPTIONS", self.path(collection)).headers.get("DAV", "")
        return "calendar-auto-schedule" in classes

    def make(self, collection: str, components: tuple[str, ...]) -> str:
        """Makes a collection for tasks or events, and returns its path."""
        listed = "".join(f'<c:comp name="{name}"/>' for name in components)
        body = MAKING.format(name=collection, components=listed)
        path = self.path(collection)
        reply = self.ask("MKCALENDAR", path, body, Content_Type="application/xml; charset=utf-8")
        assert reply.status == 201, reply
        return path

    def listing(self, collection: str) -> dict[str, str]:
        """The versions of all items by their hrefs."""
        reply = self.ask(
            "PROPFIND", self.path(collection), LISTING, Depth="1", Content_Type="application/xml"
        )
        assert reply.status == 207, reply
        found = {}
        for response in ElementTree.fromstring(reply.body).iterfind("{DAV:}response"):
            href = urlsplit(response.findtext("{DAV:}href") or "").path
            etag = response.findtext(".//{DAV:}getetag")
            if not href.endswith("/"):
                assert etag, ElementTree.tostring(response)
                found[href] = etag
        return found

    def resources(self, collection: str) -> list[Resource]:
        found = []
        for href, etag in sorted(self.listing(collection).items()):
            reply = self.ask("GET", href)
            assert reply.status == 200, (href, reply)
            found.append(Resource(href, etag, reply.body.decode()))
        return found

    def put(self, collection: str, uid: str, text: str, **headers: str) -> Reply:
        """Puts an item as another client does."""
        href = self.path(collection) + quote(f"{uid}.ics", safe="")
        reply = self.ask("PUT", href, text, Content_Type="text/calendar; charset=utf-8", **headers)
        assert reply.status in (200, 201, 204), reply
        return reply

    def delete(self, href: str) -> None:
        reply = self.ask("DELETE", href)
        assert reply.status in (200, 204), reply


def authorization() -> str:
    return "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()


class Radicale(CalendarServer):
    home = principal = f"/{USER}/"

    CONFIGURATION = """\
[server]
hosts = 127.0.0.1:{port}
[auth]
type = htpasswd
htpasswd_filename = {place}/users
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = {place}/collections
[logging]
level = warning
"""

    def command(self) -> list[str]:
        (self.place / "users").write_text(f"{USER}:{PASSWORD}\n")
        configuration = self.place / "configuration"
        configuration.write_text(self.CONFIGURATION.format(port=self.port, place=self.place))
        return [environment_program("radicale"), "--config", str(configuration)]

    def _answers(self) -> bool:
        answers = super()._answers()
        if answers and not (self.place / "collections").exists():
            # The first visit of a user makes its folder.
            self.ask("PROPFIND", self.home, LISTING, Depth="0")
        return answers


class Xandikos(CalendarServer):
    """It asks nobody for a password itself: the proxy before it does."""

    principal = f"/{USER}/"
    home = f"/{USER}/calendars/"
    asks_for_password = False

    def command(self) -> list[str]:
        return [
            environment_program("xandikos"), "serve", "--directory", str(self.place / "data"),
            "--autocreate", "--current-user-principal", self.principal, "--no-detect-systemd",
            "--listen-address", "127.0.0.1", "--port", str(self.port),
            "--state-dir", str(self.place / "state"),
        ]  # fmt: skip


KINDS: dict[str, type[CalendarServer]] = {"radicale": Radicale, "xandikos": Xandikos}


def version(text: bytes | str) -> str | None:
    """What a listing names as the version of its only item."""
    found = re.search(
        r"<[^>]*getetag[^>]*>([^<]*)<", text if isinstance(text, str) else text.decode()
    )
    return found[1] if found else None
