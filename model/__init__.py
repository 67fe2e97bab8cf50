# SPDX-License-Identifier: Apache-2.0
"""The model of Taskcore: what its records, properties and C types are, and what is made of that.

`facts` holds what is true of the product, a line per property. `language` holds the words that the
facts are written in. `writers` holds one module per kind of output. `make model` runs them.
"""
