#!/usr/bin/env python3
"""Kills `vault add` at each of its system calls in turn, and fails each of its writing calls, on the real binary under strace.

Usage: interrupted_add.py VAULT SHEETS [--calls NAMES] [--every]. After each fault the vault must open, every earlier report must be whole and the new
one there entirely or not at all. Prints how many call sites were hit beside how many strace itself counts; fewer is a failure.
Standard library only; ends with `N passed, N failed`.
"""
import argparse
import collections
import concurrent.futures
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
TRIES = 5
# Calls whose arguments name no path.
KEYS = ("add_key", "keyctl")
FAILED = {"write": ["ENOSPC", "EIO"], "pwrite64": ["ENOSPC", "EIO"], "fsync": ["EIO", "ENOSPC"], "fdatasync": ["EIO"],
          "renameat": ["EIO", "EROFS"], "renameat2": ["EIO"], "rename": ["EIO"], "mkdirat": ["EROFS"]}


class Bench:
    def __init__(self, vault, sheet):
        self.vault = vault
        self.sheet = sheet
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="vault-faults."))
        self.live = self.folder / "live"
        self.state = self.folder / "state"
        self.clean = self.folder / "clean"
        self.secret = self.folder / "passphrase"
        self.secret.write_text("a fictional test passphrase\n")
        self.secret.chmod(0o600)
        self.environment = {"HOME": str(self.folder), "PATH": os.environ["PATH"], "VAULT_DIR": str(self.live),
                            "XDG_STATE_HOME": str(self.state), "LANG": "C.UTF-8"}
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
        shutil.rmtree(self.state, ignore_errors=True)
        shutil.copytree(self.clean / "vault", self.live, symlinks=True)
        if (self.clean / "state").exists():
            shutil.copytree(self.clean / "state", self.state, symlinks=True)

    def set_up(self):
        self.must("init", "--passphrase-file", str(self.secret), "--yes")
        self.must("unlock", "--passphrase-file", str(self.secret))
        self.must("add", str(self.sheet["first"]), "--yes")
        self.before, _ = self.reports()
        self.clean.mkdir()
        shutil.copytree(self.live, self.clean / "vault", symlinks=True)
        if self.state.exists():
            shutil.copytree(self.state, self.clean / "state", symlinks=True)

    def sites(self, calls):
        """Where one undisturbed add makes each call, as (call, its number among these, whether it touches what is kept).

        Between two calls that touch the vault, its mark or the keyring nothing that is kept changes, so a kill at any other call
        leaves what a kill at the next of these leaves.
        """
        self.restore()
        record = self.folder / "strace"
        # Without -f only the process that holds the key is traced; the reader writes nothing to the vault.
        result = self.run(
            "add", str(self.sheet["second"]), "--yes", prefix=["strace", "-y", "-o", str(record), "-e", "trace=" + ",".join(calls)])
        if result.returncode != 0:
            sys.exit(f"an undisturbed add under strace ended with {result.returncode}: {result.stderr}")
        counted = collections.Counter()
        found = []
        for line in record.read_text(errors="replace").splitlines():
            match = re.match(r"([a-z0-9_]+)\(", line)
            if match:
                call = match.group(1)
                counted[call] += 1
                found.append((call, counted[call], call in KEYS or str(self.live) in line or str(self.state) in line))
        return found

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
            prefix=["strace", "-o", str(self.folder / "injected"), "-e", f"trace={call}", "-e", f"inject={call}:{fault}:when={number}"])
        return result


    def kill(self, call, number):
        ended = self.inject(call, "signal=KILL", number).returncode
        self.check(f"killed at {call} number {number}", ended)
        return ended in (-9, 137)

    def fail(self, call, number, error):
        result = self.inject(call, f"error={error}", number)
        if result.returncode not in (0, 73, 74, 78):
            self.note(f"{error} at {call} number {number}", f"ended with {result.returncode}: {result.stderr.strip()}")
        self.check(f"{error} at {call} number {number}", result.returncode)
        return "(INJECTED)" in (self.folder / "injected").read_text(errors="replace")


def work(bench, tasks):
    """Does tasks until there are none; how many of them met their call."""
    hit = 0
    while True:
        try:
            task = tasks.pop()
        except IndexError:
            return hit
        # How often the reader's clock is looked up varies, and so does the number of an openat: a call that was not made that often
        # is tried again.
        met = any(bench.kill(*task) if len(task) == 2 else bench.fail(*task) for _ in range(TRIES))
        if not met:
            bench.note(" ".join(map(str, task)), "this call was not met")
        hit += met


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vault")
    parser.add_argument("sheets", help="a folder with first.pdf, second.pdf and third.pdf")
    parser.add_argument("--calls", default=",".join(KILLED))
    parser.add_argument("--every", action="store_true", help="kill also at calls that touch nothing that is kept (slow)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    vault, sheets = pathlib.Path(arguments.vault).resolve(), pathlib.Path(arguments.sheets).resolve()
    files = {name: sheets / f"{name}.pdf" for name in ("first", "second", "third")}
    benches = [Bench(str(vault), files) for _ in range(arguments.jobs)]
    try:
        for bench in benches:
            bench.set_up()
        found = benches[0].sites(arguments.calls.split(","))
        kept = [(call, number) for call, number, touches in found if touches or arguments.every]
        failing = [(call, number, error) for call, number, touches in found if touches for error in FAILED.get(call, ())]
        print(f"strace counts {len(found)} calls, {len(kept)} of them to kill at, {len(failing)} errors to return", flush=True)
        if not kept or not failing:
            sys.exit("no call touches the vault: the record of strace was not understood")
        for tasks, what in ((kept, "killed"), (failing, "returned an error")):
            wanted = len(tasks)
            with concurrent.futures.ThreadPoolExecutor(len(benches)) as pool:
                hit = sum(pool.map(lambda bench: work(bench, tasks), benches))
            print(f"{what} at {hit} of {wanted} call sites", flush=True)
    finally:
        for bench in benches:
            bench.run("lock")
            shutil.rmtree(bench.folder, ignore_errors=True)
    failures = [failure for bench in benches for failure in bench.failures]
    for failure in failures:
        print(failure)
    print(f"{sum(bench.passed for bench in benches)} passed, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
