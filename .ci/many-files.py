#!/usr/bin/env python3
"""Checks a hundred thousand specs in one folder, and what that takes: exit status 1 where it is too much.

    .ci/many-files.py HIGLINT [COUNT]

Half of the specs have a mistake. Memory must stay below 60 MB and 4 kB a screen; the time is shown, and bounded only
against what is not linear: a machine may be slow.
"""

import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

higlint = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000


def run(folder):
    """The report's summary, and the processor time in seconds and the memory in megabytes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [higlint, "check", "--format", "json", "--fail-on", "never", "-o", "report.json", "screens"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0 or done.stdout or done.stderr:
        sys.exit(f"exit status {done.returncode}: {done.stderr[:500]}")
    summary = json.loads((folder / "report.json").read_text())["summary"]
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return summary, seconds, after.ru_maxrss / 1024


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        screens = folder / "screens"
        screens.mkdir()
        costs = []
        made = 0
        for size in (count // 10, count):
            for number in range(made, size):
                mistake = "vews: 1\n" if number % 2 else "views: [{kind: label, text: Hello}]\n"
                (screens / f"screen-{number}.yaml").write_text(f"screen: s{number}\n{mistake}")
            made = size
            summary, seconds, memory = run(folder)
            print(f"{size} files: {seconds:.1f} s of processor time, {memory:.0f} MB")
            for key, expected in (("files", size), ("screens", size), ("errors", size // 2)):
                if summary[key] != expected:
                    sys.exit(f"{summary[key]} {key}, not {expected}")
            if memory > 60 + size * 4 / 1024:
                sys.exit(f"that is more than 60 MB and 4 kB a screen: {60 + size * 4 / 1024:.0f} MB")
            costs.append(seconds)
        if costs[1] > 16 * max(costs[0], 0.1):
            sys.exit(f"ten times the files took {costs[1] / costs[0]:.0f} times the time")


main()
