"""Takes the README at its word: its two commands, and the output that it shows.

usage: readme.py first | second | compare FILE
"""
import pathlib
import re
import sys

readme = (pathlib.Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf8")


def block(language, containing):
    for found in re.finditer(rf"^```{language}\n(.*?)^```", readme, re.S | re.M):
        if containing in found[1]:
            return found[1]
    sys.exit(f"README.md has no ```{language} block with {containing!r}")


def commands():
    lines = block("sh", "swift test").splitlines()
    return [line.split("#")[0].strip() for line in lines if line.strip() and not line.startswith("#")]


match sys.argv[1:]:
    case ["first"]:
        print(commands()[0])
    case ["second"]:
        print(commands()[1])
    case ["compare", path]:
        output = pathlib.Path(path).read_text(encoding="utf8")
        # The README may leave diagnostics out (with a line `…`), but shows nothing that is not there.
        for part in re.split(r"^…\n", block("", "Examples/HarborDraft/"), flags=re.M):
            if part not in output:
                sys.exit(f"README.md shows what the command does not print:\n{part}")
        print("the README shows what the command prints")
    case _:
        sys.exit(__doc__)
