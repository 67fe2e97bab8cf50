#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Declares the C API in a language that does not read C: every constant, struct and function.

    declarations.py csharp|java|pascal|rust [taskcore.json]

It writes Taskcore.cs, Taskcore.java, the unit taskcore.pas or a file for `include!` in Rust to its
output, from the description of the API, which is where libtaskcore-dev puts it.
"""

from __future__ import annotations

import json
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

INSTALLED = "/usr/share/taskcore/taskcore.json"

Item = dict[str, Any]

# What stands before the declarations: texts, errors and handles as these languages have them.
JAVA = """\
// Made by declarations.py from taskcore.json: the C API for JNA. size_t is a long, as it is where
// pointers have 64 bits.
package taskcore;

import com.sun.jna.*;
import com.sun.jna.Structure.FieldOrder;
import com.sun.jna.ptr.*;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;

public interface Taskcore extends Library {
  Taskcore C = Native.load("libtaskcore.so.0", Taskcore.class,
      Map.of(Library.OPTION_STRING_ENCODING, "UTF-8"));

  /** What is wrong with a call. */
  @SuppressWarnings("serial")
  class Failure extends RuntimeException {
    public final String status, field;

    Failure(Error error) {
      super(error.message);
      status = C.taskcore_status_name(error.status);
      field = error.field;
    }
  }

  /** Calls the form of a function that hands its error over, and throws that. */
  static void call(ToIntFunction<PointerByReference> function) {
    var failed = new PointerByReference();
    if (function.applyAsInt(failed) == OK) return;
    try {
      throw new Failure(new Error(failed.getValue()));
    } finally {
      C.taskcore_error_free(failed.getValue());
    }
  }

  /** The same, for a function that makes a handle. */
  static PointerByReference make(ToIntBiFunction<PointerByReference, PointerByReference> function) {
    var made = new PointerByReference();
    call(failed -> function.applyAsInt(made, failed));
    return made;
  }

  /** A pointer that its own function frees, at the end of a `try`. */
  abstract class Handle extends PointerType implements AutoCloseable {
    protected Handle(Pointer there) { super(there); }
    protected abstract void free();

    @Override public void close() {
      free();
      setPointer(Pointer.NULL);
    }
  }
"""
CSHARP = """\
// Made by declarations.py from taskcore.json: the C API. size_t is a ulong, as it is where pointers
// have 64 bits.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;

public static class Taskcore {
  const string Library = "libtaskcore.so.0";

  /// A text of C, which is read when it is wanted; null for NULL.
  public struct Text {
    public IntPtr Pointer;
    public static implicit operator string(Text text) => text.ToString();

    public override string ToString() {
      if (Pointer == IntPtr.Zero) return null;
      var length = 0;
      while (Marshal.ReadByte(Pointer, length) != 0) length++;
      var bytes = new byte[length];
      Marshal.Copy(Pointer, bytes, 0, length);
      return Encoding.UTF8.GetString(bytes);
    }
  }

  /// Texts for members of structs, where C has no more than pointers: freed at the end of a `using`.
  public class Texts : IDisposable {
    readonly List<IntPtr> all = new List<IntPtr>();

    public Text this[string text] {
      get {
        var bytes = Encoding.UTF8.GetBytes(text + "\\0");
        var pointer = Marshal.AllocHGlobal(bytes.Length);
        all.Add(pointer);
        Marshal.Copy(bytes, 0, pointer, bytes.Length);
        return new Text { Pointer = pointer };
      }
    }

    public void Dispose() {
      all.ForEach(Marshal.FreeHGlobal);
      all.Clear();
    }
  }

  /// What is wrong with a call.
  public class Failure : Exception {
    public readonly string Status, Field;

    public Failure(Error error) : base(error.message) {
      Status = taskcore_status_name(error.status);
      Field = error.field;
    }
  }

  /// Throws what the form of a function that hands its error over gave; it is right after an `await`.
  public static void Check(int status, IntPtr error) {
    if (status == OK) return;
    try {
      throw new Failure(Marshal.PtrToStructure<Error>(error));
    } finally {
      taskcore_error_free(error);
    }
  }

