# SPDX-License-Identifier: Apache-2.0
"""The parts of generate-interfaces.py."""


class GenerationError(Exception):
    """A sentence on what keeps the header from being made."""
