"""Writes the vectors of the primitives with Python's `cryptography` and `hashlib`, independent of the product.

Run in this folder: python3 generate.py. The README says which rows are published and which are made here.
"""

import hashlib
import hmac

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

# Wycheproof, testvectors_v1/hkdf_sha512_test.json: tcId, ikm, salt, info, okm.
WYCHEPROOF_HKDF = [
    (3, "a4748031a14d3e6aafe42aa20c568f5f", "", "",
     "62ea97e06051e40b79deb127a4da294f557cafa3d7a90a75c02064571dfbbe46"
     "99129bdcec4b39eed7757ce8e3571589f7d8f5523c0dc3fd6a56b099fb4bfd51"),
    (12, "7a00817689a3d79001825a864c69c120", "08bc01c053a6406c7c4a667c9b9b3894",
     "967ccd75395be6e96a67759f070487c9e2107791",
     "aed987bcc5ed33c4feec7b28aa9fe1c16b1181e00ff42c63cf692ec19242f6d4"
     "628604b3382db0806d5e61518f83fc651e6f3bd0a9d1322926a76869b98b75d6"),
    (20, "24a37db03dbcffbe9e28d582d0d8c60a",
     "4c3d3b4f5436418713fbe2fbc4d647095ce5d5392dcfffd20327187e14fb6836"
     "0b94c5122203292d8b648a754ab70f6d3d61e0650f06d55c4b5762cba0231e27",
     "8cd9e7b786a74bd370bae434e31a559bdf75d65f",
     "ea18185ff290f27480f625404a39d56582a1bcd8f74f97cfccb898ddf2611833ed57fa46e88e145b604d"),
]


def hkdf_rows():
    for test, ikm, salt, info, okm in WYCHEPROOF_HKDF:
        key = hmac.new(bytes.fromhex(salt) or bytes(64), bytes.fromhex(ikm), hashlib.sha512).digest()
        made = HKDFExpand(hashes.SHA512(), len(okm) // 2, bytes.fromhex(info)).derive(key)
        assert made.hex() == okm, test
        yield f"wycheproof-{test}", key.hex(), info, okm
    key = bytes(range(32))
    for info, count in ((b"", 32), (b"vault", 64), (bytes(range(80)), 76), (bytes(i % 256 for i in range(1500)), 1)):
        yield f"made-{len(info)}-{count}", key.hex(), info.hex(), HKDFExpand(hashes.SHA512(), count, info).derive(key).hex()


def gcm_rows():
    counting = bytes(range(32))
    for name, key, nonce, associated, plain in (
        ("zeros-empty", bytes(32), bytes(12), b"", b""),
        ("zeros-block", bytes(32), bytes(12), b"", bytes(16)),
        ("associated-only", counting, bytes(range(100, 112)), b"header", b""),
        ("both", counting, bytes(range(100, 112)), b"vault", bytes(range(40))),
        ("long-associated", counting, bytes(range(12)), bytes(i % 256 for i in range(300)), bytes(range(17))),
    ):
        sealed = AESGCM(key).encrypt(nonce, plain, associated)
        yield name, key.hex(), nonce.hex(), associated.hex(), plain.hex(), sealed.hex()


def hash_rows():
    for text in (b"", b"abc", b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", bytes(range(200))):
        yield text.hex(), hashlib.sha256(text).hexdigest()


def hmac_rows():
    for key, text in (
        (b"\x0b" * 20, b"Hi There"),
        (b"Jefe", b"what do ya want for nothing?"),
        (b"\xaa" * 131, b"Test Using Larger Than Block-Size Key - Hash Key First"),
        (bytes(range(32)), b""),
    ):
        yield key.hex(), text.hex(), hmac.new(key, text, hashlib.sha256).hexdigest()


def vault_key_rows():
    key = bytes(range(32))
    labels = [(f"data {epoch}", b"data" + epoch.to_bytes(4, "big")) for epoch in (0, 1, 0x01020304)]
    labels += [(label, label.encode()) for label in ("manifest", "mark", "slots")]
    for name, label in labels:
        yield name, HKDFExpand(hashes.SHA512(), 32, b"vault.key/1 " + label).derive(key).hex()


def write(name, columns, rows):
    with open(name, "w", encoding="ascii") as file:
        file.write("# " + "\t".join(columns) + "\n")
        for row in rows:
            file.write("\t".join(row) + "\n")


write("hkdf-sha512-expand.tsv", ("name", "key", "info", "output"), hkdf_rows())
write("aes-256-gcm.tsv", ("name", "key", "nonce", "associated", "plaintext", "sealed"), gcm_rows())
write("sha256.tsv", ("text", "digest"), hash_rows())
write("hmac-sha256.tsv", ("key", "text", "tag"), hmac_rows())
write("vault-key.tsv", ("name", "derived key of the vault key 00 01 .. 1f"), vault_key_rows())
