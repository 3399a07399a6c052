"""A client that knows nothing of the protocol but its frame: for what no editor would send, and for transcripts."""

import json
import os
import queue
import subprocess
import threading


class Raw:
    def __init__(self, higlint, language="C"):
        environment = {"LANG": language, "PATH": os.environ["PATH"]}
        self.process = subprocess.Popen(
            [higlint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self.messages = queue.Queue()
        self.diagnostics = {}
        self.number = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline().strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length is None:
                return self.messages.put(None)
            self.messages.put(json.loads(stream.read(length)))

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def next(self, timeout=30):
        message = self.messages.get(timeout=timeout)
        assert message is not None, "the server has ended"
        if message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        return message

    def answer(self, number):
        while True:
            message = self.next()
            if message.get("id") == number and "method" not in message:
                return message

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        return self.answer(self.number)

    def initialize(self, root, capabilities=None, **more):
        answer = self.request(
            "initialize", {"processId": None, "rootUri": root, "capabilities": capabilities or {}, **more}
        )
        self.notify("initialized", {})
        return answer["result"]

    def open(self, uri, text):
        self.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}},
        )

    def until(self, uri, holds):
        while not holds(self.diagnostics.get(uri, [])):
            self.next()

    def end(self):
        """The exit status after an orderly end."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=10)
