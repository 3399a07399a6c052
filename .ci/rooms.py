#!/usr/bin/env python3
"""Checks who sees whom in the sources: exit status 1 where something is seen that may not be.

    .ci/rooms.py [--list]

A file imports only what its target in Package.swift depends on: the compiler refuses circles, and no more. None of the engine
imports Foundation, which a small spec would wait for, and which takes ten megabytes. Inside a target of the engine each folder uses only what stands before it in ROOMS: looks for the names of top-level types in code, without
comments and texts. --list prints all that each folder uses.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
SOURCES = PACKAGE / "Sources/HIGLint"

# From the bytes up.
ROOMS = """
    Reading/Source Reading/Media Reading/Pattern Reading/Syntax
    Language/Expression Language/Vocabulary Language/Rules
    Core/Model Core/Engine
    Draw
    Import
    Checking/Configuration Checking/Check Checking/Run Checking/Fix
    Report
    Page
    Server
""".split()

TYPE = re.compile(
    r"^(?:@\S+\s+)*(?:(?:public|package|final|indirect)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE
)
NESTED = re.compile(r"^\s+.*\b(?:struct|class|enum|typealias|associatedtype)\s+(\w+)", re.MULTILINE)
GENERIC = re.compile(r"\b(?:struct|class|enum|func|extension|init|subscript|typealias)\b[^\n{=]*?<([^<>]*)>")
TEXT = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"')
COMMENT = re.compile(r"//[^\n]*")
IMPORT = re.compile(r"^(?:@testable )?import (\w+)", re.MULTILINE)


def code(path):
    return COMMENT.sub("", TEXT.sub('""', path.read_text(encoding="utf-8")))


def imports_hold():
    """Whether each file imports only those of the package's targets that its own depends on."""
    package = json.loads(subprocess.check_output(["swift", "package", "dump-package"], cwd=PACKAGE))
    modules = {target["name"].replace("-", "_") for target in package["targets"]}
    hold = True
    for target in package["targets"]:
        known = {name.replace("-", "_") for uses in target["dependencies"] for name, *_ in uses.values()}
        parent = {"test": "Tests", "plugin": "Plugins"}.get(target["type"], "Sources")
        for path in sorted((PACKAGE / target.get("path", f"{parent}/{target['name']}")).rglob("*.swift")):
            for name in IMPORT.findall(path.read_text(encoding="utf-8")):
                if name in modules - known:
                    print(f"{path.relative_to(PACKAGE)}: error: {target['name']} does not depend on {name}")
                    hold = False
                if name.startswith("Foundation") and target["name"] != "higlint-rule-compiler" and PACKAGE / "Sources" in path.parents:
                    print(f"{path.relative_to(PACKAGE)}: error: {name} is loaded at each start; use the C library")
                    hold = False
    return hold


def main():
    files = {path: code(path) for path in sorted(SOURCES.rglob("*.swift"))}
    room = {}
    for path in files:
        folder = "/".join(path.relative_to(SOURCES).parts[:-1][:2])
        room[path] = folder if folder in ROOMS else folder.partition("/")[0]
    strangers = set(room.values()) - set(ROOMS)
    if strangers:
        sys.exit(f"{SOURCES}: folders that are in no room: {', '.join(sorted(strangers))}")
    owner = {}
    for path, text in files.items():
        for match in TYPE.finditer(text):
            if not match.group(0).startswith(("private", "fileprivate")):
                owner[match.group(1)] = room[path]
    used = collections.defaultdict(lambda: collections.defaultdict(list))
    for path, text in files.items():
        own = set(NESTED.findall(text))
        for parameters in GENERIC.findall(text):
            own.update(re.findall(r"\w+", parameters))
        for name in sorted(set(re.findall(r"(?<![\w.])[A-Z]\w*", text)) - own):
            if owner.get(name, room[path]) != room[path]:
                used[room[path], owner[name]][name].append(path)
    if "--list" in sys.argv:
        for (above, below), names in sorted(used.items()):
            print(f"{above} uses of {below}: {', '.join(sorted(names))}")
        return
    failed = not imports_hold()
    for number, above in enumerate(ROOMS):
        for below in ROOMS[number + 1 :]:
            for name, paths in sorted(used[above, below].items()):
                for path in paths:
                    print(f"{path.relative_to(PACKAGE)}: error: {above} may not use {name} of {below}")
                failed = True
    sys.exit(1 if failed else 0)


main()
