"""Reads reports with other people's readers: a JSON Schema validator for SARIF, XML parsers for JUnit and Checkstyle, and
an XML Schema validator for these two, by schemas of our own beside this script, as there are no others.

Usage: formats.py HIGLINT FOLDER [SARIF-SCHEMA]
"""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

higlint, folder = sys.argv[1:3]


def report(form):
    run = subprocess.run([higlint, "check", "--no-config", "--format", form, folder], capture_output=True, check=False)
    assert run.returncode == 1, f"{form}: exit status {run.returncode}: {run.stderr.decode()}"
    return run.stdout


diagnostics = json.loads(report("json"))["diagnostics"]
count = len(diagnostics)
assert [json.loads(line) for line in report("jsonl").splitlines()] == diagnostics, "jsonl"

sarif = json.loads(report("sarif"))
results = sarif["runs"][0]["results"]
rules = sarif["runs"][0]["tool"]["driver"]["rules"]
assert sum(result["level"] != "none" for result in results) == count, "sarif: results"
assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in results), "sarif: ruleIndex"
prints = [result["partialFingerprints"]["higlint/v1"] for result in results]
assert len(set(prints)) == len(prints), "sarif: fingerprints"
if len(sys.argv) > 3 and os.path.exists(sys.argv[3]):
    import jsonschema

    with open(sys.argv[3], encoding="utf-8") as schema:
        jsonschema.Draft7Validator(json.load(schema)).validate(sarif)
    print("sarif: valid by its schema")

gitlab = json.loads(report("gitlab"))
assert len(gitlab) == count, "gitlab"
assert len({finding["fingerprint"] for finding in gitlab}) == count, "gitlab: fingerprints"
assert {finding["severity"] for finding in gitlab} <= {"info", "minor", "major", "critical", "blocker"}, "gitlab"

from junitparser import JUnitXml  # noqa: E402

junit = JUnitXml.fromstring(report("junit"))
assert sum(suite.failures for suite in junit) == count, "junit"
assert len(ElementTree.fromstring(report("checkstyle")).findall("file/error")) == count, "checkstyle"

from lxml import etree  # noqa: E402

here = os.path.dirname(os.path.abspath(__file__))
for form in ["junit", "checkstyle"]:
    schema = etree.XMLSchema(etree.parse(os.path.join(here, f"{form}.xsd")))
    schema.assertValid(etree.fromstring(report(form)))
    print(f"{form}: valid by the schema")
for form in ["github", "azure"]:
    assert len(report(form).splitlines()) == count, form
print(f"{count} findings in every format")
