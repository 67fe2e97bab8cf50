# SPDX-License-Identifier: Apache-2.0
"""The types of the C API with everything that follows from the records, and where members lie."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from model.language import members as c
from model.language.c_members import c_members
from model.language.errors import ModelError
from model.language.record import Property
from model.language.types import (
    Callback,
    Constant,
    Enumeration,
    Handle,
    Item,
    Mask,
    Member,
    Of,
    RecordStruct,
    Section,
    Single,
    Struct,
)
from model.language.words import constant

_SIZES = {"int32_t": 4, "uint32_t": 4, "taskcore_status": 4}
_Declaration = TypeVar(
    "_Declaration", bound=Struct | Mask | Enumeration | Single | Handle | Callback
)


@dataclass(frozen=True)
class Placed:
    """A member, and where it lies on systems with pointers and sizes of 64 bits."""

    member: Member
    offset: int
    size: int


class Interface:
    """The sections of the header, in which each struct has all of its members and each group of
    constants all of its constants."""

    def __init__(self, sections: tuple[Section, ...]) -> None:
        groups = {
            each.name: _grouped(each)
            for section in sections
            for each in section.items
            if isinstance(each, Mask | Enumeration)
        }
        groups |= {name: _bits_of(each, groups) for name, each in groups.items()}

        self._records = {
            each.name: each.record
            for section in sections
            for each in section.items
            if isinstance(each, RecordStruct)
        }

        def complete(item: Item) -> Item:
            if isinstance(item, Mask | Enumeration):
                return groups[item.name]
            if isinstance(item, Struct):
                return _completed(item.name, item.doc, item.members, item.initialiser, groups)
            return _filled(item, groups) if isinstance(item, RecordStruct) else item

        self.sections = tuple(
            Section(each.heading, tuple(map(complete, each.items))) for each in sections
        )
        self.structs = self._all(Struct)
        self.handles = self._all(Handle)
        self.callbacks = self._all(Callback)
        self.masks = self._all(Mask)
        self.enumerations = self._all(Enumeration)
        _check_names(self.groups, self._all(Single))
        for struct in self.structs:
            self.placed(struct)
            _check_members(struct)

    def property_of(self, struct: str, member: str) -> Property | None:
        """The property that a member of a struct comes from, if it comes from one."""
        record = self._records.get(struct)
        for each in record.properties if record else ():
            if each.c_member == member:
                return each
        return None

    def struct(self, name: str) -> Struct:
        """Raises ModelError for a name that no struct has."""
        return _named(name, self.structs)

    @property
    def groups(self) -> tuple[Mask | Enumeration, ...]:
        return (*self.masks, *self.enumerations)

    def group(self, name: str) -> Mask | Enumeration:
        """A group of constants; raises ModelError for a name that none has."""
        return _named(name, self.groups)

    def placed(self, struct: Struct) -> tuple[Placed, ...]:
        """The members of a struct and where they lie.

        Raises ModelError for a gap between them or behind them.
        """
        result: list[Placed] = []
        offset = 0
        for member in struct.members:
            size = _SIZES.get(member.meaning.type, 8)
            if offset % size:
                raise ModelError(f"{struct.name} needs a reserved member before {member.name}")
            if result and _release(member) != _release(result[-1].member):
                if _release(member) < _release(result[-1].member):
                    raise ModelError(f"{struct.name}.{member.name} is older than what is before it")
                if offset % 8:
                    raise ModelError(
                        f"{struct.name} needs a reserved member before {member.name}: programs of "
                        f"{result[-1].member.since or 'the first release'} end there"
                    )
            result.append(Placed(member, offset, size))
            offset += size
        if offset % 8:
            raise ModelError(f"{struct.name} needs a reserved member at its end")
        return tuple(result)

    def size(self, struct: Struct) -> int:
        last = self.placed(struct)[-1]
        return last.offset + last.size

    def sizes(self, struct: Struct) -> tuple[int, ...]:
        """The sizes that the struct had in each release that made it larger, the first one first."""
        sizes: dict[str, int] = {}
        for each in self.placed(struct):
            sizes[each.member.since] = each.offset + each.size
        return tuple(sizes.values())

    def _all(self, kind: type[_Declaration]) -> tuple[_Declaration, ...]:
        items = (item for section in self.sections for item in section.items)
        return tuple(item for item in items if isinstance(item, kind))


def _release(added: Member | Property) -> tuple[int, ...]:
    """The release that first had it, in the order of releases."""
    return tuple(map(int, added.since.split("."))) if added.since else ()


def _named(name: str, declarations: Iterable[_Declaration]) -> _Declaration:
    for each in declarations:
        if each.name == name:
            return each
    raise ModelError(f"the C API has no {name}")


def _check_names(groups: tuple[Mask | Enumeration, ...], singles: tuple[Single, ...]) -> None:
    """Raises ModelError for a constant whose name does not say which group it is of.

    The group is the one with the longest prefix that the name begins with, and no two have the same;
    those without a prefix are told by their names alone.
    """
    prefixes: dict[str, str] = {}
    for group in filter(lambda each: each.prefix, groups):
        other = prefixes.setdefault(group.prefix, group.name)
        if other != group.name:
            raise ModelError(f"{other} and {group.name} both begin with {group.prefix}")

    def owner(name: str) -> str:
        found = max((each for each in prefixes if name.startswith(each)), key=len, default="")
        return prefixes.get(found, "")

    for group in groups:
        for each in group.constants:
            name, wanted = group.prefix + each.name, group.name if group.prefix else ""
            if owner(name) != wanted:
                raise ModelError(f"{name} of {group.name} looks like one of {owner(name)}")
    for single in singles:
        if owner(single.name):
            raise ModelError(f"{single.name} looks like one of {owner(single.name)}")


def _grouped(group: Mask | Enumeration) -> Mask | Enumeration:
    """The group with the bits, or the sort keys, of the properties of its record."""
    if group.record is None:
        return group
    constants = {each.value: each for each in group.constants}
    for each in group.record.properties:
        value = each.bit if isinstance(group, Mask) else each.sort
        if value is None:
            continue
        own = constants.setdefault(value, Constant(each.bit_name, value))
        if own.name != each.bit_name:
            raise ModelError(f"{group.name}: {value} is {own.name} and {each.bit_name}")
    return replace(group, constants=tuple(constants[value] for value in sorted(constants)))


def _check_members(struct: Struct) -> None:
    """Raises ModelError for a member whose name does not say what its number is."""
    for each in struct.members:
        match each.meaning:
            case c.Flag() if not each.name.startswith(("is_", "has_")):
                raise ModelError(f"{struct.name}.{each.name}: a flag begins with is_ or has_")
            case c.Duration(unit=unit) if unit not in (each.name, each.name.rpartition("_")[2]):
                raise ModelError(f"{struct.name}.{each.name} does not end with its unit, {unit}")
            case c.Instant() if not each.name.endswith("_ms"):
                raise ModelError(f"{struct.name}.{each.name} does not end with its unit, ms")
            case _ if each.name in ("limit", "offset") and (
                each.bit or each.meaning != c.Integer()
            ):
                raise ModelError(f"{struct.name}.{each.name}: it is an int64_t without a bit")


def _bits_of(
    group: Mask | Enumeration, groups: dict[str, Mask | Enumeration]
) -> Mask | Enumeration:
    """The mask of an enumeration with a bit for each of its constants."""
    if isinstance(group, Mask) and group.of:
        own = groups[group.of].constants
        return replace(group, constants=tuple(Constant(each.name, each.value) for each in own))
    return group


def _filled(struct: RecordStruct, groups: dict[str, Mask | Enumeration]) -> Struct:
    """The struct with the members that its record's properties give it."""
    given = list(_properties(struct))
    parts = {
        each.name: {
            part: replace(member, since=each.since)
            for part, member in c_members(each, struct.is_input).items()
        }
        for each in given
    }
    members: list[Member] = []
    for each in struct.members:
        if isinstance(each, Of):
            if each.part not in parts.get(each.property, {}):
                raise ModelError(f"{struct.name} has no {each.part} left of {each.property}")
            part = parts[each.property].pop(each.part)
            bit = part.bit if each.bit is None else each.bit
            members.append(replace(part, doc=each.doc, bit=bit))
        else:
            members.append(each)
    added = 0
    # What a release adds stands behind what was there, whatever its bit.
    order = {each.name: (_release(each), each.bit is None, each.bit) for each in given}
    for property in sorted(given, key=lambda each: order[each.name]):
        for part in parts[property.name].values():
            members.append(part)
            added += _SIZES.get(part.meaning.type, 8)
        if added % 8:
            reserved = sum(isinstance(each.meaning, c.Reserved) for each in members) + 1
            members.append(Member(f"reserved_{reserved}", c.Reserved(), since=property.since))
            added += 4
    return _completed(struct.name, struct.doc, tuple(members), struct.is_input, groups)


