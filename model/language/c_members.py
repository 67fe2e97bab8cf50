# SPDX-License-Identifier: Apache-2.0
"""The members of C structs that say a property, by the kind of its values."""

from model.language import kinds
from model.language import members as c
from model.language.errors import ModelError
from model.language.record import Property
from model.language.types import Member
from model.language.words import constant, snake_case


def c_members(each: Property, is_input: bool) -> dict[str, Member]:
    """The members by their parts: the empty part, or those of a moment or an array."""
    name = each.c_member
    bit = each.bit_name if each.bit is not None and (is_input or _is_optional(each.kind)) else ""

    def member(meaning: c.Meaning, absent: str = "", initial: str = "") -> dict[str, Member]:
        doc = _phrase(each.doc)
        if absent:
            doc += f"; {absent} takes it away" if is_input else f"; {absent} when it has none"
        return {"": Member(name, meaning, doc, initial, bit)}

    def array(meaning: c.Meaning, count: str) -> dict[str, Member]:
        return {
            **member(meaning),
            "count": Member(count, c.Count(name), bit=bit),
        }

    match each.kind:
        case kinds.Text(required=required):
            return member(c.Text(), "" if required else '""')
        case kinds.OptionalText() | kinds.RepeatRule():
            return member(c.Text(), '""')
        case kinds.LocalMoment():
            return member(c.LocalTime(), '""')
        case kinds.LocalMoments():
            return member(c.LocalTimes(), '""')
        case kinds.Number(optional=optional, unit="s"):
            return member(c.Duration("s"), str(each.kind.absent) if optional else "")
        case kinds.Number(optional=optional, unit=unit):
            is_zero = optional and each.kind.absent == 0
            return member(
                c.Integer(unit, optional=is_zero), str(each.kind.absent) if optional else ""
            )
        case kinds.RecordID(record=record, optional=optional):
            return member(c.ID(record), "0" if optional else "")
        case kinds.Flag():
            return member(c.Flag())
        case kinds.Code(type=type, default=default):
            group = snake_case(type)
            return member(c.Code(group), initial=f"{group}.{constant(default.removeprefix('.'))}")
        case kinds.Instant(optional=optional):
            return member(c.Instant(optional=optional), "0" if optional else "")
        case kinds.Date(optional=optional):
            return member(c.Date(optional=optional), "0" if optional else "")
        case kinds.Moment():
            return {
                "kind": Member(f"{name}_kind", c.MomentKind(name), _phrase(each.doc), bit=bit),
                "date": Member(f"{name}_date", c.MomentDate(name), bit=bit),
                "ms": Member(f"{name}_ms", c.MomentInstant(name), bit=bit),
            }
        case kinds.Tags():
            return array(c.Texts("tag_count"), "tag_count")
        case kinds.Links(record=record):
            return array(c.IDs(record, f"{name}_count"), f"{name}_count")
        case kinds.Reminders():
            return array(c.Structs("reminder", "reminder_count"), "reminder_count")
        case kinds.WebLinks():
            return array(c.Structs("link", "link_count"), "link_count")
        case kinds.FieldValues():
            return array(c.Structs("field_value", "field_value_count"), "field_value_count")
    raise ModelError(f"C has no members for {each.name}, {each.kind}")


def _is_optional(kind: kinds.Kind) -> bool:
    match kind:
        case kinds.Flag() | kinds.Code() | kinds.Position():
            return False
        case kinds.Text(required=required):
            return not required
        case kinds.Number() | kinds.RecordID() | kinds.Instant() | kinds.Date():
            return kind.optional
    return True


def _phrase(sentence: str) -> str:
    """A sentence as the header has it behind a member: without capital and full stop."""
    if sentence[1:2].islower():
        sentence = sentence[0].lower() + sentence[1:]
    return sentence.removesuffix(".")
