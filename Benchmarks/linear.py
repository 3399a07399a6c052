#!/usr/bin/env python3
"""Shows that twice the input costs twice the work: exit status 1 where a shape of input grows faster.

    swift build -c release --product higlint
    Benchmarks/linear.py [--higlint PATH] [--only WORD] [--full]

Each shape is read at the two ends of a 32-fold range, and at twice the small and half the large size; with --full at all
six sizes, each twice the one before. What is counted are instructions, by valgrind's cachegrind, which no other work on
the machine changes; without valgrind, processor time, for which the inputs are larger. What an empty file takes is
subtracted. Every doubling must cost less than LIMIT times as much, on average over the range and between neighbours.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 2.4
DOUBLINGS = 5
# Times are told apart only where there is something to do, and not below so many seconds.
LARGER_BY_TIME = 8
SHORTEST = 0.01

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
    "suppressions on every line": (
        20,
        lambda n: "screen: a\nviews:\n" + (" # higlint:disable-next-line color/contrast -- why\n" + VIEW) * n,
    ),
    "suppressions at the top": (50, lambda n: "# higlint:disable color/contrast -- why\n" * n + "screen: a\n"),
    "notifications": (
        20,
        lambda n: "app:\n  notifications:\n"
        + "".join(f"   - {{title: Ferry {i}, body: It leaves from pier {i}., trigger: leaves{i}}}\n" for i in range(n))
        + "screen: a\n",
    ),
    "text styles": (
        20,
        lambda n: "textStyles:\n"
        + "".join(f"  style{i}: {{size: 17, weight: bold}}\n" for i in range(n))
        + "screen: a\nviews:\n"
        + "".join(f"  - {{kind: label, font: $style{i}, text: Ferry}}\n" for i in range(n)),
    ),
    "open fields": (
        20,
        lambda n: "screens:\n"
        + "".join(f"  - {{id: s{i}, navigationBar: unknown, views: [{{kind: label, text: unknown}}]}}\n" for i in range(n)),
    ),
    "misspelt palette names": (
        100,
        lambda n: "palette:\n"
        + "".join(f"  shade{i}: '#0A7AFF'\n" for i in range(n))
        + "screen: a\nviews:\n"
        + "".join(f" - {{kind: label, text: Hello, color: $shadee{i}}}\n" for i in range(n)),
    ),
    "misspelt text styles": (
        100,
        lambda n: "textStyles:\n"
        + "".join(f"  style{i}: {{size: 17}}\n" for i in range(n))
        + "screen: a\nviews:\n"
        + "".join(f" - {{kind: label, text: Hello, font: $stile{i}}}\n" for i in range(n)),
    ),
    "misspelt components": (
        100,
        lambda n: "components:\n"
        + "".join(f"  Card{i}: {{view: {{kind: label, text: Hello}}}}\n" for i in range(n))
        + "screen: a\nviews:\n"
        + "".join(f" - {{use: Cart{i}}}\n" for i in range(n)),
    ),
    "misspelt parameters": (
        100,
        lambda n: "components:\n  Card:\n    parameters: {"
        + ", ".join(f"title{i}: text" for i in range(n))
        + "}\n    view: {kind: label, text: Hello}\nscreen: a\nviews:\n - use: Card\n   with: {"
        + ", ".join(f"titel{i}: Hello" for i in range(n))
        + "}\n",
    ),
    "overrides of views that are not there": (
        50,
        lambda n: "screen: a\nviews:\n"
        + "".join(f" - {{id: view{i}, kind: label, text: Hello}}\n" for i in range(n))
        + "variants:\n - override:\n"
        + "".join(f"    veiw{i}: {{text: Bye}}\n" for i in range(n)),
    ),
    "components in components": (
        50,
        lambda n: "components:\n"
        + "".join(f"  C{i}: {{view: {{use: C{i + 1}}}}}\n" for i in range(n))
        + f"  C{n}: {{view: {{kind: label, text: Hello}}}}\nscreen: a\nviews:\n - use: C0\n",
    ),
    "components around components": (
        100,
        lambda n: "components:\n"
        + "".join(f"  C{i}: {{view: {{kind: group, children: [{{use: C{i + 1}}}]}}}}\n" for i in range(n))
        + f"  C{n}: {{view: {{kind: label, text: Hello}}}}\nscreen: a\nviews:\n - use: C0\n",
    ),
    "answers": (
        50,
        lambda n: "screen: a\nviews:\n"
        + "".join(f" - {{id: view{i}, kind: button, title: Pay, action: pay}}\n" for i in range(n))
        + "reviewed:\n"
        + "".join(f" - {{rule: layout/tap-target, of: a/view{i}, answer: passes}}\n" for i in range(n)),
    ),
    "answers about what is not there": (
        50,
        lambda n: "screen: a\nviews:\n"
        + "".join(f" - {{id: view{i}, kind: button, title: Pay, action: pay}}\n" for i in range(n))
        + "reviewed:\n"
        + "".join(f" - {{rule: layout/tap-target, of: a/veiw{i}, answer: passes}}\n" for i in range(n)),
    ),
    "suppressions for a file of findings": (
        50,
        lambda n: "# higlint:disable-file color/* -- why\n" * n + "screen: a\nviews:\n"
        + " - {kind: label, txet: Hello, color: '#777777', background: '#888888'}\n" * n,
    ),
    "suppressions of rules that are not there": (
        50, lambda n: "".join(f"# higlint:disable-file colour/contrast{i} -- why\n" for i in range(n)) + "screen: a\n",
    ),
    "views on top of each other": (
        20,
        lambda n: "screen: a\nviews:\n"
        + " - {kind: button, title: Pay, frame: [10, 100, 100, 44]}\n" * n,
    ),
    "views in a grid": (
        20,
        lambda n: "screen: a\nsize: [100000, 100000]\nviews:\n"
        + "".join(
            f" - {{kind: button, title: T{i}, frame: [{i % 40 * 60}, {i // 40 * 60}, 50, 50]}}\n" for i in range(n)
        ),
    ),
    "links in a chain": (
        20,
        lambda n: "app: {entry: s0, name: Ferry}\nscreens:\n"
        + "".join(f"  - {{id: s{i}, links: [s{i + 1}]}}\n" for i in range(n)),
    ),
    "links to screens that are not there": (
        20,
        lambda n: "app: {entry: s0, name: Ferry}\nscreens:\n"
        + "".join(f"  - {{id: screen{i}, links: [sreen{i}]}}\n" for i in range(n)),
    ),
    "texts in many languages": (
        20,
        lambda n: "screen: a\nviews:\n - kind: label\n   text: {"
        + ", ".join(f"{chr(97 + i // 26 % 26)}{chr(97 + i % 26)}-x-{i}: Hello" for i in range(n))
        + "}\n",
    ),
    "words of one text": (200, lambda n: "screen: a\nviews:\n - {kind: label, text: '" + "Sail on. " * n + "'}\n"),
    "a long Chinese text": (200, lambda n: "screen: a\nviews:\n - {kind: label, text: '" + "渡轮已经离港。" * n + "'}\n"),
    "a long title": (500, lambda n: "screen: a\nnavigationBar: {title: " + "word " * n + "}\n"),
}

MARKS = {
    "?!": "?!",
    "an ellipsis": "…",
    "dots with spaces": ".. ",
    "closed quotes": '?" ',
}
for mark, text in MARKS.items():
    CHECK[f"a label and a button of {mark}"] = (
        100,
        lambda n, text=text: f"screen: a\nviews:\n - {{kind: label, text: 'Hi {text * n}a'}}\n"
        f" - {{kind: button, title: 'Hi {text * n}a'}}\n",
    )

RULES = [
    name
    for file in sorted((ROOT / "Rules").glob("*.yaml"))
    for name in re.findall(r"^ *- id: (\S+/\S+)$", file.read_text(), re.MULTILINE)
]

# Folders: a text for each file.
FILES = {
    "screens of one app": (
        10,
        lambda n: {"app.yaml": "app: {name: Ferry, entry: s0}\n"}
        | {f"s{i}.yaml": f"screen: s{i}\nlinks: [s{i + 1}]\nviews:\n{VIEW}" for i in range(n)},
    ),
    "ignored names": (
        20,
        lambda n: {".git/HEAD": "", ".gitignore": "".join(f"*a{i}*b*c\n" for i in range(n))}
        | {f"s{i}.yaml": f"screen: s{i}\n" for i in range(n)},
    ),
    "excluded names": (
        10,
        lambda n: {".higlint.yml": "exclude:\n" + "".join(f"  - draft{i}/*.yaml\n" for i in range(n))}
        | {f"s{i}.yaml": f"screen: s{i}\n" for i in range(n)},
    ),
    "overrides by file": (
        10,
        lambda n: {
            ".higlint.yml": "overrides:\n"
            + "".join(f"  - {{files: [s{i}.yaml], rules: {{color/contrast: off}}}}\n" for i in range(n))
        }
        | {f"s{i}.yaml": f"screen: s{i}\n" for i in range(n)},
    ),
    "settings by rule": (
        20,
        lambda n: {
            ".higlint.yml": "rules:\n" + "".join(f"  {name}: advice\n" for name in RULES[:n]),
            "a.yaml": "screen: a\n",
        },
    ),
    "folders with settings": (
        5,
        lambda n: {f"f{i}/.higlint.yml": "rules: {color/contrast: off}\n" for i in range(n)}
        | {f"f{i}/s{i}.yaml": f"screen: s{i}\n" for i in range(n)},
    ),
    "keys of a string catalog": (
        20,
        lambda n: {
            "a.yaml": "screen: a\nnavigationBar: {title: key1}\n",
            "App.xcstrings": '{"sourceLanguage": "en", "version": "1.0", "strings": {'
            + ",".join(
                f'"key{i}": {{"localizations": {{"en": {{"stringUnit": {{"state": "translated", "value": "Text {i}"}}}}}}}}'
                for i in range(n)
            )
            + "}}",
        },
    ),
}

# Files of an app's project. They belong to no app that a spec states, and a run over them does less than one over a spec.
PROJECT_FILES = {
    "lines of a strings table": (
        20,
        lambda n: {
            "en.lproj/Main.strings": "".join(f'"o{i}.text" = "Text {i}";\n' for i in range(n)),
            "Base.lproj/Main.storyboard": STORYBOARD % "".join(LABEL % (i, i * 20) for i in range(n)),
        },
    ),
}

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v">
<scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/>
<subviews>%s</subviews></view></viewController></objects></scene></scenes></document>
"""
LABEL = (
    '<label opaque="NO" text="Hello" id="o%d"><rect key="frame" x="16" y="%d" width="80" height="20"/>'
    '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>\n'
)

