# SPDX-License-Identifier: Apache-2.0
"""One function of C as a method of `Store`, or of another type."""

import re
import textwrap
from dataclasses import dataclass
from typing import Any

from model.facts.interface import INTERFACE
from model.facts.swift.callbacks import PROTOCOLS as _PROTOCOLS
from model.facts.swift.methods import HANDLES, METHOD_DOCS
from model.facts.swift.rooms import BY_HAND, DOCS
from model.language.errors import ModelError
from model.language.swift import Given
from model.language.swift_methods import Method, Parameter
from model.language.words import camel_case
from model.writers.bindings.functions import Called
from model.writers.bindings.members import target
from model.writers.swift_client_callbacks import CALLBACKS, closure_name
from model.writers.swift_client_inputs import FILLED, GIVEN, INPUT_FACTS, INPUTS
from model.writers.swift_client_rows import initialiser_throws
from model.writers.swift_client_text import CHOICES, ROWS, filled
from model.writers.swift_client_variants import PARTED, made_of_parts
from model.writers.swift_methods.words import Words

Description = dict[str, Any]

PROTOCOLS = {each.struct: each.name for each in _PROTOCOLS}
_NUMBERS = {"int64_t": "Int64", "int32_t": "Int32", "uint32_t": "UInt32", "size_t": "Int"}
_LOCATED = {"TaskQuery": ".filter", "FilterChanges": ".query", "ExportSelection?": "?.query"}
"""Which text of an input knows its place."""
_CALLBACKS = {
    "taskcore_progress_callback": ("progress", "@escaping FileTransfer.Progress"),
    "taskcore_passphrase_callback": ("passphrase", "@escaping PassphraseSource"),
    "taskcore_read_callback": ("read", "@escaping FileTransfer.Read"),
    "taskcore_write_callback": ("write", "@escaping FileTransfer.Write"),
    "taskcore_password_callback": ("password", "@escaping PasswordSource"),
}


@dataclass(frozen=True)
class _Value:
    """A parameter of Swift, and what C gets of it."""

    type: str
    write: str
    keeps: bool = False
    """Whether `memory` has to last."""


