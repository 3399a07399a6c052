"""What is asked and answered, word for word: golden files in `golden`, written anew with HIGLINT_UPDATE_GOLDEN=1."""

import difflib
import json
import os
import pathlib

import pytest
from conftest import BRAND, BRANDED, HIGLINT, HOME, offset, position
from lsprotocol import types
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


class Session:
    """A server, what it is asked, and what it answers, line by line."""

    def __init__(self, folder, abilities=ABILITIES, **more):
        self.folder = folder
        self.server = Raw(HIGLINT)
        self.server.initialize(folder.path.as_uri(), abilities, **more)
        self.lines = []
        self.texts = {}
        if "diagnostic" not in abilities["textDocument"]:
            # Nothing depends on what is known when.
            app = folder.uri("app.yaml")
            self.server.until(app, lambda found: any(item["code"] == "spec/unused-definition" for item in found))

    def open(self, name, text=None):
        uri = self.folder.uri(name)
        self.texts[uri] = self.folder.read(name) if text is None else text
        self.server.open(uri, self.texts[uri])
        return uri

    def diagnostics(self, uri, *codes):
        """What is sent of a file, once these rules have found something in it."""
        self.server.until(uri, lambda found: [item["code"] for item in found] == list(codes))
        self.lines.append({"diagnostics": uri, "items": self.server.diagnostics[uri]})

    def place(self, uri, text, behind=0):
        at = position(self.texts[uri], self.texts[uri].index(text) + behind)
        return {"line": at.line, "character": at.character}

    def range(self, uri, text):
        return {"start": self.place(uri, text), "end": self.place(uri, text, len(text))}

    def ask(self, method, uri, about, parameters, cut=lambda result: result):
        """Asks, and keeps the answer; returns it."""
        answer = self.server.request(
            method if "/" in method and not method.startswith("semanticTokens") else "textDocument/" + method,
            {"textDocument": {"uri": uri}, **parameters},
        )
        result = answer["result"] if "result" in answer else {"error": answer["error"]["message"]}
        self.lines.append({"request": method, "at": about, "result": cut(result)})
        return result

    def ask_at(self, method, uri, text, behind=0, **more):
        about = text[:behind] + "|" + text[behind:]
        return self.ask(method, uri, about, {"position": self.place(uri, text, behind), **more})

    def complete(self, uri, text, behind, count=8):
        about = text[:behind] + "|" + text[behind:]

        def cut(result):
            return [{key: item.get(key) for key in ("label", "detail")} for item in result["items"][:count]]

        self.ask("completion", uri, about, {"position": self.place(uri, text, behind)}, cut)

    def actions(self, uri, text, only=None, asked=()):
        """The actions at a text, or about some diagnostics, each with the lines that it takes and puts."""
        context = {"diagnostics": list(asked)} | ({"only": [only]} if only else {})
        answer = self.server.request(
            "textDocument/codeAction",
            {"textDocument": {"uri": uri}, "range": self.range(uri, text), "context": context},
        )
        for action in answer["result"]:
            line = {"action": action["title"], "kind": action["kind"], "at": text, "changes": self.changes(action["edit"])}
            self.lines.append(line)

    def within(self, uri, place):
        start, end = (offset(self.texts[uri], types.Position(**place[side])) for side in ("start", "end"))
        return self.texts[uri][start:end]

    def text(self, uri):
        return self.texts.get(uri) or pathlib.Path(uri.removeprefix("file://")).read_text(encoding="utf-8")

    def changes(self, edit):
        """What the lines of each file become."""
        changes = {}
        for change in edit["documentChanges"]:
            text = self.text(change["textDocument"]["uri"])
            places = []
            for item in change["edits"]:
                ends = (types.Position(**item["range"][end]) for end in ("start", "end"))
                places.append((*(offset(text, end) for end in ends), item["newText"]))
            after = text
            for start, end, new in sorted(places, reverse=True):
                after = after[:start] + new + after[end:]
            lines = difflib.unified_diff(text.split("\n"), after.split("\n"), n=0, lineterm="")
            changes[change["textDocument"]["uri"]] = [line for line in lines if not line.startswith(("---", "+++", "@@"))]
        return changes

    def rename(self, uri, text, behind, name):
        answer = self.server.request(
            "textDocument/rename",
            {"textDocument": {"uri": uri}, "position": self.place(uri, text, behind), "newName": name},
        )
        self.lines.append({"rename": text, "to": name, "changes": self.changes(answer["result"])})

    def end(self, name):
        assert self.server.end() == 0
        compare(name, self.lines, self.folder)


