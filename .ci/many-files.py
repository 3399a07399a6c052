#!/usr/bin/env python3
"""Checks a hundred thousand specs in one folder, and what that takes: exit status 1 where it is too much.

    .ci/many-files.py HIGLINT [COUNT]

Half of the specs have a mistake; then come a fifth as many, each of which is an app of its own. Memory must stay
below 60 MB and 4 kB a screen, and as much an app; the time is shown, and bounded only against what is not linear: a
machine may be slow.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

higlint = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000


def run(folder):
    """The report's summary, and the processor time in seconds and the memory in megabytes."""
    command = [higlint, "check", "--format", "json", "--fail-on", "never", "-o", "report.json", "screens"]
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=output)
        # Its own usage: that of all children is the largest of them.
        _, status, usage = os.wait4(process.pid, 0)
        output.seek(0)
        text = output.read()
    if status != 0 or text:
        sys.exit(f"exit status {os.waitstatus_to_exitcode(status)}: {text[:500]}")
    summary = json.loads((folder / "report.json").read_text())["summary"]
    return summary, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def check_memory(memory, screens, apps=0):
    limit = 60 + (screens + apps) * 4 / 1024
    if memory > limit:
        sys.exit(f"that is more than 60 MB and 4 kB a screen and app: {limit:.0f} MB")


def check_apps(size):
    """What is known of one app must make room for the next."""
    with tempfile.TemporaryDirectory() as name:
        screens = pathlib.Path(name) / "screens"
        screens.mkdir()
        for number in range(size):
            (screens / f"screen-{number}.yaml").write_text(
                f"app: {{name: App {number}}}\nscreen: s{number}\nviews: [{{kind: label, text: Hello}}]\n"
            )
        summary, seconds, memory = run(pathlib.Path(name))
        print(f"{size} apps of a file each: {seconds:.1f} s of processor time, {memory:.0f} MB")
        if summary["screens"] != size or summary["errors"]:
            sys.exit(f"{summary['screens']} screens and {summary['errors']} errors, not {size} and 0")
        check_memory(memory, size, apps=size)


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
            check_memory(memory, size)
            costs.append(seconds)
        if costs[1] > 16 * max(costs[0], 0.1):
            sys.exit(f"ten times the files took {costs[1] / costs[0]:.0f} times the time")
    check_apps(count // 5)


main()