  /// What its own function frees, at the end of a `using` or when the collector finds it.
  public abstract class Handle : SafeHandle {
    protected Handle() : base(IntPtr.Zero, true) {}
    public override bool IsInvalid => handle == IntPtr.Zero;
  }
"""


def words(c_type: str) -> tuple[str, int]:
    """The name of a type and the number of its pointers: ("char", 1) of `const char *`."""
    return re.sub(r"\bconst\b|[ *]", "", c_type), c_type.count("*")


def short(name: str) -> str:
    """A name in a scope of its own: "TaskInput" of "taskcore_task_input"."""
    return "".join(word.capitalize() for word in name.removeprefix("taskcore_").split("_"))


class Language(ABC):
    """How a language declares things. What has no declaration of its own is a bare pointer."""

    head: tuple[str, ...] = ()
    foot: tuple[str, ...] = ()
    scalars: dict[str, str]

    def __init__(self, types: Iterable[Item]) -> None:
        self.types = {each["name"]: each for each in types}

    def kind(self, name: str) -> str | None:
        """What a type of the API is: a handle, a struct or a callback."""
        kind = self.types.get(name, {}).get("kind")
        assert kind is None or isinstance(kind, str)
        return kind

    @abstractmethod
    def constant(self, name: str, value: int, bits: int) -> str: ...

    def callback(self, callback: Item) -> Iterator[str]:
        yield from ()

    @abstractmethod
    def handle(self, handle: Item) -> Iterator[str]: ...

    @abstractmethod
    def struct(self, struct: Item) -> Iterator[str]: ...

    @abstractmethod
    def function(self, name: str, parameters: list[Item], result: str) -> str: ...


class Rust(Language):
    """A file for `include!`."""

    scalars = {
        "int32_t": "i32",
        "uint32_t": "u32",
        "int64_t": "i64",
        "uint64_t": "u64",
        "double": "f64",
        "size_t": "usize",
        "taskcore_status": "i32",
        "char": "std::os::raw::c_char",
        "uint8_t": "u8",
        "void": "std::ffi::c_void",
    }
    keywords = ("move", "use")

    def type(self, c_type: str) -> str:
        name, pointers = words(c_type)
        if self.kind(name) == "callback":
            return "*mut std::ffi::c_void"
        kind = "*const " if c_type.startswith("const") else "*mut "
        return kind * pointers + self.scalars.get(name, name)

    def pair(self, item: Item) -> str:
        name = item["name"]
        return f"{'r#' * (name in self.keywords)}{name}: {self.type(item['type'])}"

    def constant(self, name: str, value: int, bits: int) -> str:
        return f"pub const {name}: {'i32' if -(2**31) <= value < 2**31 else 'i64'} = {value};"

    def handle(self, handle: Item) -> Iterator[str]:
        yield f"#[repr(C)] pub struct {handle['name']} {{ _private: [u8; 0] }}"

    def struct(self, struct: Item) -> Iterator[str]:
        yield f"#[repr(C)] #[derive(Clone, Copy)] pub struct {struct['name']} {{"
        for member in struct["members"]:
            yield f"    pub {self.pair(member)},"
        yield "}"
        size = f"std::mem::size_of::<{struct['name']}>()"
        yield f"const _: () = assert!({size} == {struct['size']});"

    def function(self, name: str, parameters: list[Item], result: str) -> str:
        returned = "" if result == "void" else f" -> {self.type(result)}"
        return f'extern "C" {{ pub fn {name}({", ".join(map(self.pair, parameters))}){returned}; }}'


class Pascal(Language):
    """A unit. Names are the same in large and small letters there: constants have a prefix."""

    head = (
        "{ Made by declarations.py from taskcore.json. A constant is called cTASKCORE_..., as Pascal",
        "  does not tell TASKCORE_TASK_START, a bit, from taskcore_task_start, a function. }",
        "unit taskcore;",
        "{$mode objfpc}{$packrecords c}{$linklib taskcore}",
        "interface",
    )
    foot = ("implementation", "end.")
    scalars = {
        "int32_t": "Int32",
        "uint32_t": "UInt32",
        "int64_t": "Int64",
        "uint64_t": "UInt64",
        "double": "Double",
        "size_t": "SizeUInt",
        "taskcore_status": "Int32",
    }

    def type(self, c_type: str) -> str:
        name, pointers = words(c_type)
        if (name, pointers) == ("char", 1):
            return "PChar"
        if pointers == 1 and self.kind(name) in ("handle", "struct"):
            return f"P{name}"
        return "Pointer" if pointers else self.scalars.get(name, "Pointer")

    def constant(self, name: str, value: int, bits: int) -> str:
        return f"const c{name} = {value};"

    def handle(self, handle: Item) -> Iterator[str]:
        yield f"type {handle['name']} = record end; P{handle['name']} = ^{handle['name']};"

    def struct(self, struct: Item) -> Iterator[str]:
        name = struct["name"]
        yield f"type {name} = record"
        for member in struct["members"]:
            yield f"  &{member['name']}: {self.type(member['type'])};"
        yield f"end; P{name} = ^{name};"
        yield f"{{$if SizeOf({name}) <> {struct['size']}}}{{$fatal Another size of {name}}}{{$endif}}"

    def function(self, name: str, parameters: list[Item], result: str) -> str:
        of_all = "; ".join(f"&{each['name']}: {self.type(each['type'])}" for each in parameters)
        declared = (
            f"procedure {name}({of_all})"
            if result == "void"
            else f"function {name}({of_all}): {self.type(result)}"
        )
        return f"{declared}; cdecl; external 'taskcore';"


class Java(Language):
    """An interface for JNA. An input has its defaults from the start."""

    head = (JAVA.rstrip("\n"),)
    foot = ("}",)
    scalars = {
        "int32_t": "int",
        "uint32_t": "int",
        "int64_t": "long",
        "uint64_t": "long",
        "double": "double",
        "size_t": "long",
        "taskcore_status": "int",
        "void": "void",
    }
    written = {
        "int": "IntByReference",
        "long": "LongByReference",
        "double": "DoubleByReference",
    }

    def simple(self, c_type: str) -> str:
        """What a member, a callback's parameter or a result is."""
        if c_type == "const char *":
            return "String"
        return (
            short(c_type)
            if self.kind(c_type) == "callback"
            else self.scalars.get(c_type, "Pointer")
        )