class Written(Called):
    def __init__(
        self, method: Method, description: Description, words: Words, host: str = "Store"
    ) -> None:
        functions = {each["name"]: each for each in description["functions"]}
        super().__init__(functions[method.function])
        self.method, self._words, self._host = method, words, host
        self._types = {each["name"]: each for each in description["types"]}
        self._signature: list[str] = []
        self._documented: list[tuple[str, str]] = []
        self._before: list[str] = []
        self._given: dict[str, str] = {}
        """What C gets for its parameters."""
        self._flags: dict[str, list[str]] = {}
        self._callbacks: list[str] = []
        """What C calls back, as arguments of `Calls`."""
        self._payload = ""
        """The member that has the payload of a callback which is in a struct."""
        self._structs: dict[str, str] = {}
        """Parameters of structs that are filled here, with their variables."""
        self._keeps = False
        self._located = ""
        self._results: list[str] = []
        self._result_types: list[tuple[str, str]] = []
        self._is_told = self._told()
        self._is_kept = "kept" in method.words
        for each in method.parameters:
            self._take(each)
        self._is_columns = "columns" in method.words
        if self._is_columns:
            self._signature.append("into stream: UnsafeMutableRawPointer")
            self._documented.append(("stream", self._stream(functions)))

    def _stream(self, functions: dict[str, Description]) -> str:
        """What the function that writes columns says of its stream."""
        arrow = functions[f"{self._list()}_arrow"]["parameters"][1]["doc"]
        return str(arrow).partition(". ")[0]

    def _list(self) -> str:
        """The list that comes out."""
        return next(target(target(e["type"])) for e in self.outputs() if "_list" in e["type"])

    # What comes in.

    def _told(self) -> bool:
        """Whether C is told what the type of the method says; then it is."""
        for each in self.function["parameters"]:
            struct = each["meaning"].get("of", "").removeprefix("taskcore_")
            if each["meaning"]["is"] == "struct" and INPUTS.get(struct) == self._host:
                name = each["name"]
                self._structs[name], self._given[name] = name, f"&{name}"
                self._before += [
                    "let calls = self.calls",
                    f"var {name} = input(in: memory, calls.payload)",
                ]
                self._keeps = True
                return True
        return False

    def _take(self, each: Parameter) -> None:
        if ".." in each.name:
            self._range(each)
            return
        if "|" in each.name:
            self._share_or_amount(each)
            return
        if each.name.startswith("flags."):
            constant = f"TASKCORE_{each.name.removeprefix('flags.')}"
            name = _variable(each.label)
            self._declare(each, name, "Bool", _flag_doc(constant))
            self._flags.setdefault("flags", []).append(f"{name} ? {constant} : 0")
            return
        bare, _, one = each.name.partition(".")
        described = self._parameter(bare)
        if described is not None and described["meaning"]["is"] != "struct" or self._is_whole(bare):
            assert described is not None
            name = _variable(each.label if one else bare)
            if one:
                name = "id"
                self._declare(each, name, "Int64", described["doc"])
                self._given[bare] = f"[{name}]"
                self._given[described["meaning"]["count"]] = "1"
                return
            self._whole(each, name, described)
            return
        self._member(each, bare)

    def _is_whole(self, name: str) -> bool:
        described = self._parameter(name)
        return described is not None and described["meaning"]["is"] == "struct"

    def _parameter(self, name: str) -> Description | None:
        return next((each for each in self.function["parameters"] if each["name"] == name), None)

    def _whole(self, each: Parameter, name: str, described: Description) -> None:
        meaning = described["meaning"]
        if meaning["is"] == "callback":
            member, type = _CALLBACKS[meaning["of"]]
            name = member if name == "callback" else name
            if each.is_optional:
                type = f"{type.removeprefix('@escaping ')}?"
            self._declare(each, name, type, described["doc"])
            self._callbacks.append(f"{member}: {member}")
            callback = f"Calls.{member}Callback"
            self._given[described["name"]] = (
                f"{name} == nil ? nil : {callback}" if each.is_optional else callback
            )
            self._given["payload"] = "payload"
            return
        value = self._value(name, described, each.is_optional, in_struct=False)
        self._keeps |= value.keeps
        if self._week_start(described):
            self._before += [
                f"var {name} = {name}",
                f"{name}.weekStart = {name}.weekStart ?? weekStart",
            ]
        self._declare(each, name, value.type, described["doc"])
        self._given[described["name"]] = value.write
        if meaning["is"] == "struct" and self._has_members(described):
            self._structs[described["name"]] = name
            self._before.insert(0, f"var {name} = {name}.input(in: memory)")
            self._given[described["name"]] = f"&{name}"
        if meaning.get("of", "").removeprefix("taskcore_") in PROTOCOLS:
            protocol = PROTOCOLS[meaning["of"].removeprefix("taskcore_")]
            self._callbacks.append(f"{protocol[0].lower()}{protocol[1:]}: {name}")
        if "count" in meaning:
            self._given[meaning["count"]] = f"{name}.count"
        located = _LOCATED.get(value.type)
        if located:
            self._located = f'({name}{located} ?? "")'

    def _has_members(self, described: Description) -> bool:
        """Whether members of a struct are parameters, too."""
        members = {
            one["name"]
            for one in self._types[described["meaning"]["of"]]["members"]
            if one["meaning"]["is"] != "callback"
        }
        own = {one["name"] for one in self.function["parameters"]}
        return any(one.name in members - own for one in self.method.parameters)

    def _member(self, each: Parameter, name: str) -> None:
        """A member of a struct that the call takes."""
        for described in self.function["parameters"]:
            if described["meaning"]["is"] != "struct" or described["direction"] != "in":
                continue
            struct = self._types[described["meaning"]["of"]]
            found = next((m for m in struct["members"] if m["name"] == name), None)
            if not found:
                given = GIVEN.get((described["meaning"]["of"].removeprefix("taskcore_"), name))
                if given:
                    self._several(each, given, self._variable_of(described))
                    return
                continue
            if found["meaning"]["is"] == "callback":
                self._callback_in(each, described, found)
                return
            variable = self._variable_of(described)
            swift = _variable(name)
            value = self._value(swift, found, each.is_optional, in_struct=True)
            if each.type:
                value = _Value(each.type, f"{_NUMBERS[found['type']]}(clamping: {swift})")
            self._keeps |= value.keeps
            doc = self._doc(described["meaning"]["of"], found)
            self._declare(each, swift, value.type, doc, found)
            bit = found.get("bit")
            write = f"{variable}.{name} = {value.write}"
            if bit and each.is_optional:
                inner = self._value(swift, found, False, in_struct=True)
                self._before += [
                    f"if let {swift} {{",
                    f"  {variable}.fields |= {bit}",
                    f"  {variable}.{name} = {inner.write}",
                    "}",
                ]
            elif bit:
                self._before += [f"{variable}.fields |= {bit}", write]
            else:
                self._before.append(write)
            if name == "query":
                self._located = swift
            return
        raise ModelError(f"{self.method.function} takes no {name}")

    @staticmethod
    def _doc(struct: str, member: Description) -> str:
        """As the Swift type of the struct says it, where there is one."""
        fact = INPUT_FACTS.get(struct.removeprefix("taskcore_"))
        own = fact.docs.get(member["name"]) if fact else None
        return str(own or member.get("doc") or DOCS.get(member["name"], "its id"))

    def _several(self, each: Parameter, given: Given, variable: str) -> None:
        """What C has as several members of a struct that is filled here."""
        self._declare(each, given.name, given.type, given.doc)
        self._before += given.write.replace("input.", f"{variable}.").splitlines()

    def _callback_in(self, each: Parameter, described: Description, found: Description) -> None:
        """A callback that is a member of a struct, which is given as a whole."""
        member, type = _CALLBACKS[found["meaning"]["of"]]
        variable = _variable(described["name"])
        self._declare(each, member, type, found["doc"])
        self._keeps = True
        self._before += [
            f"var {variable} = {variable}.input(in: memory)",
            f"{variable}.{found['name']} = Calls.{member}Callback",
        ]
        self._given[described["name"]] = f"&{variable}"
        self._callbacks.append(f"{member}: {member}")
        self._payload = f"{variable}.payload"

    def _share_or_amount(self, each: Parameter) -> None:
        share, amount = each.name.split("|")
        described = [self._parameter(name) for name in (share, amount)]
        docs = [one["doc"].partition("; 0:")[0] for one in described if one]
        if len(docs) < 2:
            raise ModelError(f"{self.method.function} takes no {each.name}")
        self._declare(each, "part", "ShareOrAmount", ", or ".join(docs))
        self._given[share], self._given[amount] = "part.basisPoints", "part.minor"

    def _week_start(self, described: Description) -> str:
        """The bit of the day that weeks begin on, which the store says where the call does not."""
        if described["meaning"]["is"] != "struct" or described["direction"] != "in":
            return ""
        members = self._types[described["meaning"]["of"]]["members"]
        return next((m.get("bit", "") for m in members if m["name"] == "week_start"), "")

    def _range(self, each: Parameter) -> None:
        first, last = each.name.split("..")
        described = next(
            p
            for p in self.function["parameters"]
            if p["meaning"]["is"] == "struct" and p["direction"] == "in"
        )
        variable = self._variable_of(described)
        members = {m["name"]: m for m in self._types[described["meaning"]["of"]]["members"]}
        is_months = first.endswith("_month")
        name = "months" if is_months else "range"
        type = "MonthRange" if is_months else "Range<Int64>"
        doc = (
            "the first and the last month; nil for any."
            if is_months
            else "in milliseconds since 1970 UTC, without the last one."
        )
        self._declare(each, name, type, doc)
        bits = [members[m]["bit"] for m in (first, last) if members[m].get("bit")]
        if bits:
            self._before.append(f"{variable}.fields |= {' | '.join(bits)}")
        if is_months:
            ends = (f"{name}.first?.number ?? 0", f"{name}.last?.number ?? 0")
        else:
            ends = (f"{name}.lowerBound", f"{name}.upperBound")
        self._before += [f"{variable}.{m} = {end}" for m, end in zip((first, last), ends)]

    def _variable_of(self, described: Description) -> str:
        name: str = described["name"]
        whole = any(each.name == name for each in self.method.parameters)
        if name not in self._structs and not whole:
            struct = target(described["type"])
            self._structs[name] = name
            self._before += _blank(name, struct)
            self._given[name] = f"&{name}"
            if bit := self._week_start(described):
                self._before += [
                    "if let weekStart {",
                    f"  {name}.fields |= {bit}",
                    f"  {name}.week_start = weekStart",
                    "}",
                ]
        return name

    def _value(
        self, name: str, described: Description, is_optional: bool, in_struct: bool
    ) -> _Value:
        meaning = described["meaning"]
        kind = meaning["is"]
        if kind in ("text", "local_time"):
            if kind == "local_time":
                if is_optional:
                    return _Value("LocalMoment?", f"memory.copy(optional: {name}?.code)", True)
                return _Value("LocalMoment", f"memory.copy({name}.code)", True)
            if is_optional:
                return _Value("(any UTF8Text)?", f"memory.copy(optional: {name})", True)
            return _Value("some UTF8Text", f"memory.copy({name})", True)
        if kind == "texts":
            return _Value("[any UTF8Text]", f"memory.copy({name})", True)
        if kind == "ids":
            return _Value("[Int64]", name)
        if kind == "bytes":
            return _Value("[UInt8]", name)
        if kind in ("struct", "structs"):
            struct = meaning["of"].removeprefix("taskcore_")
            if struct in PROTOCOLS:
                made = f"memory.copy(elements: [{name}.input(in: memory, payload)])"
                return _Value(f"any {PROTOCOLS[struct]}", made, True)
            type = self._input(struct)
            if kind == "structs":
                return _Value(f"[{type}]", f"memory.keep({name})", True)
            if is_optional:
                return _Value(f"{type}?", f"memory.keep(optional: {name})", True)
            return _Value(type, f"memory.keep({name})", True)
        if kind == "flag":
            return _Value("Bool", f"{name} ? 1 : 0")
        if name == "weekStart" and is_optional:
            return _Value("Int32?", f"{name} ?? self.{name} ?? TASKCORE_WEEK_START_LOCALE")
        if kind == "bits" and CHOICES[meaning["of"]].form == "options":
            return _Value(CHOICES[meaning["of"]].name, f"{name}.rawValue")
        if kind == "code" and meaning["of"] in CHOICES:
            choice = CHOICES[meaning["of"]]
            code = "rawValue" if choice.form == "open" else "code"
            return _Value(f"{choice.name}{'?' if is_optional else ''}", f"{name}.{code}")
        if kind == "bits" and meaning["of"] in CHOICES:
            return _Value(CHOICES[meaning["of"]].name, f"{name}.code")
        if kind == "date":
            if is_optional:
                return _Value("CalendarDate?", f"{name}?.number ?? 0")
            return _Value("CalendarDate", f"{name}.number")
        if kind in ("id", "integer", "instant", "duration", "code"):
            type = _NUMBERS[described["type"]]
            if is_optional:
                return _Value(f"{type}?", f"{name} ?? 0")
            return _Value(type, name)
        raise ModelError(f"Swift cannot give {self.method.function} a {kind}: {name}")

    def _input(self, struct: str) -> str:
        if struct in FILLED:
            return FILLED[struct]
        raise ModelError(f"Swift cannot fill {struct}")

    def replace_parameter(self, name: str, by: str, type: str, doc: str) -> None:
        """Declares another parameter in the place of one."""
        place = [each for each, _ in self._documented].index(name)
        label = self._signature[place].partition(" ")[0]
        self._signature[place] = f"{label} {by}: {type}"
        self._documented[place] = (by, doc)

    def _declare(
        self, each: Parameter, name: str, type: str, doc: str, described: Description | None = None
    ) -> None:
        label = each.label or name
        said = name if label == name else f"{label} {name}"
        initial = f" = {each.initial}" if each.initial else ""
        self._signature.append(f"{said}: {type}{initial}")
        if each.is_optional:
            doc = re.sub(r"\b0(?=:| for\b)", "nil", doc)
            doc = doc.replace(
                ", or TASKCORE_WEEK_START_LOCALE", "; nil: the store's, or else the locale's"
            )
        else:
            doc = re.sub(r"[;.] NULL(?: for|:) [^;.]*", "", doc).replace("NULL or ", "")
        doc = re.sub(r"^0, or some of: ", "", doc)
        if type == "Bool":
            doc = re.sub(r"\b([01])(?=:)", lambda one: ("false", "true")[int(one[1])], doc)
        code = (described or {"meaning": {}})["meaning"]
        if code.get("is") == "date":
            doc = re.sub(r"^yyyymmdd(, \d+ to \d+)?", "the day", doc)
        if code.get("is") == "bits":
            group = INTERFACE.group(code["of"])
            doc = re.sub(r"^TASKCORE_\w+_\.\.\. joined by \|", "what is meant", doc)
            doc = re.sub(r"\b0(?=:)", "none", doc)
            for one in group.constants:
                doc = re.sub(rf"\b{one.name}\b", f"TASKCORE_{group.prefix}{one.name}", doc)
        if code.get("is") == "code":
            doc = re.sub(r"^TASKCORE_\w+_\.\.\.", "which one", doc)
        self._documented.append((name, doc))

    # What comes out.

    def _output(self, each: Description) -> tuple[str, str, str]:
        """Its type, what declares its variable, and what is made of it."""
        meaning, name = each["meaning"], _variable(each["name"])
        kind = meaning["is"]
        if kind == "handle":
            return self._handle(each, name)
        if kind == "struct":
            c_type = meaning["of"]
            struct = c_type.removeprefix("taskcore_")
            start = "\n".join(_blank(name, c_type))
            if struct in ROWS and ROWS[struct].parameters:
                return ROWS[struct].name, start, name
            if struct in ROWS:
                attempt = "try " if initialiser_throws(ROWS[struct]) else ""
                return ROWS[struct].name, start, f"{attempt}{ROWS[struct].name}({name})"
            if struct in INPUTS:
                return INPUTS[struct], start, f"{INPUTS[struct]}({name})"
            if struct in PARTED:
                return PARTED[struct].name, start, made_of_parts(PARTED[struct], name)
            if self.method.gives.startswith("("):
                return self.method.gives, start, name
            return BY_HAND[struct], start, f"{BY_HAND[struct]}({name})"
        if kind == "text":
            start = f"var {name}: UnsafeMutablePointer<CChar>?"
            gives = self.method.gives
            gives = gives if gives.startswith("[") else "String"
            if gives == "[UInt8]?":
                return gives, start, f"Self.taken({name})"
            made = f"Self.taken({name}) ?? []"
            if gives == "[String]":
                return gives, start, f'({made}).string.split(separator: "\\n").map {{ String($0) }}'
            return gives, start, f"({made}).string" if gives == "String" else made
        if kind == "bytes":
            return (
                "[UInt8]",
                f"var {name}: UnsafeMutablePointer<UInt8>?",
                f"Array(UnsafeBufferPointer(start: {name}, count: {_variable(meaning['count'])}))",
            )
        if kind == "ids":
            count = self._given[meaning["count"]]
            return "[Int64]", f"var {name} = [Int64](repeating: 0, count: {count})", name
        type = _NUMBERS[target(each["type"])]
        start = f"var {name}: {type} = 0"
        if kind == "flag":
            return "Bool", start, f"{name} != 0"
        if kind == "instant" and self.method.gives == "Int64?":
            return "Int64?", start, f"{name} == TASKCORE_NEVER ? nil : {name}"
        if kind == "code" and meaning["of"] in CHOICES:
            return (
                CHOICES[meaning["of"]].name,
                start,
                f"{CHOICES[meaning['of']].name}(code: {name})",
            )
        if kind == "date":
            return "CalendarDate", start, f"try CalendarDate(known: {name})"
        return type, start, name

    def _handle(self, each: Description, name: str) -> tuple[str, str, str]:
        c_type = target(target(each["type"]))
        handle = self._types[c_type]
        start = f"var {name}: UnsafeMutablePointer<{c_type}>?"
        if "row" in handle:
            row = handle["row"].removeprefix("taskcore_")
            type = _type(row)
            made = f"try {type}.list.elements(of: {name})"
            if row in ROWS and ROWS[row].parameters:
                made = f"try {type}.elements(of: {name}, in: self)"
            if self.method.gives == f"{type}?":
                return f"{type}?", start, f"{made}.first"
            return f"[{type}]", start, made
        if c_type in HANDLES:
            return HANDLES[c_type], start, f"try {HANDLES[c_type]}({name}, calls)"
        content = handle["content"].removeprefix("taskcore_")
        type = _type(content)
        gives = handle.get("gives") or f"{c_type}_contents"
        return type, start, f"try {type}(required({gives}({name})))"

    # The method.

    def text(self) -> str:
        body, results = self.body()
        return (
            self.comment(results)
            + ("  @discardableResult\n" if "discardable" in self.method.words else "")
            + self.head(results[0][0] if results else "")
            + "".join(f"    {line}\n" for line in "\n".join(body).splitlines())
            + "  }\n"
        )

    def body(self) -> tuple[list[str], list[tuple[str, str, str]]]:
        """Its lines, and what comes out: the type, what is made, and its doc."""
        fixed = dict(self.method.fixed)
        outputs: list[str] = []
        after: list[str] = []
        results: list[tuple[str, str, str]] = []
        made_of: dict[str, str] = {}
        conflicts = ""
        gives_all = self.method.gives.startswith("(") or "{" in self.method.gives
        for each in self.function["parameters"]:
            name = each["name"]
            if each["direction"] == "in" or name in self._given:
                continue
            if self.is_of_failure(each):
                conflicts = _variable(name)
                outputs.append(f"var {conflicts}: UnsafeMutablePointer<taskcore_conflict_list>?")
                self._given[name] = f"&{conflicts}"
                continue
            if each["meaning"]["is"] == "integer" and self._counts(name):
                outputs.append(f"var {_variable(name)} = 0")
                self._given[name] = f"&{_variable(name)}"
                continue
            is_over = results and not gives_all or self.method.gives == "Void"
            if is_over and each.get("nullable"):
                self._given[name] = "nil"
                continue
            if results and not gives_all:
                raise ModelError(f"{self.method.function} gives more than one thing")
            type, start, made = self._output(each)
            outputs.append(start)
            self._given[name] = f"&{_variable(name)}"
            doc = each["doc"].partition(", joined")[0] if type == "[String]" else each["doc"]
            results.append((type, made, doc))
            made_of[name] = made
            # Lists and texts are freed where they are read.
            is_read = ".elements(of: " in made or type in HANDLES.values()
            if each["meaning"]["is"] in ("bytes", "handle") and not is_read:
                after.append(f"defer {{ {each['free']}({_variable(name)}) }}")
        call = [self._argument(each, fixed) for each in self.function["parameters"]]
        body = [*self._before, *outputs]
        if self._keeps and not self._is_kept:
            body.insert(0, "let memory = CStrings()")
        body += self._called(call, conflicts)
        body += after
        if gives_all:
            results = [self._whole_result(results, made_of)]
        if self.method.nothing and results:
            type, made, doc = results[0]
            results[0] = (f"{type.removesuffix('?')}?", made, doc)
        if self._is_columns:
            name = _variable(next(e["name"] for e in self.outputs() if "_list" in e["type"]))
            body.append(f"defer {{ {self._list()}_free({name}) }}")
            body += _checked(f"{self._list()}_arrow", [name, "stream"])
            results = []
        if results:
            body.append(f"return {results[0][1]}")
        return body, results

    def _whole_result(
        self, results: list[tuple[str, str, str]], made_of: dict[str, str]
    ) -> tuple[str, str, str]:
        """What is made of all that comes out: a tuple, or what the facts say."""
        gives, doc = self.method.gives, results[0][2]
        if gives.startswith("("):
            first, *others = (self._said_to_come(each) for _, _, each in results)
            doc = ", and ".join([first, *(f"{each[0].lower()}{each[1:]}" for each in others)])
            parts = list(made_of.values())
            if len(parts) == 1 and (members := re.findall(r"(\w+): (\w+)", gives)):
                parts = [_converted(type, f"{parts[0]}.{name}") for name, type in members]
            return gives, f"({', '.join(parts)})", doc
        made = re.sub(r"\{(\w+)\}", lambda name: made_of[name[1]], gives)
        return gives.partition("(")[0], made, doc

    def _said_to_come(self, doc: str) -> str:
        return self._words.said(re.sub(r"^receives ", "", doc)).rstrip(".")

    def _counts(self, name: str) -> bool:
        return any(
            each["meaning"].get("count") == name and each["direction"] != "in"
            for each in self.function["parameters"]
        )

    def _argument(self, each: Description, fixed: dict[str, str]) -> str:
        name = each["name"]
        if name in self._given:
            return self._given[name]
        if name in fixed:
            return fixed[name]
        kind = each["meaning"]["is"]
        if kind == "handle" and HANDLES.get(target(each["type"])) == self._host:
            return "handle"
        if name in self._flags:
            return " | ".join(self._flags[name])
        if kind in ("bits", "flag"):
            return "0"
        if each.get("nullable") or kind == "callback":
            return "nil"
        raise ModelError(f"{self.method.function} needs {name}")

    def _called(self, call: list[str], conflicts: str) -> list[str]:
        inner = _call(f"{self.method.function}", call)
        if self._callbacks:
            given = ", ".join(sorted(self._callbacks, key=_place_in_calls))
            if self._payload:
                inner = [f"{self._payload} = payload", f"return {inner[0]}", *inner[1:]]
            calls = "calls" if self._is_kept else f"Calls({given})"
            inner = [f"try {calls}.run {{ payload in", *_in(inner), "}"]
            if self._is_kept:
                # What C was given lasts as long as it may call back.
                return [f"let calls = Calls({given})", *self._lasting(), *inner, self._keeping()]
        elif self._is_told:
            inner = ["try calls.run { _ in", *_in(inner), "}"]
        elif self.function["returns"]["type"] == "void":
            return inner
        elif conflicts:
            inner = [
                f"try Self.check(conflicts: &{conflicts}) {{",
                *_in(_call(self.method.function, [_place(each, conflicts) for each in call])),
                "}",
            ]
        elif self.method.nothing:
            end = f", unless: {self._nothing})"
            inner = _checked(self.method.function, call, end)
        else:
            inner = _checked(self.method.function, call)
            if self._host != "Store":
                inner[0] = inner[0].replace("Self.check", "Store.check")
        for outer in (
            f"try {self._located}.locating {{" if self._located else "",
            "try asking {" if "asks" in self.method.words else "",
            "try withExtendedLifetime(memory) {" if self._keeps else "",
        ):
            if outer:
                inner = [outer, *_in(inner), "}"]
        if self.method.nothing:
            inner[0] = f"let isThere = {inner[0]}"
            inner.append("guard isThere else { return nil }")
        return inner

    def _lasting(self) -> list[str]:
        return ["let memory = calls.texts"] if self._keeps else []

    def _keeping(self) -> str:
        """Keeps what is called back; of those with names, one for each."""
        ((name, _),) = self._documented
        of = f"[{name}.name]" if name != self._callbacks[0].partition(":")[0] else ""
        return f"{name}Calls{of} = calls"

    def head(self, gives: str) -> str:
        static = "static " if "static" in self.method.words else ""
        start = f"  public {static}func {self.method.name}("
        throws = "" if self.function["returns"]["type"] == "void" else " throws"
        end = f"){throws}{f' -> {gives}' if gives else ''} {{"
        line = start + ", ".join(self._signature) + end
        if len(line) <= 100:
            return line + "\n"
        return f"{start}\n{filled(self._signature, 4)}\n  {end}\n"

    @property
    def _nothing(self) -> str:
        return f"TASKCORE_{self.method.nothing}"

    def _missing(self) -> str:
        """When nothing comes out."""
        parts = self.function["returns"]["doc"].rstrip(".").split("; ")
        part = next(each for each in parts if self._nothing in each)
        said = self._words.said(part.replace(self._nothing, "").strip())
        return f"nil {said[0].lower()}{said[1:]}"

    def comment(self, results: list[tuple[str, str, str]], also_throws: str = "") -> str:
        own = METHOD_DOCS.get(self.method.name)
        first, rest = _summary(own or self._words.said(self.function["doc"]))
        if self._is_columns:
            first, rest = f"{first[:-1]}, as columns of Apache Arrow.", ""
        lines = [*_wrapped(first, ""), ""]
        if rest:
            lines += [*_wrapped(rest, ""), ""]
        documented = [(name, _ended(self._words.said(doc))) for name, doc in self._documented]
        if len(documented) == 1:
            name, doc = documented[0]
            lines += _wrapped(f"- Parameter {name}: {doc}", "  ")
        elif documented:
            lines.append("- Parameters:")
            for name, doc in documented:
                lines += _wrapped(f"- {name}: {doc}", "  ", "  ")
        if results:
            said = self._words.said(re.sub(r"^receives ", "", results[0][2]))
            if results[0][0] == "Int64?":
                said = said.replace("`TASKCORE_NEVER`", "nil")
            if self.method.nothing:
                said = f"{said.partition(';')[0].rstrip('.')}; {self._missing()}"
            if said.rstrip(".").lower() in ("it", "them"):
                said = _named(results[0][0])
            lines += _wrapped(f"- Returns: {_ended(said)}", "  ")
        if "doc" in self.function["returns"]:
            doc = "" if own else self.function["returns"]["doc"]
            if self.method.nothing:
                doc = "; ".join(e for e in doc.split("; ") if self._nothing not in e)
            lines += _wrapped(f"- Throws: {self._words.thrown(doc)}{also_throws}.", "  ")
        elif not lines[-1]:
            lines.pop()
        return "".join(f"  /// {line}".rstrip() + "\n" for line in lines)


