"""A web server that answers as a test wants: scripted_server.py SCRIPT [CERTIFICATE]

With CERTIFICATE, a file that has its key too, it speaks TLS. It listens on a port of 127.0.0.1, which it prints, until its standard input ends. What it was asked is printed line by
line when it ends: method, target, and the headers that matter, with the body in base64 behind `body=`; `(connection)`
for each new one.

Each line of SCRIPT is an answer: method, path, status, behaviour, headers and body in base64, with tabs between. Of
several answers to the same method and path, each but the last is given once. `{port}` in headers and bodies is the
port.

Behaviours: `plain`; `endless` and `endless-head` send without end; `bomb` sends zeros packed by gzip without end;
`slow` sends a byte now and then; `silent` sends nothing; `cut` closes the connection instead of an answer, and `cut-body`
within it; `digest` answers 401 with a challenge until there is an answer to it.
"""

from __future__ import annotations

import base64
import hashlib
import re
import ssl
import sys
import threading
import time
import zlib
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

SHOWN = ("Depth", "If-Match", "If-None-Match", "Authorization", "Content-Type", "User-Agent")
USER, PASSWORD, REALM, NONCE = "ada", "correct horse", "calendars", "f00d"


class Answer(NamedTuple):
    status: int
    behaviour: str
    headers: list[tuple[str, str]]
    body: bytes


def decoded(text: str, port: int) -> bytes:
    return base64.b64decode(text).replace(b"{port}", str(port).encode())


def answers(script: Path, port: int) -> dict[tuple[str, str], list[Answer]]:
    found: dict[tuple[str, str], list[Answer]] = defaultdict(list)
    for line in script.read_text().splitlines():
        method, path, status, behaviour, head, body = line.split("\t")
        headers = [
            (name, value)
            for name, _, value in (
                line.partition(": ") for line in decoded(head, port).decode().splitlines()
            )
        ]
        found[method, path].append(Answer(int(status), behaviour, headers, decoded(body, port)))
    return found


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    script: dict[tuple[str, str], list[Answer]]
    log: list[str]
    lock = threading.Lock()

    def setup(self) -> None:
        super().setup()
        self.log.append("(connection)")

    def log_message(self, *_: object) -> None:
        pass

    def answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        words = [f"{name}={self.headers[name]}" for name in SHOWN if self.headers[name]]
        if body:
            words.append("body=" + base64.b64encode(body).decode())
        with self.lock:
            self.log.append(" ".join([self.command, self.path, *words]))
            given = self.script.get((self.command, self.path)) or [Answer(404, "plain", [], b"")]
            answer = given.pop(0) if len(given) > 1 else given[0]
        getattr(self, "be_" + answer.behaviour.replace("-", "_"))(answer)

    def send_head(self, answer: Answer, length: int | None) -> None:
        self.send_response(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        if length is None:
            self.send_header("Connection", "close")
        else:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def be_plain(self, answer: Answer) -> None:
        self.send_head(answer, len(answer.body))
        self.wfile.write(answer.body)

    def be_endless(self, answer: Answer) -> None:
        self.send_head(answer, None)
        self.wfile.write(answer.body)
        while True:
            self.wfile.write(b" " * 65536)

    def be_endless_head(self, answer: Answer) -> None:
        self.send_response(answer.status)
        while True:
            self.send_header("X-More", "x" * 1000)
            self.flush_headers()

    def be_bomb(self, answer: Answer) -> None:
        self.send_head(answer, None)
        packer = zlib.compressobj(9, zlib.DEFLATED, 31)
        zeros = b" " * (1 << 20)
        while True:
            self.wfile.write(packer.compress(zeros))

    def be_slow(self, answer: Answer) -> None:
        self.send_head(answer, None)
        while True:
            self.wfile.write(b" ")
            time.sleep(0.05)

    def be_silent(self, _: Answer) -> None:
        time.sleep(60)

    def be_cut(self, _: Answer) -> None:
        self.close_connection = True

    def be_cut_body(self, answer: Answer) -> None:
        self.send_head(answer, len(answer.body) + 10)
        self.wfile.write(answer.body)
        self.close_connection = True

    def be_digest(self, answer: Answer) -> None:
        if self.is_digested():
            self.be_plain(answer)
            return
        challenge = f'Digest realm="{REALM}", nonce="{NONCE}", algorithm=MD5, qop="auth"'
        self.be_plain(Answer(401, "plain", [("WWW-Authenticate", challenge)], b""))

    def is_digested(self) -> bool:
        given = dict(re.findall(r'(\w+)="?([^",]*)', self.headers["Authorization"] or ""))
        if "response" not in given:
            return False

        def digest(*words: str) -> str:
            return hashlib.md5(":".join(words).encode()).hexdigest()

        secret = digest(USER, REALM, PASSWORD)
        asked = digest(self.command, self.path)
        expected = digest(secret, NONCE, given["nc"], given["cnonce"], "auth", asked)
        return bool(given["response"] == expected)

    def handle(self) -> None:
        try:
            super().handle()
        except OSError:
            pass


for method in ("GET", "PUT", "DELETE", "PROPFIND", "REPORT", "MKCALENDAR", "POST"):
    setattr(Handler, "do_" + method, Handler.answer)


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    if len(sys.argv) > 2:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[2])
        server.socket = context.wrap_socket(server.socket, server_side=True)
    port = server.server_address[1]
    Handler.script = answers(Path(sys.argv[1]), port)
    Handler.log = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(port, flush=True)
    sys.stdin.read()
    print("\n".join(Handler.log), flush=True)


main()
