# SPDX-License-Identifier: Apache-2.0
"""The hand-written part of the package above the library's calls."""
