"""A CalDAV server in a thread, with what a run asks of one: for tests of what is above. Tests/Servers has real ones."""

from __future__ import annotations

import base64
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from xml.sax.saxutils import escape

USER, PASSWORD = "anna", "correct horse"
HOME = f"/{USER}/"
NAMESPACES = 'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'


@dataclass
class Collection:
    """A list of tasks, a calendar, or both."""

    name: str
    components: tuple[str, ...] = ("VTODO",)
    is_read_only: bool = False
    # By their names, the version and the text of each item.
    items: dict[str, tuple[int, str]] = field(default_factory=dict)
    # What happened, by the numbers that are tokens and versions.
    changed: list[str] = field(default_factory=list)

    def put(self, name: str, text: str) -> int:
        self.changed.append(name)
        self.items[name] = (len(self.changed), text)
        return len(self.changed)

    def delete(self, name: str) -> None:
        self.changed.append(name)
        del self.items[name]

    def add(self, uid: str, summary: str, *lines: str, kind: str = "VTODO") -> None:
        """As another program does."""
        rows = (
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//another//EN",
            f"BEGIN:{kind}",
            f"UID:{uid}",
            "DTSTAMP:20261201T090000Z",
            f"SUMMARY:{summary}",
            *lines,
            f"END:{kind}",
            "END:VCALENDAR",
        )
        self.put(f"{uid}.ics", "".join(f"{row}\r\n" for row in rows))

    def change(self, uid: str, old: str, new: str) -> None:
        """As another program does."""
        name = f"{uid}.ics"
        text = self.items[name][1]
        assert old in text, text
        self.put(name, text.replace(old, new))

    def text(self, summary: str) -> str:
        """The item of that title."""
        (found,) = [text for _, text in self.items.values() if f"SUMMARY:{summary}\r\n" in text]
        return found

    @property
    def titles(self) -> set[str]:
        texts = [text for _, text in self.items.values()]
        return {title for text in texts for title in re.findall(r"SUMMARY:(.*?)\r\n", text)}


class CalendarServer(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.collections: dict[str, Collection] = {}
        # Methods that came, in their order.
        self.asked: list[str] = []

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    @property
    def address(self) -> str:
        return f"http://{USER}@127.0.0.1:{self.port}/"

    def add(self, name: str, *components: str, is_read_only: bool = False) -> Collection:
        collection = Collection(name, components or ("VTODO",), is_read_only)
        self.collections[f"{HOME}{name.lower()}/"] = collection
        return collection


@contextmanager
def running() -> Iterator[CalendarServer]:
    server = CalendarServer()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: CalendarServer

    def log_message(self, *_: object) -> None:
        pass

    def answer(self, status: int, body: str = "", **headers: str) -> None:
        data = body.encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if body.startswith("<"):
            self.send_header("Content-Type", "application/xml; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def many(self, responses: list[str], end: str = "") -> None:
        body = "".join(f"<response>{each}</response>" for each in responses)
        self.answer(207, f"<multistatus {NAMESPACES}>{body}{end}</multistatus>")

    def body(self) -> str:
        return self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()

    def is_known(self) -> bool:
        """Whether the password is right; else it has been answered."""
        self.server.asked.append(self.command)
        login = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if self.headers.get("Authorization") == f"Basic {login}":
            return True
        self.body()
        self.answer(401, WWW_Authenticate='Basic realm="calendars"')
        return False

    def place(self) -> tuple[Collection | None, str]:
        path, _, name = self.path.rpartition("/")
        return self.server.collections.get(f"{path}/"), name

    def do_PROPFIND(self) -> None:
        if not self.is_known():
            return
        self.body()
        paths = [self.path]
        if self.headers.get("Depth") == "1":
            paths += [path for path in self.server.collections if path != self.path]
        self.many([self.described(path) for path in paths])

    def described(self, path: str) -> str:
        collection = self.server.collections.get(path)
        properties = f"<current-user-principal><href>{HOME}</href></current-user-principal>"
        properties += f"<C:calendar-home-set><href>{HOME}</href></C:calendar-home-set>"
        kinds = "<collection/>"
        if collection:
            kinds += "<C:calendar/>"
            comps = "".join(f'<C:comp name="{each}"/>' for each in collection.components)
            right = "read" if collection.is_read_only else "write"
            properties += (
                f"<displayname>{escape(collection.name)}</displayname>"
                f"<C:supported-calendar-component-set>{comps}</C:supported-calendar-component-set>"
                f"<sync-token>{len(collection.changed)}</sync-token>"
                f"<current-user-privilege-set><privilege><{right}/></privilege></current-user-privilege-set>"
            )
        properties += f"<resourcetype>{kinds}</resourcetype>"
        return (
            f"<href>{path}</href><propstat><prop>{properties}</prop>"
            "<status>HTTP/1.1 200 OK</status></propstat>"
        )

    def do_REPORT(self) -> None:
        if not self.is_known():
            return
        body = self.body()
        collection, _ = self.place()
        if collection is None:
            self.answer(404)
        elif "sync-collection" in body:
            self.report_changes(collection, body)
        else:
            hrefs = re.findall(r"href>([^<]*)<", body)
            self.many([self.item(collection, href) for href in hrefs])

    def report_changes(self, collection: Collection, body: str) -> None:
        token = re.search(r"sync-token>(\d+)<", body)
        since = int(token[1]) if token else 0
        names = dict.fromkeys(collection.changed[since:])
        if not token:
            names = dict.fromkeys(collection.items)
        self.many(
            [self.item(collection, f"{self.path}{name}", whole=False) for name in names],
            f"<sync-token>{len(collection.changed)}</sync-token>",
        )

    def item(self, collection: Collection, href: str, *, whole: bool = True) -> str:
        found = collection.items.get(href.rpartition("/")[2])
        if not found:
            return f"<href>{href}</href><status>HTTP/1.1 404 Not Found</status>"
        data = f"<C:calendar-data>{escape(found[1])}</C:calendar-data>" if whole else ""
        return (
            f'<href>{href}</href><propstat><prop><getetag>"{found[0]}"</getetag>{data}</prop>'
            "<status>HTTP/1.1 200 OK</status></propstat>"
        )

    def do_PUT(self) -> None:
        if not self.is_known():
            return
        body = self.body()
        collection, name = self.place()
        if collection is None or collection.is_read_only:
            return self.answer(403 if collection else 404)
        if not self.is_wanted(collection.items.get(name)):
            return self.answer(412)
        is_new = name not in collection.items
        version = collection.put(name, body)
        self.answer(201 if is_new else 204, ETag=f'"{version}"')

    def do_DELETE(self) -> None:
        if not self.is_known():
            return
        collection, name = self.place()
        if collection is None or name not in collection.items:
            return self.answer(404)
        if not self.is_wanted(collection.items[name]):
            return self.answer(412)
        collection.delete(name)
        self.answer(204)

    def is_wanted(self, found: tuple[int, str] | None) -> bool:
        """Whether what is there is what the request is about."""
        wanted = self.headers.get("If-Match")
        if self.headers.get("If-None-Match"):
            return found is None
        return not wanted or found is not None and wanted == f'"{found[0]}"'

    def do_MKCALENDAR(self) -> None:
        if not self.is_known():
            return
        body = self.body()
        name = re.search(r"displayname>([^<]*)<", body)
        components = tuple(re.findall(r'comp name="(\w+)"', body))
        assert name
        self.server.collections[self.path] = Collection(name[1], components)
        self.answer(201)
