# SPDX-License-Identifier: Apache-2.0
"""Callbacks of C as closures: their types, and the functions that C calls."""

from dataclasses import dataclass
from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.swift import callbacks as facts
from model.language import members as c
from model.language.errors import ModelError
from model.language.swift import Callback, Protocol
from model.language.types import Callback as Raw
from model.language.words import camel_case
from model.writers.swift import banner, doc_comment
from model.writers.swift_client.text import documented

_RAW = {each.name: each for each in INTERFACE.callbacks}
CALLBACKS = {each.name: each for each in facts.CALLBACKS}
"""What is a closure in Swift, by the name of the callback in C."""
_FOLDER = "bindings/swift/Generated"


def closure_name(fact: Callback) -> str:
    return fact.member or camel_case(fact.name.removesuffix("_callback"))


@dataclass(frozen=True)
class _Closure:
    """What a callback takes and gives in Swift."""

    takes: tuple[tuple[str, str, str], ...]
    """The name, the type and what makes it of C's parameters."""
    gives: str
    answer: str
    """Lines with the call as `{}`, whose value C gets."""
    missing: str = ""
    """What is answered where there is no closure; empty: nothing."""


def _closure(raw: Raw, *, optional: bool = False, is_copied: bool = False) -> _Closure:
    """Raises ModelError for a parameter that Swift has no form of. `is_copied`: bytes come as an array."""
    takes: list[tuple[str, str, str]] = []
    gives, answer, missing = "Void", "try {}", ""
    parameters = [(camel_case(each.name), each.type) for each in raw.parameters[:-1]]
    while parameters:
        name, type = parameters.pop(0)
        following = [each for _, each in parameters]
        if type == "const char **":
            gives = "(any UTF8Text)?" if optional else "any UTF8Text"
            answer = f"{name}?.pointee = try $0.texts.copy(optional: {{}})"
        elif type == "int64_t *":
            gives, answer, missing = "Int64", f"{name}?.pointee = try {{}}", "0"
        elif type == "const char *":
            takes.append((name, "String", f"String(c: {name})"))
        elif type == "int64_t":
            takes.append((name, "Int64", name))
        elif type == "uint8_t *" and following == ["size_t", "size_t *"]:
            (count, _), (length, _) = parameters
            made = f"UnsafeMutableRawBufferPointer(start: {name}, count: {count})"
            takes.append((name, "UnsafeMutableRawBufferPointer", made))
            gives, answer, missing = "Int", f"{length}?.pointee = try {{}}", "0"
            parameters = []
        elif type == "const uint8_t *" and following[:1] == ["size_t"]:
            count, _ = parameters.pop(0)
            buffer = "UnsafeBufferPointer" if is_copied else "UnsafeRawBufferPointer"
            made = f"{buffer}(start: {name}, count: {count})"
            takes.append((name, "[UInt8]", f"Array({made})") if is_copied else (name, buffer, made))
        elif type == "taskcore_sync_name_callback":
            sink, _ = parameters.pop(0)
            gives, missing = "[String]", "[]"
            answer = f"for each in try {{}} {{{{\n  _ = {name}?(each, {sink})\n}}}}"
        elif type == "taskcore_write_callback":
            sink, _ = parameters.pop(0)
            gives = "[UInt8]?"
            answer = (
                f"if let bytes = try {{}} {{{{\n  _ = {name}?(bytes, bytes.count, {sink})\n}}}}"
            )
        elif type == "const taskcore_commit *":
            takes.append((name, "Commit", f"Commit(required({name}))"))
        else:
            raise ModelError(f"Swift has no form of {type} in {raw.name}")
    return _Closure(tuple(takes), gives, answer, missing)


def signature(fact: Callback, *, outside: bool = False) -> str:
    """The type of the closure; `outside`, as programs give it where it cannot throw."""
    if fact.name not in _RAW:
        raise ModelError(f"C has no callback {fact.name}")
    closure = _closure(_RAW[fact.name], optional=fact.optional)
    has_labels = all(type == "Int64" or type == "String" for _, type, _ in closure.takes)
    takes = ", ".join(
        f"_ {name}: {type}" if has_labels else type for name, type, _ in closure.takes
    )
    asked = not _RAW[fact.name].parameters[:-1]
    throws = "" if outside else " throws"
    return f"({takes}){throws} -> {'Bool' if asked else closure.gives}"


def write(root: Path) -> dict[str, str]:
    return {
        f"{_FOLDER}/Store/Callbacks.swift": _types(),
        f"{_FOLDER}/Boundary/Calls.swift": _calls(),
    }


def _types() -> str:
    """The types that programs see."""
    outer: dict[str, list[Callback]] = {}
    for each in facts.CALLBACKS:
        if each.type:
            outer.setdefault(each.type.partition(".")[0], []).append(each)
    text = ""
    for name, those in outer.items():
        own = facts.ENUMERATIONS.get(name)
        head = f"{doc_comment(own, 0)}public enum {name}" if own else f"extension {name}"
        members = (
            documented(
                each.doc, f"public typealias {each.type.partition('.')[2]} = {signature(each)}"
            )
            for each in those
        )
        text += f"\n{head} {{\n{''.join(members)}}}\n"
    return banner("swift/callbacks") + text + "".join(map(_protocol, facts.PROTOCOLS))


