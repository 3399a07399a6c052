#!/usr/bin/env python3
"""Measures higlint beside its peers, in one run, and prints one table.

    swift build -c release
    Benchmarks/run.py [--sections checking,startup,reading,threads]

Contestants of a section take turns, and the order is turned round every time, so that whatever else the machine does
falls on all of them. Shown are the median and the best of the rounds, the median processor time, and the peak memory.
Needs Python 3.9 or later, a C compiler, Swift, and a network for the first run (peers come from PyPI into a virtual environment).
"""

import argparse
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv

import generate

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ["ryl==0.26.1", "rapidyaml==0.15.2"]
LAUNCHER = HERE / "measure"
SECTIONS = ["checking", "startup", "reading", "threads"]

HELLO = 'print("higlint")\n'
HELLO_ESSENTIALS = """\
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
print("higlint", URL(fileURLWithPath: "/").path)
"""


SMALL = """\
screen: pay
title: Pay
background: white
views:
  - {kind: label, text: Total, font: body, color: "#1C1C1E", frame: [16, 80, 288, 24]}
  - {kind: textField, placeholder: Amount, contentType: currency, frame: [16, 120, 288, 44]}
  - {kind: button, title: Pay Now, role: primary, action: pay, frame: [16, 180, 288, 50]}
"""


class Command:
    """A process to run again and again, and what it took each time."""

    def __init__(self, name, arguments, accepts=(0,), environment=None, size=0, note=""):
        self.name = name
        self.arguments = [str(argument) for argument in arguments]
        self.accepts = accepts
        self.environment = {**os.environ, **(environment or {})}
        self.size = size
        self.note = note
        self.wall, self.processor, self.memory = [], [], 0

    def run(self, directory, output=os.devnull, counts=True):
        result = LAUNCHER.with_suffix(".txt")
        launch = [str(LAUNCHER), str(result), str(output), *self.arguments]
        subprocess.run(launch, cwd=directory, env=self.environment, check=True)
        wall, processor, memory, code = result.read_text().split()
        if int(code) not in self.accepts:
            raise SystemExit(f"{' '.join(self.arguments)}\nended with status {code}")
        if counts:
            self.wall.append(float(wall))
            self.processor.append(float(processor))
            # Linux counts kilobytes, macOS bytes.
            unit = 1 if platform.system() == "Darwin" else 1024
            self.memory = max(self.memory, int(memory) * unit)


def interleave(commands, directory, rounds):
    """One round that does not count, then `rounds` rounds in alternating order."""
    for command in commands:
        command.run(directory, counts=False)
    for number in range(rounds):
        for command in commands if number % 2 == 0 else reversed(commands):
            command.run(directory)


def table(title, commands):
    """The rows of a section; the ratio is to the first command's median."""
    reference = statistics.median(commands[0].wall)
    rows = [["", "median ms", "best ms", "cpu ms", "MB/s", "peak MB", "ratio"]]
    for command in commands:
        median = statistics.median(command.wall)
        rows.append([
            command.name,
            f"{median * 1e3:.1f}",
            f"{min(command.wall) * 1e3:.1f}",
            f"{statistics.median(command.processor) * 1e3:.1f}",
            f"{command.size / median / 1e6:.1f}" if command.size else "",
            f"{command.memory / 1e6:.1f}",
            f"{median / reference:.2f}",
        ])
    show(title, rows)
    for command in commands:
        if command.note:
            print(f"  {command.name}: {command.note}")


def show(title, rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    print(f"\n{title}")
    for row in rows:
        first = row[0].ljust(widths[0])
        print("  " + "  ".join([first] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]).rstrip())
    sys.stdout.flush()


def install(work, peers):
    """A virtual environment with the peers; kept in `work` for the next run."""
    directory = work / "venv"
    python = directory / "bin" / "python"
    if not python.exists():
        venv.create(directory, with_pip=True)
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *peers],
        check=True, stdout=subprocess.DEVNULL,
    )
    return directory / "bin"


