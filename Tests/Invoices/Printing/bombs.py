"""PDF files that want much more memory or time than they are long.

``python bombs.py NAME`` reads one of them as an invoice, and writes what came of it as JSON: the error's type
and text, how much memory reading it took at most, in bytes, and how many seconds of CPU.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

SPECIFICATION = b"<< /F (factur-x.xml) /EF << /F 5 0 R >> >>"


@dataclass
class File:
    """A file with a table of cross-references, which says where each object is."""

    objects: dict[int, bytes] = field(default_factory=dict)
    packed: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By its number, the object stream and the place in it."""
    trailer: bytes = b""
    table: bytes | None = None
    """Instead of the right one, as it is packed."""

    def stream(self, number: int, data: bytes, entries: bytes = b"/Filter /FlateDecode") -> None:
        self.objects[number] = (
            b"<< /Length %d %s >> stream\n" % (len(data), entries) + data + b"\nendstream"
        )

    def bytes(self, widths: bytes = b"[1 4 4]") -> bytes:
        file = b"%PDF-1.7\n"
        places = {}
        for number, body in self.objects.items():
            places[number] = len(file)
            file += b"%d 0 obj %s endobj\n" % (number, body)
        last = max([*places, *self.packed]) + 1
        rows = b""
        for number in range(last):
            kind, *rest = (0, 0, 0)
            if number in places:
                kind, *rest = (1, places[number], 0)
            elif number in self.packed:
                kind, *rest = (2, *self.packed[number])
            rows += bytes([kind]) + b"".join(part.to_bytes(4, "big") for part in rest)
        table = zlib.compress(rows) if self.table is None else self.table
        head = b"/Type /XRef /Size %d /W %s /Root 1 0 R /Filter /FlateDecode" % (last, widths)
        start = len(file)
        file += b"%d 0 obj << %s /Length %d %s >> stream\n" % (
            last,
            head,
            len(table),
            self.trailer,
        )
        return file + table + b"\nendstream endobj\nstartxref\n%d\n%%%%EOF\n" % start


def simple(tree: bytes = b"/Names [(a) 4 0 R]") -> File:
    """One with an attachment, which is no invoice."""
    file = File()
    file.objects[1] = b"<< /Type /Catalog /Names << /EmbeddedFiles << %s >> >> >>" % tree
    file.objects[4] = SPECIFICATION
    file.stream(5, zlib.compress(b"<x/>"))
    return file


def packed_objects(data: bytes, count: int, first: int, filters: bytes = b"/FlateDecode") -> File:
    """One whose specification is in an object stream."""
    file = simple()
    del file.objects[4]
    file.stream(7, data, b"/Type /ObjStm /N %d /First %d /Filter %s" % (count, first, filters))
    file.packed[4] = (7, 0)
    return file


