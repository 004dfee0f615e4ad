"""The index of docs/format.md 4."""

import struct


def fields(data, start=0):
    """Yields (tag, value)."""
    at = start
    while at < len(data):
        tag = data[at]
        at += 1
        length = shift = 0
        for position in range(5):
            byte = data[at]
            at += 1
            length |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                if byte == 0 and position > 0:
                    raise ValueError("superfluous zero byte in a length")
                break
        else:
            raise ValueError("length too long")
        if at + length > len(data):
            raise ValueError("field past the end")
        yield tag, data[at:at + length]
        at += length


def reference(value):
    generation, count = struct.unpack_from(">QQ", value)
    if len(value) != 48:
        raise ValueError("file reference")
    return {"generation": generation, "count": count, "commitment": value[16:]}


def report(value):
    entry = dict(fields(value))
    facts = {
        "id": entry[1],
        "title": entry[2].decode(),
        "laboratory": entry[3].decode() if 3 in entry else None,
        "provenance": ["", "lab-issued-digital", "ocr-transcribed", "self-tracked"][entry[5][0]],
        "counts": struct.unpack(">IIII", entry[6]),
        "added": entry[7].decode(),
        "record": reference(entry[8]),
        "scan": reference(entry[9]),
        "diagnostics": reference(entry[10]),
        "day": None,
    }
    if 4 in entry:
        facts["day"] = "%04d-%02d-%02d" % struct.unpack(">HBB", entry[4])
    return facts


def parse(data):
    if data[:8] != b"vault.ix":
        raise ValueError("not an index")
    index = {"generation": None, "parent": None, "reports": [], "files": {}, "superseded": []}
    for tag, value in fields(data, 8):
        if tag == 1:
            index["generation"] = struct.unpack(">Q", value)[0]
        elif tag == 2:
            index["parent"] = (struct.unpack_from(">Q", value)[0], value[8:])
        elif tag == 3:
            index["reports"].append(report(value))
        elif tag == 4:
            index["files"][value[0]] = reference(value[1:])
        elif tag == 5:
            index["superseded"].append((value[0], value[1:17], struct.unpack_from(">Q", value, 17)[0]))
    return index
