#!/usr/bin/env bash
# One commit that the hook refuses and one that passes, with the pre-commit of a virtual environment.
#
# Usage: pre-commit.sh VENV FOLDER-OF-HIGLINT; run from the repository.
set -euo pipefail
venv=$(cd "$1" && pwd)
programs=$(cd "$2" && pwd)
export PATH="$programs:$venv/bin:$PATH"
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
pre-commit try-repo "$hooks" higlint-system --ref "$revision" --all-files > ../output && { echo "the mistake passed"; exit 1; }
grep -q 'pay.yaml:2:1: error' ../output || { cat ../output; exit 1; }
if grep -q 'drafts/\|deploy' ../output; then echo "what is excluded was checked"; cat ../output; exit 1; fi

printf 'repos:\n  - repo: %s\n    rev: %s\n    hooks: [{id: higlint-system}]\n' "$hooks" "$revision" > .pre-commit-config.yaml

git add .
pre-commit install > /dev/null
if git commit -qm 'A mistake' > ../output 2>&1; then echo "a commit with a mistake passed"; exit 1; fi
printf 'screen: pay\nviews: []\n' > pay.yaml
git add pay.yaml
git commit -qm 'No mistake' > ../output 2>&1 || { cat ../output; exit 1; }

refuse() { if git commit -qm "$1" > ../output 2>&1; then echo "passed: $1"; exit 1; fi; }
accept() { git commit -qm "$1" > ../output 2>&1 || { echo "refused: $1"; cat ../output; exit 1; }; }
says() { grep -q -- "$1" ../output || { echo "not said: $1"; tail -30 ../output; exit 1; }; }

# A palette is checked with the screens that it bears on, though only the palette is staged, or removed.
mkdir design
printf 'palette: {brand: "#595959"}\n' > design/palette.yaml
printf 'screen: price\nbackground: white\nviews:\n  - {kind: label, text: Price, color: $brand, frame: {x: 16, y: 80, width: 200, height: 20}}\n' > design/price.yaml
git add design
accept 'A palette and a screen'
printf 'palette: {brand: "#CCCCCC"}\n' > design/palette.yaml
git add design
refuse 'A palette that is too light'
says 'design/price.yaml:4:.*'
says 'color/contrast'
git reset -q --hard
git rm -q design/palette.yaml
refuse 'A palette that screens need, removed'
says 'design/price.yaml:4:'
git reset -q --hard

# What is not staged, or not known to Git, is no part of a commit.
cp drafts/pay.yaml unknown.yaml
echo 'words' > notes.txt
git add notes.txt
accept 'Nothing that concerns the hook'
rm unknown.yaml

# A name is never an option.
printf "rules: {'*': off}\n" > evil.yaml
printf 'screen: evil\nvews: []\n' > ./--config=evil.yaml
git add .
refuse 'A file called like an option'
says '^--config=evil.yaml:2:1: error'
git reset -q --hard

# All files means all of them, though nothing is staged.
printf 'screen: old\nvews: []\n' > old.yaml
git add old.yaml
git commit -qm 'A mistake from before the hook' --no-verify
if pre-commit run --all-files > ../output; then echo "the mistake passed with --all-files"; exit 1; fi
says 'old.yaml:2:1: error'
printf 'screen: pay\nviews: []\ntitle: Pay\n' > pay.yaml
git add pay.yaml
accept 'A file beside one with a mistake'
echo "a hook refuses what is wrong and what a change bears on, and lets the rest pass"
