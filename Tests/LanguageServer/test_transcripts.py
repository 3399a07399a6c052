"""What is asked and answered, word for word: golden files in `golden`, written anew with HIGLINT_UPDATE_GOLDEN=1."""

import json
import os
import pathlib

import pytest
from conftest import HIGLINT, HOME
from raw import Raw

GOLDEN = pathlib.Path(__file__).parent / "golden"

ABILITIES = {
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": {"valueSet": [1, 2]}},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}, "isPreferredSupport": True},
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "rename": {"prepareSupport": True},
    },
    "workspace": {"workspaceEdit": {"documentChanges": True}},
}

SPEC = [
    ("hover", {"position": {"line": 9, "character": 12}}),
    ("hover", {"position": {"line": 8, "character": 12}}),
    ("hover", {"position": {"line": 11, "character": 76}}),
    ("definition", {"position": {"line": 11, "character": 62}}),
    ("references", {"position": {"line": 11, "character": 26}, "context": {"includeDeclaration": True}}),
    ("documentHighlight", {"position": {"line": 11, "character": 26}}),
    ("prepareRename", {"position": {"line": 11, "character": 78}}),
    ("rename", {"position": {"line": 11, "character": 78}, "newName": "sea"}),
    ("codeAction", {"range": {"start": {"line": 9, "character": 12}, "end": {"line": 9, "character": 12}}, "context": {"diagnostics": []}}),
    ("documentColor", {}),
    ("documentSymbol", {}),
    ("foldingRange", {}),
    ("selectionRange", {"positions": [{"line": 7, "character": 12}]}),
    ("documentLink", {}),
    ("inlayHint", {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 30, "character": 0}}}),
    ("semanticTokens/full", {}),
    ("codeLens", {}),
]


def compare(name, lines, folder):
    text = "\n".join(json.dumps(line, ensure_ascii=False) for line in lines) + "\n"
    text = text.replace(folder.path.as_uri(), "file:///app")
    file = GOLDEN / name
    if os.environ.get("HIGLINT_UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text.split("\n") == file.read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_a_session_with_a_screen(folder, language):
    server = Raw(HIGLINT)
    result = server.initialize(folder.path.as_uri(), ABILITIES, initializationOptions={"language": language})
    result["serverInfo"]["version"] = "…"
    lines = [{"answer": "initialize", "result": result}]
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, lambda found: len(found) > 1)
    lines.append({"diagnostics": uri, "items": server.diagnostics[uri]})
    for method, parameters in SPEC:
        answer = server.request("textDocument/" + method, {"textDocument": {"uri": uri}, **parameters})
        lines.append({"request": method, **parameters, "result": answer["result"]})
    for written, column in [("    tint: ", 10), ("    al", 6), ("    opens: ", 11)]:
        text = HOME.replace("    id: price\n", "    id: price\n" + written + "\n")
        server.notify(
            "textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text}]}
        )
        place = {"textDocument": {"uri": uri}, "position": {"line": 7, "character": column}}
        items = server.request("textDocument/completion", place)["result"]["items"]
        lines.append({"completion": written, "items": items[:12]})
    assert server.end() == 0
    compare(f"screen.{language}.jsonl", lines, folder)
