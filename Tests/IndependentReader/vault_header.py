"""vault.header, the key slots and the keys: docs/format.md 6 to 9."""

import hashlib
import hmac
import struct
import unicodedata

from argon2.low_level import Type, hash_secret_raw
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from sealed import expand

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class HeaderFault(Exception):
    pass


def vault_key_child(vault_key, label, suffix=b""):
    return expand(vault_key, b"vault.key/1 " + label + suffix, 32)


def data_key(vault_key, epoch):
    return vault_key_child(vault_key, b"data", struct.pack(">I", epoch))


def parse(data):
    if len(data) > 16384:
        raise HeaderFault("too large")
    if data[:8] != b"VAULTHDR":
        raise HeaderFault("not a header")
    if len(data) < 42 or hashlib.sha256(data[:-32]).digest() != data[-32:]:
        raise HeaderFault("changed")
    version, vault_id, sequence, epoch, count = struct.unpack_from(">H16sQIH", data, 8)
    if version > 0:
        raise HeaderFault("too new")
    if count > 32:
        raise HeaderFault("impossible field")
    items, at, end = [], 40, len(data) - 64
    for _ in range(count):
        kind, length = struct.unpack_from(">HH", data, at)
        at += 4
        if at + length > end:
            raise HeaderFault("impossible field")
        items.append((kind, data[at:at + length]))
        at += length
    if at != end:
        raise HeaderFault("impossible field")
    return {"vault_id": vault_id, "sequence": sequence, "epoch": epoch, "items": items,
            "body": data[:end], "mac": data[end:-32]}


def unwrap(secret, header, kind, parameters, rest):
    context = b"vault.slot/1 " + header["vault_id"] + struct.pack(">IH", header["epoch"], kind) + parameters
    output = expand(secret, context, 76)
    if not hmac.compare_digest(output[44:], rest[:32]):
        return None
    try:
        return AESGCM(output[:32]).decrypt(output[32:44], rest[32:], context)
    except InvalidTag:
        raise HeaderFault("slot changed") from None


def key_from_passphrase(header, passphrase):
    text = unicodedata.normalize("NFC", passphrase.decode()).encode()
    for kind, value in header["items"]:
        if kind != 1 or len(value) != 116:
            continue
        memory, passes, lanes = struct.unpack_from(">III", value, 24)
        if not (65536 <= memory <= 1048576 and 3 <= passes <= 16 and 1 <= lanes <= 8):
            raise HeaderFault("impossible field")
        secret = hash_secret_raw(text, value[8:24], passes, memory, lanes, 32, Type.ID, 19)
        key = unwrap(secret, header, 1, value[:36], value[36:])
        if key:
            return key
    return None


def recovery_secret(code):
    letters = [c for c in code.upper() if c not in " \t-"]
    letters = ["0" if c == "O" else "1" if c in "IL" else c for c in letters]
    if len(letters) != 56:
        raise HeaderFault("recovery code mistyped")
    number = 0
    for letter in letters:
        number = number << 5 | ALPHABET.index(letter)
    data = number.to_bytes(35, "big")
    if hashlib.sha256(b"vault.recovery/1 " + data[:32]).digest()[:3] != data[32:]:
        raise HeaderFault("recovery code mistyped")
    return data[:32]


def key_from_code(header, code):
    secret = recovery_secret(code)
    for kind, value in header["items"]:
        if kind == 2 and len(value) == 104:
            key = unwrap(secret, header, 2, value[:24], value[24:])
            if key:
                return key
    return None


def is_authentic(header, vault_key):
    expected = hmac.new(vault_key_child(vault_key, b"slots"), header["body"], hashlib.sha256).digest()
    return hmac.compare_digest(expected, header["mac"])
