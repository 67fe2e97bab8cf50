# SPDX-License-Identifier: Apache-2.0
"""How many lines of the project are written by hand, by layer, and what they offer."""
