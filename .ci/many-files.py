#!/usr/bin/env python3
"""Checks a hundred thousand specs in one folder, and what that takes: exit status 1 where it is too much.

    .ci/many-files.py HIGLINT [COUNT]

Half of the specs have a mistake; then come a fifth as many, each of which is an app of its own, a tenth of screens of
thirty views, and a fiftieth of such with mistakes. Memory must stay below 60 MB and 4 kB a screen; the time is shown, and bounded only against
what is not linear: a machine may be slow.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

FORMATS = ["human", "json", "gitlab", "github", "sarif"]

# A process begins with the memory of the one that starts it as its peak: this one's may be large.
LAUNCHER = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:])
_, status, usage = os.wait4(process.pid, 0)
print(f"\\n{usage.ru_utime + usage.ru_stime} {usage.ru_maxrss}", end="")
sys.exit(os.waitstatus_to_exitcode(status))
"""

higlint = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000


def run(folder, *options, format="json"):
    """The report's text, and the processor time in seconds and the memory in megabytes."""
    command = [higlint, "check", "--format", format, "--fail-on", "never", "-o", "report", "screens", *options]
    launcher = [sys.executable, "-c", LAUNCHER, *command]
    process = subprocess.run(launcher, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    output, _, usage = process.stdout.rpartition("\n")
    if process.returncode != 0 or output:
        sys.exit(f"exit status {process.returncode}: {process.stdout[:500]}")
    seconds, kilobytes = map(float, usage.split())
    return (folder / "report").read_text(), seconds, kilobytes / 1024


def check_memory(memory, screens):
    limit = 60 + screens * 4 / 1024
    if memory > limit:
        sys.exit(f"that is more than 60 MB and 4 kB a screen: {limit:.0f} MB")


def check_apps(size):
    """What is known of one app must make room for the next."""
    with tempfile.TemporaryDirectory() as name:
        screens = pathlib.Path(name) / "screens"
        screens.mkdir()
        for number in range(size):
            (screens / f"screen-{number}.yaml").write_text(
                f"app: {{name: App {number}}}\nscreen: s{number}\nviews: [{{kind: label, text: Hello}}]\n"
            )
        report, seconds, memory = run(pathlib.Path(name))
        summary = json.loads(report)["summary"]
        print(f"{size} apps of a file each: {seconds:.1f} s of processor time, {memory:.0f} MB")
        if summary["screens"] != size or summary["errors"]:
            sys.exit(f"{summary['screens']} screens and {summary['errors']} errors, not {size} and 0")
        check_memory(memory, size)


def check_screens(size, mistakes):
    """Whatever is shown of screens with much in them, little of them is held."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        generate = pathlib.Path(__file__).parent.parent / "Benchmarks" / "generate.py"
        subprocess.run(
            [sys.executable, generate, "--count", str(size), "--mistakes", str(mistakes), folder / "screens"],
            check=True, stdout=subprocess.DEVNULL)
        what = f"{size} screens of thirty views" + (", with mistakes" if mistakes else "")
        for format in FORMATS:
            report, seconds, memory = run(folder, "--min-severity", "advice", format=format)
            print(f"{what}, {format}: a report of {len(report) / 1e6:.1f} MB, {memory:.0f} MB of memory")
            if format == "json" and json.loads(report)["summary"]["screens"] != size:
                sys.exit(f"not {size} screens")
            if mistakes and len(report) < 500 * size:
                sys.exit("too few findings to tell")
            check_memory(memory, size)


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
            report, seconds, memory = run(folder)
            summary = json.loads(report)["summary"]
            print(f"{size} files: {seconds:.1f} s of processor time, {memory:.0f} MB")
            for key, expected in (("files", size), ("screens", size), ("errors", size // 2)):
                if summary[key] != expected:
                    sys.exit(f"{summary[key]} {key}, not {expected}")
            check_memory(memory, size)
            costs.append(seconds)
        if costs[1] > 16 * max(costs[0], 0.1):
            sys.exit(f"ten times the files took {costs[1] / costs[0]:.0f} times the time")
    check_apps(count // 5)
    check_screens(count // 10, mistakes=0)
    check_screens(count // 50, mistakes=0.05)


main()
