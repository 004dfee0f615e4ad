#!/usr/bin/env python3
"""Kills `vault add` at each of its system calls in turn, and fails each of its writing calls, on the real binary under strace.

Usage: interrupted_add.py VAULT SHEET [--calls NAMES]. After each fault the vault must open, every earlier report must be whole and the new
one there entirely or not at all. Prints how many call sites were hit beside how many strace itself counts; fewer is a failure.
Standard library only; ends with `N passed, N failed`.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What can change the vault or decides over it. Reading calls come in through openat and close.
KILLED = ["openat", "mkdirat", "mkdir", "write", "pwrite64", "fsync", "fdatasync", "utimensat", "rename", "renameat", "renameat2",
          "linkat", "unlinkat", "unlink", "ftruncate", "fcntl", "flock", "add_key", "keyctl"]
FAILED = {"write": ["ENOSPC", "EIO"], "pwrite64": ["ENOSPC", "EIO"], "fsync": ["EIO", "ENOSPC"], "fdatasync": ["EIO"],
          "renameat": ["EIO", "EROFS"], "renameat2": ["EIO"], "rename": ["EIO"], "mkdirat": ["EROFS"]}


class Bench:
    def __init__(self, vault, sheet):
        self.vault = vault
        self.sheet = sheet
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="vault-faults."))
        self.live = self.folder / "live"
        self.clean = self.folder / "clean"
        self.secret = self.folder / "passphrase"
        self.secret.write_text("a fictional test passphrase\n")
        self.secret.chmod(0o600)
        self.environment = {"HOME": str(self.folder), "PATH": os.environ["PATH"], "VAULT_DIR": str(self.live),
                            "XDG_STATE_HOME": str(self.folder / "state"), "LANG": "C.UTF-8"}
        self.passed = 0
        self.failures = []

    def run(self, *arguments, prefix=()):
        return subprocess.run([*prefix, self.vault, *arguments], env=self.environment, capture_output=True, text=True)

    def must(self, *arguments):
        result = self.run(*arguments)
        if result.returncode != 0:
            sys.exit(f"set-up failed: vault {arguments[0]} ended with {result.returncode}: {result.stderr}")
        return result.stdout

    def reports(self):
        result = self.run("list", "--json", "--no-input")
        if result.returncode != 0:
            return None, f"list ended with {result.returncode}: {result.stderr.strip()}"
        return [report["id"] for report in json.loads(result.stdout)["reports"]], ""

    def restore(self):
        shutil.rmtree(self.live, ignore_errors=True)
        shutil.rmtree(self.folder / "state", ignore_errors=True)
        shutil.copytree(self.clean / "vault", self.live, symlinks=True)
        if (self.clean / "state").exists():
            shutil.copytree(self.clean / "state", self.folder / "state", symlinks=True)

    def set_up(self):
        self.must("init", "--passphrase-file", str(self.secret), "--yes")
        self.must("unlock", "--passphrase-file", str(self.secret))
        self.must("add", str(self.sheet["first"]), "--yes")
        self.before, _ = self.reports()
        self.clean.mkdir()
        shutil.copytree(self.live, self.clean / "vault", symlinks=True)
        if (self.folder / "state").exists():
            shutil.copytree(self.folder / "state", self.clean / "state", symlinks=True)

    def count(self):
        """How often one undisturbed add makes each call, from strace's own record."""
        self.restore()
        record = self.folder / "strace"
        # Without -f only the process that holds the key is traced; the reader writes nothing to the vault.
        result = self.run("add", str(self.sheet["second"]), "--yes", prefix=["strace", "-o", str(record)])
        if result.returncode != 0:
            sys.exit(f"an undisturbed add under strace ended with {result.returncode}: {result.stderr}")
        calls = collections.Counter()
        for line in record.read_text(errors="replace").splitlines():
            match = re.match(r"([a-z0-9_]+)\(", line)
            if match:
                calls[match.group(1)] += 1
        return calls

    def check(self, what, ended):
        reports, why = self.reports()
        if reports is None:
            return self.note(what, why)
        new = [report for report in reports if report not in self.before]
        if [report for report in self.before if report not in reports]:
            return self.note(what, "an earlier report is gone")
        if len(new) > 1:
            return self.note(what, "the report is there twice")
        if ended == 0 and not new:
            return self.note(what, "reported as saved, but not there")
        for report in reports:
            shown = self.run("show", report, "--json", "--no-input")
            if shown.returncode != 0:
                return self.note(what, f"show ended with {shown.returncode}: {shown.stderr.strip()}")
        leftovers = [path.name for path in self.live.rglob(".new-*")]
        again = self.run("add", str(self.sheet["third"]), "--yes")
        if again.returncode != 0:
            return self.note(what, f"the next add ended with {again.returncode}: {again.stderr.strip()}")
        if leftovers and [path.name for path in self.live.rglob(".new-*")]:
            return self.note(what, "temporary files stay behind after the next add")
        self.passed += 1

    def note(self, what, why):
        self.failures.append(f"{what}: {why}")

    def inject(self, call, fault, number):
        self.restore()
        result = self.run(
            "add", str(self.sheet["second"]), "--yes",
            prefix=["strace", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={call}:{fault}:when={number}"])
        return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vault")
    parser.add_argument("sheets", help="a folder with first.pdf, second.pdf and third.pdf")
    parser.add_argument("--calls", default=",".join(KILLED))
    arguments = parser.parse_args()
    sheets = pathlib.Path(arguments.sheets).resolve()
    bench = Bench(str(pathlib.Path(arguments.vault).resolve()), {name: sheets / f"{name}.pdf" for name in ("first", "second", "third")})
    try:
        bench.set_up()
        counted = bench.count()
        hit = 0
        wanted = 0
        for call in [name for name in arguments.calls.split(",") if counted[name]]:
            wanted += counted[call]
            for number in range(1, counted[call] + 1):
                result = bench.inject(call, "signal=KILL", number)
                hit += 1 if result.returncode in (-9, 137) else 0
                bench.check(f"killed at {call} number {number}", result.returncode)
        print(f"killed at {hit} call sites; strace counts {wanted}")
        if hit < wanted:
            bench.note("kill", f"only {hit} of {wanted} call sites were hit")
        faults = 0
        for call, errors in FAILED.items():
            for number in range(1, counted[call] + 1):
                for error in errors:
                    result = bench.inject(call, f"error={error}", number)
                    faults += 1
                    if result.returncode not in (0, 73, 74, 78):
                        bench.note(f"{error} at {call} number {number}", f"ended with {result.returncode}: {result.stderr.strip()}")
                    bench.check(f"{error} at {call} number {number}", result.returncode)
        print(f"returned an error at {faults} call sites")
    finally:
        bench.run("lock")
        shutil.rmtree(bench.folder, ignore_errors=True)
    for failure in bench.failures:
        print(failure)
    print(f"{bench.passed} passed, {len(bench.failures)} failed")
    sys.exit(1 if bench.failures else 0)


if __name__ == "__main__":
    main()
