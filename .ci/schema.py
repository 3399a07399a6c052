"""Tries the JSON Schemas with other people's validators, `jsonschema` and `check-jsonschema`: they are valid themselves; what
higlint reads without a complaint about form is valid by them; what it refuses, they refuse.

Usage: schema.py HIGLINT CHECK-JSONSCHEMA
"""

import json
import multiprocessing
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import ruamel.yaml

higlint, checker = (str(pathlib.Path(path).absolute()) for path in sys.argv[1:3])
root = pathlib.Path(__file__).resolve().parent.parent


def documents(text):
    """The documents of a YAML file, with YAML 1.2's values; dates are texts, as everywhere in JSON."""
    loader = ruamel.yaml.YAML(typ="safe", pure=True)
    loader.allow_duplicate_keys = True
    loader.constructor.add_constructor(
        "tag:yaml.org,2002:timestamp", lambda constructor, node: constructor.construct_scalar(node)
    )
    return list(loader.load_all(text))


def errors(validator, documents):
    return [
        f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
        for document in documents
        for error in validator.iter_errors(document)
    ]


def problems_of(path):
    """What the schema says against a file; of YAML that this reader does not know, nothing."""
    try:
        return errors(spec, documents(path.read_text(encoding="utf-8")))
    except ruamel.yaml.YAMLError:
        return []


# MARK: The schemas themselves

validators = {}
catalog = json.loads((root / "Documentation/schema/catalog.json").read_text(encoding="utf-8"))
addresses = {item["url"] for item in catalog["schemas"]}
for name in ["spec", "config", "rules"]:
    made = subprocess.run([higlint, "schema", name, "--language", "en"], capture_output=True, check=True).stdout.decode()
    kept = root / f"Documentation/schema/{name}.json"
    assert made == kept.read_text(encoding="utf-8"), f"{kept} is stale: make it anew with `higlint schema {name}`"
    schema = json.loads(made)
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["$id"] in addresses and schema["$id"].endswith(f"-{name}.json"), schema["$id"]
    validators[name] = jsonschema.Draft202012Validator(schema)
    subprocess.run([checker, "--check-metaschema", kept], check=True, capture_output=True)
spec = validators["spec"]

# MARK: What is right

texts = {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in sorted(root.glob("Examples/*/**/*.yaml"))}
texts |= {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in sorted(root.glob("Examples/*/**/*.json"))}
rules = []
for path in sorted(root.glob("Rules/*.yaml")):
    for document in documents(path.read_text(encoding="utf-8")):
        found = errors(validators["rules"], [document])
        assert not found, f"{path}: {found[:3]}"
        rules += document if isinstance(document, list) else document.get("rules", [])
for rule in rules:
    for number, example in enumerate(rule.get("examples", [])):
        file = example.get("file", "spec.yaml")
        if file.endswith((".yaml", ".yml", ".json")) and "Contents.json" not in file:
            texts[f"{rule['id']}/{number}.{file.rpartition('.')[2]}"] = example["spec"]

# Whether a name is defined is no question of form, nor is what is written twice, and a schema can't know it.
BESIDE_FORM = {"spec/color-style", "spec/defined-twice", "spec/cycle", "spec/no-slot", "spec/depth", "spec/too-many-views"}


def complaints(folder, names):
    """The rules about form that each file breaks."""
    found = {name: set() for name in names}
    run = subprocess.run(
        [higlint, "check", "--no-config", "--format", "jsonl", "--min-severity", "advice", *names],
        capture_output=True, check=False, cwd=folder,
    )
    assert run.returncode in (0, 1), run.stderr.decode()
    for line in run.stdout.decode().splitlines():
        diagnostic = json.loads(line)
        if diagnostic["rule"].startswith(("spec/", "syntax/")) and diagnostic["rule"] not in BESIDE_FORM:
            found[diagnostic["file"]].add(diagnostic["rule"])
    return found


def write(folder, texts):
    """Writes each text in a folder of its own, where nothing else is defined."""
    names = {}
    for number, (name, text) in enumerate(texts.items()):
        path = pathlib.Path(folder) / f"{number}" / f"spec.{name.rpartition('.')[2]}"
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
        names[str(path.relative_to(folder))] = name
    return names


with tempfile.TemporaryDirectory() as folder:
    names = write(folder, texts)
    found = complaints(folder, list(names))
    wrong = []
    valid = 0
    # Palette and components of an example's app lie in other files, which are not beside it here.
    sound = [path for path in names if not found[path] - {"spec/unknown-name"}]
    with multiprocessing.Pool() as pool:
        for path, problems in zip(sound, pool.map(problems_of, [pathlib.Path(folder) / path for path in sound], 16)):
            if problems and "spec/unknown-name" not in found[path]:
                wrong.append(f"{names[path]}: {problems[:2]}")
            else:
                valid += 1
    assert not wrong, "refused by the schema and not by higlint:\n" + "\n".join(wrong)
    assert valid > 1000, valid
    print(f"{valid} of {len(texts)} specs are valid, the others have mistakes in their form")

# It reads files of one document.
examples = [path for path in sorted(root.glob("Examples/Harbor/**/*.yaml")) if "\n---" not in path.read_text(encoding="utf-8")]
subprocess.run([checker, "--schemafile", root / "Documentation/schema/spec.json", *examples], check=True, capture_output=True)
subprocess.run(
    [checker, "--schemafile", root / "Documentation/schema/rules.json", *sorted(root.glob("Rules/*.yaml"))],
    check=True, capture_output=True,
)

# MARK: What is wrong

lines = (root / "Tests/Schema/broken.yaml").read_text(encoding="utf-8").splitlines()
broken = {f"{line}.yaml": line for line in lines if not line.startswith("#")}
assert len(broken) >= 100
with tempfile.TemporaryDirectory() as folder:
    names = write(folder, broken)
    found = complaints(folder, list(names))
    for path, name in names.items():
        assert found[path], f"higlint accepts {name}"
        assert errors(spec, documents(broken[name])), f"the schema accepts {name}"
        run = subprocess.run(
            [checker, "--schemafile", root / "Documentation/schema/spec.json", pathlib.Path(folder) / path],
            check=False, capture_output=True,
        ) if int(path.partition("/")[0]) % 20 == 0 else None
        assert run is None or run.returncode == 1, f"check-jsonschema accepts {name}"
print(f"{len(broken)} broken specs are refused by both")

# MARK: Settings

with tempfile.TemporaryDirectory() as folder:
    subprocess.run([higlint, "init", folder], check=True, capture_output=True)
    subprocess.run([higlint, "init", "--example", folder], check=True, capture_output=True)
    settings = pathlib.Path(folder) / ".higlint.yml"
    assert not errors(validators["config"], documents(settings.read_text(encoding="utf-8")))
    for path in sorted(pathlib.Path(folder).rglob("*.yaml")):
        assert not errors(spec, documents(path.read_text(encoding="utf-8"))), path
page = (root / "Documentation/Settings.md").read_text(encoding="utf-8")
sample = page.rpartition("```yaml\n")[2].partition("```")[0]
assert not errors(validators["config"], documents(sample))
for text in ["failOn: eror", "rule: {}", "rules: [color/contrast]", "overrides: [{files: [a]}]"]:
    assert errors(validators["config"], documents(text)), text
for text in ["[{id: a/b}]", "{rule: []}", "[{id: a/b, title: x, select: view, wen: 'true'}]"]:
    assert errors(validators["rules"], documents(text)), text
