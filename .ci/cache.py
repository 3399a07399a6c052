#!/usr/bin/env python3
"""Runs over ten thousand specs: with a full cache one takes under a fifth of the time, and shards together take the time of
one; what they say is what a run without either says. An Xcode project comes out of the cache too, until one of the files
changes that its storyboards take something from.

Usage: cache.py HIGLINT [COUNT]
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

higlint = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
generate = os.path.join(root, "Benchmarks", "generate.py")


def run(*words):
    start = time.monotonic()
    done = subprocess.run([higlint, *words], cwd=folder, capture_output=True, check=False)
    return time.monotonic() - start, done.returncode, done.stdout, done.stderr


with tempfile.TemporaryDirectory() as folder:
    subprocess.run(
        [sys.executable, generate, "--count", str(count), "--mistakes", "0.05", os.path.join(folder, "specs")],
        check=True, stdout=subprocess.DEVNULL)
    words = ["check", "--format", "json", "specs"]
    plain = run(*words)
    assert plain[1] in (0, 1), plain[3].decode()
    first = run(*words, "--cache")
    second = min(run(*words, "--cache") for _ in range(3))
    assert first[1:] == plain[1:] == second[1:], "a cache makes a difference"
    size = os.path.getsize(os.path.join(folder, ".higlint_cache", "checks"))
    print(f"{count} specs: {plain[0]:.2f} s; with a cache {first[0]:.2f} s, then {second[0]:.2f} s; {size >> 20} MB")
    assert second[0] < first[0] / 5, "with a full cache a run takes a fifth of the time or more"
    for shard in range(1, 5):
        part = run("check", "--quiet", "--cache", "--shard", f"{shard}/4", "--output", f"part-{shard}", "specs")
        assert part[1:] == (0, b"", b""), part
    merged = run("merge", "--format", "json", *(f"part-{shard}" for shard in range(1, 5)))
    assert merged[1:] == plain[1:], "shards make a difference"
    print(f"four shards are merged in {merged[0]:.2f} s")

with tempfile.TemporaryDirectory() as folder:
    app = os.path.join(folder, "HarborApp")
    shutil.copytree(os.path.join(root, "Examples", "HarborApp", "HarborApp"), app)
    words = ["check", "--format", "json", "--min-severity", "advice", "HarborApp"]

    def compare(what):
        plain, first, second = run(*words), run(*words, "--cache"), run(*words, "--cache", "--profile")
        assert plain[1] in (0, 1), plain[3].decode()
        assert plain[1:3] == first[1:3] == second[1:3], f"{what}: a cache makes a difference"
        # Nothing follows the title of the last table.
        assert re.search(rb"Time by rule[^\n]*\n$", second[3]), f"{what}: a rule ran in the second run"
        return plain[2]

    def changes(path, change, what):
        with open(os.path.join(app, path), "rb") as file:
            text = file.read()
        with open(os.path.join(app, path), "wb") as file:
            file.write(change(text))
        global found
        before, found = found, compare(what)
        return before != found

    found = compare("an Xcode project")
    colour = "Assets.xcassets/Mist.colorset/Contents.json"
    black = lambda text: re.sub(rb'"(red|green|blue)"\s*:\s*"[^"]*"', rb'"\1": "0.000"', text)
    assert changes(colour, black, "a colour of the asset catalogue"), "the changed colour makes no difference"
    changes("zh-Hans.lproj/Main.strings", lambda text: text + b'"x" = "y";\n', "a translation")
    changes("Base.lproj/Main.storyboard", lambda text: text + b"\n", "a storyboard")
    shutil.rmtree(os.path.join(app, "zh-Hans.lproj"))
    compare("a translation that is gone")
    print("an Xcode project comes out of the cache until it changes")
