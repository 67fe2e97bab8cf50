"""Files of sync read by docs/sync.md alone, as somebody would who writes another client."""

from __future__ import annotations

import ctypes
import ctypes.util
import hashlib
import io
from collections.abc import Iterator
from typing import Any, NamedTuple

import cbor2

MAGIC = bytes.fromhex("895443420D0A1A") + b"\x01"
STEPS, SNAPSHOT = 1, 2


class File(NamedTuple):
    header: dict[int, Any]
    body: bytes

    @property
    def is_steps(self) -> bool:
        return bool(self.header[1] == STEPS)

    @property
    def is_snapshot(self) -> bool:
        return bool(self.header[1] == SNAPSHOT)


def files(data: bytes) -> Iterator[File]:
    """Those that stand one behind the other, without encryption."""
    while data:
        assert data.startswith(MAGIC)
        start = len(MAGIC) + 2
        end = start + int.from_bytes(data[len(MAGIC) : start], "big")
        header = cbor2.loads(data[start:end])
        last = end + header[8]
        content = data[end:last]
        body, digest = content[:-32], content[-32:]
        assert hashlib.sha256(data[:end] + body).digest() == digest
        yield File(header, decompressed(body, header[7]) if header[6] == 1 else body)
        data = data[last:]


def decompressed(body: bytes, size: int) -> bytes:
    library = ctypes.CDLL(ctypes.util.find_library("zstd"))
    library.ZSTD_decompress.restype = ctypes.c_size_t
    target = ctypes.create_string_buffer(size)
    assert library.ZSTD_decompress(target, size, body, len(body)) == size
    return target.raw


def steps(file: File) -> Iterator[dict[str, Any]]:
    """As the oracle of Tests/SyncModel takes them."""
    body = cbor2.loads(file.body)
    replica, first = body[2], body[3]
    seen: dict[str, int] = {}
    for seq, step in enumerate(body[4], first):
        seen = step.get(5, seen)
        ops: list[dict[str, Any]] = []
        for kind, uid, *properties in step[8]:
            if not properties:
                ops.append({"purge": [kind, uid]})
            for name, element, value in elements(properties[0] if properties else {}):
                ops.append({"set": [kind, uid, name, element], "value": value})
        needs = {**seen, replica: seq - 1}
        yield {"replica": replica, "seq": seq, "hlc": step[4], "needs": needs, "ops": ops}


def elements(properties: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    for name, value in properties.items():
        if isinstance(value, dict):
            for element, place in value.items():
                yield name, element, place
        else:
            yield name, "", value


class Head(NamedTuple):
    value: Any
    replica: str
    seq: int
    hlc: int
    needs: dict[str, int]


Key = tuple[int, str, str, str]


class Snapshot(NamedTuple):
    replica: str
    seen: dict[str, int]
    registers: dict[Key, list[Head]]
    purged: set[tuple[int, str]]


def snapshot(file: File) -> Snapshot:
    stream = io.BytesIO(file.body)
    entries: list[list[Any]] = []
    while stream.tell() < len(file.body):
        entries.append(cbor2.load(stream))
    about = entries[0][1]
    assert entries[-1][0] == 5
    replicas: list[str] = []
    made: list[tuple[str, int, int, dict[str, int]]] = []
    registers: dict[Key, list[Head]] = {}
    purged = set()
    for kind, *rest in entries[1:-1]:
        if kind == 1:
            replicas.append(rest[0])
        elif kind == 2:
            replica, seq, hlc, needs = rest
            made.append((replicas[replica], seq, hlc, {replicas[i]: n for i, n in needs.items()}))
        elif kind == 3:
            entity, uid, step, properties = rest
            for name, element, value in elements(properties):
                pairs = [(value, step)]
                if isinstance(value, list):
                    pairs = list(zip(value[::2], value[1::2], strict=True))
                registers.setdefault((entity, uid, name, element), []).extend(
                    Head(each, *made[index]) for each, index in pairs
                )
        else:
            purged.add((rest[0], rest[1]))
    return Snapshot(about[3], about[4], registers, purged)
