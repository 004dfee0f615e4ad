#!/usr/bin/env python3
"""Benchmarks against peers in one run: interleaved, whole processes, ratios with their spread.

Usage: run.py VAULT DRAWSHEET [--rounds N]. Writes Bench/RESULTS.md. Standard library only.

Equal work: on a born-digital PDF `vault read` is compared with `pdftotext -bbox` on the same file (it also proves provenance by
looking at pixels, which pdftotext does not: the ratio shows what that costs); on a scan with the `tesseract` program run the same
number of passes over the same picture, one thread each.
"""
import argparse
import os
import pathlib
import platform
import resource
import shutil
import statistics
import subprocess
import tempfile
import time

PASSES = [("deu", 6), ("deu", 11), ("eng", 6)]


def run(commands, environment):
    """Wall and processor seconds of the commands one after the other, children included, and the largest resident size in MB."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    for command in commands:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, processor, after.ru_maxrss / 1024


def compare(name, ours, peer, rounds, environment):
    """Interleaves the two, after one unmeasured round of each to warm the page cache."""
    run(ours, environment), run(peer, environment)
    mine, theirs = [], []
    for _ in range(rounds):
        mine.append(run(ours, environment))
        theirs.append(run(peer, environment))
    row = [name]
    for index in (0, 1):
        ratios = sorted(m[index] / t[index] for m, t in zip(mine, theirs))
        row.append(
            f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    row.append(f"{statistics.median(m[0] for m in mine):.2f} s / {statistics.median(t[0] for t in theirs):.2f} s")
    row.append(f"{statistics.median(m[1] for m in mine):.2f} s / {statistics.median(t[1] for t in theirs):.2f} s")
    return row


def processor_name():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.machine()


def draw(drawsheet, folder, *arguments):
    folder.mkdir(parents=True)
    subprocess.run([drawsheet, *arguments, "--output", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return next(path for path in sorted(folder.iterdir()) if path.suffix != ".json")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vault")
    parser.add_argument("drawsheet")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    vault, drawsheet = (str(pathlib.Path(path).resolve()) for path in (arguments.vault, arguments.drawsheet))
    environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LANG": "C.UTF-8", "OMP_THREAD_LIMIT": "1"}
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vault-bench."))
    try:
        pdf = draw(drawsheet, folder / "pdf", "demo", "--seed", "1", "--format", "pdf")
        scan = draw(drawsheet, folder / "scan", "demo", "--seed", "1", "--format", "png", "--damage", "clean")
        rows = [
            compare(
                "born-digital PDF, two pages: `vault read` / `pdftotext -bbox`",
                [[vault, "read", str(pdf), "--json"]], [["pdftotext", "-bbox", str(pdf), "/dev/null"]],
                arguments.rounds, environment),
            compare(
                "one scanned page, 300 dpi: `vault read` / `tesseract`, three passes each, one thread",
                [[vault, "read", str(scan), "--json"]],
                [["tesseract", str(scan), "stdout", "-l", language, "--psm", str(mode), "tsv"] for language, mode in PASSES],
                arguments.rounds, environment),
        ]
    finally:
        shutil.rmtree(folder)
    lines = [
        "# Benchmarks", "",
        f"{time.strftime('%Y-%m-%d')} · {processor_name()}, {os.cpu_count()} cores, Linux {platform.release()} · release build, "
        f"{arguments.rounds} interleaved rounds after one warm-up, whole processes. Made by `make bench`; the median ratio, and the "
        "smallest and largest. Above 1 means that Vault takes longer.", "",
        "| work | wall-time ratio | processor-time ratio | wall, ours / peer | processor, ours / peer |", "|---|---|---|---|---|",
    ]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    (pathlib.Path(__file__).parent / "RESULTS.md").write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