def compile_launcher(work):
    """Compiles measure.c: see there why a child is not started from here."""
    global LAUNCHER
    LAUNCHER = work / "measure"
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        raise SystemExit("no C compiler: clang comes with the Swift toolchain")
    subprocess.run([compiler, "-O2", str(HERE / "measure.c"), "-o", str(LAUNCHER)], check=True)


def compile_swift(work, name, text, flags):
    source = work / f"{name}.swift"
    program = work / name
    source.write_text(text)
    subprocess.run(["swiftc", "-O", *flags, str(source), "-o", str(program)], check=True)
    return program


def checking(options, peers, specs, size):
    """Whole processes on the same files: every guideline here, the form of the YAML there."""
    commands = [
        Command("higlint check", [options.higlint, "check", *options.check_options, "."], (0, 1), size=size),
        Command(
            "ryl, yamllint's default rules", [peers / "ryl", "check", "--no-cache", "-c", HERE / "ryl.toml", "."],
            (0, 1, 2), size=size,
        ),
        Command(
            "ryl, one rule", [peers / "ryl", "check", "--no-cache", "--enable", "key-duplicates", "."],
            (0, 1, 2), size=size, note="the least that ryl can do with a file: duplicate keys",
        ),
    ]
    interleave(commands, specs, options.rounds)
    table(f"Checking {options.count} specs, {size / 1e6:.1f} MB", commands)
    if options.yamllint:
        slow = Command(
            "yamllint", [peers / "yamllint", "-d", "default", "area000"], (0, 1),
            size=sum(path.stat().st_size for path in (specs / "area000").iterdir()),
        )
        fast = Command("higlint check", [options.higlint, "check", *options.check_options, "area000"], (0, 1), size=slow.size)
        interleave([fast, slow], specs, 3)
        table("Checking the first folder only", [fast, slow])


def startup(options, peers, specs, work):
    commands = [Command("higlint --version", [options.higlint, "--version"])]
    if shutil.which("swiftc"):
        flags = options.swift_flags.split()
        commands += [
            Command("Swift, prints a line", [compile_swift(work, "hello", HELLO, flags)]),
            Command("Swift with FoundationEssentials", [compile_swift(work, "hello-essentials", HELLO_ESSENTIALS, flags)]),
        ]
    one = pathlib.Path("area000") / "screen00000.yaml"
    alone = work / "alone"
    alone.mkdir(exist_ok=True)
    shutil.copy(specs / one, alone / "screen.yaml")
    small = work / "small"
    small.mkdir(exist_ok=True)
    (small / "screen.yaml").write_text(SMALL)
    commands += [
        Command(
            "higlint check, a small file", [options.higlint, "check", *options.check_options, small / "screen.yaml"],
            note="three views, by themselves",
        ),
        Command(
            "higlint check, one file", [options.higlint, "check", *options.check_options, alone / "screen.yaml"], (0, 1),
            note="thirty views, by itself, of no app",
        ),
        Command(
            "higlint check, one file of the app", [options.higlint, "check", *options.check_options, one], (0, 1),
            note="rules about the whole app read all of its screens",
        ),
        Command("ryl --version", [peers / "ryl", "--version"]),
        Command("true", ["true"], note="the floor: what starting any process takes here"),
    ]
    interleave(commands, specs, max(options.rounds * 5, 21))
    table("Start-up", commands)


def threads(options, specs, work):
    """The same bytes whatever the number of threads, and what a second thread brings."""
    commands, outputs = [], []
    for number in (1, 2):
        value = options.threads.format(number)
        environment = dict([value.split("=", 1)]) if not value.startswith("-") else {}
        extra = [value] if value.startswith("-") else []
        command = Command(
            f"higlint check, {value}", [options.higlint, "check", *options.check_options, *extra, "."],
            (0, 1), environment,
        )
        output = work / f"threads{number}.txt"
        command.run(specs, output, counts=False)
        commands.append(command)
        outputs.append(output.read_bytes())
    interleave(commands, specs, options.rounds)
    table("Threads", commands)
    same = all(output == outputs[0] for output in outputs)
    print(f"  output of {len(outputs[0])} bytes: {'identical' if same else 'DIFFERENT'}")
    if not same:
        raise SystemExit(1)


