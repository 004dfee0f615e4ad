"""The sealed file of docs/format.md 2, written from that page alone: opening, and sealing for the test vectors."""

import hmac
import struct

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA512
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

HEADER = struct.Struct(">8sHBBI16sQ")
MAGIC = b"vault.sf"
CHUNK = 16384
KINDS = {1: "record", 2: "scan", 3: "diagnostics", 4: "settings", 5: "index"}


class Refused(Exception):
    """A refusal by its name in docs/format.md 2.5."""

    def __init__(self, name):
        super().__init__(name)
        self.name = name


def expand(key, info, count):
    return HKDFExpand(algorithm=SHA512(), length=count, info=info).derive(key)


def padded(length):
    exponent = length.bit_length() - 1
    low = exponent - exponent.bit_length()
    step = 1 << low
    return (length + step - 1) // step * step


def header_bytes(kind, file_id, generation, epoch=0, version=0, algorithm=1, magic=MAGIC):
    return HEADER.pack(magic, version, algorithm, kind, epoch, file_id, generation)


def message_keys(input_key, vault_id, header, salt):
    info = b"c2sp.org/chunked-encryption@v1+" + b"AEAD_AES_256_GCM" + b"\x00" + salt + vault_id + header
    okm = expand(input_key, info, 76)
    return AESGCM(okm[:32]), okm[32:44], okm[44:]


def chunk_nonce(base, number):
    return (int.from_bytes(base, "big") ^ number).to_bytes(12, "big")


def pad(content):
    total = padded(len(content) + 8)
    return content + bytes(total - len(content) - 8) + struct.pack("<Q", len(content))


def seal_plaintext(plaintext, header, vault_id, input_key, salt):
    cipher, base, commitment = message_keys(input_key, vault_id, header, salt)
    out = [header, salt, commitment]
    for number in range(len(plaintext) // CHUNK + 1):
        chunk = plaintext[number * CHUNK:(number + 1) * CHUNK]
        out.append(cipher.encrypt(chunk_nonce(base, number), chunk, None))
    return b"".join(out)


def seal(content, header, vault_id, input_key, salt):
    return seal_plaintext(pad(content), header, vault_id, input_key, salt)


def read_header(data):
    """Checks 1 to 4 of docs/format.md 2.5."""
    if len(data) < HEADER.size:
        raise Refused("truncated")
    magic, version, algorithm, kind, epoch, file_id, generation = HEADER.unpack_from(data)
    if magic != MAGIC:
        raise Refused("not-sealed")
    if version != 0:
        raise Refused("unknown-version")
    if algorithm != 1:
        raise Refused("unknown-algorithm")
    return kind, epoch, file_id, generation


def open_sealed(data, kind, file_id, generation, vault_id, input_key_of):
    """Opens a file as (kind, file id, generation); generation None is for an index. input_key_of(epoch) gives the key."""
    found_kind, epoch, found_id, found_generation = read_header(data)
    if found_kind != kind or found_id != file_id or generation not in (None, found_generation):
        raise Refused("misplaced")
    if len(data) < 96:
        raise Refused("truncated")
    full, rest = divmod(len(data) - 96, CHUNK + 16)
    if rest == 0:
        raise Refused("truncated")
    if rest < 16:
        raise Refused("bad-length")
    cipher, base, commitment = message_keys(input_key_of(epoch), vault_id, data[:40], data[40:64])
    if not hmac.compare_digest(commitment, data[64:96]):
        raise Refused("wrong-key")
    plaintext = bytearray()
    for number in range(full + 1):
        start = 96 + number * (CHUNK + 16)
        try:
            plaintext += cipher.decrypt(chunk_nonce(base, number), data[start:start + CHUNK + 16], None)
        except InvalidTag:
            raise Refused("bad-body") from None
    if len(plaintext) < 8:
        raise Refused("bad-padding")
    length = struct.unpack("<Q", plaintext[-8:])[0]
    if length + 8 > len(plaintext) or padded(length + 8) != len(plaintext) or any(plaintext[length:-8]):
        raise Refused("bad-padding")
    return bytes(plaintext[:length])
