# SPDX-License-Identifier: Apache-2.0
"""What the library calls back, as closures of Swift, and what has the callbacks of a struct as its methods."""

from model.language.swift import Callback, Protocol, Requirement

# fmt: off
CALLBACKS = (
    Callback("read", "FileTransfer.Read", "Fills the space and returns how much of it; 0 is the end."),
    Callback("write", "FileTransfer.Write", "Takes some bytes, which are gone afterwards."),
    Callback(
        "progress", "FileTransfer.Progress",
        "Is told how many tasks are done, of how many, or of -1 when that is not known.",
    ),
    Callback("passphrase", "Store.PassphraseSource", "Gives a passphrase, when it is asked for."),
    Callback(
        "password", "Store.PasswordSource",
        "Gives the password of a hub or an account by its address, when it is asked for; nil: there is none. It "
        "must not use the store.",
        optional=True, forgets=True,
    ),
    Callback("store_progress", member="goesOn"),
    Callback("clock"),
    Callback("observe"),
)

ENUMERATIONS = {"FileTransfer": "What calls of a transfer call back."}
"""What the types are in that is no struct and no class."""

PROTOCOLS = (
    Protocol(
        "sync_transport", "SyncTransport",
        "Brings files of sync to the other devices, as a folder would: by CloudKit, Firebase or Bluetooth.\n\n"
        "Names are a folder of a device and a file in it, such as `0190aaaa-0000-7000-8000-000000000000/1-17.tcb`; what is "
        "in the files need not be known. Nothing of it may use the store. What it throws ends the call that asked.",
        (
            Requirement("list", "names", "The names of all files that are there; others do no harm."),
            Requirement("get", "get", "What is in a file; nil when it is not there, or not all of it yet."),
            Requirement(
                "put", "put", "Leaves a file there, whole or not at all. A name gets the same bytes when it is put again.",
            ),
            Requirement("remove", "remove", "Removes a file; one that is gone already is fine."),
        ),
    ),
)
# fmt: on
