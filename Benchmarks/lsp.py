#!/usr/bin/env python3
"""Measures the language server over an app of many screens, and prints one table.

    swift build -c release
    Benchmarks/lsp.py [--count 2000] [--higlint .build/release/higlint] [--rounds 60] [--assert]

The app is generate.py's. A screen is typed in, letter by letter; measured is the time
from the edit until the diagnostics of the file, those of another screen that it breaks, and completions are there.
With --assert the run fails where a ratio to a full check is above its limit, or the memory: these hold whatever the machine.
Needs Python 3.9 or later, and Linux for the memory.
"""

import argparse
import json
import pathlib
import queue
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import generate

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What a step may take in proportion to a full check of the app by the same program, which takes 1.4 s for 2,000 screens: half as much
# again as was measured, or more, so that only what has become slower fails.
LIMITS = {"the file that is typed": 0.03, "another screen": 0.5, "completion": 0.03}
# The memory for 2,000 screens depends on no machine's speed: bytes at most.
MEMORY_LIMIT = 150e6


class Server:
    """A language server as a process, and what it has sent."""

    def __init__(self, higlint, root):
        self.process = subprocess.Popen([higlint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        self.number = 0
        self.diagnostics = {}
        threading.Thread(target=self.read, daemon=True).start()
        self.request("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {}})
        self.notify("initialized", {})

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    return self.messages.put(None)
                if not line.strip():
                    break
                length = int(line.split(b":")[1])
            self.messages.put(json.loads(stream.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def next(self, timeout=600):
        message = self.messages.get(timeout=timeout)
        if message is None:
            raise SystemExit("the server has ended")
        if message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        return message

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            message = self.next()
            if message.get("id") == self.number and "method" not in message:
                return message["result"]

    def wait(self, uri, holds):
        """Waits until what is known of a file is as it should be; returns the seconds."""
        start = time.perf_counter()
        while not holds(self.diagnostics.get(uri, [])):
            self.next()
        return time.perf_counter() - start

    def rest(self, seconds):
        """Waits until nothing more comes."""
        while True:
            try:
                self.next(timeout=seconds)
            except queue.Empty:
                return

    @property
    def memory(self):
        """The peak memory and the present one, in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        sizes = {line.split(":")[0]: line.split()[1] for line in status.splitlines() if line.startswith("Vm")}
        return int(sizes["VmHWM"]) * 1024, int(sizes["VmRSS"]) * 1024


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def measure(options, folder):
    generate.write(folder, options.count)
    full = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([options.higlint, "check", "--quiet", "--fail-on", "never", folder], stdout=subprocess.DEVNULL)
        full.append(time.perf_counter() - start)
    full = statistics.median(full)

    start = time.perf_counter()
    server = Server(options.higlint, folder)
    edited = folder / "area000" / "screen00001.yaml"
    other = folder / "area000" / "screen00000.yaml"
    text = edited.read_text()
    broken = "#AAAAAA"
    lines = text.split("\n")
    line = next(number for number, text in enumerate(lines) if "color: $ink" in text)
    column = lines[line].index("$ink")
    way = next(number for number, text in enumerate(lines) if "opens: screen" in text)
    uri = edited.as_uri()
    server.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})

    def change(line, column, old, new):
        change.version += 1
        place = {"start": {"line": line, "character": column}, "end": {"line": line, "character": column + len(old)}}
        server.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": change.version}, "contentChanges": [{"range": place, "text": new}]},
        )

    change.version = 1

    def has(rule):
        return lambda found: any(item["code"] == rule for item in found)

    def hasnt(rule):
        return lambda found: not has(rule)(found)

    # The first check of all is over when a finding in another screen can appear.
    name = next(number for number, text in enumerate(lines) if text.startswith("screen: "))
    end = len(lines[name])
    change(name, end, "", "x")
    server.wait(other.as_uri(), has("navigation/clear-next"))
    first = time.perf_counter() - start
    change(name, end, "x", "")
    server.wait(other.as_uri(), hasnt("navigation/clear-next"))
    server.rest(1)

    own, others, completions = [], [], []
    for _ in range(options.rounds):
        change(line, column, "$ink", f'"{broken}"')
        own.append(server.wait(uri, has("color/contrast")))
        server.rest(0.3)
        change(line, column, f'"{broken}"', "$ink")
        own.append(server.wait(uri, hasnt("color/contrast")))
        server.rest(0.3)
        change(name, end, "", "x")
        others.append(server.wait(other.as_uri(), has("navigation/clear-next")))
        server.rest(0.3)
        change(name, end, "x", "")
        others.append(server.wait(other.as_uri(), hasnt("navigation/clear-next")))
        server.rest(0.3)
        for place in [(line, column), (way, lines[way].index("screen"))]:
            start = time.perf_counter()
            position = {"line": place[0], "character": place[1]}
            server.request("textDocument/completion", {"textDocument": {"uri": uri}, "position": position})
            completions.append(time.perf_counter() - start)
    peak, present = server.memory
    server.request("shutdown", None)
    server.notify("exit", None)

    print(f"{options.count} screens; a full check takes {full * 1000:.0f} ms, the first one of the server {first * 1000:.0f} ms")
    print(f"{'':28}{'median':>10}{'95 %':>10}{'worst':>10}   of a full check")
    failed = False
    for what, times in [("the file that is typed", own), ("another screen", others), ("completion", completions)]:
        late = percentile(times, 0.95)
        ratio = late / full
        mark = ""
        if ratio > LIMITS[what]:
            failed, mark = True, f"   above {LIMITS[what]}"
        row = "".join(f"{value * 1000:8.1f}ms" for value in (statistics.median(times), late, max(times)))
        print(f"{what:28}{row}   {ratio:.4f}{mark}")
    mark = ""
    if peak > MEMORY_LIMIT:
        failed, mark = True, f"   above {MEMORY_LIMIT / 1e6:.0f} MB"
    print(f"memory: {peak / 1e6:.0f} MB at most, {present / 1e6:.0f} MB at the end{mark}")
    return not (failed and options.asserts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--higlint", default=str(ROOT / ".build/release/higlint"))
    parser.add_argument("--assert", dest="asserts", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(0 if measure(options, pathlib.Path(folder).resolve()) else 1)


if __name__ == "__main__":
    main()
