"""Pairs rows that were read with rows that were drawn, and compares them field by field."""
import difflib
import unicodedata
from decimal import Decimal, InvalidOperation

FIELDS = ("label", "value", "number", "comparator", "unit", "ucum", "low", "high", "range", "flag", "code", "class", "provenance")
HEADER = ("laboratory", "labDate", "receiptDate", "issueDate", "reportNumber")

# UCUM codes that say the same of a printed unit.
SAME_UNITS = [
    {"10*3/uL", "10*9/L", "/nL"}, {"10*6/uL", "10*12/L", "/pL"}, {"[pH]", "1"}, {"1", "{INR}", "{ratio}"},
    {"mg/g{creat}", "mg/g", "mg/g{Creat}"},
]


def plain(text):
    """Letters, digits and percent signs only, in one case: spaces, hyphens and dotted leaders do not count in a label."""
    text = unicodedata.normalize("NFKC", text or "").casefold()
    return "".join(c for c in text if c.isalnum() or c in "%+")


def squeezed(text):
    """No spaces, one kind of hyphen, no superscripts: for values, units and ranges as printed."""
    text = unicodedata.normalize("NFKC", text or "").replace("^", "")
    for dash in "\u2010\u2011\u2012\u2013\u2014\u2212":
        text = text.replace(dash, "-")
    return "".join(text.split()).replace("\u2264", "<=").replace("\u2265", ">=")


def decimal(value):
    if value is None:
        return None
    try:
        return Decimal(str(value))
    except InvalidOperation:
        return None


def likeness(left, right):
    left, right = plain(left), plain(right)
    if left == right:
        return 1.0
    return difflib.SequenceMatcher(None, left, right).ratio()


def pair(expected_rows, found_rows):
    """Best pairs first: by label, then value, unit, page and place in the order of the sheet.

    Returns the pairs, the drawn rows nobody read, and the read rows nobody drew.
    """
    candidates = []
    for i, expected in enumerate(expected_rows):
        for j, found in enumerate(found_rows):
            label = likeness(expected["label"], found.get("label"))
            value = value_right(expected, found)
            if label < 0.5 and not (value and found.get("page") == expected["page"] and near(expected, found)):
                continue
            order = 1 - abs(i / max(len(expected_rows), 1) - j / max(len(found_rows), 1))
            score = label + 0.4 * bool(value) + 0.2 * unit_right(expected, found)
            score += 0.2 * (found.get("page") == expected["page"]) + 0.3 * order + 0.3 * near(expected, found)
            score -= 0.3 * (found.get("class") == "unread")
            candidates.append((score, i, j))
    candidates.sort(key=lambda candidate: (-candidate[0], candidate[1], candidate[2]))
    used_expected, used_found, pairs = set(), set(), []
    for _, i, j in candidates:
        if i in used_expected or j in used_found:
            continue
        used_expected.add(i)
        used_found.add(j)
        pairs.append((expected_rows[i], found_rows[j]))
    missing = [row for i, row in enumerate(expected_rows) if i not in used_expected]
    false = [row for j, row in enumerate(found_rows) if j not in used_found]
    return pairs, missing, false


def near(expected, found):
    """Whether both boxes have their middle within half a line of each other."""
    box = found.get("box")
    if not box or found.get("page") != expected["page"]:
        return False
    middle = expected["box"][1] + expected["box"][3] / 2
    return abs(middle - (box[1] + box[3] / 2)) < 6


def value_right(expected, found):
    # The stop of an abbreviation (`neg.`) carries nothing.
    printed = squeezed(found.get("value")).casefold().rstrip(".")
    wanted = squeezed(expected["value"]).casefold().rstrip(".")
    return printed in (wanted, wanted + squeezed(expected["flagText"]).casefold())


def unit_right(expected, found):
    return squeezed(expected["unit"]) == squeezed(found.get("unit"))


def ucum_right(expected, found):
    left, right = expected["ucum"], found.get("ucum")
    return left == right or any(left in group and right in group for group in SAME_UNITS)


def code_of(found):
    return (found.get("code") or {}).get("code")


def fields(expected, found):
    """Field by field: True, False, or None where the field does not apply."""
    reference, read = expected["reference"], found.get("reference") or {}
    number = decimal(expected["number"])
    return {
        "label": plain(expected["label"]) == plain(found.get("label")),
        "value": value_right(expected, found) or (number is not None and number == decimal(found.get("number"))),
        "number": number == decimal(found.get("number")),
        "comparator": expected["comparator"] == found.get("comparator"),
        "unit": unit_right(expected, found),
        "ucum": ucum_right(expected, found) if expected["unit"] and expected["ucum"] else None,
        "low": decimal(reference["low"]) == decimal(read.get("low")),
        "high": decimal(reference["high"]) == decimal(read.get("high")),
        "range": squeezed(reference["text"]) == squeezed(read.get("text")),
        "flag": expected["flag"] == found.get("flag"),
        "code": code_of(found) in expected["codes"] if expected["codes"] != [None] else code_of(found) is None,
        "class": found.get("class") == expected["class"] or (None in expected["codes"] and found.get("class") == "unmatched"),
        "provenance": found.get("provenance") == expected["provenance"],
    }


def field_of(row, field):
    if field in ("low", "high"):
        return (row.get("reference") or {}).get(field)
    if field == "range":
        return (row.get("reference") or {}).get("text")
    if field == "code":
        return row.get("codes") or row.get("code") or row.get("reason")
    return row.get(field)


def header_right(field, expected, found):
    if field == "laboratory":
        return bool(found.get(field)) and plain(expected[field]) in plain(found[field])
    return (found.get(field) or None) == expected[field]
