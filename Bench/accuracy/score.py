#!/usr/bin/env python3
"""Compares what `vault read --json` says of a drawn corpus with the truth beside each document.

Usage: score.py --corpus DIR --vault BINARY [--readings DIR] [--output FILE] [--only CLASS] [--show N]

The corpus comes from `DrawSheet --corpus N --seed S --output DIR`. Readings are kept in --readings, so that a second run
scores without reading again. Only Python's standard library is used; match.py holds the comparison.
"""
import argparse
import json
import pathlib
import resource
import subprocess
import sys

import match


def read_document(vault, corpus, entry, readings):
    """The readings of a document's files, one JSON object each, and the CPU seconds spent."""
    results, spent = [], 0.0
    for name in entry["files"]:
        kept = readings / (name + ".json") if readings else None
        if kept and kept.exists():
            stored = json.loads(kept.read_text())
            results.append(stored["reading"])
            spent += stored["seconds"]
            continue
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run([vault, "read", str(corpus / name), "--json"], capture_output=True, timeout=900)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        try:
            reading = json.loads(run.stdout)
        except ValueError:
            reading = {"schema": "none", "status": run.returncode, "error": run.stderr.decode("utf-8", "replace")[:500]}
        if kept:
            kept.write_text(json.dumps({"reading": reading, "seconds": seconds}))
        results.append(reading)
        spent += seconds
    return results, spent


def joined(readings):
    """One list of rows over the files of a document, with pages counted on."""
    rows, offset = [], 0
    for reading in readings:
        for row in reading.get("rows", []):
            rows.append({**row, "page": row.get("page", 1) + offset})
        offset += reading.get("source", {}).get("pages", 1) or 1
    return rows


def empty_totals():
    names = (
        "documents pages rows right wrongUndoubted wrongDoubted rightDoubted unread missing falseRows falseUndoubted "
        "falseUnread codesWrong codesMissing provenanceTowardsFinal provenanceWeaker refused"
    ).split()
    totals = {name: 0 for name in names}
    totals["seconds"] = 0.0
    totals["fields"] = {field: [0, 0] for field in match.FIELDS}
    totals["header"] = {field: [0, 0] for field in match.HEADER}
    return totals


def score_document(truth, readings, seconds, totals, shown):
    rows = joined(readings)
    totals["documents"] += 1
    totals["pages"] += truth["pages"]
    totals["seconds"] += seconds
    totals["rows"] += len(truth["rows"])
    if not any(reading.get("schema") == "vault.reading/1" for reading in readings):
        totals["refused"] += 1
        if truth["rows"]:
            shown.append(f"{truth['files'][0]}: not read: {str(readings[0])[:200]}")
    pairs, missing, false = match.pair(truth["rows"], rows)
    totals["missing"] += len(missing)
    for row in missing:
        shown.append(f"{truth['files'][0]} p{row['page']} missing: {row['label']} {row['value']} {row['unit']}")
    for row in false:
        if row.get("class") == "unread":
            totals["falseUnread"] += 1
            continue
        totals["falseRows"] += 1
        totals["falseUndoubted"] += not row.get("doubt")
        shown.append(f"{truth['files'][0]} p{row['page']} false: {row.get('label')} {row.get('value')} {row.get('unit')}")
    for expected, found in pairs:
        score_row(truth, expected, found, totals, shown)
    score_document_facts(truth, readings, totals, shown)


def score_row(truth, expected, found, totals, shown):
    where = f"{truth['files'][0]} p{expected['page']}"
    if found.get("class") == "unread":
        totals["unread"] += 1
        shown.append(f"{where} unread: {expected['label']} {expected['value']}: {found.get('reason')}")
        return
    verdicts = match.fields(expected, found)
    for field, is_right in verdicts.items():
        if is_right is None:
            continue
        totals["fields"][field][0] += is_right
        totals["fields"][field][1] += 1
        if not is_right:
            shown.append(
                f"{where} {field}: {expected['label']} | expected {match.field_of(expected, field)} "
                f"| found {match.field_of(found, field)} | doubt {found.get('doubt')}")
    doubted = bool(found.get("doubt"))
    value_right = verdicts["number"] is not False and verdicts["comparator"] and verdicts["value"]
    if value_right and verdicts["label"] and verdicts["unit"]:
        totals["right"] += 1
    if value_right:
        totals["rightDoubted"] += doubted
    else:
        totals["wrongDoubted" if doubted else "wrongUndoubted"] += 1
    totals["codesWrong"] += verdicts["code"] is False and match.code_of(found) is not None
    totals["codesMissing"] += verdicts["code"] is False and match.code_of(found) is None


