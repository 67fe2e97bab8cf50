# SPDX-License-Identifier: Apache-2.0
"""The functions of C: methods of the store and of other objects, and functions of the namespace.

Each comes twice: `task_add` raises an error, `try_task_add` gives it as a value.
"""

from dataclasses import dataclass, field
from typing import Any

from model.language.errors import ModelError
from model.writers.bindings.functions import Called, calling_back, generated, of_handle
from model.writers.bindings.members import target
from model.writers.cpp.members import CALLBACKS, NUMBERS, from_c, scalar, to_c
from model.writers.cpp.names import BY_HAND_FUNCTIONS, own, qualified, word
from model.writers.cpp.text import comment, joined
from model.writers.cpp.text import header as laid_out

Description = dict[str, Any]

_STORE = "taskcore_store"
_NEEDED = ("read", "write", "observe")
"""Callbacks without which a call says nothing."""


def store_header(description: Description) -> str:
    calls = [Call(each, 2) for each in of_handle(_STORE, generated(description, BY_HAND_FUNCTIONS))]
    outcomes = "\n\n".join(filter(None, (each.outcome() for each in calls)))
    body = (
        f"{outcomes}\n\n"
        "/// A store of tasks. Any thread may use it; its calls take turns. A constant one is a\n"
        "/// handle that cannot be exchanged: what it stands for can be changed.\n"
        "class store : public internal::store_handle {\n public:\n"
        "  store() noexcept = default;\n"
        "  explicit store(open_options options)\n"
        "      : store_handle(internal::unwrap(opened(std::move(options)))) {}\n"
        '  /// Opens a file, or ":memory:".\n'
        "  explicit store(std::string_view path) : store(at(path)) {}\n\n"
        "  /// Opens a store, or says why it cannot be opened.\n"
        "  [[nodiscard]] static result<store> try_open(open_options options) {\n"
        "    auto made = opened(std::move(options));\n"
        "    if (!made) return internal::failed(made.error());\n"
        "    return store(std::move(*made));\n  }\n\n"
        + "\n".join(each.method() for each in calls)
        + "\n private:\n"
        "  explicit store(internal::store_handle &&made) noexcept : store_handle(std::move(made)) {}\n"
        "  static open_options at(std::string_view path) {\n"
        "    open_options options;\n    options.path = path;\n    return options;\n  }\n"
        "};"
    )
    return laid_out(
        "store",
        "What a store does.",
        _INCLUDES + ["../store_handle.hpp", "handles.hpp", "values.hpp"],
        body,
    )


_INCLUDES = [
    "<taskcore.h>",
    "<cstdint>",
    "<optional>",
    "<string>",
    "<string_view>",
    "<utility>",
    "<vector>",
    "../arguments.hpp",
    "../callbacks.hpp",
    "../config.hpp",
]


def functions_header(description: Description) -> str:
    calls = [
        Call(each, 0, calling_back(description))
        for each in generated(description, BY_HAND_FUNCTIONS)
        if not any(one["meaning"]["is"] == "handle" for one in each["parameters"][:1])
    ]
    calls += [
        Call(each, 0, storeless=True)
        for each in of_handle(_STORE, generated(description, BY_HAND_FUNCTIONS))
        if each["parameters"][0].get("nullable")
    ]
    body = "\n\n".join(filter(None, (each.outcome() for each in calls)))
    body += "\n\n" + "\n".join(each.method() for each in calls)
    return laid_out(
        "functions",
        "What needs no store.",
        _INCLUDES + ["handles.hpp", "values.hpp"],
        body,
    )


def methods_of(handle: str, description: Description, but: set[str]) -> str:
    """The methods of an object, in the order of the header."""
    return "".join(
        "\n" + Call(each, 2).method()
        for each in of_handle(handle, generated(description, BY_HAND_FUNCTIONS))
        if each["name"] not in but
    )