def _blank(name: str, struct: str) -> list[str]:
    line = f"var {name} = blank({struct}(), {struct}_init)"
    if len(line) <= 96:
        return [line]
    return [f"var {name} = blank(", f"  {struct}(), {struct}_init)"]


def _flag_doc(constant: str) -> str:
    for group in INTERFACE.groups:
        for each in group.constants:
            if constant == f"TASKCORE_{group.prefix}{each.name}" and each.doc:
                return f"whether this holds: {each.doc}"
    return "whether that is wanted, too"


def _summary(text: str) -> tuple[str, str]:
    """The first sentence, and the others."""
    end = re.search(r"(?<=[^.].)\. (?=[A-Z`])", text)
    return (text[: end.start() + 1], text[end.end() :]) if end else (text, "")


def _type(struct: str) -> str:
    """What Swift has of a struct that the library gives."""
    if struct in ROWS:
        return ROWS[struct].name
    return INPUTS[struct] if struct in INPUTS else BY_HAND[struct]


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _place(argument: str, conflicts: str) -> str:
    return "$0" if argument == f"&{conflicts}" else argument


def _variable(name: str) -> str:
    made = re.sub(r"(?<=[a-z])(Id|Uid)(?=s?$)", lambda end: end[0].upper(), camel_case(_bare(name)))
    return f"`{made}`" if made in ("in", "for", "import", "repeat") else made


