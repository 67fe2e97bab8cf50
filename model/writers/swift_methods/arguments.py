# SPDX-License-Identifier: Apache-2.0
"""The parameters of a method, and the arguments that C gets for them."""

from model.facts.swift.rooms import DOCS
from model.language.errors import ModelError
from model.language.swift import Given
from model.language.swift_methods import Method, Parameter
from model.writers.bindings.members import Description, target
from model.writers.swift_client.inputs import GIVEN, INPUT_FACTS, INPUTS
from model.writers.swift_methods.names import variable_name
from model.writers.swift_methods.parameter_docs import flag_doc, parameter_doc
from model.writers.swift_methods.statements import declared
from model.writers.swift_methods.values import NUMBERS, PROTOCOLS, Value, given_value

_LOCATED = {"TaskQuery": ".filter", "FilterChanges": ".query", "ExportSelection?": "?.query"}
"""Which text of an input knows its place."""
_CALLBACKS = {
    "taskcore_progress_callback": ("progress", "@escaping FileTransfer.Progress"),
    "taskcore_passphrase_callback": ("passphrase", "@escaping PassphraseSource"),
    "taskcore_read_callback": ("read", "@escaping FileTransfer.Read"),
    "taskcore_write_callback": ("write", "@escaping FileTransfer.Write"),
    "taskcore_password_callback": ("password", "@escaping PasswordSource"),
}


