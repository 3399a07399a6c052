"""Measures how fast rapidyaml turns the bytes of spec files into a tree. Runs in the virtual environment of run.py.

    rapidyaml_reader.py DIRECTORY [ROUNDS]

What is timed is one call into C++ for each buffer, in rapidyaml's fastest way: in place, into a tree that is reused.
Copying the bytes (parsing in place destroys them) is not timed. rapidyaml keeps no line and column and reports the
first error only; with 6 kB a call, Python's part is about a microsecond in fifty.
A line of the result is: name, tab, the median of the rounds in MB/s, tab, the best round.
"""

import pathlib
import statistics
import sys
import time

import ryml


def timed(buffers, tree):
    start = time.perf_counter()
    for buffer in buffers:
        tree.clear()
        tree.clear_arena()
        ryml.parse_in_place(buffer, tree=tree)
    return time.perf_counter() - start


def main():
    directory = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    files = [path.read_bytes() for path in sorted(pathlib.Path(directory).rglob("*.yaml"))]
    whole = b"".join(files)
    trees = {"each file": ryml.Tree(), "one stream": ryml.Tree()}
    times = {name: [] for name in trees}
    # The first round warms up: it grows the trees.
    for round_number in range(rounds + 1):
        inputs = {"each file": [bytearray(file) for file in files], "one stream": [bytearray(whole)]}
        for name, buffers in inputs.items():
            taken = timed(buffers, trees[name])
            if round_number:
                times[name].append(taken)
    print(f"# {len(files)} files, {len(whole)} bytes, {rounds} rounds; nodes {trees['one stream'].size()}")
    for name, taken in times.items():
        megabytes = len(whole) / 1e6
        print(f"rapidyaml, {name}\t{megabytes / statistics.median(taken):.1f}\t{megabytes / min(taken):.1f}")


if __name__ == "__main__":
    main()
