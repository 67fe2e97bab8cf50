# SPDX-License-Identifier: Apache-2.0
"""What each version of the store changes of the one before it.

The first version is Sources/Storage/Store/Schema.swift. A line is appended for each change, and never
edited once it is released.
"""

from model.language.migration import Migration

MIGRATIONS: tuple[Migration, ...] = ()