def reading(options, peers, specs):
    """The reader alone, in its own process; the programs take turns and time their own rounds."""
    programs = [[peers / "python", HERE / "rapidyaml_reader.py", specs, "3"]]
    if shutil.which("swift"):
        build = ["swift", "build", "-c", "release", "--package-path", str(HERE / "Reader")]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        where = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
        programs.insert(0, [pathlib.Path(where) / "Reader", specs, "3"])
    found = {}
    for number in range(3):
        for program in programs if number % 2 == 0 else reversed(programs):
            result = subprocess.run([str(part) for part in program], check=True, capture_output=True, text=True)
            for line in result.stdout.splitlines():
                if not line.startswith("#"):
                    name, median, best = line.split("\t")
                    found.setdefault(name, []).append((float(median), float(best)))
    names = sorted(found, key=lambda name: (name.split(", ")[1], not name.startswith("higlint"), name))
    rows = [["", "median MB/s", "best MB/s", "ratio"]]
    for name in names:
        median = statistics.median(value for value, _ in found[name])
        way = name.split(", ")[1]
        reference = found.get(f"higlint, {way}") or found[name]
        rows.append([
            name,
            f"{median:.1f}",
            f"{max(best for _, best in found[name]):.1f}",
            f"{median / statistics.median(value for value, _ in reference):.2f}",
        ])
    show("Reading YAML into a tree, in process", rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--higlint", default=ROOT / ".build" / "release" / "higlint", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=2000, help="how many specs")
    parser.add_argument("--mistakes", type=float, default=0.0, help="the chance of a mistake at each place of a spec")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--sections", default=",".join(SECTIONS), help="of " + ", ".join(SECTIONS))
    parser.add_argument("--check-options", default="", help="further options for `higlint check`, such as --no-cache")
    parser.add_argument(
        "--threads", default="--threads={}", help="an option or environment variable (THREADS={}); {} is the number"
    )
    parser.add_argument("--swift-flags", default="", help="how the start-up programs are linked, such as -static-stdlib")
    parser.add_argument("--yamllint", action="store_true", help="also measure yamllint, on the first hundred specs")
    parser.add_argument("--work", type=pathlib.Path, help="a folder to keep peers and specs in (default: a temporary one)")
    options = parser.parse_args()
    options.check_options = options.check_options.split()
    options.higlint = options.higlint.resolve()
    sections = options.sections.split(",")
    for section in sections:
        if section not in SECTIONS:
            parser.error(f"no section named {section}")
    if sections != ["reading"] and not options.higlint.exists():
        parser.error(f"{options.higlint} is not there: build it with `swift build -c release`")

    with tempfile.TemporaryDirectory(prefix="higlint-benchmark-") as temporary:
        work = (options.work or pathlib.Path(temporary)).resolve()
        work.mkdir(parents=True, exist_ok=True)
        peers = install(work, PEERS + (["yamllint"] if options.yamllint else []))
        compile_launcher(work)
        specs = work / "specs"
        shutil.rmtree(specs, ignore_errors=True)
        size = generate.write(specs, options.count, mistakes=options.mistakes)
        print(f"{platform.platform()}, {os.cpu_count()} processors, {options.rounds} rounds, {', '.join(PEERS)}")
        if "checking" in sections:
            checking(options, peers, specs, size)
        if "startup" in sections:
            startup(options, peers, specs, work)
        if "reading" in sections:
            reading(options, peers, specs)
        if "threads" in sections:
            threads(options, specs, work)


if __name__ == "__main__":
    main()
