# SPDX-License-Identifier: Apache-2.0
"""Templates of tasks and events, and their values."""