FIX = {
    "misspelt kinds": (20, lambda n: "screen: a\nviews:\n" + " - {kind: buton, title: Pay}\n" * n),
    "misspelt keys": (20, lambda n: "screen: a\nviews:\n" + " - {kind: button, titel: Pay}\n" * n),
    "one misspelt key": (50, lambda n: "screen: a\n" + "titel: Pay\n" * n),
    "colours without their number sign": (20, lambda n: "screen: a\nviews:\n" + " - {kind: label, color: 0A7AFF}\n" * n),
    "suppressions of nothing": (
        20,
        lambda n: "screen: a\nviews:\n" + (" # higlint:disable-next-line color/contrast -- why\n" + VIEW) * n,
    ),
    "fixes that do harm": (
        20,
        lambda n: "screen: a\nviews:\n"
        + "".join(f" - {{frame: [0, {i * 50}, 20, 20], title: Pay, kind: buton}}\n" for i in range(n)),
    ),
    "fixes in one line": (20, lambda n: '{"screen": "a", "views": [' + ",".join(['{"kind": "buton"}'] * n) + "]}"),
}

# Findings whose places lie on one line, in every form of a report.
FORMATS = [
    "human", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown", "azure",
    "teamcity",
]


def findings_in_one_line(number):
    return '{"screen": "a", "views": [' + ",".join(['{"kind": "label", "txet": 1}'] * number) + "]}"


