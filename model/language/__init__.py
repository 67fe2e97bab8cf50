# SPDX-License-Identifier: Apache-2.0
"""The words that the facts of the model are written in."""
