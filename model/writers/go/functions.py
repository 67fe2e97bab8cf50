# SPDX-License-Identifier: Apache-2.0
"""The functions of C: methods of the store and of other objects, and functions of the package."""

from dataclasses import dataclass, field
from typing import Any

from model.language.errors import ModelError
from model.writers.bindings.functions import Called, generated
from model.writers.bindings.members import target
from model.writers.go.members import CALLBACKS, RAW, from_c, scalar, to_c
from model.writers.go.names import (
    BY_HAND_FUNCTIONS,
    OF_EACH_LIST,
    camel,
    function,
    is_plain,
    local,
    own,
    timed,
)
from model.writers.go.structs import filled, filled_all
from model.writers.go.text import Words, comment, item, named, source

Description = dict[str, Any]

IMPORTS = ["io", "time", "taskcore/internal/calls", "taskcore/internal/capi"]
_STORE = "taskcore_store"
_SCALARS = ("code", "bits", "flag", "instant", "date", "duration", "id", "integer", "real")


class Functions:
    """All functions but those of which each list has its own."""

    def __init__(self, description: Description, words: Words) -> None:
        self._words = words
        self._types: dict[str, Description] = {each["name"]: each for each in description["types"]}
        self._generated = [
            each
            for each in generated(description, BY_HAND_FUNCTIONS)
            if each["name"] not in self._of_handles(description)
        ]

    def _of_handles(self, description: Description) -> set[str]:
        """What is called when a list or another object is read."""
        return {
            f"{each['name']}_{name}"
            for each in description["types"]
            if each["kind"] == "handle"
            for name in (*OF_EACH_LIST, "contents")
        }

    def of_store(self) -> str:
        made = [self._call(each).text() for each in self._generated if _object(each) == _STORE]
        return source("taskcore", IMPORTS, "\n".join(made))

    def others(self) -> str:
        """Those that need no store."""
        made = [
            self._call(each).text()
            for each in self._generated
            if is_plain(each) or "row" in self._types.get(_object(each), {})
        ]
        made += [
            _Call(each, self, storeless=True).text()
            for each in self._generated
            if is_storeless(each)
        ]
        return source("taskcore", IMPORTS, "\n".join(made))

    def methods(self, handle: str) -> str:
        return "".join(
            "\n" + self._call(each).text() for each in self._generated if _object(each) == handle
        )

    def has_methods(self, handle: str) -> bool:
        return any(_object(each) == handle for each in self._generated)

    def _call(self, function: Description) -> "_Call":
        return _Call(function, self)

    def words(self, text: str) -> str:
        return self._words(text)

    def type(self, name: str) -> Description:
        return self._types[name]


def is_storeless(function: Description) -> bool:
    """Whether it is there without a store, too."""
    first = function["parameters"][:1]
    return _object(function) == _STORE and bool(first[0].get("nullable"))


def _object(function: Description) -> str:
    """What it is a method of, or else ""."""
    if is_plain(function) or not function["parameters"]:
        return ""
    return target(function["parameters"][0]["type"])


