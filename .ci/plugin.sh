#!/usr/bin/env bash
# A package that has this one among its dependencies runs `swift package higlint`.
set -euo pipefail
checkout=$(pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/App" "$folder/design"
cat > "$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(name: "higlint", path: "$checkout")],
  targets: [.target(name: "App")]
)
SWIFT
echo 'public let answer = 42' > "$folder/Sources/App/App.swift"
printf 'screen: pay\nvews: []\n' > "$folder/design/pay.yaml"

higlint() { swift package --package-path "$folder" --disable-sandbox higlint "$@"; }

status=0
higlint check design > "$folder/output" 2> "$folder/error" || status=$?
[ "$status" -ne 0 ] || { echo "a mistake passed"; cat "$folder/output" "$folder/error"; exit 1; }
grep -q '^design/pay.yaml:2:1: error' "$folder/output" || { cat "$folder/output" "$folder/error"; exit 1; }
printf 'screen: pay\nviews: []\n' > "$folder/design/pay.yaml"
higlint check design > "$folder/output" 2> "$folder/error" || { cat "$folder/output" "$folder/error"; exit 1; }
grep -q 'No problems in 1 file' "$folder/output"
echo "the plugin found a mistake, and none where there is none"