    def parameter(self, item: Item) -> str:
        name, pointers = words(item["type"])
        meaning, goes_in = item["meaning"]["is"], item["direction"] == "in"
        scalar = self.scalars.get(name)
        if pointers == 0 or item["type"] == "const char *":
            return self.simple(item["type"])
        if pointers == 1 and meaning in ("handle", "struct") and not item.get("consumed"):
            return short(name)
        if pointers == 1 and self.kind(name) == "handle":
            return short(name)
        if meaning in ("ids", "bytes", "texts") and goes_in and name != "void":
            return {"ids": "long[]", "bytes": "byte[]", "texts": "String[]"}[meaning]
        if pointers == 2:
            return "PointerByReference"
        return self.written.get(scalar or "", "Pointer") if meaning != "ids" else "Pointer"

    def constant(self, name: str, value: int, bits: int) -> str:
        type_, suffix = ("long", "L") if bits == 64 else ("int", "")
        return f"  {type_} {name.removeprefix('TASKCORE_')} = {value}{suffix};"

    def callback(self, callback: Item) -> Iterator[str]:
        of_all = ", ".join(
            f"{self.simple(each['type'])} {each['name']}" for each in callback["parameters"]
        )
        yield f"  interface {short(callback['name'])} extends Callback {{"
        yield f"    {self.simple(callback['returns']['type'])} invoke({of_all});"
        yield "  }"

    def handle(self, handle: Item) -> Iterator[str]:
        name = short(handle["name"])
        yield f"  class {name} extends Handle {{"
        yield f"    public {name}() {{ super(Pointer.NULL); }}"
        yield f"    public {name}(PointerByReference made) {{ super(made.getValue()); }}"
        yield f"    @Override protected void free() {{ C.{handle['free']}(this); }}"
        if row := handle.get("row"):
            yield f"    public List<{short(row)}> rows() {{"
            yield "      var stride = new LongByReference(); // a newer library has longer rows"
            yield f"      var first = C.{handle['name']}_rows(this, stride);"
            yield f"      return LongStream.range(0, C.{handle['name']}_count(this))"
            yield f"          .mapToObj(i -> new {short(row)}(first.share(i * stride.getValue())))"
            yield "          .toList();"
            yield "    }"
        yield "  }"

    def struct(self, struct: Item) -> Iterator[str]:
        name, members = short(struct["name"]), struct["members"]
        order = ", ".join(f'"{member["name"]}"' for member in members)
        yield f"  @FieldOrder({{{order}}})"
        yield f"  class {name} extends Structure {{"
        for member in members:
            yield f"    public {self.simple(member['type'])} {member['name']};"
        if struct.get("initialiser"):
            yield f"    public {name}() {{ C.{struct['name']}_init(this, size()); }}"
        else:
            yield f"    public {name}() {{}}"
        yield f"    public {name}(Pointer there) {{ super(there); read(); }}"
        yield "  }"

    def function(self, name: str, parameters: list[Item], result: str) -> str:
        of_all = ", ".join(f"{self.parameter(each)} {each['name']}" for each in parameters)
        return f"  {self.simple(result)} {name}({of_all});"


class CSharp(Language):
    """A static class. Structs are classes that go to C as they are, and NULL is null."""

    head = (CSHARP.rstrip("\n"),)
    foot = ("}",)
    scalars = {
        "int32_t": "int",
        "uint32_t": "uint",
        "int64_t": "long",
        "uint64_t": "ulong",
        "double": "double",
        "size_t": "ulong",
        "taskcore_status": "int",
        "void": "void",
    }

    def simple(self, c_type: str) -> str:
        """What a member, a callback's parameter or a result is."""
        return "Text" if c_type == "const char *" else self.scalars.get(c_type, "IntPtr")

