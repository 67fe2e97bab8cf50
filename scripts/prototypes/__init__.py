# SPDX-License-Identifier: Apache-2.0
"""The parts of generate-python.py."""


class GenerationError(Exception):
    """A sentence on what keeps the module from being made."""
