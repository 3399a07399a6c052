#!/usr/bin/env python3
"""Checks that each folder of the engine uses only what stands above it in ROOMS: exit status 1 where one does not.

    .ci/rooms.py [--list]

Looks for the names of top-level types in code, without comments and texts. What does not hold yet is in EXCEPTIONS, with the
types concerned; an exception that nobody needs any more is an error, too. --list prints all that each room uses.
"""

import collections
import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources/HIGLint"

# From the bytes up.
ROOMS = """
    Source Pattern Syntax Expression Vocabulary Rules Model Import Engine Configuration Run Check Fix Report
""".split()

EXCEPTIONS = {
    ("Source", "Pattern"): "ScalarSet",
    ("Source", "Syntax"): "TextEdit ValueSpelling WrittenField WrittenValue",
    ("Model", "Import"): "FileFormat PropertyListReader",
    ("Model", "Engine"): "EncodedExtract",
    ("Run", "Check"): "AnswerPlaces CheckPlan FileSuppressions LintRequest LintResult Linter SpecFile",
    ("Check", "Fix"): "FixPlacer",
}

TYPE = re.compile(
    r"^(?:@\S+\s+)*(?:(?:public|final|indirect)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE
)
NESTED = re.compile(r"^\s+.*\b(?:struct|class|enum|typealias|associatedtype)\s+(\w+)", re.MULTILINE)
GENERIC = re.compile(r"\b(?:struct|class|enum|func|extension|init|subscript|typealias)\b[^\n{=]*?<([^<>]*)>")
TEXT = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"')
COMMENT = re.compile(r"//[^\n]*")


def code(path):
    return COMMENT.sub("", TEXT.sub('""', path.read_text(encoding="utf-8")))


def main():
    files = {path: code(path) for path in sorted(SOURCES.rglob("*.swift"))}
    room = {path: path.relative_to(SOURCES).parts[0] for path in files}
    strangers = {room[path] for path in files} - set(ROOMS)
    if strangers:
        sys.exit(f"{SOURCES}: folders that no room is: {', '.join(sorted(strangers))}")
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
    failed = False
    for number, above in enumerate(ROOMS):
        for below in ROOMS[number + 1 :]:
            known = set(EXCEPTIONS.get((above, below), "").split())
            names = used[above, below]
            for name in sorted(names.keys() - known):
                for path in names[name]:
                    print(f"{path.relative_to(SOURCES.parent.parent)}: error: {above} may not use {name} of {below}")
                failed = True
            for name in sorted(known - names.keys()):
                print(f"{__file__}: error: {above} no longer uses {name} of {below}: take it out")
                failed = True
    sys.exit(1 if failed else 0)


main()
