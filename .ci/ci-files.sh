#!/usr/bin/env bash
# Whether what CI systems read is what they take: action.yml, the hooks of pre-commit, and the examples of Documentation/CI.md,
# by the schemas that check-jsonschema brings along.
#
# Usage: ci-files.sh VENV; run from the repository.
set -euo pipefail
venv=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

check() { "$venv/bin/check-jsonschema" --builtin-schema "vendor.$1" "$2" > "$folder/output" || { cat "$folder/output"; exit 1; }; }

check github-actions action.yml
"$venv/bin/pre-commit" validate-manifest .pre-commit-hooks.yaml

# Each block of YAML below a heading is a file of that system.
awk -v folder="$folder" '
  /^## / { system_ = $2; next }
  /^```yaml/ { number++; file = sprintf("%s/%s-%d.yml", folder, system_, number); next }
  /^```/ { file = ""; next }
  file { print > file }
' Documentation/CI.md
sed -i.bak '1i on: [pull_request]' "$folder"/GitHub-*.yml
for file in "$folder"/GitHub-*.yml; do check github-workflows "$file"; done
for file in "$folder"/GitLab-*.yml; do check gitlab-ci "$file"; done
for file in "$folder"/Azure-*.yml; do check azure-pipelines "$file"; done
echo "$(ls "$folder"/*.yml | wc -l) examples are valid by their schemas"
