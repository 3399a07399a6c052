#!/usr/bin/env python3
"""Shows that twice the input costs twice the work: exit status 1 where a shape of input grows faster.

    swift build -c release --product higlint
    Benchmarks/linear.py [--higlint PATH] [--only WORD]

Each shape is read at seven sizes, each twice the one before, so over a 64-fold range. What is counted are instructions, by
valgrind's callgrind, which no other work on the machine changes; without valgrind, the median of nine times. What an
empty file takes is subtracted. Every ratio of neighbours must stay below LIMIT.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 2.6
DOUBLINGS = 6

# A shape's text for a number, and the number that the smallest input has.
READ = {
    "a long plain scalar": (1000, lambda n: "a: " + "word " * n),
    "a long quoted scalar": (1000, lambda n: 'a: "' + "word\\n" * n + '"'),
    "a long block scalar": (500, lambda n: "a: |\n" + "  word word\n" * n),
    "many keys in one mapping": (500, lambda n: "".join(f"key{i}: v\n" for i in range(n))),
    "many items": (1000, lambda n: "- a\n" * n),
    "deep brackets": (1600, lambda n: "[" * n + "]" * n),
    "deep braces": (1600, lambda n: "{a: " * n + "}" * n),
    "brackets that are not closed": (1600, lambda n: "[" * n),
    # The text itself is quadratic in its depth: the number is of characters.
    "deep block mappings": (4000, lambda n: "".join(" " * i + "a:\n" for i in range(int((2 * n) ** 0.5)))),
    "items in items": (1600, lambda n: "- " * n + "a"),
    "many anchors": (500, lambda n: "".join(f"- &k{i} v\n" for i in range(n))),
    "many aliases": (500, lambda n: "- &a v\n" + "- *a\n" * n),
    "anchors and aliases": (300, lambda n: "".join(f"- &k{i} v\n- *k{i}\n" for i in range(n))),
    "many comments": (1000, lambda n: "a: 1\n" + "# text\n" * n),
    "one very long line": (1000, lambda n: "[" + "a: b, " * n + "]"),
    "many documents": (500, lambda n: "---\na: 1\n" * n),
    "many mistakes": (100, lambda n: "a: 1\n" + "b\n" * n),
    "open quotes": (300, lambda n: '- "a\n' * n),
    "open brackets in items": (300, lambda n: "- [a\n" * n),
}

VIEW = " - {kind: label, text: Hello}\n"
CHECK = {
    "many views": (50, lambda n: "screen: a\nviews:\n" + VIEW * n),
    "views with frames": (
        20,
        lambda n: "screen: a\nviews:\n"
        + "".join(f" - {{kind: label, text: T{i}, frame: [0, {i * 50}, 100, 44]}}\n" for i in range(n)),
    ),
    "views by alias": (50, lambda n: "screen: a\nviews:\n - &v {kind: label, text: Hello}\n" + " - *v\n" * n),
    "many screens": (20, lambda n: "screens:\n" + "".join(f" - {{screen: s{i}}}\n" for i in range(n))),
    "unknown keys": (100, lambda n: "screen: a\n" + "".join(f"key{i}: 1\n" for i in range(n))),
    "duplicate keys": (100, lambda n: "screen: a\n" + "title: 1\n" * n),
    "a long title": (500, lambda n: "screen: a\nnavigationBar: {title: " + "word " * n + "}\n"),
}


class Meter:
    """Counts what a command takes: instructions where there is valgrind, else seconds."""

    def __init__(self, folder):
        self.folder = folder
        self.valgrind = shutil.which("valgrind")
        self.unit = "instructions" if self.valgrind else "seconds"

    def measure(self, command):
        if self.valgrind:
            result = self.folder / "callgrind.out"
            tool = [self.valgrind, "--tool=callgrind", f"--callgrind-out-file={result}"]
            self.run(tool + command)
            return int(re.search(r"^summary: (\d+)", result.read_text(), re.MULTILINE).group(1))
        times = []
        for _ in range(9):
            start = time.perf_counter()
            self.run(command)
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    def run(self, command):
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done.returncode not in (0, 1):
            sys.exit(f"{' '.join(map(str, command))}: exit status {done.returncode}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--higlint", default=str(ROOT / ".build/release/higlint"))
    parser.add_argument("--only", default="", help="only shapes whose name holds this")
    options = parser.parse_args()
    higlint = os.path.abspath(options.higlint)
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        meter = Meter(folder)
        print(f"{meter.unit}; the ratios of {DOUBLINGS} doublings, each to stay below {LIMIT}")
        for words, shapes, empty in (
            (["parse", "--format", "events"], READ, ""),
            (["check", "--threads", "1", "--format", "json"], CHECK, "screen: a\n"),
        ):
            command = [higlint, *words, "a.yaml"]
            path = folder / "a.yaml"
            path.write_text(empty)
            floor = meter.measure(command)
            for shape, (first, text) in shapes.items():
                if options.only not in shape:
                    continue
                costs = []
                for doubling in range(DOUBLINGS + 1):
                    path.write_text(text(first << doubling))
                    costs.append(max(meter.measure(command) - floor, 1e-9))
                ratios = [b / a for a, b in zip(costs, costs[1:])]
                holds = max(ratios) < LIMIT
                failed = failed or not holds
                shown = " ".join(f"{ratio:.2f}" for ratio in ratios)
                print(f"{'ok  ' if holds else 'FAIL'} {words[0]}: {shape}: {shown}", flush=True)
    sys.exit(1 if failed else 0)


main()