class Meter:
    """Counts what a command takes: instructions where there is valgrind, else seconds of processor time."""

    def __init__(self, folder):
        self.folder = folder
        self.valgrind = shutil.which("valgrind")
        self.unit = "instructions" if self.valgrind else "seconds of processor time"

    def measure(self, words, text):
        """What the command takes for these files: a text for `spec.yaml`, or a text for each name.

        They have a folder of their own, since a check looks at what lies beside the files that it is given.
        """
        files = {"spec.yaml": text} if isinstance(text, str) else text
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            for path, content in files.items():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_text(content)
            command = words + (["spec.yaml"] if isinstance(text, str) else ["."])
            if not self.valgrind:
                return min(self.run(command, folder) for _ in range(5))
            result = self.folder / f"{folder.name}.out"
            # Cachegrind without its caches: callgrind, which follows calls, takes twice the time for the same number.
            self.run(
                [self.valgrind, "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={result}"] + command, folder
            )
            return int(re.search(r"^summary: (\d+)", result.read_text(), re.MULTILINE).group(1))

    def run(self, command, folder):
        with open(os.devnull, "w") as nowhere:
            process = subprocess.Popen(command, cwd=folder, stdout=nowhere, stderr=nowhere)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            raise RuntimeError(f"{' '.join(map(str, command))}: exit status {process.returncode}")
        return usage.ru_utime + usage.ru_stime


