"""Certificates for a server, made by openssl: of an authority that a client trusts, or of another one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import servers


def make_authority(place: Path, name: str) -> Path:
    """The certificate of an authority; its key lies beside it."""
    certificate = place / f"{name}.crt"
    _openssl(
        place, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", f"/CN={name}", "-addext", "basicConstraints=critical,CA:TRUE",
        "-keyout", f"{name}.key", "-out", certificate.name,
    )  # fmt: skip
    return certificate


def make_certificate(place: Path, authority: str, host: str, name: str = "server") -> None:
    """`name.crt` and `name.key` for a server of that name; a key that others could read would be refused."""
    extension = place / f"{name}.ext"
    extension.write_text(f"subjectAltName = DNS:{host}\n")
    _openssl(
        place, "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", f"/CN={host}", "-keyout", f"{name}.key", "-out", f"{name}.csr",
    )  # fmt: skip
    _openssl(
        place, "x509", "-req", "-in", f"{name}.csr", "-CA", f"{authority}.crt", "-CAkey", f"{authority}.key",
        "-CAcreateserial", "-days", "2", "-extfile", extension.name, "-out", f"{name}.crt",
    )  # fmt: skip
    for file in (place / f"{name}.crt", place / f"{name}.key"):
        file.chmod(0o600)
        servers.hand_over(file)


def _openssl(place: Path, *arguments: str) -> None:
    done = subprocess.run(
        ["openssl", *arguments], cwd=place, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
