# SPDX-License-Identifier: Apache-2.0
"""The store itself: opening, observing, undoing, repairing."""