def test_a_session_with_a_rule_file(folder):
    folder.write(".higlint.yml", BRANDED)
    folder.write("rules/brand.yaml", BRAND)
    session = Session(folder)
    text = BRAND.replace("isFree\n", "isFree && self.valeu != ''\n").replace("yieldsTo", "yieldTo")
    uri = session.open("rules/brand.yaml", text)
    session.diagnostics(uri, "rule/unknown-key", "rule/expression")
    session.actions(uri, "yieldTo")
    session.actions(uri, "valeu")
    for place, behind in [
        ("params.height}", 8), ("lists.filler", 7), ("require: isTall", 10), ("known(", 2), (".all(", 2), ("max(", 1),
        ("self.role", 6), ("'primary'", 2), ("select: button", 9), ("[button.title", 3), ("severity: warning", 2),
    ]:
        session.ask_at("hover", uri, place, behind)
    session.ask_at("definition", uri, "params.height}", 8)
    session.ask_at("references", uri, "params.height}", 8, context={"includeDeclaration": True})
    session.ask_at("definition", uri, "lists.filler", 7)
    session.rename(uri, "params.height}", 8, "least")
    session.complete(uri, "self.role", 5)
    session.complete(uri, "'primary'", 1)
    session.complete(uri, "params.names", 7)
    session.complete(uri, "require: isTall", 9)
    session.complete(uri, "editions: ", 0)
    session.complete(uri, "{params: {height: 44}}", 1)
    session.ask("documentSymbol", uri, "", {})
    session.ask("semanticTokens/full", uri, "", {})
    session.ask("foldingRange", uri, "", {})
    session.end("rules.jsonl")


def test_a_session_with_settings(folder):
    folder.write("rules/brand.yaml", BRAND)
    settings = BRANDED + "overrides:\n  - {screens: [home], objects: [pay], rules: {layout/tap-target: off}}\nminSeverty: advice\n"
    folder.write(".higlint.yml", settings)
    session = Session(folder)
    uri = session.open(".higlint.yml")
    session.diagnostics(uri, "configuration/unknown-key")
    session.actions(uri, "minSeverty")
    for place, behind in [
        ("ruleFiles", 2), ("brand/height: {", 3), ("severity: advice", 3), ("height: 50", 2), ("minimum", 2),
        ("[home]", 2), ("[pay]", 2), ("rule: brand/height", 9), ("overrides", 2),
    ]:
        session.ask_at("hover", uri, place, behind)
    for place, behind in [("height: 50", 2), ("rule: brand/height", 9), ("[home]", 2), ("[pay]", 2)]:
        session.ask_at("definition", uri, place, behind)
    session.ask_at("references", uri, "[pay]", 2, context={"includeDeclaration": True})
    session.rename(uri, "[pay]", 2, "buy")
    for place, behind in [
        ("ruleFiles: [", 12), ("  color/contrast", 2), ("{minimum", 1), ("severity: advice", 10), ("[home]", 1),
        ("answer: passes", 8), ("overrides", 0),
    ]:
        session.complete(uri, place, behind)
    session.ask("documentLink", uri, "", {})
    session.ask("documentSymbol", uri, "", {})
    session.end("settings.jsonl")


TICKET = """\
{
  "screen": "ticket",
  "title": "Ticket",
  "device": "iphone6",
  "background": "white",
  "views": [
    {"kind": "label", "id": "fare", "text": "Fare", "color": "#AAAAAA", "frame": [16, 80, 288, 34]},
    {"kind": "button", "id": "buy", "title": "Buy", "action": "buy", "opens": "home", "color": "$ink", "frame": [16, 140, 100, 30]}
  ]
}
"""