@dataclass
class _Call(Called):
    """One function of C on the way to Go."""

    all: Functions
    storeless: bool = False
    parameters: list[tuple[str, str]] = field(default_factory=list)
    """Name and type."""
    before: list[str] = field(default_factory=list)
    outs: list[tuple[str, str, str]] = field(default_factory=list)
    """Name, type and expression of what comes out."""
    documented: list[str] = field(default_factory=list)
    conflicts: str = ""

    def __post_init__(self) -> None:
        self._counts = {
            each["meaning"]["count"]: each
            for each in self.function["parameters"]
            if "count" in each["meaning"] and each["direction"] == "in"
        }
        for place, each in enumerate(self.function["parameters"]):
            if place == 0 and each["meaning"]["is"] == "handle" and each["direction"] == "in":
                if self._is_of_list:
                    self.parameters.append(("list", f"*List[{self._row}]"))
                    self.before.append("c.Number(0, list.open())")
                continue
            getattr(self, f"_{each['direction']}")(each, place)

    @property
    def _object(self) -> str:
        return "" if self.storeless else _object(self.function)

    @property
    def _is_of_list(self) -> bool:
        return bool(self._object) and "row" in self.all.type(self._object)

    @property
    def _row(self) -> str:
        return own(self.all.type(self._object)["row"])

    @property
    def name(self) -> str:
        if self._object in ("", _STORE) or self._is_of_list:
            return own(self.function["name"])
        return camel(self.function["name"].removeprefix(f"{self._object}_"))

    def _name(self, each: Description) -> str:
        """Without a unit that the type says."""
        return local(timed(each, {one["name"] for one in self.function["parameters"]}))

    def _add(self, each: Description, type: str) -> None:
        self.parameters.append((self._name(each), type))
        if line := item(self._name(each), self.all.words(each["doc"])):
            self.documented.append(line)

    def _in(self, each: Description, place: int) -> None:
        name, meaning = self._name(each), each["meaning"]
        kind = meaning["is"]
        if each["name"] in self._counts:
            self.before.append(f"c.Int({place}, len({local(self._counts[each['name']]['name'])}))")
        elif kind == "text":
            self._add(each, "string")
            call = "OptionalText" if each.get("nullable") else "Text"
            self.before.append(f'c.Pointer({place}, c.{call}({name}, "{each["name"]}"))')
        elif kind == "texts":
            self._add(each, "[]string")
            self.before.append(f'c.Array({place})(c.Texts({name}, "{each["name"]}"))')
        elif kind == "ids":
            self._add(each, "[]int64")
            self.before.append(f"c.Array({place})(c.IDs({name}))")
        elif kind == "bytes":
            self._add(each, "[]byte")
            self.before.append(f"c.Pointer({place}, c.Bytes({name}))")
        elif kind == "structs":
            self._add(each, f"[]{own(meaning['of'])}")
            self.before.append(f"c.Array({place})({filled_all(name, meaning['of'])})")
        elif kind == "struct" and each.get("nullable"):
            self._add(each, f"*{own(meaning['of'])}")
            self.before += [
                f"if {name} != nil {{",
                f"\tc.Pointer({place}, {filled(name, meaning['of'])})",
                "}",
            ]
        elif kind == "struct":
            self._add(each, own(meaning["of"]))
            self.before.append(f"c.Pointer({place}, {filled('&' + name, meaning['of'])})")
        elif kind == "callback":
            function, type = CALLBACKS[meaning["of"]]
            self._add(each, type)
            self.before += [
                f"if {name} != nil {{",
                f"\tc.Callbacks().{function} = {name}",
                f"\tc.Pointer({place}, calls.Callback(capi.On{function}))",
                "}",
            ]
        elif kind == "payload":
            self.before.append(f"c.Number({place}, c.Payload())")
        elif each["type"] == "void *":
            self._add(each, "calls.Pointer")
            self.before.append(f"c.Pointer({place}, {name})")
        elif kind == "bits" and each is self._last:
            # Flags that come last are given or not.
            self._add(each, f"...{scalar(each)}")
            self.before.append(f"c.Int({place}, joined({name}))")
        elif kind in _SCALARS:
            self._add(each, scalar(each))
            self.before.append(f"c.Int({place}, int({to_c(each, name, each['name'])}))")
        else:
            raise ModelError(f"In Go, nothing is known of {each} of {self.function['name']}.")

    def _in_out(self, each: Description, place: int) -> None:
        name, of = self._name(each), each["meaning"]["of"]
        raw = f"capi.{camel(of.removeprefix('taskcore_'))}"
        self.before.append(f"{name}Out := outStruct[{raw}](c, {place}, {function(of + '_init')})")
        self._result(each, own(of), f"read{own(of)}({name}Out)")

    def _result(self, each: Description, type: str, expression: str) -> None:
        self.outs.append((self._name(each), type, expression))
        if line := item(self._name(each), self.all.words(each["doc"])):
            self.documented.append(line)

    def _out(self, each: Description, place: int) -> None:
        name, meaning = self._name(each), each["meaning"]
        kind, out = meaning["is"], f"{local(each['name']).rstrip('_')}Out"
        if any(each["name"] == one["meaning"].get("count") for one in self.outputs()):
            # The count of what came before.
            self.before.append(f"{out} := calls.Out[uintptr](c, {place})")
            return
        if kind == "handle":
            self.before.append(f"{out} := calls.Out[calls.Pointer](c, {place})")
            if self.is_of_failure(each):
                self.conflicts = out
                return
            of = self.all.type(target(target(each["type"])))
            if "row" in of:
                row = own(of["row"])
                self._result(each, f"*List[{row}]", f"newList(*{out}, &{list_kind(of)})")
            elif self.all.has_methods(of["name"]):
                type = own(of["name"])
                self._result(
                    each,
                    f"*{type}",
                    f"&{type}{{newHandle(*{out}, {function(of['free'])}, c.Registered())}}",
                )
            else:
                content = own(of["content"])
                read = function(f"{of['name']}_contents")
                taken = f"contentsOf(*{out}, {read}, {function(of['free'])}, read{content})"
                self._result(each, f"*{content}", taken)
        elif kind == "text":
            self.before.append(f"{out} := calls.Out[calls.Pointer](c, {place})")
            self._result(each, "string", f"calls.TakeString(*{out})")
        elif kind == "bytes":
            self.before.append(f"{out} := calls.Out[calls.Pointer](c, {place})")
            count = f"{local(meaning['count'])}Out"
            self._result(each, "[]byte", f"calls.TakeBytes(*{out}, *{count})")
        elif kind == "ids":
            counted = local(self._counts[meaning["count"]]["name"])
            self.before.append(f"{out} := calls.OutIDs(c, {place}, len({counted}))")
            self._result(each, "[]int64", f"{out}()")
        else:
            type = RAW[target(each["type"])]
            self.before.append(f"{out} := calls.Out[{type}](c, {place})")
            self._result(each, scalar(each), from_c(each, f"*{out}"))
        assert name

    @property
    def _last(self) -> Description:
        """The last one that goes in."""
        parameters: list[Description] = self.function["parameters"]
        return [each for each in parameters if each["direction"] == "in"][-1]

    def text(self) -> str:
        if "statuses" not in self.function:
            return self._plain()
        results = ", ".join(f"{name} {type}" for name, type, _ in self.outs)
        run = f"{self._runner}run(c)"
        failed = f"withConflicts({run}, {self.conflicts})" if self.conflicts else run
        start = self._start(f"({results}, err error)" if results else "error")
        if not self.outs:
            return f"{start}\treturn {failed}\n}}\n"
        made = ", ".join(expression for _, _, expression in self.outs)
        return f"{start}\tif err = {failed}; err != nil {{\n\t\treturn\n\t}}\n\treturn {made}, nil\n}}\n"

    @property
    def _runner(self) -> str:
        return "s." if self._object and not self._is_of_list else ""

    def _start(self, results: str) -> str:
        receiver = f"(s *{own(self._object)}) " if self._runner else ""
        body = "".join(f"\t{line}\n" for line in self.before)
        return (
            f"{self._doc()}func {receiver}{self.name}({self._signature()}) {results} {{\n"
            f"\tc := calls.New({function(self.function['name'])})\n\tdefer c.Free()\n{body}"
        )

    def _signature(self) -> str:
        """Ids that come last may be written one behind the other."""
        parts = [f"{name} {type}" for name, type in self.parameters]
        if parts and parts[-1].endswith(" []int64"):
            parts[-1] = parts[-1].replace("[]", "...")
        return ", ".join(parts)

    def _doc(self) -> str:
        text = comment(named(self.name, self.all.words(self.function["doc"])))
        return text + ("//\n" + "".join(self.documented) if self.documented else "")

    def _plain(self) -> str:
        """A function that cannot fail."""
        returns = self.function["returns"]["type"]
        names = [each["name"] for each in self.function["parameters"]]
        if names[-2:] == ["count", "stride"]:
            of = own(target(returns))
            self.documented = []
            return (
                self._start(f"[]{of}")
                + "\tdefer list.keep()\n"
                + f"\treturn rowsApart(c.Result(), *countOut, *strideOut, read{of})\n}}\n"
            )
        asked = f"calls.Ask({function(self.function['name'])})"
        if returns == "const char *" and not names:
            return f"{self._doc()}func {self.name}() string {{ return calls.String({asked}) }}\n"
        if returns == "int32_t" and not names:
            return f"{self._doc()}func {self.name}() int {{ return int(uintptr({asked})) }}\n"
        raise ModelError(f"In Go, nothing is known of {self.function['name']}.")


def list_kind(handle: Description) -> str:
    return f"rowsOf{own(handle['name'])}"
