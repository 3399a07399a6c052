#!/usr/bin/env python3
"""Runs over ten thousand specs: with a full cache one takes under a fifth of the time, and shards together take the time of
one; what they say is what a run without either says.

Usage: cache.py HIGLINT [COUNT]
"""

import os
import subprocess
import sys
import tempfile
import time

higlint = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
generate = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Benchmarks", "generate.py")


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
