"""What is in a binary, as an SBOM in SPDX 2.3, made from the binary itself."""