def test_a_session_with_a_screen_in_json(folder):
    folder.write("screens/ticket.json", TICKET)
    session = Session(folder)
    uri = session.open("screens/ticket.json")
    session.diagnostics(uri, "color/contrast", "layout/tap-target")
    session.actions(uri, "#AAAAAA")
    session.actions(uri, '30]}')
    session.actions(uri, "", only="source.fixAll")
    for place, behind in [('"color": "#AAAAAA"', 12), ('"label"', 2), ('"home"', 2), ('"$ink"', 3), ('"frame": [16, 140', 3)]:
        session.ask_at("hover", uri, place, behind)
    session.ask_at("definition", uri, '"home"', 2)
    session.rename(uri, '"$ink"', 3, "sea")
    for place, behind in [('"$ink"', 2), ('"label"', 1), ('"home"', 1), ('"kind": "button"', 1)]:
        session.complete(uri, place, behind)
    for method in ["documentColor", "documentSymbol", "documentLink", "semanticTokens/full", "codeLens"]:
        session.ask(method, uri, "", {})
    session.end("json.jsonl")


def test_a_session_in_which_diagnostics_are_pulled(folder):
    abilities = {**ABILITIES, "textDocument": {**ABILITIES["textDocument"], "diagnostic": {"relatedDocumentSupport": True}}}
    session = Session(folder, abilities)
    uri = session.open("screens/home.yaml")
    # All that the folder says, so that nothing depends on what is known when.
    known = session.ask("workspace/diagnostic", uri, "", {"previousResultIds": []})
    session.lines.pop()
    for item in known["items"]:
        session.lines.append({"file": item["uri"], "kind": item["kind"], "codes": [found["code"] for found in item["items"]]})
    full = session.ask("diagnostic", uri, "for the first time", {}, lambda result: without_ids(result))
    session.ask("diagnostic", uri, "again", {"previousResultId": full["resultId"]}, lambda result: without_ids(result))
    text = session.texts[uri].replace('"#AAAAAA"', "$ink")
    session.server.notify(
        "textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text}]}
    )
    session.ask(
        "diagnostic", uri, "after an edit", {"previousResultId": full["resultId"]},
        lambda result: {"kind": result["kind"], "codes": [item["code"] for item in result["items"]]},
    )
    session.end("pull.jsonl")


def without_ids(result):
    """Ids of results are fingerprints: they change with every message."""
    kept = {key: value for key, value in result.items() if key != "resultId"}
    return kept


def test_a_session_in_which_code_actions_are_made(folder):
    session = Session(folder, initializationOptions={"review": True})
    text = HOME.replace("color: $ink", 'color: "#333333"').replace("title: Pay,", "title: Click here,")
    uri = session.open("screens/home.yaml", text)
    app = folder.uri("app.yaml")
    # The last that is found out about it.
    session.server.until(uri, lambda found: any(item["code"] == "controls/borderless-button-cues" for item in found))
    session.actions(uri, "#AAAAAA")
    session.actions(uri, '"#333333"')
    session.actions(uri, "30]")
    session.actions(uri, "Price of a ticket", only="refactor")
    session.actions(uri, "{kind: button", only="refactor")
    # A question, and what answering it writes.
    session.open("app.yaml")
    session.server.until(app, lambda found: "principles/not-a-copy" in [item["code"] for item in found])
    asked = next(item for item in session.server.diagnostics[app] if item["code"] == "principles/not-a-copy")
    session.lines.append({"question": asked["code"], "message": asked["message"]})
    session.actions(app, session.within(app, asked["range"]), asked=[asked])
    session.end("actions.jsonl")


def test_a_session_in_which_safe_fixes_are_made(folder):
    folder.write("screens/ticket.yaml", "screen: ticket\nviews:\n  - {kind: label, text: Fare, color: \"#333\", frame: [16, 80, 200, 30]}\n")
    session = Session(folder)
    uri = session.open("screens/ticket.yaml")
    session.server.until(uri, lambda found: any(item["code"] == "spec/color-style" for item in found))
    session.actions(uri, "#333")
    session.actions(uri, "screen: ticket", only="source.fixAll")
    session.actions(uri, "screen: ticket", only="source.fixAll.higlint")
    session.end("fixes.jsonl")