def _completed(
    name: str,
    doc: str,
    members: tuple[Member, ...],
    initialiser: bool,
    groups: dict[str, Mask | Enumeration],
) -> Struct:
    """The struct with its size, and with what its members say of each other."""
    optional = ", ".join(_optional_bits(members, groups))
    completed = (
        replace(
            each,
            initial=_initial(each, groups) if initialiser else "",
            doc=each.doc.replace("{optional}", optional),
        )
        for each in members
    )
    return Struct(name, doc, (Member("struct_size", c.Size()), *completed), initialiser)


def _properties(struct: RecordStruct) -> Iterator[Property]:
    for each in struct.record.properties:
        if each.name not in struct.without and not (struct.is_input and each.read_only):
            yield each


def _optional_bits(members: tuple[Member, ...], groups: dict[str, Mask | Enumeration]) -> list[str]:
    """The names of the bits of members, in the order of the bits."""
    used = {each.bit for each in members if each.bit}
    for each in members:
        if isinstance(each.meaning, c.Fields):
            return [bit.name for bit in groups[each.meaning.bits].constants if bit.name in used]
    return []


def _initial(member: Member, groups: dict[str, Mask | Enumeration]) -> str:
    """Of a default `priority.P2`, the constant of that group."""
    if "." not in member.initial:
        return member.initial
    group, _, name = member.initial.partition(".")
    found = groups.get(group)
    if found is None or name not in {each.name for each in found.constants}:
        raise ModelError(f"{member.name}: there is no {constant(group)} {name}")
    return f"TASKCORE_{found.prefix}{name}"
