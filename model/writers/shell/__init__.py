# SPDX-License-Identifier: Apache-2.0
"""The shell's tokens, forms and tables of properties, and their documentation."""

from model.writers.shell import docs, records, tasks

WRITERS = (docs.write, records.write, tasks.write)
