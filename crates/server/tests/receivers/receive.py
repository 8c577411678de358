"""Real receivers on loopback for the tests of calls: an SMTP server, and an HTTP server that can read what is pushed to it.

Says its two ports in one line, then one JSON object a line for each thing received. Reads commands of one line:
`key` makes a browser's keys and says them, `status N` has the HTTP server answer N from then on.
"""

import base64
import http.server
import json
import sys
import threading

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from email import message_from_bytes, policy
import os

lock = threading.Lock()
status = 201
browser = None
auth = None


def say(what):
    with lock:
        print(json.dumps(what), flush=True)


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt, secret, info, length):
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def opened(body):
    """RFC 8291, section 3.4, and RFC 8188, by another implementation than the server's."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert length == 65 and len(record) <= size
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    mine = public(browser.public_key())
    secret = derived(auth, browser.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + mine + sender, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(key).decrypt(nonce, record, None)
    text = text.rstrip(b"\0")
    assert text.endswith(b"\2")
    return text[:-1].decode()


def public(key):
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def signed(header):
    """RFC 8292: the claims, if the signature is right."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return {"kind": kind, "head": json.loads(decoded(head)), "claims": json.loads(decoded(claims)), "key": parts["k"]}


class Web(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        got = {"http": self.path, "headers": {k.lower(): v for k, v in self.headers.items()}, "answered": status}
        if self.headers.get("content-encoding") == "aes128gcm":
            try:
                got["text"] = json.loads(opened(body))
                got["vapid"] = signed(self.headers["authorization"])
            except Exception as error:
                got["failed"] = repr(error)
        else:
            got["json"] = json.loads(body)
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()
        say(got)

    def log_message(self, *_):
        pass


class Mail:
    async def handle_DATA(self, server, session, envelope):
        letter = message_from_bytes(envelope.content, policy=policy.default)
        headers = {name.lower(): str(value) for name, value in letter.items()}
        say({"mail": envelope.rcpt_tos, "from": envelope.mail_from, "headers": headers, "text": letter.get_content()})
        return "250 taken"


web = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Web)
threading.Thread(target=web.serve_forever, daemon=True).start()
import socket

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
mail = Controller(Mail(), hostname="127.0.0.1", port=port)
mail.start()
say({"web": web.server_address[1], "smtp": port})
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "key":
        browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        say({"p256dh": encoded(public(browser.public_key())), "auth": encoded(auth)})
    elif word == "status":
        status = int(rest)
        say({"status": status})
mail.stop()
