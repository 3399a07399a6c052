#!/usr/bin/env bash
# One commit that the hook refuses and one that passes, with the pre-commit of a virtual environment.
#
# Usage: pre-commit.sh VENV FOLDER-OF-HIGLINT; run from the repository.
set -euo pipefail
venv=$(cd "$1" && pwd)
export PATH="$(cd "$2" && pwd):$venv/bin:$PATH"
hooks=$(pwd)
revision=$(git rev-parse HEAD)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PRE_COMMIT_HOME=$folder/cache
git init -q "$folder/app"
cd "$folder/app"
git config user.name ci
git config user.email ci@localhost

printf 'screen: pay\nvews: []\n' > pay.yaml
mkdir drafts && cp pay.yaml drafts/
printf 'jobs: []\n' > deploy.yml
printf 'exclude: [drafts/]\n' > .higlint.yml
git add .
pre-commit try-repo "$hooks" higlint-system --ref "$revision" --all-files > output && { echo "the mistake passed"; exit 1; }
grep -q 'pay.yaml:2:1: error' output || { cat output; exit 1; }
if grep -q 'drafts/\|deploy' output; then echo "what is excluded was checked"; cat output; exit 1; fi

printf 'repos:\n  - repo: %s\n    rev: %s\n    hooks: [{id: higlint-system}]\n' "$hooks" "$revision" > .pre-commit-config.yaml
rm output
git add .
pre-commit install > /dev/null
if git commit -qm 'A mistake' > output 2>&1; then echo "a commit with a mistake passed"; exit 1; fi
printf 'screen: pay\nviews: []\n' > pay.yaml
git add pay.yaml
git commit -qm 'No mistake' > output 2>&1 || { cat output; exit 1; }
echo "refused one commit, let one pass"
