# SPDX-License-Identifier: Apache-2.0
"""Structs of C as structs of Go: rows, which come out, and values, which callers fill."""

from typing import Any

from model.writers.bindings.members import is_value
from model.writers.go.members import CALLBACKS, TEXTS, Member, from_c, members, plain, to_c
from model.writers.go.names import (
    BITS_ALONE,
    BY_HAND_TYPES,
    camel,
    enumerator,
    function,
    own,
)
from model.writers.go.text import Words, aligned, comment, named, sentence, source

Description = dict[str, Any]

_IMPORTS = ["io", "time", "taskcore/internal/calls", "taskcore/internal/capi"]
_SAID_APART = ("instant", "duration", "integer", "real", "code", "id", "date", "flag")
"""Kinds that have no value of their own for none."""


class Structs:
    def __init__(self, description: Description, words: Words) -> None:
        self._words = words
        self._structs = [
            each
            for each in description["types"]
            if each["kind"] == "struct" and each["name"] not in BY_HAND_TYPES
        ]
        self._constants = {
            constant["name"]: (group, constant)
            for group in description["groups"]
            for constant in group["constants"]
        }

    def rows(self) -> str:
        """What only comes out."""
        body = "\n".join(
            self._declared(each) + "\n" + self._reader(each)
            for each in self._structs
            if not is_value(each)
        )
        return source("taskcore", _IMPORTS, body)

    def values(self) -> str:
        """What goes in."""
        body = "\n".join(
            self._declared(each)
            + "\n"
            + self._filler(each)
            + ("" if _has_callbacks(each) else "\n" + self._reader(each))
            for each in self._structs
            if is_value(each)
        )
        return source("taskcore", _IMPORTS, body)

    # The type.

    def _declared(self, struct: Description) -> str:
        name = own(struct["name"])
        doc = named(name, self._words(struct.get("doc")))
        found = members(struct)
        if is_value(struct) and any(each.bit for each in found):
            doc += " A member that was not set is not given."
        rows = []
        for each in found:
            doc_of = comment(self._words.of_member(each.raw, self._type(each)), 1)
            rows.append((doc_of, (each.name, self._type(each))))
        for bit in BITS_ALONE.get(struct["name"], ()):
            group, constant = self._constants[bit]
            rows.append(("", (self._alone(bit), "bool")))
            assert group and constant
        if not is_value(struct) and any(each.bit for each in found):
            fields = found[0].fields
            assert fields
            doc_of = comment(sentence(self._words(fields.get("doc"))), 1)
            rows.append((doc_of, (camel(fields["name"]), camel(fields["meaning"]["bits"]))))
        return f"{comment(doc)}type {name} struct {{\n{aligned(rows)}}}\n"

    def _alone(self, bit: str) -> str:
        group, constant = self._constants[bit]
        return enumerator(group, constant).removeprefix(camel(group["name"]))

    def _bit(self, member: Member) -> str:
        assert member.bit
        return enumerator(*self._constants[member.bit])

    def is_optional(self, member: Member) -> bool:
        """Whether the zero of Go is not the same as what was not given."""
        if member.kind in ("struct", "callback"):
            return False
        if not is_value(member.struct):
            said = bool(member.bit) or bool(member.meaning.get("optional"))
            return said and member.kind in _SAID_APART
        if member.bit:
            return True
        initial = str(member.raw.get("initial", 0))
        if initial in ("0", "0.0", "NULL", "None"):
            return False
        group, constant = self._constants.get(initial, ({"constants": []}, {"value": initial}))
        values = [each["value"] for each in group["constants"]]
        # An enumeration without a 0 has it for the default.
        return constant["value"] != 0 and (not values or 0 in values)

    def _type(self, member: Member) -> str:
        type = plain(member)
        return f"Optional[{type}]" if self.is_optional(member) else type

    # From C.

    def _reader(self, struct: Description) -> str:
        name = own(struct["name"])
        raw = f"capi.{camel(struct['name'].removeprefix('taskcore_'))}"
        lines = "".join(self._read(each) for each in members(struct))
        for bit in BITS_ALONE.get(struct["name"], ()):
            mask = enumerator(*self._constants[bit])
            lines += f"\tvalue.{self._alone(bit)} = {_set_in('Fields', mask)}\n"
        if not is_value(struct) and any(each.bit for each in members(struct)):
            fields = members(struct)[0].fields
            assert fields
            member = camel(fields["name"])
            lines += f"\tvalue.{member} = {camel(fields['meaning']['bits'])}(raw.{member})\n"
        return f"func read{name}(raw *{raw}) (value {name}) {{\n{lines}\treturn value\n}}\n"

    def _read(self, member: Member) -> str:
        raw = f"raw.{member.c}"
        conditions = []
        if "since" in member.raw:
            conditions.append(f"raw.StructSize >= {member.end}")
        value = self._value(member, raw)
        if self.is_optional(member):
            if member.bit and member.fields:
                conditions.append(_set_in(camel(member.fields["name"]), self._bit(member)))
            elif member.meaning.get("optional"):
                conditions.append(f"{raw} != 0")
            value = f"Set({value})"
        if not conditions:
            return f"\tvalue.{member.name} = {value}\n"
        return f"\tif {' && '.join(conditions)} {{\n\t\tvalue.{member.name} = {value}\n\t}}\n"

    def _value(self, member: Member, raw: str) -> str:
        kind, meaning = member.kind, member.meaning
        if kind in TEXTS:
            return f"calls.String({raw})"
        if kind in ("texts", "ids", "bytes"):
            reader = {"texts": "Strings", "ids": "IDs", "bytes": "Bytes"}[kind]
            return f"calls.{reader}({raw}, raw.{member.count})"
        if kind == "structs":
            return f"rowsOf({raw}, raw.{member.count}, read{own(meaning['of'])})"
        if kind == "struct":
            return f"rowOf({raw}, read{own(meaning['of'])})"
        if kind == "moment_kind":
            parts = ", ".join(f"raw.{camel(each)}" for each in member.moment)
            return f"momentOf({parts})"
        return from_c(member.raw, raw)

    # To C.

    def _filler(self, struct: Description) -> str:
        name = own(struct["name"])
        raw = f"capi.{camel(struct['name'].removeprefix('taskcore_'))}"
        lines = "".join(self._fill(each) for each in members(struct))
        for bit in BITS_ALONE.get(struct["name"], ()):
            mask = enumerator(*self._constants[bit])
            lines += f"\tif v.{self._alone(bit)} {{\n\t\traw.Fields |= uint64({mask})\n\t}}\n"
        return f"func (v *{name}) fill(c *calls.Call, raw *{raw}) {{\n{lines}}}\n"

    def _fill(self, member: Member) -> str:
        value = f"v.{member.name}"
        bit = ""
        if member.bit:
            assert member.fields
            fields = camel(member.fields["name"])
            bit = f"raw.{fields} |= uint64({self._bit(member)})"
        if member.kind == "callback":
            function, _ = CALLBACKS[member.meaning["of"]]
            return (
                f"\tif {value} != nil {{\n"
                f"\t\traw.{member.c} = calls.Callback(capi.On{function})\n"
                f"\t\tc.Callbacks().{function} = {value}\n"
                "\t\traw.Payload = c.Payload()\n\t}\n"
            )
        if self.is_optional(member):
            lines = [*self._assigned(member, "value"), *([bit] if bit else [])]
            body = "".join(f"\t\t{line}\n" for line in lines)
            return f"\tif value, ok := {value}.Get(); ok {{\n{body}\t}}\n"
        if member.kind == "struct":
            lines = [*self._assigned(member, value), *([bit] if bit else [])]
            condition = f"{value} != nil"
        elif member.kind in TEXTS and member.meaning.get("optional"):
            lines, condition = self._assigned(member, value), f'{value} != ""'
        elif member.kind == "code" and str(member.raw.get("initial", 0)) in self._constants:
            lines, condition = self._assigned(member, value), f"{value} != 0"
        else:
            return "".join(f"\t{line}\n" for line in self._assigned(member, value))
        body = "".join(f"\t\t{line}\n" for line in lines)
        return f"\tif {condition} {{\n{body}\t}}\n"

    def _assigned(self, member: Member, value: str) -> list[str]:
        kind, name = member.kind, member.raw["name"]
        raw = f"raw.{member.c}"
        if kind in TEXTS:
            return [f'{raw} = c.Text({value}, "{name}")']
        if kind == "texts":
            return [f'{raw}, raw.{member.count} = c.Texts({value}, "{name}")']
        if kind == "ids":
            return [f"{raw}, raw.{member.count} = c.IDs({value})"]
        if kind == "structs":
            return [f"{raw}, raw.{member.count} = {filled_all(value, member.meaning['of'])}"]
        if kind == "struct":
            return [f"{raw} = {filled(value, member.meaning['of'])}"]
        if kind == "moment_kind":
            parts = ", ".join(f"raw.{camel(each)}" for each in member.moment)
            return [f"{parts} = {value}.parts()"]
        return [f"{raw} = {to_c(member.raw, value, name)}"]


def filled(value: str, of: str) -> str:
    """A struct of C, from a pointer to one of Go."""
    return f"filled(c, {value}, {function(of + '_init')}, (*{own(of)}).fill)"


def filled_all(values: str, of: str) -> str:
    return f"filledAll(c, {values}, {function(of + '_init')}, (*{own(of)}).fill)"


def _has_callbacks(struct: Description) -> bool:
    return any(each.kind == "callback" for each in members(struct))


def _set_in(fields: str, bit: str) -> str:
    return f"raw.{fields}&uint64({bit}) != 0"
