"""The vectors in Tests/Vectors/container: reading, writing, and the fixed values they share."""

import hashlib

KEY = bytes(range(32))
VAULT_ID = bytes(range(0x40, 0x50))
FILE_ID = bytes(range(0x80, 0x90))
SALT = bytes(range(0xC0, 0xD8))
GENERATION = 7
# Larger files are not stored: the one who checks them seals the content again under the salt and compares the digest.
MOST_STORED = 60000


def noise(count):
    """xorshift32 from 1, the highest byte of each state."""
    state, out = 1, bytearray()
    for _ in range(count):
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        out.append(state >> 24)
    return bytes(out)


def write(path, comment, outcome, data, content_count=None, key=KEY, vault_id=VAULT_ID, place=None):
    kind, file_id, generation = place or (1, FILE_ID, GENERATION)
    lines = [
        "comment: " + comment, "outcome: " + outcome, "key: " + key.hex(), "vault-id: " + vault_id.hex(),
        "kind: %d" % kind, "file-id: " + file_id.hex(), "generation: %d" % generation]
    if content_count is not None:
        lines.append("content: noise %d" % content_count)
    lines += ["sealed-bytes: %d" % len(data), "sealed-sha256: " + hashlib.sha256(data).hexdigest()]
    if len(data) > MOST_STORED:
        lines.append("salt: " + SALT.hex())
        data = b""
    with open(path, "wb") as file:
        file.write("\n".join(lines).encode() + b"\n\n" + data)


def read(path):
    with open(path, "rb") as file:
        head, body = file.read().split(b"\n\n", 1)
    facts = dict(line.split(": ", 1) for line in head.decode().split("\n"))
    for name in ("key", "vault-id", "file-id", "salt"):
        if name in facts:
            facts[name] = bytes.fromhex(facts[name])
    facts["kind"], facts["generation"] = int(facts["kind"]), int(facts["generation"])
    facts["content"] = noise(int(facts["content"].split()[1])) if "content" in facts else None
    return facts, body