def score_document_facts(truth, readings, totals, shown):
    order = ["lab-issued-digital", "ocr-transcribed", "self-tracked"]
    for reading in readings:
        if reading.get("schema") != "vault.reading/1":
            continue
        found, expected = reading.get("provenance"), truth["provenance"]
        if found in order and order.index(found) < order.index(expected):
            totals["provenanceTowardsFinal"] += 1
            shown.append(f"{truth['files'][0]} provenance: {found}, should be {expected}")
        elif found != expected and truth["rows"]:
            totals["provenanceWeaker"] += 1
            shown.append(f"{truth['files'][0]} provenance: {found}, could be {expected}")
    if truth["rows"] and readings[0].get("schema") == "vault.reading/1":
        for field in match.HEADER:
            is_right = match.header_right(field, truth["header"], readings[0].get("header") or {})
            totals["header"][field][0] += is_right
            totals["header"][field][1] += 1
            if not is_right:
                found = (readings[0].get("header") or {}).get(field)
                shown.append(f"{truth['files'][0]} header {field}: expected {truth['header'][field]} | found {found}")


def percent(part, whole):
    return "-" if not whole else f"{100 * part / whole:.1f}"


def print_tables(classes):
    heads = ["class", "docs", "rows", "right%", "WRONG", "wrong?", "right?", "unread", "missing", "false", "codes!", "code-", "final!", "weaker", "s/page"]
    lines = [heads]
    for name, t in classes.items():
        lines.append([
            name, t["documents"], t["rows"], percent(t["right"], t["rows"]), t["wrongUndoubted"], t["wrongDoubted"],
            t["rightDoubted"], t["unread"], t["missing"], f"{t['falseRows']}+{t['falseUnread']}", t["codesWrong"],
            t["codesMissing"], t["provenanceTowardsFinal"], t["provenanceWeaker"], f"{t['seconds'] / max(t['pages'], 1):.2f}"])
    table(lines)
    print("\nWRONG: value wrong, no doubt. wrong?: wrong with doubt. right?: right with doubt. false: read+unread. final!: too strong.\n")
    table([["class"] + list(match.FIELDS)] + [
        [name] + [percent(*t["fields"][field]) for field in match.FIELDS] for name, t in classes.items()])
    print()
    table([["class"] + list(match.HEADER)] + [
        [name] + [percent(*t["header"][field]) for field in match.HEADER] for name, t in classes.items()])


def table(lines):
    widths = [max(len(str(line[column])) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        print("  ".join(str(cell).ljust(width) for cell, width in zip(line, widths)).rstrip())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", required=True, type=pathlib.Path)
    parser.add_argument("--vault", required=True)
    parser.add_argument("--readings", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path)
    parser.add_argument("--only", help="one class")
    parser.add_argument("--show", type=int, default=0, help="so many differences")
    options = parser.parse_args()
    if options.readings:
        options.readings.mkdir(parents=True, exist_ok=True)
    manifest = json.loads((options.corpus / "manifest.json").read_text())
    classes, shown = {}, []
    total = empty_totals()
    for entry in manifest["documents"]:
        if options.only and entry["class"] != options.only:
            continue
        truth = json.loads((options.corpus / entry["truth"]).read_text())
        readings, seconds = read_document(options.vault, options.corpus, entry, options.readings)
        for totals, notes in ((classes.setdefault(entry["class"], empty_totals()), shown), (total, [])):
            score_document(truth, readings, seconds, totals, notes)
        print(f"  {entry['name']}", file=sys.stderr)
    classes = dict(sorted(classes.items()))
    classes["all"] = total
    print_tables(classes)
    for line in shown[: options.show]:
        print(line)
    if options.output:
        report = {"schema": "vault.accuracy/1", "seed": manifest["seed"], "classes": classes, "differences": shown}
        options.output.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
