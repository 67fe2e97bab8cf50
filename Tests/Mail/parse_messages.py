"""Reads the messages of a folder as Python's email package does: parse_messages.py FOLDER

Of each file, in the order of their names, it prints what a reader sees, as lines of a word and a
value in hexadecimal, and ends with an empty line.
"""

from __future__ import annotations

import email
import email.policy
import email.utils
import sys
from email.message import EmailMessage
from pathlib import Path


def show(word: str, value: str | bytes) -> None:
    data = value if isinstance(value, bytes) else value.encode()
    print(word, data.hex())


def show_message(data: bytes) -> None:
    lines = data.split(b"\r\n")
    assert lines[-1] == b"" and not any(b"\r" in line or b"\n" in line for line in lines), data
    assert all(byte < 0x80 for byte in data), data
    message = email.message_from_bytes(data, policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    assert not message.defects, message.defects
    for name in ("from", "to", "cc", "reply-to"):
        for address in message[name].addresses if message[name] else ():
            show(name, f"{address.display_name}|{address.addr_spec}")
    show("subject", message["subject"])
    show("date", message["date"].datetime.isoformat())
    show("message-id", message["message-id"])
    for name, value in message.items():
        assert not value.defects, (name, value, value.defects)
    parts = [message] if not message.is_multipart() else list(message.iter_parts())
    for part in parts:
        assert not part.defects, part.defects
        if part.get_content_disposition() == "attachment":
            show("attachment", f"{part.get_filename()}|{part.get_content_type()}")
            show("bytes", part.get_payload(decode=True))
        else:
            show("body", part.get_content())


for path in sorted(Path(sys.argv[1]).iterdir()):
    show_message(path.read_bytes())
    print()
