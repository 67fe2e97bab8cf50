# SPDX-License-Identifier: Apache-2.0
"""The foundation of the binding: the library's functions and structs, and access to them."""