def judge(meter, words, shape, first, text, doublings, floor):
    """A line about a shape, and whether it holds."""
    scale = 1 if meter.valgrind else LARGER_BY_TIME
    costs = {}
    for doubling in doublings:
        cost = meter.measure(words, text(first * scale << doubling))
        costs[doubling] = max(cost - floor, floor / 1000 if meter.valgrind else SHORTEST)
    neighbours = [costs[d + 1] / costs[d] for d in doublings if d + 1 in costs]
    mean = (costs[DOUBLINGS] / costs[0]) ** (1 / DOUBLINGS)
    # Short times are too uncertain to be compared one by one.
    holds = mean < LIMIT and (not meter.valgrind or max(neighbours) < LIMIT)
    shown = " ".join(f"{ratio:.2f}" for ratio in neighbours)
    return f"{'ok  ' if holds else 'FAIL'} {words[1]}: {shape}: {mean:.2f} a doubling; {shown}", holds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--higlint", default=str(ROOT / ".build/release/higlint"))
    parser.add_argument("--only", default="", help="only shapes whose name holds this")
    parser.add_argument("--full", action="store_true", help="at all sizes of the range")
    options = parser.parse_args()
    higlint = os.path.abspath(options.higlint)
    doublings = range(DOUBLINGS + 1) if options.full else [0, 1, DOUBLINGS - 1, DOUBLINGS]
    with tempfile.TemporaryDirectory() as name:
        meter = Meter(pathlib.Path(name))
        print(f"{meter.unit}; a doubling of the input must cost less than {LIMIT} times as much")
        # Instructions are counted on all cores; times one after another.
        workers = os.cpu_count() if meter.valgrind else 1
        failed = False
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            jobs = []
            for words, shapes, empty in (
                (["parse", "--format", "events"], READ, ""),
                (["check", "--threads", "1", "--format", "json"], CHECK, "screen: a\n"),
                (["check", "--threads", "1", "--format", "json"], FILES, {"a.yaml": "screen: a\n"}),
                (
                    ["check", "--threads", "1", "--format", "json"],
                    PROJECT_FILES,
                    {"Base.lproj/Main.storyboard": STORYBOARD % ""},
                ),
                (["fix", "--threads", "1", "--diff"], FIX, "screen: a\n"),
                *(
                    (["check", "--threads", "1", "--format", form], {f"findings in one line, {form}": (20, findings_in_one_line)}, "screen: a\n")
                    for form in FORMATS
                ),
            ):
                command = [higlint, *words]
                floor = meter.measure(command, empty)
                for shape, (first, text) in shapes.items():
                    if options.only in shape:
                        jobs.append(pool.submit(judge, meter, command, shape, first, text, doublings, floor))
            for job in jobs:
                line, holds = job.result()
                failed = failed or not holds
                print(line, flush=True)
    sys.exit(1 if failed else 0)


main()
