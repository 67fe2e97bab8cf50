# SPDX-License-Identifier: Apache-2.0
"""Where the documentation finds in Rust what the header calls by its name in C."""

from typing import Any

from model.writers.rust.calls import STORE, free_functions, methods_of
from model.writers.rust.handles import but, handles
from model.writers.rust.names import BY_HAND_FUNCTIONS, camel, constant, type_name

Description = dict[str, Any]


def links(description: Description) -> dict[str, str]:
    found: dict[str, str] = {}
    for group in description["groups"]:
        for each in group["constants"]:
            found[each["name"]] = f"crate::{camel(group['name'])}::{constant(group, each)}"
    for each in description["types"]:
        if each["kind"] != "callback":
            found[each["name"]] = f"crate::{type_name(each['name'])}"
    for call in free_functions(description, {}):
        found[call.function["name"]] = f"crate::{call.name}"
    for handle, without in [
        (STORE, set[str]()),
        *((each["name"], but(each)) for each in handles(description)),
    ]:
        for call in methods_of(handle, description, without, {}):
            found[call.function["name"]] = f"crate::{type_name(handle)}::{call.name}"
    for name, place in BY_HAND_FUNCTIONS.items():
        if place:
            found[name] = f"crate::{place}"
    return found
