"""Reads the messages of a folder as Python's email package does: parse_messages.py FOLDER

Of each file, in the order of their names, it prints what a reader sees, as lines of a word and a
value in hexadecimal, and ends with an empty line. Several spaces in a name are one, as the package
does not tell them apart.
"""

from __future__ import annotations

import email
import email.header
import email.policy
import email.utils
import sys
from email.message import EmailMessage, Message
from pathlib import Path


def show(word: str, value: str | bytes) -> None:
    data = value if isinstance(value, bytes) else value.encode()
    print(word, data.hex())


def show_addresses(message: Message) -> None:
    """By the package's older parser: the newer one puts spaces between encoded words of a name."""
    for name in ("from", "to", "cc", "reply-to"):
        for phrase, address in email.utils.getaddresses(message.get_all(name, [])):
            text = str(email.header.make_header(email.header.decode_header(phrase)))
            show(name, f"{' '.join(text.split())}|{address}")


def show_message(data: bytes) -> None:
    lines = data.split(b"\r\n")
    assert lines[-1] == b"" and not any(b"\r" in line or b"\n" in line for line in lines), data
    assert all(byte < 0x80 for byte in data), data
    message = email.message_from_bytes(data, policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    assert not message.defects, message.defects
    show_addresses(email.message_from_bytes(data))
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
            payload = part.get_payload(decode=True)
            assert isinstance(payload, bytes)
            show("bytes", payload)
        else:
            show("body", part.get_content().replace("\r\n", "\n"))


for path in sorted(Path(sys.argv[1]).iterdir()):
    show_message(path.read_bytes())
    print()