class Arguments:
    def __init__(
        self, method: Method, function: Description, types: dict[str, Description], host: str
    ) -> None:
        self._method, self._function, self._types, self._host = method, function, types, host
        self.signature: list[str] = []
        """The parameters as Swift declares them."""
        self.documented: list[tuple[str, str]] = []
        """Their names, with what C says of them."""
        self.statements: list[str] = []
        """What fills structs of C before the call."""
        self.given: dict[str, str] = {}
        """What C gets for its parameters."""
        self.flags: dict[str, list[str]] = {}
        self.callbacks: list[str] = []
        """What C calls back, as arguments of `Calls`."""
        self.payload = ""
        """The member that has the payload of a callback which is in a struct."""
        self._structs: dict[str, str] = {}
        """Parameters of structs that are filled here, with their variables."""
        self.keeps_memory = False
        self.located = ""
        """The text whose places an error is told by."""
        self.fills_host = self._told()
        for each in method.parameters:
            self._take(each)

    def _told(self) -> bool:
        """Whether C is told what the type of the method says; then it is."""
        for each in self._function["parameters"]:
            struct = each["meaning"].get("of", "").removeprefix("taskcore_")
            if each["meaning"]["is"] == "struct" and INPUTS.get(struct) == self._host:
                name = each["name"]
                self._structs[name], self.given[name] = name, f"&{name}"
                self.statements += [
                    "let calls = self.calls",
                    f"var {name} = input(in: memory, calls.payload)",
                ]
                self.keeps_memory = True
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
            name = variable_name(each.label)
            self._declare(each, name, "Bool", flag_doc(constant))
            self.flags.setdefault("flags", []).append(f"{name} ? {constant} : 0")
            return
        bare, _, one = each.name.partition(".")
        described = self._parameter(bare)
        if described is not None and described["meaning"]["is"] != "struct" or self._is_whole(bare):
            assert described is not None
            name = variable_name(each.label if one else bare)
            if one:
                name = "id"
                self._declare(each, name, "Int64", described["doc"])
                self.given[bare] = f"[{name}]"
                self.given[described["meaning"]["count"]] = "1"
                return
            self._whole(each, name, described)
            return
        self._member(each, bare)

    def _is_whole(self, name: str) -> bool:
        described = self._parameter(name)
        return described is not None and described["meaning"]["is"] == "struct"

    def _parameter(self, name: str) -> Description | None:
        return next((each for each in self._function["parameters"] if each["name"] == name), None)

    def _whole(self, each: Parameter, name: str, described: Description) -> None:
        meaning = described["meaning"]
        if meaning["is"] == "callback":
            member, type = _CALLBACKS[meaning["of"]]
            name = member if name == "callback" else name
            if each.is_optional:
                type = f"{type.removeprefix('@escaping ')}?"
            self._declare(each, name, type, described["doc"])
            self.callbacks.append(f"{member}: {member}")
            callback = f"Calls.{member}Callback"
            self.given[described["name"]] = (
                f"{name} == nil ? nil : {callback}" if each.is_optional else callback
            )
            self.given["payload"] = "payload"
            return
        value = self._value(name, described, each.is_optional)
        self.keeps_memory |= value.keeps
        if self._week_start(described):
            self.statements += [
                f"var {name} = {name}",
                f"{name}.weekStart = {name}.weekStart ?? weekStart",
            ]
        self._declare(each, name, value.type, described["doc"])
        self.given[described["name"]] = value.write
        if meaning["is"] == "struct" and self._has_members(described):
            self._structs[described["name"]] = name
            self.statements.insert(0, f"var {name} = {name}.input(in: memory)")
            self.given[described["name"]] = f"&{name}"
        if meaning.get("of", "").removeprefix("taskcore_") in PROTOCOLS:
            protocol = PROTOCOLS[meaning["of"].removeprefix("taskcore_")]
            self.callbacks.append(f"{protocol[0].lower()}{protocol[1:]}: {name}")
        if "count" in meaning:
            self.given[meaning["count"]] = f"{name}.count"
        located = _LOCATED.get(value.type)
        if located:
            self.located = f'({name}{located} ?? "")'

    def _has_members(self, described: Description) -> bool:
        """Whether members of a struct are parameters, too."""
        members = {
            one["name"]
            for one in self._types[described["meaning"]["of"]]["members"]
            if one["meaning"]["is"] != "callback"
        }
        own = {one["name"] for one in self._function["parameters"]}
        return any(one.name in members - own for one in self._method.parameters)

    def _member(self, each: Parameter, name: str) -> None:
        """A member of a struct that the call takes."""
        for described in self._function["parameters"]:
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
            swift = variable_name(name)
            value = self._value(swift, found, each.is_optional)
            if each.type:
                value = Value(each.type, f"{NUMBERS[found['type']]}(clamping: {swift})")
            self.keeps_memory |= value.keeps
            doc = self._member_doc(described["meaning"]["of"], found)
            self._declare(each, swift, value.type, doc, found)
            bit = found.get("bit")
            write = f"{variable}.{name} = {value.write}"
            if bit and each.is_optional:
                inner = self._value(swift, found, False)
                self.statements += [
                    f"if let {swift} {{",
                    f"  {variable}.fields |= {bit}",
                    f"  {variable}.{name} = {inner.write}",
                    "}",
                ]
            elif bit:
                self.statements += [f"{variable}.fields |= {bit}", write]
            else:
                self.statements.append(write)
            if name == "query":
                self.located = swift
            return
        raise ModelError(f"{self._method.function} takes no {name}")

    @staticmethod
    def _member_doc(struct: str, member: Description) -> str:
        """As the Swift type of the struct says it, where there is one."""
        fact = INPUT_FACTS.get(struct.removeprefix("taskcore_"))
        own = fact.docs.get(member["name"]) if fact else None
        return str(own or member.get("doc") or DOCS.get(member["name"], "its id"))

    def _several(self, each: Parameter, given: Given, variable: str) -> None:
        """What C has as several members of a struct that is filled here."""
        self._declare(each, given.name, given.type, given.doc)
        self.statements += given.write.replace("input.", f"{variable}.").splitlines()

    def _callback_in(self, each: Parameter, described: Description, found: Description) -> None:
        """A callback that is a member of a struct, which is given as a whole."""
        member, type = _CALLBACKS[found["meaning"]["of"]]
        variable = variable_name(described["name"])
        self._declare(each, member, type, found["doc"])
        self.keeps_memory = True
        self.statements += [
            f"var {variable} = {variable}.input(in: memory)",
            f"{variable}.{found['name']} = Calls.{member}Callback",
        ]
        self.given[described["name"]] = f"&{variable}"
        self.callbacks.append(f"{member}: {member}")
        self.payload = f"{variable}.payload"

    def _share_or_amount(self, each: Parameter) -> None:
        share, amount = each.name.split("|")
        described = [self._parameter(name) for name in (share, amount)]
        docs = [one["doc"].partition("; 0:")[0] for one in described if one]
        if len(docs) < 2:
            raise ModelError(f"{self._method.function} takes no {each.name}")
        self._declare(each, "part", "ShareOrAmount", ", or ".join(docs))
        self.given[share], self.given[amount] = "part.basisPoints", "part.minor"

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
            for p in self._function["parameters"]
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
            self.statements.append(f"{variable}.fields |= {' | '.join(bits)}")
        if is_months:
            ends = (f"{name}.first?.number ?? 0", f"{name}.last?.number ?? 0")
        else:
            ends = (f"{name}.lowerBound", f"{name}.upperBound")
        self.statements += [f"{variable}.{m} = {end}" for m, end in zip((first, last), ends)]

    def _variable_of(self, described: Description) -> str:
        name: str = described["name"]
        whole = any(each.name == name for each in self._method.parameters)
        if name not in self._structs and not whole:
            struct = target(described["type"])
            self._structs[name] = name
            self.statements += declared(name, struct)
            self.given[name] = f"&{name}"
            if bit := self._week_start(described):
                self.statements += [
                    "if let weekStart {",
                    f"  {name}.fields |= {bit}",
                    f"  {name}.week_start = weekStart",
                    "}",
                ]
        return name

    def replace_parameter(self, name: str, by: str, type: str, doc: str) -> None:
        """Declares another parameter in the place of one."""
        place = [each for each, _ in self.documented].index(name)
        label = self.signature[place].partition(" ")[0]
        self.signature[place] = f"{label} {by}: {type}"
        self.documented[place] = (by, doc)

    def _value(self, name: str, described: Description, is_optional: bool) -> Value:
        value = given_value(name, described, is_optional)
        if value is None:
            kind = described["meaning"]["is"]
            raise ModelError(f"Swift cannot give {self._method.function} a {kind}: {name}")
        return value

    def _declare(
        self, each: Parameter, name: str, type: str, doc: str, described: Description | None = None
    ) -> None:
        label = each.label or name
        said = name if label == name else f"{label} {name}"
        initial = f" = {each.initial}" if each.initial else ""
        self.signature.append(f"{said}: {type}{initial}")
        meaning = (described or {"meaning": {}})["meaning"]
        self.documented.append((name, parameter_doc(doc, type, each.is_optional, meaning)))