def _named(type: str) -> str:
    """What comes out, where nothing is said of it but that it does."""
    members = re.findall(r"(\w+): ", type)
    return f"The {', the '.join(members)}." if members else f"The `{type}`."


def _converted(type: str, value: str) -> str:
    """What a member of C's is in Swift."""
    is_choice = type in {each.name for each in CHOICES.values()}
    return f"{type}(code: {value})" if is_choice else f"{type}({value})"


def _place_in_calls(argument: str) -> int:
    """The closures come before what has several of them, in their order."""
    order = [closure_name(each) for each in CALLBACKS.values()]
    name = argument.partition(":")[0]
    return order.index(name) if name in order else len(order)


def _bare(name: str) -> str:
    for suffix in ("_ms", "_s", "_minor", "_millionths"):
        name = name.removesuffix(suffix)
    return name


def _in(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _call(head: str, parts: list[str], end: str = "") -> list[str]:
    line = f"{head}({', '.join(parts)}){end}"
    if len(line) <= 84:
        return [line]
    return [f"{head}(", *_in(_filled(parts, f"){end}"))]


def _checked(function: str, call: list[str], end: str = ")") -> list[str]:
    inner = _call(function, call, end)
    if len(inner) == 1 and len(inner[0]) <= 76:
        return [f"try Self.check({inner[0]}"]
    return ["try Self.check(", *_in(inner)]


def _filled(parts: list[str], end: str) -> list[str]:
    return [line.strip() for line in filled(parts, 14, end).splitlines()]


def _wrapped(text: str, after: str, before: str = "") -> list[str]:
    return textwrap.wrap(
        text,
        94,
        initial_indent=before,
        subsequent_indent=before + after,
        break_long_words=False,
        break_on_hyphens=False,
    )