def repeated(megabytes: int, piece: bytes = b" ", head: bytes = b"", tail: bytes = b"") -> bytes:
    """Deflated."""
    packer = zlib.compressobj(9)
    packed = packer.compress(head)
    block = piece * (1_000_000 // len(piece))
    for _ in range(megabytes):
        packed += packer.compress(block)
    return packed + packer.compress(tail) + packer.flush()


def object_stream() -> bytes:
    return packed_objects(repeated(500, head=b"4 0 "), 1, 4).bytes()


def twice_deflated() -> bytes:
    data = zlib.compress(repeated(500, head=b"4 0 "), 9)
    return packed_objects(data, 1, 4, b"[/FlateDecode /FlateDecode]").bytes()


def many_filters() -> bytes:
    file = simple()
    file.stream(5, repeated(10), b"/Filter [%s]" % (b"/FlateDecode " * 1_000))
    return file.bytes()


def cross_reference_stream() -> bytes:
    file = simple()
    file.table = repeated(500, b"\0")
    return file.bytes()


def many_entries() -> bytes:
    file = simple()
    file.table = repeated(30, b"\1")
    file.trailer = b"/Index [0 4000000000]"
    return file.bytes(b"[0 1 0]")


def entries_without_width() -> bytes:
    file = simple()
    file.trailer = b"/Index [0 9223372036854775807]"
    return file.bytes(b"[0 0 0]")


def wide_entries() -> bytes:
    file = simple()
    file.trailer = b"/Index [9223372036854775807 9223372036854775807]"
    return file.bytes(b"[8 8 8]")


def attachment() -> bytes:
    file = simple()
    file.stream(5, repeated(500))
    return file.bytes()


def predictor_columns() -> bytes:
    file = simple()
    parameters = b"<< /Predictor 15 /Columns 2147483647 /Colors 2147483647 /BitsPerComponent 64 >>"
    file.stream(5, repeated(1), b"/Filter /FlateDecode /DecodeParms " + parameters)
    return file.bytes()


def predictor_rows() -> bytes:
    file = simple()
    file.stream(5, repeated(19, b"\4"), b"/Filter /FlateDecode /DecodeParms << /Predictor 15 >>")
    return file.bytes()


def other_filter() -> bytes:
    file = simple()
    file.stream(5, b"x" * 1_000, b"/Filter /LZWDecode")
    return file.bytes()


def lengths_in_a_circle() -> bytes:
    file = simple()
    file.objects[5] = b"<< /Length 5 0 R >> stream\n<x/>\nendstream"
    file.objects[8] = b"9 0 R"
    file.objects[9] = b"8 0 R"
    return file.bytes()


def kids_in_a_circle() -> bytes:
    file = simple(b"/Kids [8 0 R 8 0 R]")
    file.objects[8] = b"<< /Kids [%s] >>" % (b"8 0 R " * 5_000)
    return file.bytes()


def streams_in_a_circle() -> bytes:
    file = simple()
    del file.objects[4]
    file.packed.update({4: (7, 0), 7: (8, 0), 8: (7, 0)})
    return file.bytes()


def tables_in_a_circle() -> bytes:
    file = simple()
    file.trailer = b"/Prev 9"
    body = file.bytes()
    place = int(body.split(b"startxref\n")[1].split()[0])
    return body.replace(b"/Prev 9", b"/Prev %d" % place)


def deep() -> bytes:
    file = simple()
    file.objects[4] = b"[" * 60_000
    return file.bytes()


def deep_in_a_stream() -> bytes:
    return packed_objects(repeated(20, b"[", b"4 0 "), 1, 4).bytes()


def many_values() -> bytes:
    return packed_objects(repeated(25, b"1 ", b"4 0 ["), 1, 4).bytes()


def many_names() -> bytes:
    return packed_objects(repeated(25, b"/a", b"4 0 <<"), 1, 4).bytes()


def many_specifications(object: Callable[[bytes], bytes]) -> bytes:
    """Many numbers, all of the same object; ``object`` makes it with what comes before it."""
    numbers = range(10, 3_010)
    file = simple(b"/Names [%s]" % b"".join(b"(a) %d 0 R " % number for number in numbers))
    head = b" ".join(b"%d 0" % number for number in numbers) + b" "
    entries = b"/Type /ObjStm /N %d /First %d /Filter /FlateDecode" % (len(numbers), len(head))
    file.stream(7, object(head), entries)
    file.packed.update({number: (7, index) for index, number in enumerate(numbers)})
    return file.bytes()


def same_text() -> bytes:
    return many_specifications(lambda head: repeated(15, b"x", head + b"(", b")"))


def same_spaces() -> bytes:
    return many_specifications(lambda head: repeated(20, head=head, tail=b"1"))


def many_packed_objects() -> bytes:
    return packed_objects(repeated(30, b"4 "), 2_000_000_000, 4).bytes()


def damaged(file: bytes) -> bytes:
    """Without its table, so that the objects are looked for."""
    return file[: file.rindex(b"startxref")] + b"trailer << /Root 1 0 R >>\n"


def no_table_but_bombs() -> bytes:
    return damaged(object_stream())


def words_of_objects() -> bytes:
    return b"%PDF-1.7\n" + b"1 0 obj/ObjStm " * 4_000 + b"trailer << /Root 1 0 R >>\n"


def wrong_lengths() -> bytes:
    count = 600
    names = b"".join(b"(a) %d 0 R " % number for number in range(10, 10 + count))
    file = simple(b"/Names [%s]" % names)
    for number in range(10, 10 + count):
        file.objects[number] = b"<< /F (x) /EF %d 0 R >>" % (number + count)
        file.packed[number + count] = (number + 2 * count, 0)
        body = b"<< /Type /ObjStm /N 1 /First 4 /Length 1 >> stream\nx"
        file.objects[number + 2 * count] = body
    return file.bytes()


def objects_in_each_other() -> bytes:
    count = 1_500
    names = b"".join(b"(a) %d 0 R " % number for number in range(10, 10 + count))
    file = simple(b"/Names [%s]" % names)
    body = b"".join(b"%d 0 obj (" % number for number in range(10, 10 + count)).ljust(200_000)
    file.objects[9_999] = body
    return damaged(file.bytes())


def encrypted() -> bytes:
    file = simple()
    file.trailer = b"/Encrypt << /Filter /Standard /V 1 /R 2 >>"
    return file.bytes()


BOMBS: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "object stream": (object_stream, "InvalidError", "more than 32 MB"),
    "twice deflated": (twice_deflated, "UnsupportedError", "packed"),
    "many filters": (many_filters, "UnsupportedError", "packed"),
    "cross-reference stream": (cross_reference_stream, "InvalidError", "more than 32 MB"),
    "many entries": (many_entries, "InvalidError", "1,000,000 objects"),
    "entries without width": (entries_without_width, "ParseError", "no invoice"),
    "wide entries": (wide_entries, "ParseError", ""),
    "attachment": (attachment, "InvalidError", "more than 20 MB"),
    "predictor of many columns": (predictor_columns, "UnsupportedError", "packed"),
    "predictor of many rows": (predictor_rows, "ParseError", "XML"),
    "another filter": (other_filter, "UnsupportedError", "packed"),
    "lengths in a circle": (lengths_in_a_circle, "ParseError", "no invoice"),
    "kids in a circle": (kids_in_a_circle, "ParseError", "carries no invoice"),
    "streams in a circle": (streams_in_a_circle, "ParseError", "carries no invoice"),
    "tables in a circle": (tables_in_a_circle, "ParseError", "no invoice"),
    "deep": (deep, "ParseError", "in each other"),
    "deep in a stream": (deep_in_a_stream, "ParseError", "in each other"),
    "many values": (many_values, "InvalidError", "1,000,000 values"),
    "many names": (many_names, "InvalidError", "values"),
    "the same text": (same_text, "InvalidError", "16 MB of texts"),
    "the same spaces": (same_spaces, "InvalidError", "lie in each other"),
    "many packed objects": (many_packed_objects, "InvalidError", "object stream of 2000000000"),
    "no table but bombs": (no_table_but_bombs, "InvalidError", "more than 32 MB"),
    "words of objects": (words_of_objects, "ParseError", "damaged"),
    "wrong lengths": (wrong_lengths, "ParseError", "carries no invoice"),
    "objects in each other": (objects_in_each_other, "InvalidError", "lie in each other"),
    "encrypted": (encrypted, "UnsupportedError", "without a password"),
}
"""The file, the error that it is answered with, and words of that."""


