# SPDX-License-Identifier: Apache-2.0
"""C's structs that Python reads and writes by hand, and the modules that know all of their members."""

# fmt: off
BY_HAND: dict[str, tuple[str, ...]] = {
    "error": ("errors",),
    "field_value": ("_generated.values",),
    "highlight": ("_generated.objects",),
    "local_time": ("_core.time_methods",),
}
# fmt: on
