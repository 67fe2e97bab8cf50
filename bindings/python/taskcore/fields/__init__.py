# SPDX-License-Identifier: Apache-2.0
"""Own fields of tasks and events, and their values."""