def _required(fact: Protocol) -> list[tuple[str, str, str, _Closure]]:
    """The name, the documentation, the callback in C, and its form in Swift."""
    members = {each.name: each for each in INTERFACE.struct(fact.struct).members}
    result = []
    for each in fact.requirements:
        meaning = members[each.member].meaning
        assert isinstance(meaning, c.Callback)
        raw = _RAW[meaning.of]
        result.append((each.name, each.doc, raw.name, _closure(raw, is_copied=True)))
    return result


def _protocol(fact: Protocol) -> str:
    name = next(each for each in INTERFACE.struct(fact.struct).members if each.name == "name")
    methods = ""
    for called, doc, _, closure in _required(fact):
        takes = ", ".join(f"_ {name}: {type}" for name, type, _ in closure.takes)
        gives = "" if closure.gives == "Void" else f" -> {closure.gives}"
        methods += "\n" + documented(doc, f"func {called}({takes}) throws{gives}")
    said = name.doc[0].upper() + name.doc[1:] + "."
    return (
        f"\n{doc_comment(fact.doc, 0)}public protocol {fact.name} {{\n"
        + documented(said, "var name: String { get }")
        + f"{methods}}}\n"
    )


def _calls() -> str:
    """What is behind the payloads of C, and the functions that C calls with these."""
    members = {closure_name(each): f"({signature(each)})?" for each in facts.CALLBACKS}
    members |= {
        each.name[:1].lower() + each.name[1:]: f"(any {each.name})?" for each in facts.PROTOCOLS
    }
    declared = "".join(f"  let {name}: {type}\n" for name, type in members.items())
    parameters = ",\n".join(f"    {name}: {type} = nil" for name, type in members.items())
    lines = "".join(f"    self.{name} = {name}\n" for name in members)
    functions = [_function(each) for each in facts.CALLBACKS]
    for protocol in facts.PROTOCOLS:
        functions += _functions(protocol)
    return (
        banner("swift/callbacks")
        + "import CTaskcoreHeader\n\n"
        + doc_comment(
            "What a call of the library calls back, or what calls back as long as it is kept.", 0
        )
        + "///\n"
        + doc_comment(
            "C functions cannot throw: what goes wrong is kept here, and the library is told to stop.",
            0,
        )
        + f"final class Calls {{\n{declared}"
        + documented(
            "What was given, for as long as the library reads it.", "var texts = CStrings()"
        )
        + documented("What one of them threw.", "var failure: (any Error)?")
        + f"\n  init(\n{parameters}\n  ) {{\n{lines}  }}\n}}\n\n"
        + "extension Calls {\n"
        + "\n".join(functions)
        + "}\n"
        + "".join(map(_filled, facts.PROTOCOLS))
    )


def _head(name: str, raw: Raw) -> str:
    names = ", ".join(camel_case(each.name) for each in raw.parameters)
    line = f"  static let {name}Callback: taskcore_{raw.name}_callback = {{"
    return f"{line} {names} in\n" if len(line) + len(names) < 96 else f"{line}\n    {names} in\n"


def _function(fact: Callback) -> str:
    raw = _RAW[fact.name]
    name = closure_name(fact)
    closure = _closure(raw, optional=fact.optional)
    if not raw.parameters[:-1]:
        body = f"    stopping(payload) {{ try $0.{name}?() ?? true }}\n"
        return f"{_head(name, raw)}{body}  }}\n"
    made = f"$0.{name}?({', '.join(value for _, _, value in closure.takes)})"
    if closure.missing:
        made += f" ?? {closure.missing}"
    lines = (["$0.texts = CStrings()"] if fact.forgets else []) + [closure.answer.format(made)]
    return f"{_head(name, raw)}{_body(lines)}  }}\n"


def _functions(fact: Protocol) -> list[str]:
    result = []
    own = fact.name[:1].lower() + fact.name[1:]
    for (called, _, raw, closure), each in zip(_required(fact), fact.requirements):
        made = f"$0.{own}?.{called}({', '.join(value for _, _, value in closure.takes)})"
        if closure.missing:
            made += f" ?? {closure.missing}"
        result.append(
            f"{_head(each.member, _RAW[raw])}{_body([closure.answer.format(made)])}  }}\n"
        )
    return result


def _body(statements: list[str]) -> str:
    lines = [part for each in statements for part in _broken(each)]
    line = f"    call(payload) {{ {lines[0]} }}\n"
    if len(lines) == 1 and len(line) <= 101:
        return line
    return "    call(payload) {\n" + "".join(f"      {each}\n" for each in lines) + "    }\n"


def _broken(statement: str) -> list[str]:
    """Its lines, with the arguments of a long call on one of their own."""
    lines = statement.splitlines()
    if len(lines) > 1 or len(statement) <= 92:
        return lines
    place, is_assigned, value = statement.partition(" = ")
    if is_assigned:
        return [f"{place} =", f"  {value}"]
    head, _, rest = statement.partition("(")
    return [f"{head}(", f"  {rest}"]


def _filled(fact: Protocol) -> str:
    """What fills the struct of C."""
    struct = f"taskcore_{fact.struct}"
    lines = "".join(
        f"    input.{each.member} = Calls.{each.member}Callback\n" for each in fact.requirements
    )
    return (
        f"\nextension {fact.name} {{\n"
        + documented(
            "The C form of it, with a payload that has it.",
            f"func input(in memory: CStrings, _ payload: UnsafeMutableRawPointer) -> {struct} {{",
        )
        + f"    var input = blank({struct}(), {struct}_init)\n"
        + "    input.name = memory.copy(name)\n"
        + f"{lines}    input.payload = payload\n    return input\n  }}\n}}\n"
    )
