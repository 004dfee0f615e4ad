#!/usr/bin/env python3
"""Opens a vault from its passphrase and writes out every plaintext. A second implementation of docs/format.md.

usage: open_vault.py VAULT (--passphrase-file FILE | --recovery-code-file FILE) OUTPUT-FOLDER
"""

import argparse
import json
import os
import sys

import sealed
import vault_header
import vault_index

NO_ID = bytes(16)


class Vault:
    def __init__(self, path, passphrase=None, code=None):
        self.path = path
        headers = []
        for name in ("vault.header", "vault.header.2"):
            try:
                headers.append(vault_header.parse(self.read(name)))
            except (OSError, vault_header.HeaderFault):
                continue
        headers.sort(key=lambda header: -header["sequence"])
        key = None
        for header in headers:
            key = (vault_header.key_from_passphrase(header, passphrase) if passphrase is not None
                   else vault_header.key_from_code(header, code))
            if key:
                break
        if not key:
            raise vault_header.HeaderFault("no slot opens")
        authentic = [header for header in headers if vault_header.is_authentic(header, key)]
        if not authentic:
            raise vault_header.HeaderFault("header not authentic")
        self.header, self.key = authentic[0], key
        data = self.read("index.sealed")
        manifest = vault_header.vault_key_child(key, b"manifest")
        content = sealed.open_sealed(data, 5, NO_ID, None, self.header["vault_id"], lambda epoch: manifest)
        self.index = vault_index.parse(content)
        if self.index["generation"] != sealed.read_header(data)[3]:
            raise sealed.Refused("misplaced")

    def read(self, name):
        with open(os.path.join(self.path, name), "rb") as file:
            return file.read()

    def content(self, name, kind, file_id, reference):
        data = self.read(name)
        if len(data) != reference["count"] or data[64:96] != reference["commitment"]:
            raise sealed.Refused("not the file the index names")
        return sealed.open_sealed(data, kind, file_id, reference["generation"], self.header["vault_id"],
                                  lambda epoch: vault_header.data_key(self.key, epoch))

    def report_file(self, report, kind):
        stem = "reports/%s.%d" % (report["id"].hex(), report[kind]["generation"])
        suffix, number = {"record": ("", 1), "scan": (".scan", 2), "diagnostics": (".diag", 3)}[kind]
        return self.content(stem + suffix + ".sealed", number, report["id"], report[kind])

    def settings(self):
        if 4 not in self.index["files"]:
            return None
        reference = self.index["files"][4]
        return self.content("settings.%d.sealed" % reference["generation"], 4, NO_ID, reference)


def originals(scan):
    """The files in a scan, by docs/format.md 3.2."""
    length = int.from_bytes(scan[:4], "big")
    directory = json.loads(scan[4:4 + length])
    if directory["schema"] != "vault.originals/1":
        raise ValueError(directory["schema"])
    at = 4 + length
    for facts in directory["files"]:
        yield facts, scan[at:at + facts["bytes"]]
        at += facts["bytes"]
    if at != len(scan):
        raise ValueError("bytes after the last file")


def dump(vault, output):
    os.makedirs(output, exist_ok=True)

    def write(name, data):
        with open(os.path.join(output, name), "wb") as file:
            file.write(data)

    for report in vault.index["reports"]:
        stem = report["id"].hex()
        write(stem + ".record.json", vault.report_file(report, "record"))
        write(stem + ".diagnostics.json", vault.report_file(report, "diagnostics"))
        for position, (_, data) in enumerate(originals(vault.report_file(report, "scan"))):
            write("%s.original-%d" % (stem, position), data)
    settings = vault.settings()
    if settings is not None:
        write("settings.json", settings)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vault")
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--passphrase-file")
    group.add_argument("--recovery-code-file")
    parser.add_argument("output")
    arguments = parser.parse_args()
    try:
        if arguments.passphrase_file:
            with open(arguments.passphrase_file, "rb") as file:
                vault = Vault(arguments.vault, passphrase=file.read().removesuffix(b"\n").removesuffix(b"\r"))
        else:
            with open(arguments.recovery_code_file, encoding="ascii") as file:
                vault = Vault(arguments.vault, code=file.read().strip())
        dump(vault, arguments.output)
    except (sealed.Refused, vault_header.HeaderFault, ValueError) as fault:
        sys.exit("refused: %s" % fault)
    print("%d reports" % len(vault.index["reports"]))


if __name__ == "__main__":
    main()
