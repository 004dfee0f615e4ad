"""Writes headers.tsv: copies of `vault.header` with at most one fault each, made from docs/format.md alone.

Run in this folder: python3 generate_headers.py. Needs `cryptography` with Argon2id (44 or later).
"""

import hashlib
import hmac
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VAULT_KEY = bytes(range(32))
VAULT_ID = bytes(range(0xA0, 0xB0))
PASSPHRASE = "Lösung äußerst 7".encode()  # NFC
CODE = bytes((i * 7 + 3) % 256 for i in range(32))
SEQUENCE, EPOCH = 7, 1
COST = (65536, 3, 4)


def expand(key, info, count):
    return HKDFExpand(hashes.SHA512(), count, info).derive(key)


def wrap(secret, kind, parameters, vault_id=VAULT_ID, epoch=EPOCH):
    context = b"vault.slot/1 " + vault_id + struct.pack(">IH", epoch, kind) + parameters
    output = expand(secret, context, 76)
    return output[44:76] + AESGCM(output[:32]).encrypt(output[32:44], VAULT_KEY, context)


def passphrase_slot(cost=COST, passphrase=PASSPHRASE, **place):
    salt = bytes(range(0x10, 0x20))
    parameters = b"slot-one" + salt + struct.pack(">III", *cost)
    memory, passes, lanes = COST
    secret = Argon2id(salt=salt, length=32, iterations=passes, lanes=lanes, memory_cost=memory).derive(passphrase)
    return parameters + wrap(secret, 1, parameters, **place)


def recovery_slot(**place):
    parameters = b"slot-two" + bytes(range(0x30, 0x40))
    return parameters + wrap(CODE, 2, parameters, **place)


def header(items, version=0, sequence=SEQUENCE, epoch=EPOCH, count=None, extra=b"", key=VAULT_KEY, patch=None):
    body = b"VAULTHDR" + struct.pack(">H", version) + VAULT_ID + struct.pack(">QI", sequence, epoch)
    body += struct.pack(">H", len(items) if count is None else count)
    for kind, value in items:
        body += struct.pack(">HH", kind, len(value)) + value
    body += extra
    mac = hmac.new(expand(key, b"vault.key/1 slots", 32), body, hashlib.sha256).digest()
    if patch:
        body = patch(body)
    return body + mac + hashlib.sha256(body + mac).digest()


def flip(data, place, bit=1):
    return data[:place] + bytes([data[place] ^ bit]) + data[place + 1:]


def code_text():
    data = CODE + hashlib.sha256(b"vault.recovery/1 " + CODE).digest()[:3]
    bits = "".join(f"{byte:08b}" for byte in data)
    text = "".join(ALPHABET[int(bits[i:i + 5], 2)] for i in range(0, len(bits), 5))
    return "-".join(text[i:i + 4] for i in range(0, len(text), 4))


def rows():
    first, second = (1, passphrase_slot()), (2, recovery_slot())
    good = header([first, second])
    yield "good", "opens", good
    yield "unknown item kept", "opens", header([first, (900, b"later"), second])
    yield "no items", "no slot", header([])
    yield "other passphrase", "wrong secret", header([(1, passphrase_slot(passphrase=b"another"))])
    yield "slot of another vault", "wrong secret", header([(1, passphrase_slot(vault_id=bytes(16)))])
    yield "slot of another epoch", "wrong secret", header([(1, passphrase_slot(epoch=2))])
    yield "commitment changed", "wrong secret", header([(1, flip(first[1], 40))])
    yield "wrapped key changed", "slot damaged", header([(1, flip(first[1], 80))])
    yield "tag of wrapped key changed", "slot damaged", header([(1, flip(first[1], 115))])
    yield "slot removed without the key", "not authentic", header(
        [first, second], patch=lambda body: body[:38] + struct.pack(">H", 1) + body[40:160])
    yield "sequence raised without the key", "not authentic", header([first, second], patch=lambda body: flip(body, 33))
    yield "MAC of another key", "not authentic", header([first, second], key=bytes(32))
    yield "one bit changed", "changed", flip(good, 50)
    yield "last bit changed", "changed", flip(good, len(good) - 1)
    yield "version bit changed", "changed", flip(good, 9)
    yield "truncated", "changed", good[:-1]
    yield "half", "changed", good[:len(good) // 2]
    yield "one byte more", "changed", good + b"\0"
    yield "magic only", "changed", b"VAULTHDR"
    yield "empty", "not a header", b""
    yield "other magic", "not a header", b"X" + good[1:]
    yield "next version", "too new", header([first, second], version=1)
    yield "too large", "too large", header([(900, bytes(16384))])
    yield "more items than are there", "impossible", header([first, second], count=3)
    yield "fewer items than are there", "impossible", header([first, second], count=1)
    yield "33 items", "impossible", header([(900, b"")] * 33)
    yield "bytes after the items", "impossible", header([first], extra=b"\0")
    yield "slot one byte short", "impossible", header([(1, first[1][:-1])])
    yield "slot one byte long", "impossible", header([(2, second[1] + b"\0")])
    for name, cost in (
        ("memory under the floor", (65535, 3, 4)), ("memory over the cap", (1048577, 3, 4)),
        ("two passes", (65536, 2, 4)), ("17 passes", (65536, 17, 4)), ("no lane", (65536, 3, 0)),
        ("9 lanes", (65536, 3, 9)), ("all the memory there is", (0xFFFFFFFF, 3, 4)),
    ):
        yield name, "impossible", header([(1, passphrase_slot(cost=cost))])


with open("headers.tsv", "w", encoding="utf-8") as file:
    file.write("# name\twhat must happen\tvault.header\n")
    for name, outcome, data in rows():
        # The largest one is all zeros inside and is written by its length alone.
        file.write(f"{name}\t{outcome}\t{data.hex() if len(data) <= 16384 else 'zeros'}\n")
with open("recovery-code.tsv", "w", encoding="ascii") as file:
    file.write("# bytes\tprinted\n")
    file.write(f"{CODE.hex()}\t{code_text()}\n")