@dataclass(frozen=True)
class Outcome:
    length: int
    error: str
    memory: int
    seconds: float


def read(name: str) -> Outcome:
    """In a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, __file__, name],
        env=environment,
        capture_output=True,
        timeout=300,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return Outcome(**json.loads(done.stdout))


def status(name: str) -> int:
    """In bytes."""
    lines = Path("/proc/self/status").read_text().splitlines()
    line = next(line for line in lines if line.startswith(name))
    return int(line.split()[1]) * 1_024


def main(name: str) -> None:
    from bookkeeping import Bookkeeping
    from parties import ATELIER
    from printing import import_invoice
    from taskcore import TaskcoreError

    file = BOMBS[name][0]()
    books = Bookkeeping(ATELIER)
    said = ""
    with books.store:
        before = resource.getrusage(resource.RUSAGE_SELF)
        # What a process took at most counts from here, and not from when it was forked.
        Path("/proc/self/clear_refs").write_text("5")
        memory = status("VmRSS")
        try:
            import_invoice(books, file)
        except TaskcoreError as error:
            said = f"{type(error).__name__}: {error}"
        after = resource.getrusage(resource.RUSAGE_SELF)
    outcome = {
        "length": len(file),
        "error": said,
        "memory": status("VmHWM") - memory,
        "seconds": after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
    }
    print(json.dumps(outcome))


if __name__ == "__main__":
    main(*sys.argv[1:])
