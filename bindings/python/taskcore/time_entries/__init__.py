# SPDX-License-Identifier: Apache-2.0
"""Time entries and the timer."""
