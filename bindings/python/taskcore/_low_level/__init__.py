# SPDX-License-Identifier: Apache-2.0
"""What the binding rests on: the library's functions and structs, and what reads and writes them."""
