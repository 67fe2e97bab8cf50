"""A mail server that answers as a test wants: scripted_server.py FOLDER MODE

It listens on a port of 127.0.0.1, which it prints, for one connection after the other until its
standard input ends. FOLDER has key.pem and certificate.pem. What clients said is printed line by
line when it ends, with the message between them.

MODE is words with commas: `tls` speaks TLS from the beginning; `plain` offers no STARTTLS; `old`
offers TLS 1.1 only; `wants-login` refuses senders without one; `no-auth` has no way to log in;
`echo` repeats what it refuses; `refuse-login`, `refuse-sender`, `refuse-recipient` and
`refuse-message` refuse; `silent` never greets; `stall` never answers to the message; `hang-up`
closes when it has the message; `no-goodbye` never answers to QUIT; `slow` reads the message slowly.
"""

from __future__ import annotations

import base64
import socket
import ssl
import sys
import threading
import time
from pathlib import Path
from typing import BinaryIO

USER, PASSWORD = "ada@example.org", "correct horse"


class HungUp(Exception):
    pass


class Session:
    def __init__(self, connection: socket.socket, folder: Path, mode: set[str], log: list[str]):
        self.connection = connection
        self.folder = folder
        self.mode = mode
        self.log = log
        self.is_encrypted = False
        self.is_known = False
        self.file: BinaryIO = connection.makefile("rb")

    def run(self) -> None:
        if "tls" in self.mode:
            self.encrypt()
        if "silent" in self.mode:
            self.read()
        self.say("220 mail.example.org ready")
        while True:
            line = self.read()
            word = line.split()[0].upper() if line.split() else ""
            handler = getattr(self, "on_" + word.lower(), None)
            if handler is None:
                self.say("500 what?")
            else:
                handler(line)

    def encrypt(self) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if "old" in self.mode:
            context.set_ciphers("DEFAULT:@SECLEVEL=0")
            context.minimum_version = ssl.TLSVersion.TLSv1
            context.maximum_version = ssl.TLSVersion.TLSv1_1
        context.load_cert_chain(self.folder / "certificate.pem", self.folder / "key.pem")
        self.connection = context.wrap_socket(self.connection, server_side=True)
        self.file = self.connection.makefile("rb")
        self.is_encrypted = True
        self.log.append("(encrypted)")

    def say(self, *lines: str) -> None:
        for line in lines:
            self.connection.sendall(line.encode() + b"\r\n")

    def read(self) -> str:
        line = self.file.readline()
        if not line:
            raise HungUp
        text = line.decode("ascii", "backslashreplace").rstrip("\r\n")
        self.log.append(text)
        return text

    def on_ehlo(self, line: str) -> None:
        features = ["SIZE 30000000"]
        if not self.is_encrypted and "plain" not in self.mode:
            features.append("STARTTLS")
        if self.is_encrypted and "no-auth" not in self.mode:
            features.append("AUTH LOGIN PLAIN")
        self.say("250-mail.example.org", *[f"250-{feature}" for feature in features], "250 HELP")

    on_helo = on_ehlo

    def on_starttls(self, line: str) -> None:
        self.say("220 go ahead")
        self.encrypt()

    def on_auth(self, line: str) -> None:
        words = line.split()
        answer = words[2] if len(words) > 2 else ""
        if not answer:
            self.say("334 ")
            answer = self.read()
        _, user, password = base64.b64decode(answer).decode().split("\0")
        if "refuse-login" not in self.mode and (user, password) == (USER, PASSWORD):
            self.is_known = True
            self.say("235 welcome")
        elif "echo" in self.mode:
            self.say(f"535-5.7.8 {user} is not {password}", f"535 5.7.8 {line}")
        else:
            self.say("535-5.7.8 The user or the password", f"535 5.7.8 of {user} is\x07 wrong.")

    def on_mail(self, line: str) -> None:
        if "wants-login" in self.mode and not self.is_known:
            self.say("530 5.7.0 Authentication required")
        elif "refuse-sender" in self.mode:
            self.say("553 5.7.1 You may not send as that")
        else:
            self.say("250 sender ok")

    def on_rcpt(self, line: str) -> None:
        if "refuse-recipient" in self.mode and "nobody" in line:
            self.say("550-5.1.1 No such user", "550 5.1.1 here")
        else:
            self.say("250 recipient ok")

    def on_data(self, line: str) -> None:
        self.say("354 go on")
        while self.read() != ".":
            if "slow" in self.mode:
                time.sleep(0.01)
        if "stall" in self.mode:
            self.read()
        if "hang-up" in self.mode:
            raise HungUp
        if "refuse-message" in self.mode:
            self.say("554 5.6.0 It looks like spam")
        else:
            self.say("250 queued")

    def on_quit(self, line: str) -> None:
        if "no-goodbye" in self.mode:
            self.read()
        self.say("221 bye")
        raise HungUp


def serve(listener: socket.socket, folder: Path, mode: set[str], log: list[str]) -> None:
    while True:
        connection, _ = listener.accept()
        session = Session(connection, folder, mode, log)
        try:
            session.run()
        except (HungUp, OSError):
            pass
        finally:
            session.file.close()
            session.connection.close()


def main() -> None:
    folder, mode = Path(sys.argv[1]), set(sys.argv[2].split(","))
    log: list[str] = []
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=serve, args=(listener, folder, mode, log), daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    sys.stdin.read()
    print("\n".join(log), flush=True)


main()
