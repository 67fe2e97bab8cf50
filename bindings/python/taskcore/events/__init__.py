# SPDX-License-Identifier: Apache-2.0
"""Events, and all that happens on some days."""