@dataclass
class Call(Called):
    """One function of C on the way to C++."""

    indent: int
    calling_back: frozenset[str] = frozenset()
    storeless: bool = False
    parameters: list[tuple[str, str, str]] = field(default_factory=list)
    """Type, name and default, which is "" where there is none."""
    before: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    outs: list[tuple[str, str, str]] = field(default_factory=list)
    """Type, name and expression of what comes out."""
    documented: list[tuple[str, str]] = field(default_factory=list)
    conflicts: str = ""
    borrows: bool = False
    """Whether something is kept for the call."""
    checks: bool = False
    """Whether a text goes in, which may have a NUL."""

    def __post_init__(self) -> None:
        counted = {
            each["meaning"]["count"]: each
            for each in self.function["parameters"]
            if "count" in each["meaning"] and each["direction"] == "in"
        }
        self._counts = counted
        callbacks = [
            each for each in self.function["parameters"] if each["meaning"]["is"] == "callback"
        ]
        if callbacks:
            self._needs("auto &callbacks = kept.keep<internal::payload>();")
        for index, each in enumerate(self.function["parameters"]):
            if index == 0 and each["meaning"]["is"] == "handle" and each["direction"] == "in":
                self.arguments.append("nullptr" if self.storeless else "get()")
            else:
                self._take(each)

    def _needs(self, *lines: str) -> None:
        self.borrows = True
        self.before += lines

    def _take(self, each: Description) -> None:
        getattr(self, f"_{each['direction']}")(each)

    def _add(self, each: Description, type: str, default: str = "") -> None:
        self.parameters.append((type, word(each["name"]), default))
        self.documented.append((word(each["name"]), each["doc"]))

    def _in(self, each: Description) -> None:
        name, meaning = word(each["name"]), each["meaning"]
        kind = meaning["is"]
        if each["name"] in self._counts:
            source = word(self._counts[each["name"]]["name"])
            self.arguments.append(
                f"{source}.texts().size()"
                if self._counts[each["name"]]["meaning"]["is"] == "texts"
                else f"{source}.size()"
            )
        elif kind == "text":
            if each.get("nullable"):
                self._add(each, "std::optional<std::string_view>", "std::nullopt")
            else:
                self._add(each, "std::string_view")
            self.checks = True
            self._needs(f'const char *const c_{name} = kept.copy({name}, "{each["name"]}");')
            self.arguments.append(f"c_{name}")
        elif kind == "texts":
            self._add(each, "const text_span &")
            self.checks = True
            self._needs(f'const auto c_{name} = kept.texts({name}, "{each["name"]}");')
            self.arguments.append(f"c_{name}")
        elif kind == "ids":
            self._add(each, "id_span")
            self.arguments.append(f"{name}.data()")
        elif kind == "bytes":
            self._add(each, "bytes_view")
            self.arguments.append(f"{name}.data()")
        elif kind == "structs":
            self._add(each, f"array_view<{qualified(meaning['of'])}>")
            self.checks = True
            self._needs(f"const auto c_{name} = kept.structs({name});")
            self.arguments.append(f"c_{name}")
        elif kind == "struct":
            of = qualified(meaning["of"])
            self._add(each, f"const {of} &", "{}" if each.get("nullable") else "")
            self.checks = True
            self._needs(
                f"{meaning['of']} c_{name};",
                f"internal::mapping<{of}>::fill(c_{name}, {name}, kept);",
            )
            self.arguments.append(f"&c_{name}")
        elif kind == "callback":
            function = CALLBACKS[meaning["of"]]
            self._add(each, f"{function}_function", "" if function in _NEEDED else "{}")
            self.before += [
                f"const auto c_{name} = {name} ? internal::payload::call_{function} : nullptr;",
                f"callbacks.{function} = std::move({name});",
            ]
            self.arguments.append(f"c_{name}")
        elif kind == "payload":
            self.arguments.append("&callbacks")
        elif kind in ("code", "bits", "flag", "instant", "date", "duration", "id", "integer"):
            self._add(each, scalar(each), "{}" if kind == "bits" else "")
            self.arguments.append(to_c(each, name))
        else:
            raise ModelError(f"In C++, nothing is known of {each} of {self.function['name']}.")

    def _in_out(self, each: Description) -> None:
        name, of = word(each["name"]), each["meaning"]["of"]
        self.before += [
            f"{of} c_{name};",
            f"static_cast<void>({of}_init(&c_{name}, sizeof c_{name}));",
        ]
        self.arguments.append(f"&c_{name}")
        self.outs.append(
            (qualified(of), name, f"internal::mapping<{qualified(of)}>::read(c_{name})")
        )

    def _out(self, each: Description) -> None:
        name, meaning = word(each["name"]), each["meaning"]
        kind = meaning["is"]
        if any(each["name"] == one["meaning"].get("count") for one in self.outputs()):
            # The count of what came before.
            self.arguments.append(f"&c_{name}")
            return
        if kind == "handle":
            of = target(target(each["type"]))
            self.before.append(f"{of} *c_{name} = nullptr;")
            self.arguments.append(f"&c_{name}")
            if self.is_of_failure(each):
                self.conflicts = name
                return
            kept = ", kept.released()" if of in self.calling_back else ""
            self.outs.append((qualified(of), name, f"{qualified(of)}(c_{name}{kept})"))
        elif kind == "text":
            self.before.append(f"char *c_{name} = nullptr;")
            self.arguments.append(f"&c_{name}")
            self.outs.append(("std::string", name, f"internal::take(c_{name})"))
        elif kind == "bytes":
            count = word(meaning["count"])
            self.before += [f"std::uint8_t *c_{name} = nullptr;", f"std::size_t c_{count} = 0;"]
            self.arguments.append(f"&c_{name}")
            self.outs.append(
                ("std::vector<std::uint8_t>", name, f"internal::take(c_{name}, c_{count})")
            )
        elif kind == "ids":
            source = word(self._counts[meaning["count"]]["name"])
            self.before.append(f"std::vector<std::int64_t> c_{name}({source}.size());")
            self.arguments.append(f"c_{name}.data()")
            self.outs.append(("std::vector<std::int64_t>", name, f"c_{name}"))
        else:
            type = NUMBERS[target(each["type"])]
            self.before.append(f"{type} c_{name}{{}};")
            self.arguments.append(f"&c_{name}")
            self.outs.append((scalar(each), name, from_c(each, f"c_{name}")))

    @property
    def name(self) -> str:
        handle = self.function["parameters"][:1]
        if self.indent and target(handle[0]["type"]) != _STORE:
            return self._short()
        return own(self.function["name"])

    @property
    def tried(self) -> str:
        """The form that gives its error as a value; behind `try_`, no name is a keyword."""
        return f"try_{self.name.removesuffix('_')}"

    @property
    def type(self) -> str:
        if not self.outs:
            return "void"
        return self.outs[0][0] if len(self.outs) == 1 else f"taskcore::{self.name}_outcome"

    def outcome(self) -> str:
        """What comes out, where it is more than one thing."""
        if len(self.outs) < 2 or self.storeless or "statuses" not in self.function:
            return ""
        docs = {word(each["name"]): each["doc"] for each in self.function["parameters"]}
        lines = "".join(
            comment(docs[name], 2) + f"  {type} {name}{{}};\n" for type, name, _ in self.outs
        )
        return f"/// What `{self.name}` gives.\nstruct {self.name}_outcome {{\n{lines}}};"

    def method(self) -> str:
        if "statuses" not in self.function:
            return self._plain()
        start = " " * self.indent
        after = " const" if self.indent else ""
        before = "" if self.indent else "inline "
        types = [
            f"{type}{'' if type.endswith('&') else ' '}{name}" for type, name, _ in self.parameters
        ]
        with_defaults = list(types)
        for index in range(len(types) - 1, -1, -1):
            if not self.parameters[index][2]:
                break
            with_defaults[index] = f"{types[index]} = {self.parameters[index][2]}"
        handed = [
            f"std::move({name})" if type.endswith("_function") else name
            for type, name, _ in self.parameters
        ]
        returned = f"internal::unwrap({self.tried}({', '.join(handed)}))"
        plain = (
            self._doc()
            + joined(f"{before}{self.type} {self.name}", with_defaults, f"{after} {{", self.indent)
            + f"\n{start}  {'' if self.type == 'void' else 'return '}{returned};\n{start}}}\n"
        )
        tried = joined(
            f"{before}result<{self.type}> {self.tried}", with_defaults, f"{after} {{", self.indent
        )
        body = "".join(f"{start}  {line}\n" for line in self._body())
        value = f"{start}/// `{self.name}`, with the error as a value.\n{tried}\n{body}{start}}}\n"
        # A function of the namespace must be there before it is called.
        return plain + value if self.indent else value + plain

    def _doc(self) -> str:
        text = comment(self.function["doc"], self.indent)
        for name, doc in self.documented:
            text += comment(f"@param {name} {doc}", self.indent)
        return text

    def _body(self) -> list[str]:
        lines = ["internal::arguments kept;"] if self.borrows else []
        lines += self.before
        if self.checks:
            lines.append("if (kept.refused()) return kept.refusal();")
        lines.append("taskcore_error *said = nullptr;")
        indent = self.indent + 2
        call = joined(
            f"const auto status = {self.function['by_value']}",
            [*self.arguments, "&said"],
            ";",
            indent,
        )
        lines += [line[indent:] for line in call.splitlines()]
        if self.conflicts:
            lines.append(f"auto conflicts = internal::shared(c_{self.conflicts});")
            failure = "internal::failure(status, said, std::move(conflicts))"
        else:
            failure = "internal::failure(status, said)"
        lines.append(f"if (status != TASKCORE_OK) return {failure};")
        if not self.outs:
            lines.append("return {};")
        elif len(self.outs) == 1:
            lines.append(f"return {self.outs[0][2]};")
        else:
            made = ", ".join(
                f"std::move({expression})"
                if expression == f"c_{name}" and "vector" in type
                else expression
                for type, name, expression in self.outs
            )
            lines.append(f"return {self.type}{{{made}}};")
        return lines

    def _plain(self) -> str:
        """A function that cannot fail."""
        returns = self.function["returns"]["type"]
        start = " " * self.indent
        before = "[[nodiscard]] " if self.indent else "[[nodiscard]] inline "
        after = " const &" if self.indent else ""
        names = [each["name"] for each in self.function["parameters"]]
        call = f"{self.function['name']}({', '.join(self.arguments)})"
        if names[-2:] == ["count", "stride"]:
            of = qualified(target(returns))
            return (
                self._doc()
                + f"{start}{before}rows_view<{of}> {self._short()}(){after} {{\n"
                + f"{start}  std::size_t c_count = 0, c_stride = 1;\n"
                + f"{start}  const auto *raw = {call};\n"
                + f"{start}  return {{raw, c_count, c_stride}};\n{start}}}\n"
                + f"{start}rows_view<{of}> {self._short()}() const && = delete;\n"
            )
        if returns == "const char *" and not names:
            return (
                self._doc()
                + f"{start}{before}std::string_view {self.name}() {{ return {call}; }}\n"
            )
        if returns in NUMBERS and not names:
            return (
                self._doc()
                + f"{start}{before}{NUMBERS[returns]} {self.name}() {{ return {call}; }}\n"
            )
        raise ModelError(f"In C++, nothing is known of {self.function['name']}.")

    def _short(self) -> str:
        """Without the name of its object."""
        object = target(self.function["parameters"][0]["type"])
        return word(self.function["name"].removeprefix(f"{object}_"))
