# SPDX-License-Identifier: Apache-2.0
"""The functions of C: methods of the store and of other objects, and functions of the crate."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from model.language.errors import ModelError
from model.writers.bindings.functions import Called, calling_back, generated, of_handle
from model.writers.bindings.members import target
from model.writers.rust.members import from_c, scalar, to_c
from model.writers.rust.names import BY_HAND_FUNCTIONS, camel, own, type_name, word
from model.writers.rust.raw import raw_type
from model.writers.rust.text import comment, joined, source

Description = dict[str, Any]
Links = Mapping[str, str]

STORE = "taskcore_store"

_CALLBACKS = {
    "taskcore_passphrase_callback": ("passphrase", "PassphraseFn<'_>"),
    "taskcore_progress_callback": ("telling", "ProgressFn<'_>"),
    "taskcore_read_callback": ("read", "&mut dyn Read"),
    "taskcore_write_callback": ("write", "&mut dyn Write"),
}
"""Which member of the callbacks of a call it is, and what a caller gives."""

_TRANSPORT = {"is": "struct", "of": "taskcore_sync_transport"}

_NEEDED = ("read", "write")
"""Callbacks without which a call says nothing."""

_USES = [
    "std::cell::RefCell",
    "std::io::{Read, Write}",
    "std::ptr",
    "taskcore_sys as sys",
    "super::enumerations::*",
    "super::handles::*",
    "super::values::*",
    "crate::arguments::*",
    "crate::call::call",
    "crate::callbacks::*",
    "crate::text::{take_bytes, take_text, text}",
    "crate::{transport, Date, Moment, Result, Span, Timestamp, Transport}",
]


def store_module(description: Description, links: Links) -> str:
    calls = methods_of(STORE, description, set(), links)
    outcomes = [each.outcome() for each in calls if each.outcome()]
    return source(
        "What a store does.",
        [*_USES, "crate::Store"],
        "\n\n".join(
            [*outcomes, "impl Store {\n" + "\n".join(each.method() for each in calls) + "}"]
        ),
    )


def functions_module(description: Description, links: Links) -> str:
    calls = free_functions(description, links)
    outcomes = [each.outcome() for each in calls if each.outcome()]
    return source(
        "What needs no store.",
        _USES,
        "\n\n".join([*outcomes, *(each.method().rstrip() for each in calls)]),
    )


def free_functions(description: Description, links: Links) -> list["Call"]:
    calls = [
        Call(each, links, calling_back=calling_back(description))
        for each in generated(description, BY_HAND_FUNCTIONS)
        if not any(one["meaning"]["is"] == "handle" for one in each["parameters"][:1])
    ]
    return calls + [
        Call(each, links, storeless=True)
        for each in of_handle(STORE, generated(description, BY_HAND_FUNCTIONS))
        if each["parameters"][0].get("nullable")
    ]


def methods_of(handle: str, description: Description, but: set[str], links: Links) -> list["Call"]:
    """The methods of an object, in the order of the header."""
    return [
        Call(each, links, handle)
        for each in of_handle(handle, generated(description, BY_HAND_FUNCTIONS))
        if each["name"] not in but
    ]


@dataclass
class Call(Called):
    """One function of C on the way to Rust."""

    links: Links
    handle: str = ""
    storeless: bool = False
    calling_back: frozenset[str] = frozenset()
    parameters: list[tuple[str, str]] = field(default_factory=list)
    """Name and type."""
    before: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    outs: list[tuple[str, str, str]] = field(default_factory=list)
    """Type, name and expression of what comes out."""
    documented: list[tuple[str, str]] = field(default_factory=list)
    conflicts: str = ""
    keeps: bool = False
    """Whether something is kept for the call."""
    unsafe: bool = False
    queries: bool = False

    def __post_init__(self) -> None:
        self._counts = {
            each["meaning"]["count"]: each
            for each in self.function["parameters"]
            if "count" in each["meaning"] and each["direction"] == "in"
        }
        callbacks = [
            (word(each["name"]), *_CALLBACKS[each["meaning"]["of"]])
            for each in self.function["parameters"]
            if each["meaning"]["is"] == "callback"
        ]
        through = any(each.get("meaning") == _TRANSPORT for each in self.function["parameters"])
        values = ["transport: Some(transport)"] if through else []
        for name, member, _ in callbacks:
            needed = member in _NEEDED
            kept = f"Some(RefCell::new({name}))" if needed else f"{name}.map(RefCell::new)"
            values.append(f"{member}: {kept}")
        if values:
            hooks = ", ".join([*values, "..Hooks::default()"])
            self.before.append(f"let hooks = Hooks {{ {hooks} }};")
        for name, member, _ in callbacks:
            function = "progress" if member == "telling" else member
            self.before.append(
                f"let c_{name} = hooks.{member}.as_ref().map(|_| call_{function} as _);"
            )
        for index, each in enumerate(self.function["parameters"]):
            if index == 0 and each["meaning"]["is"] == "handle" and each["direction"] == "in":
                self.arguments.append(
                    "ptr::null_mut()"
                    if self.storeless
                    else "self.as_raw()"
                    if self.handle == STORE
                    else "self.0"
                )
            else:
                getattr(self, f"_{each['direction']}")(each)

    def _add(self, each: Description, type: str) -> None:
        self.parameters.append((word(each["name"]), type))
        self.documented.append((word(each["name"]), each["doc"]))

    def _keep(self, line: str) -> None:
        self.keeps = True
        self.before.append(line)

    def _in(self, each: Description) -> None:
        name, meaning = word(each["name"]), each["meaning"]
        kind, nullable = meaning["is"], bool(each.get("nullable"))
        if each["name"] in self._counts:
            self.arguments.append(f"{word(self._counts[each['name']]['name'])}.len()")
        elif kind == "text":
            self._add(each, "Option<&str>" if nullable else "&str")
            function = "to_c_if" if nullable else "to_c"
            self.before.append(f'let c_{name} = {function}({name}, "{each["name"]}")?;')
            self.arguments.append(f"text_or_null(&c_{name})" if nullable else f"c_{name}.as_ptr()")
        elif kind == "texts":
            self._add(each, "&[impl AsRef<str>]")
            self._keep(f'let c_{name} = kept.texts({name}, "{each["name"]}")?;')
            self.arguments.append(f"c_{name}")
        elif kind in ("ids", "bytes"):
            self._add(each, "&[i64]" if kind == "ids" else "&[u8]")
            self.arguments.append(f"{name}.as_ptr()")
        elif kind == "structs":
            self._add(each, f"&[{type_name(meaning['of'])}]")
            self._keep(f"let c_{name} = kept.structs({name})?;")
            self.arguments.append(f"c_{name}")
        elif meaning == _TRANSPORT:
            self._add(each, "&dyn Transport")
            self._keep(f"let mut c_{name} = transport::raw({name}, &mut kept)?;")
            self.before.append(f"c_{name}.payload = hooks.payload();")
            self.arguments.append(f"&c_{name}")
        elif kind == "struct" and nullable:
            of = type_name(meaning["of"])
            self.queries = True
            self._add(each, f"impl Into<Option<&'a {of}>>")
            self._keep(f"let c_{name} = kept.filled_if({name}.into())?;")
            self.arguments.append(f"or_null(&c_{name})")
        elif kind == "struct":
            self._add(each, f"&{type_name(meaning['of'])}")
            self._keep(f"let c_{name} = kept.filled({name})?;")
            self.arguments.append(f"&c_{name}")
        elif kind == "callback":
            member, type = _CALLBACKS[meaning["of"]]
            self._add(each, type if member in _NEEDED else f"Option<{type}>")
            self.arguments.append(f"c_{name}")
        elif kind == "payload":
            self.arguments.append("hooks.payload()")
        elif kind in ("code", "bits", "flag", "instant", "date", "duration", "id", "integer"):
            self._add(each, scalar(each))
            self.arguments.append(to_c(each, name))
        else:
            raise ModelError(f"In Rust, nothing is known of {each} of {self.function['name']}.")

    def _in_out(self, each: Description) -> None:
        name, of = word(each["name"]), type_name(each["meaning"]["of"])
        self.before.append(f"let mut c_{name} = defaults(<{of} as Output>::INIT);")
        self.arguments.append(f"&mut c_{name}")
        self.outs.append((of, name, f"{of}::read(&c_{name})"))

    def _out(self, each: Description) -> None:
        name, meaning = word(each["name"]), each["meaning"]
        kind = meaning["is"]
        if any(each["name"] == one["meaning"].get("count") for one in self.outputs()):
            # The count of what came before.
            self.arguments.append(f"&mut c_{name}")
            return
        if kind == "handle":
            raw = target(target(each["type"]))
            of = type_name(raw)
            self.before.append(f"let mut c_{name} = ptr::null_mut();")
            self.arguments.append(f"&mut c_{name}")
            if self.is_of_failure(each):
                self.conflicts = name
                return
            is_calling = raw in self.calling_back
            made = f"calling(c_{name}, kept)" if is_calling else f"from_raw(c_{name})"
            self.outs.append((of, name, f"{of}::{made}"))
        elif kind == "text":
            self.before.append(f"let mut c_{name} = ptr::null_mut();")
            self.arguments.append(f"&mut c_{name}")
            self.outs.append(("String", name, f"take_text(c_{name})"))
        elif kind == "bytes":
            count = word(meaning["count"])
            self.before += [f"let mut c_{name} = ptr::null_mut();", f"let mut c_{count} = 0;"]
            self.arguments.append(f"&mut c_{name}")
            self.outs.append(("Vec<u8>", name, f"take_bytes(c_{name}, c_{count})"))
        elif kind == "ids":
            counted = word(self._counts[meaning["count"]]["name"])
            self.before.append(f"let mut c_{name} = vec![0_i64; {counted}.len()];")
            self.arguments.append(f"c_{name}.as_mut_ptr()")
            self.outs.append(("Vec<i64>", name, f"c_{name}"))
        else:
            zero = "0.0" if raw_type(target(each["type"])) == "f64" else "0"
            self.before.append(f"let mut c_{name} = {zero};")
            self.arguments.append(f"&mut c_{name}")
            self.outs.append((scalar(each), name, from_c(each, f"c_{name}")))

    @property
    def name(self) -> str:
        if self.handle and self.handle != STORE:
            return word(self.function["name"].removeprefix(f"{self.handle}_"))
        return own(self.function["name"])

    @property
    def type(self) -> str:
        if not self.outs:
            return "()"
        return self.outs[0][0] if len(self.outs) == 1 else f"{camel(self.name)}Outcome"

    def outcome(self) -> str:
        """What comes out, where it is more than one thing."""
        if len(self.outs) < 2 or self.storeless or "statuses" not in self.function:
            return ""
        docs = {word(each["name"]): each["doc"] for each in self.function["parameters"]}
        lines = "".join(
            comment(docs[name], 4, self.links) + f"    pub {name}: {type},\n"
            for type, name, _ in self.outs
        )
        return (
            f"/// What [`{self.name}`](crate::{self._where()}{self.name}) gives.\n#[derive(Debug)]\n"
            f"#[non_exhaustive]\npub struct {self.type} {{\n{lines}}}"
        )

    def _where(self) -> str:
        return f"{type_name(self.handle)}::" if self.handle else ""

    @property
    def signature(self) -> tuple[str, list[str]]:
        """The start up to the parameters, and these."""
        self_ = ["&self"] if self.handle else []
        generic = "<'a>" if self.queries else ""
        return f"pub fn {self.name}{generic}", self_ + [
            f"{name}: {type}" for name, type in self.parameters
        ]

    def method(self) -> str:
        if "statuses" not in self.function:
            return self._plain()
        indent = 4 if self.handle else 0
        start = " " * indent
        head, parameters = self.signature
        lines = ["let mut kept = Arguments::default();"] if self.keeps else []
        lines += self.before
        function = f"sys::{self.function['by_value']}"
        inner = joined(function, [*self.arguments, "said"], "", indent + 8).strip()
        if "\n" in inner or indent + len(inner) + 34 > 100:
            called = f"call(|said| unsafe {{\n{start}        {inner}\n{start}    }})"
        else:
            called = f"call(|said| unsafe {{ {inner} }})"
        lines.append("// SAFETY: each argument is as the header of C asks for it.")
        if self.conflicts:
            lines += [
                f"let made = {called};",
                "// SAFETY: what came with a failure is this caller's.",
                f"let conflicts = (!c_{self.conflicts}.is_null())\n{start}        .then(|| unsafe "
                f"{{ ConflictList::from_raw(c_{self.conflicts}) }});",
                "made.map_err(|error| error.with_conflicts(conflicts))?;",
            ]
        elif not self.outs:
            lines.append(called)
        else:
            lines.append(f"{called}?;")
        if self.outs:
            lines += self._results()
        body = "".join(f"{start}    {line}\n" for line in lines)
        return (
            self._doc(indent)
            + joined(head, parameters, f" -> Result<{self.type}> {{", indent)
            + f"\n{body}{start}}}\n"
        )

    def _results(self) -> list[str]:
        def is_safe(expression: str) -> bool:
            return not any(
                each in expression
                for each in ("from_raw(", "calling(", "take_text(", "take_bytes(", "::read(")
            )

        if len(self.outs) == 1:
            value = self.outs[0][2]
        else:
            members = ", ".join(f"{name}: {value}" for _, name, value in self.outs)
            value = f"{self.type} {{ {members} }}"
        if is_safe(value):
            return [f"Ok({value})"]
        return ["// SAFETY: C gave it to this caller.", f"Ok(unsafe {{ {value} }})"]

    def _doc(self, indent: int) -> str:
        text = comment(self.function["doc"], indent, self.links)
        if self.documented:
            text += " " * indent + "///\n"
        for name, doc in self.documented:
            text += comment(f"- `{name}`: {doc}", indent, self.links)
        return text

    def _plain(self) -> str:
        """A function that cannot fail."""
        returns = self.function["returns"]["type"]
        indent = 4 if self.handle else 0
        start = " " * indent
        names = [each["name"] for each in self.function["parameters"]]
        function = f"sys::{self.function['name']}"
        if names[-2:] == ["count", "stride"]:
            of = type_name(target(returns))
            return (
                self._doc(indent)
                + f"{start}pub fn {self.name}(&self) -> Rows<'_, {of}<'_>> {{\n"
                + f"{start}    let (mut count, mut stride) = (0, 0);\n"
                + f"{start}    // SAFETY: C says how many there are, and how far apart.\n"
                + f"{start}    unsafe {{\n"
                + f"{start}        let first = {function}(self.0, &mut count, &mut stride);\n"
                + f"{start}        Rows::new(first, count, stride)\n{start}    }}\n{start}}}\n"
            )
        if returns == "const char *" and not names:
            return (
                self._doc(indent)
                + f"pub fn {self.name}() -> &'static str {{\n"
                + "    // SAFETY: the text is the library's for good.\n"
                + f"    unsafe {{ text({function}()) }}\n}}\n"
            )
        if returns == "int32_t" and not names:
            return (
                self._doc(indent)
                + f"pub fn {self.name}() -> i32 {{\n"
                + "    // SAFETY: it needs nothing.\n"
                + f"    unsafe {{ {function}() }}\n}}\n"
            )
        raise ModelError(f"In Rust, nothing is known of {self.function['name']}.")
