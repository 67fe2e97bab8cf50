# SPDX-License-Identifier: Apache-2.0
"""Tasks, and what is done with them."""