    def parameter(self, item: Item) -> str:
        name, pointers = words(item["type"])
        direction, meaning = item["direction"], item["meaning"]["is"]
        if self.kind(name) == "callback":
            return short(name)
        if item["type"] == "const char *":
            return "[MarshalAs(UnmanagedType.LPUTF8Str)] string"
        if pointers == 0:
            return self.simple(item["type"])
        if meaning == "handle" and not item.get("consumed"):
            return ("out " if pointers == 2 else "") + short(name)
        if meaning == "struct" and not item.get("consumed"):
            return f"[In, Out] {short(name)}"
        if meaning in ("ids", "bytes") and direction == "in" and name != "void":
            return {"ids": "long[]", "bytes": "byte[]"}[meaning]
        if meaning == "ids":
            return "IntPtr"
        if direction == "in":
            return "IntPtr"
        return f"out {self.scalars.get(name, 'IntPtr') if pointers == 1 else 'IntPtr'}"

    def constant(self, name: str, value: int, bits: int) -> str:
        type_ = {64: "ulong", 32: "int"}[bits] if value < 2**62 else "long"
        return f"  public const {type_} {name.removeprefix('TASKCORE_')} = {value};"

    def callback(self, callback: Item) -> Iterator[str]:
        of_all = ", ".join(
            f"{self.simple(each['type'])} {each['name']}" for each in callback["parameters"]
        )
        yield "  [UnmanagedFunctionPointer(CallingConvention.Cdecl)]"
        result = self.simple(callback["returns"]["type"])
        yield f"  public delegate {result} {short(callback['name'])}({of_all});"

    def handle(self, handle: Item) -> Iterator[str]:
        yield f"  public class {short(handle['name'])} : Handle {{"
        yield "    protected override bool ReleaseHandle() {"
        yield f"      {handle['free']}(handle);"
        yield "      return true;"
        yield "    }"
        if row := handle.get("row"):
            yield f"    public IEnumerable<{short(row)}> Rows() {{"
            yield "      ulong stride;"
            yield f"      var row = {handle['name']}_rows(this, out stride);"
            yield f"      for (var i = {handle['name']}_count(this); i > 0; i--) {{"
            yield f"        yield return Marshal.PtrToStructure<{short(row)}>(row);"
            yield "        row += (int)stride; // a newer library has longer rows"
            yield "      }"
            yield "    }"
        yield "  }"

    def struct(self, struct: Item) -> Iterator[str]:
        name = short(struct["name"])
        yield "  [StructLayout(LayoutKind.Sequential)]"
        yield f"  public class {name} {{"
        for member in struct["members"]:
            yield f"    public {self.simple(member['type'])} {member['name']};"
        if struct.get("initialiser"):
            yield f"    public {name}() {{ {struct['name']}_init(this, (ulong)Marshal.SizeOf(this)); }}"
        yield "  }"

    def function(self, name: str, parameters: list[Item], result: str) -> str:
        of_all = ", ".join(f"{self.parameter(each)} @{each['name']}" for each in parameters)
        return (
            f"  [DllImport(Library)] public static extern {self.simple(result)} {name}({of_all});"
        )


LANGUAGES: dict[str, Callable[[Iterable[Item]], Language]] = {
    "csharp": CSharp,
    "java": Java,
    "pascal": Pascal,
    "rust": Rust,
}
ERROR = {
    "name": "error",
    "type": "taskcore_error **",
    "direction": "out",
    "meaning": {"is": "error"},
}


def constants(language: Language, description: Item) -> Iterator[str]:
    for group in [description, *description["groups"]]:
        bits = 64 if group.get("kind") == "mask64" else 32
        for constant in group["constants"]:
            value = constant["value"]
            if isinstance(value, int):
                wide = not -(2**31) <= value < 2**31
                yield language.constant(constant["name"], value, 64 if wide else bits)


def declarations(language: Language, description: Item) -> Iterator[str]:
    yield from language.head
    yield from constants(language, description)
    for each in description["types"]:
        yield from getattr(language, each["kind"])(each)
    for function in description["functions"]:
        parameters = function["parameters"]
        result = (function.get("returns") or {"type": "void"})["type"]
        yield language.function(function["name"], parameters, result)
        if by_value := function.get("by_value"):
            yield language.function(by_value, [*parameters, ERROR], result)
    yield from language.foot


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2) or arguments[0] not in LANGUAGES:
        print(__doc__, file=sys.stderr)
        return 2
    path = Path(arguments[1] if len(arguments) > 1 else INSTALLED)
    description = json.loads(path.read_text(encoding="utf-8"))
    language = LANGUAGES[arguments[0]](description["types"])
    print("\n".join(declarations(language, description)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
