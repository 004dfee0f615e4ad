#!/usr/bin/env python3
"""Checks the vectors, and a vault that the product made, with the second implementation. Prints `N passed, N failed`.

usage: run_tests.py [--seal-check PATH-OF-SEALCHECK]
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile

import open_vault
import sealed
import vault_header
import vectors

HERE = os.path.dirname(os.path.abspath(__file__))
VECTORS = os.path.join(HERE, "..", "Vectors", "container")


class Results:
    def __init__(self):
        self.passed = self.failed = 0

    def expect(self, name, holds, detail=""):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED %s %s" % (name, detail))


def check_vector(results, name):
    facts, data = vectors.read(os.path.join(VECTORS, name))
    if "salt" in facts:
        header = sealed.header_bytes(facts["kind"], facts["file-id"], facts["generation"])
        data = sealed.seal(facts["content"], header, facts["vault-id"], facts["key"], facts["salt"])
    results.expect(name + ": digest", hashlib.sha256(data).hexdigest() == facts["sealed-sha256"])
    try:
        content = sealed.open_sealed(data, facts["kind"], facts["file-id"], facts["generation"], facts["vault-id"],
                                     lambda epoch: facts["key"])
        outcome = "opens"
    except sealed.Refused as refusal:
        content, outcome = None, refusal.name
    results.expect(name, outcome == facts["outcome"] and content == facts["content"],
                   "%s instead of %s" % (outcome, facts["outcome"]))


def expected_originals():
    return [bytes((i * 7 + (i >> 8)) & 0xFF for i in range(count)) for count in (0, 1, 40000)]


def check_vault(results, vault, reports):
    results.expect("the index lists every report", len(vault.index["reports"]) == reports,
                   "%d instead of %d" % (len(vault.index["reports"]), reports))
    for report in vault.index["reports"]:
        files = list(open_vault.originals(vault.report_file(report, "scan")))
        results.expect("originals byte for byte", [data for _, data in files] == expected_originals())
        results.expect("the stated SHA-256 is right",
                       all(hashlib.sha256(data).hexdigest() == facts["sha256"] for facts, data in files))
        results.expect("a record", b'"schema":"vault.record/1"' in vault.report_file(report, "record"))
        results.expect("diagnostics", b'"schema":"vault.scan/1"' in vault.report_file(report, "diagnostics"))


def check_product(results, seal_check):
    with tempfile.TemporaryDirectory() as folder:
        path, passphrase_file = os.path.join(folder, "vault"), os.path.join(folder, "passphrase")
        # A decomposed letter: the slot is made of the composed one.
        passphrase = "Ga\u0308nseblu\u0308mchen auf der Wiese".encode()
        with open(passphrase_file, "wb") as file:
            file.write(passphrase + b"\n")
        run = subprocess.run([seal_check, path, passphrase_file], capture_output=True, text=True, check=False)
        results.expect("SealCheck finds its own vault whole", run.returncode == 0, run.stdout + run.stderr)
        code = run.stdout.split("recovery code: ")[1].split("\n")[0]

        vault = open_vault.Vault(path, passphrase=passphrase)
        check_vault(results, vault, 1)
        results.expect("settings", b'"idleLimitSeconds":600' in vault.settings())
        results.expect("the recovery code gives the same key",
                       open_vault.Vault(path, code=code.lower()).key == vault.key)
        for wrong in (passphrase + b".", b" " + passphrase):
            try:
                open_vault.Vault(path, passphrase=wrong)
                results.expect("a wrong passphrase opens nothing", False)
            except vault_header.HeaderFault:
                results.expect("a wrong passphrase opens nothing", True)

        writers = [subprocess.Popen([seal_check, "--add", path, passphrase_file, "3"]) for _ in range(6)]
        results.expect("six processes add at once", [writer.wait() for writer in writers] == [0] * 6)
        check_vault(results, open_vault.Vault(path, passphrase=passphrase), 19)
        names = os.listdir(os.path.join(path, "reports"))
        results.expect("three files a report, nothing else", len(names) == 3 * 19, str(len(names)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seal-check")
    arguments = parser.parse_args()
    results = Results()
    names = sorted(name for name in os.listdir(VECTORS) if name.endswith(".vector"))
    results.expect("there are vectors", len(names) > 60, str(len(names)))
    for name in names:
        check_vector(results, name)
    if arguments.seal_check:
        check_product(results, arguments.seal_check)
    print("%d passed, %d failed" % (results.passed, results.failed))
    sys.exit(1 if results.failed else 0)


if __name__ == "__main__":
    main()
