#!/usr/bin/env python3
"""Writes Tests/Vectors/container from docs/format.md: one file each, one fault each, and the refusal that must come out."""

import os
import struct

import sealed
import vectors
from vectors import FILE_ID, GENERATION, KEY, SALT, VAULT_ID

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Vectors", "container")
SIZES = [0, 1, 7, 8, 9, 1000, 16375, 16376, 16377, 16383, 16384, 16385, 32752, 33000,
         524279, 524280, 524281, 524287, 524288, 524289]
PREFIX = 96
STEP = 16400


def header(**fields):
    return sealed.header_bytes(fields.pop("kind", 1), FILE_ID, fields.pop("generation", GENERATION), **fields)


def seal(content, head=None, key=KEY, vault_id=VAULT_ID):
    return sealed.seal(content, head or header(), vault_id, key, SALT)


def seal_plaintext(plaintext):
    return sealed.seal_plaintext(plaintext, header(), VAULT_ID, KEY, SALT)


def flipped(data, at, bit=1):
    return data[:at] + bytes([data[at] ^ bit]) + data[at + 1:]


def main():
    os.makedirs(FOLDER, exist_ok=True)
    for name in os.listdir(FOLDER):
        if name.endswith(".vector"):
            os.remove(os.path.join(FOLDER, name))

    def put(name, comment, outcome, data, **more):
        vectors.write(os.path.join(FOLDER, name + ".vector"), comment, outcome, data, **more)

    for size in SIZES:
        put("opens-%06d" % size, "%d bytes of content" % size, "opens", seal(vectors.noise(size)), content_count=size)
    for kind in range(2, 6):
        put("opens-kind-%s" % sealed.KINDS[kind], "a file of another kind, opened as that", "opens",
            seal(vectors.noise(100), header(kind=kind)), content_count=100, place=(kind, FILE_ID, GENERATION))
    put("opens-large-generation", "the largest generation and epoch", "opens",
        seal(vectors.noise(100), header(generation=2**64 - 1, epoch=2**32 - 1)), content_count=100,
        place=(1, FILE_ID, 2**64 - 1))

    small, three = seal(vectors.noise(1000)), seal(vectors.noise(33000))
    empty_last = seal(vectors.noise(16376))

    put("wrong-key", "another input key", "wrong-key", small, key=bytes(32))
    put("wrong-vault", "another vault's id", "wrong-key", small, vault_id=bytes(16))
    put("changed-epoch", "another epoch in the header", "wrong-key", flipped(small, 15))
    put("changed-salt-first", "a changed bit in the salt's first byte", "wrong-key", flipped(small, 40))
    put("changed-salt-last", "a changed bit in the salt's last byte", "wrong-key", flipped(small, 63, 128))
    put("changed-commitment-first", "a changed bit in the commitment's first byte", "wrong-key", flipped(small, 64))
    put("changed-commitment-last", "a changed bit in the commitment's last byte", "wrong-key", flipped(small, 95, 128))
    put("renamed-header-generation", "a header made to fit another name", "wrong-key",
        small[:32] + struct.pack(">Q", 8) + small[40:], place=(1, FILE_ID, 8))
    put("renamed-header-kind", "a header made to fit another kind", "wrong-key",
        small[:11] + b"\x02" + small[12:], place=(2, FILE_ID, GENERATION))
    put("renamed-header-id", "a header made to fit another report", "wrong-key",
        small[:16] + bytes(16) + small[32:], place=(1, bytes(16), GENERATION))

    put("not-sealed", "another magic", "not-sealed", flipped(small, 0))
    put("not-sealed-last", "another last byte of the magic", "not-sealed", flipped(small, 7))
    put("not-sealed-text", "a text file", "not-sealed", b"This is no sealed file, but it is long enough to be one.\n" * 3)
    put("unknown-version", "format version 1", "unknown-version", seal(b"", header(version=1)))
    put("unknown-version-high", "format version 256", "unknown-version", seal(b"", header(version=256)))
    put("unknown-algorithm", "algorithm 2", "unknown-algorithm", seal(b"", header(algorithm=2)))
    put("unknown-algorithm-zero", "algorithm 0", "unknown-algorithm", seal(b"", header(algorithm=0)))

    put("swapped-kind", "a scan where the record is expected", "misplaced", seal(b"x", header(kind=2)))
    put("unknown-kind", "a kind that is not known", "misplaced", seal(b"x", header(kind=99)))
    put("swapped-name", "another report's file", "misplaced", small, place=(1, bytes(16), GENERATION))
    put("swapped-generation-older", "the generation before", "misplaced", small, place=(1, FILE_ID, GENERATION + 1))
    put("swapped-generation-newer", "the generation after", "misplaced", small, place=(1, FILE_ID, GENERATION - 1))

    for count in (0, 1, 39):
        put("truncated-header-%02d" % count, "%d bytes of the header" % count, "truncated", small[:count])
    for count in (40, 64, 95, 96):
        put("truncated-prefix-%02d" % count, "%d bytes, no chunk" % count, "truncated", small[:count])
    for chunks in (1, 2):
        put("truncated-chunks-%d" % chunks, "cut where chunk %d ends" % chunks, "truncated",
            three[:PREFIX + chunks * STEP])
    put("truncated-empty-last", "the empty last chunk is missing", "truncated", empty_last[:-16])
    for rest in (1, 15):
        put("bad-length-first-%02d" % rest, "%d bytes of the only chunk" % rest, "bad-length", small[:PREFIX + rest])
        put("bad-length-last-%02d" % rest, "%d bytes of the last chunk" % rest, "bad-length",
            three[:PREFIX + 2 * STEP + rest])

    put("cut-last-byte", "the last byte is missing", "bad-body", small[:-1])
    put("cut-to-a-tag", "16 bytes of the last chunk", "bad-body", three[:PREFIX + 2 * STEP + 16])
    put("one-byte-more", "one byte after the end", "bad-body", small + b"\x00")
    put("changed-first-byte", "a changed bit in the first byte of the first chunk", "bad-body", flipped(three, PREFIX))
    put("changed-first-tag", "a changed bit in the first chunk's tag", "bad-body", flipped(three, PREFIX + STEP - 1))
    put("changed-middle-byte", "a changed bit in the middle chunk", "bad-body", flipped(three, PREFIX + STEP + 5))
    put("changed-last-byte", "a changed bit in the last chunk's tag", "bad-body", flipped(three, len(three) - 1))
    put("changed-empty-last", "a changed bit in an empty last chunk", "bad-body", flipped(empty_last, len(empty_last) - 1))
    put("swapped-chunks", "the first two chunks have changed places", "bad-body",
        three[:PREFIX] + three[PREFIX + STEP:PREFIX + 2 * STEP] + three[PREFIX:PREFIX + STEP] + three[PREFIX + 2 * STEP:])
    put("chunk-left-out", "the middle chunk is missing", "bad-body", three[:PREFIX + STEP] + three[PREFIX + 2 * STEP:])
    put("chunk-twice", "the first chunk stands twice", "bad-body", three[:PREFIX + STEP] + three[PREFIX:])
    put("foreign-chunk", "the last chunk is another file's", "bad-body",
        three[:PREFIX + 2 * STEP] + seal(vectors.noise(1000), header(kind=2))[PREFIX:])

    content = vectors.noise(1000)
    length = struct.pack("<Q", 1000)
    good = content + bytes(16) + length
    put("padding-first-byte", "the first zero byte is not zero", "bad-padding",
        seal_plaintext(flipped(good, 1000)))
    put("padding-last-byte", "the last zero byte is not zero", "bad-padding", seal_plaintext(flipped(good, 1015)))
    put("padding-too-long", "padded one step further than the least value", "bad-padding",
        seal_plaintext(content + bytes(48) + length))
    put("padding-missing", "not padded", "bad-padding", seal_plaintext(content + length))
    put("padding-length-short", "a length that says less than the content, the rest not zero", "bad-padding",
        seal_plaintext(good[:-8] + struct.pack("<Q", 990)))
    put("padding-length-long", "a length that reaches into itself", "bad-padding",
        seal_plaintext(good[:-8] + struct.pack("<Q", 1017)))
    put("padding-length-huge", "the largest length", "bad-padding", seal_plaintext(good[:-8] + b"\xff" * 8))
    put("padding-length-big-endian", "the length with its highest byte first", "bad-padding",
        seal_plaintext(good[:-8] + struct.pack(">Q", 1000)))
    put("padding-no-room", "a plaintext too short for a length", "bad-padding", seal_plaintext(bytes(7)))
    put("padding-empty", "an empty plaintext", "bad-padding", seal_plaintext(b""))
    put("padding-chunk-of-zeros", "a whole chunk of zeros too many", "bad-padding",
        seal_plaintext(content + bytes(16384 + 16) + length))
    print("%d vectors" % len([name for name in os.listdir(FOLDER) if name.endswith(".vector")]))


if __name__ == "__main__":
    main()
