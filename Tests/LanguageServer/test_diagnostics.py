"""Diagnostics: those of `check`, over the texts as they are in the editor."""

import asyncio
import json
import pathlib
import shutil
import subprocess

import pytest
from conftest import HIGLINT
from lsprotocol import types
from raw import Raw


def checked(folder):
    """What `check` says of the folder: the rule and the place, by file."""
    run = subprocess.run(
        [HIGLINT, "check", "--format", "json", "--min-severity", "advice", "--fail-on", "never", "."],
        cwd=folder.path, capture_output=True, check=True, env={"LANG": "C"},
    )
    found = {}
    for item in json.loads(run.stdout)["diagnostics"]:
        place = item["range"]
        found.setdefault(folder.uri(item["file"]), []).append(
            (item["rule"], item["severity"], item["message"], place["start"]["line"], place["start"]["utf16"], place["end"]["line"], place["end"]["utf16"])
        )
    return found


def shown(editor):
    words = {1: "error", 2: "warning", 3: "advice"}
    found = {}
    for uri, items in editor.client.diagnostics.items():
        for item in items:
            start, end = item.range.start, item.range.end
            found.setdefault(uri, []).append(
                (item.code, words[item.severity.value], item.message.split("\n")[0], start.line + 1, start.character + 1, end.line + 1, end.character + 1)
            )
    return found


@pytest.mark.asyncio
async def test_files_that_are_not_open_have_the_diagnostics_of_check(editor):
    await editor.has(editor.folder.uri("screens/home.yaml"), "color/contrast")
    said, expected = shown(editor), checked(editor.folder)
    assert {uri: sorted(items) for uri, items in said.items()} == {uri: sorted(items) for uri, items in expected.items()}


@pytest.mark.asyncio
async def test_an_edit_has_the_diagnostics_of_check_on_the_saved_text(editor):
    uri = editor.open("screens/home.yaml")
    await editor.has(uri, "color/contrast")
    editor.replace(uri, '"#AAAAAA"', '"#444444"')
    await editor.lacks(uri, "color/contrast")
    editor.replace(uri, "frame: [16, 140, 100, 30]", "frame: [16, 140, 100, 44]")
    editor.replace(uri, "title: Pay", "title: 支付😀 now, colr: red")
    await editor.has(uri, "spec/unknown-key")
    (editor.folder.path / "screens/home.yaml").write_text(editor.texts[uri], encoding="utf-8")
    expected = checked(editor.folder)
    await editor.until(uri, lambda _: sorted(shown(editor).get(uri, [])) == sorted(expected.get(uri, [])))


MENU = "screen: menu\ntitle: Menu\nbackground: white\nlinks: [home, receipt, about]\n"
ABOUT = "screen: about\ntitle: About\nbackground: white\nviews: []\n"


@pytest.mark.asyncio
async def test_an_edit_shows_what_it_breaks_in_other_screens(editor):
    menu = editor.folder.write("screens/menu.yaml", MENU)
    editor.folder.write("screens/about.yaml", ABOUT)
    uri = editor.open("screens/about.yaml")
    editor.replace(uri, "screen: about", "screen: imprint")
    await editor.until(menu, lambda found: ("navigation/clear-next", "about") in found)
    editor.replace(uri, "screen: imprint", "screen: about")
    await editor.lacks(menu, "navigation/clear-next")


@pytest.mark.asyncio
async def test_an_edit_of_the_palette_is_seen_in_screens(editor):
    uri = editor.open("app.yaml")
    home = editor.folder.uri("screens/home.yaml")
    await editor.has(home, "color/contrast")
    assert ("color/contrast", "$ink") not in editor.found(home)
    editor.replace(uri, 'ink: "#333333"', 'ink: "#BBBBBB"')
    await editor.until(home, lambda found: ("color/contrast", "$ink") in found)


@pytest.mark.asyncio
async def test_a_new_file_counts_before_it_is_saved(editor):
    menu = editor.folder.write("screens/menu.yaml", MENU)
    editor.open("screens/menu.yaml")
    await editor.until(menu, lambda found: ("navigation/clear-next", "about") in found)
    editor.open("screens/about.yaml", ABOUT)
    await editor.lacks(menu, "navigation/clear-next")


@pytest.mark.asyncio
async def test_closing_a_file_brings_back_what_is_on_disk(editor):
    uri = editor.open("screens/home.yaml")
    await editor.has(uri, "color/contrast")
    editor.replace(uri, '"#AAAAAA"', '"#444444"')
    await editor.lacks(uri, "color/contrast")
    editor.client.text_document_did_close(
        types.DidCloseTextDocumentParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    del editor.texts[uri]
    await editor.has(uri, "color/contrast")


@pytest.mark.asyncio
async def test_a_half_typed_line_leaves_the_rest_as_it_was(editor):
    uri = editor.open("screens/home.yaml")
    await editor.until(uri, lambda found: ("color/contrast", '"#AAAAAA"') in found)
    before = [item for item in editor.found(uri) if item[0] != "color/contrast"]
    editor.replace(uri, "    id: price\n", "    id: price\n    hidden: [\n")
    await editor.until(uri, lambda found: any(code.startswith("syntax/") for code, _ in found))
    found = editor.found(uri)
    assert ("color/contrast", '"#AAAAAA"') in found
    assert all(item in found for item in before)
    # When nothing is typed for a while, the text is taken for what it says.
    editor.replace(uri, "    hidden: [\n", "")
    await editor.until(uri, lambda found: all(not code.startswith("syntax/") for code, _ in found))
    assert ("color/contrast", '"#AAAAAA"') in editor.found(uri)


@pytest.mark.asyncio
async def test_a_mistake_in_the_settings_is_shown_where_it_is(editor):
    home = editor.folder.uri("screens/home.yaml")
    await editor.has(home, "color/contrast")
    settings = editor.open(".higlint.yml", "rules:\n  color/contrast: offf\n")
    await editor.until(settings, lambda found: found != [])
    editor.replace(settings, "offf", "off")
    await editor.lacks(home, "color/contrast")


RULE = """\
- id: brand/height
  title: Height
  select: button
  require: self.height >= 44.0
  severity: advice
  message: Too low
"""


async def typed(editor, uri, behind, text, rule, home):
    """Types a text behind another one; at each mistake on the way, what is found elsewhere is as it was."""
    before = editor.found(home)
    assert before != []
    start = editor.texts[uri].index(behind) + len(behind)
    for index, letter in enumerate(text):
        editor.change(uri, start + index, start + index, letter)
        await editor.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri))
        )
        await asyncio.sleep(0.15)
        assert editor.found(home) == before, editor.texts[uri]
    await editor.has(uri, rule)
    assert editor.found(home) == before


@pytest.mark.asyncio
async def test_half_typed_settings_leave_what_is_found_elsewhere(editor):
    home = editor.folder.uri("screens/home.yaml")
    await editor.has(home, "layout/tap-target")
    settings = editor.open(".higlint.yml", "rules:\n  layout/tap-target: off\n")
    await editor.lacks(home, "layout/tap-target")
    await typed(editor, settings, "tap-target: off\n", "  color/contrast: of", "configuration/unknown-word", home)
    await editor.until(settings, lambda found: found == [("configuration/unknown-word", "of")])
    editor.replace(settings, "contrast: of", "contrast: off")
    await editor.lacks(home, "color/contrast")
    await editor.until(settings, lambda found: found == [])


@pytest.mark.asyncio
async def test_new_settings_hold_as_far_as_they_can_be_read(editor):
    home = editor.folder.uri("screens/home.yaml")
    await editor.has(home, "color/contrast")
    settings = editor.open(".higlint.yml", "rules:\n  layout/tap-target: off\n  color/contrast: of\n")
    await editor.lacks(home, "layout/tap-target")
    await editor.until(settings, lambda found: found == [("configuration/unknown-word", "of")])
    assert "color/contrast" in [code for code, _ in editor.found(home)]


@pytest.mark.asyncio
async def test_a_half_typed_rule_leaves_what_is_found_elsewhere(editor):
    home = editor.folder.uri("screens/home.yaml")
    editor.folder.write("team/rules.yaml", RULE)
    editor.folder.write(".higlint.yml", "ruleFiles: [team/rules.yaml]\n")
    uri = editor.open("team/rules.yaml")
    await editor.has(home, "brand/height")
    await typed(editor, uri, "self.height >= 44.0", " && self.wid", "rule/expression", home)
    await editor.until(uri, lambda found: found == [("rule/expression", "wid")])
    # Other settings hold meanwhile.
    settings = editor.open(".higlint.yml")
    editor.change(settings, 0, 0, "rules: {color/contrast: off}\n")
    await editor.lacks(home, "color/contrast")
    assert "brand/height" in [code for code, _ in editor.found(home)]


@pytest.mark.asyncio
async def test_a_spec_stays_one_while_its_first_key_is_typed_anew(editor):
    uri = editor.open("screens/home.yaml")
    app = editor.open("app.yaml")
    await editor.has(uri, "color/contrast")
    await editor.has(app, "spec/unused-definition")
    before, around = editor.found(uri), editor.found(app)
    for old, new in [("screen: home", "scree: home"), ("scree: home", "s: home"), ("s: home", "scre: home")]:
        editor.replace(uri, old, new)
        key = new.split(":")[0]
        await editor.until(uri, lambda found: found == [("spec/unknown-key", key)] + before)
        await asyncio.sleep(0.5)
        assert editor.found(app) == around
        symbols = await editor.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri))
        )
        assert [item.name for item in symbols] == ["price", "pay", "Row"]
    # It stays one when nothing is typed for longer than a line may be half typed.
    await asyncio.sleep(2)
    assert editor.found(uri) == [("spec/unknown-key", "scre")] + before
    editor.replace(uri, "scre: home", "screen: home")
    await editor.until(uri, lambda found: found == before)


@pytest.mark.asyncio
async def test_a_text_that_is_another_one_altogether_is_no_spec_any_more(editor):
    uri = editor.open("screens/home.yaml")
    await editor.has(uri, "color/contrast")
    editor.change(uri, 0, len(editor.texts[uri]), "version: 3\nservices: {web: {image: nginx}}\n")
    for _ in range(500):
        if not editor.client.diagnostics[uri]:
            break
        await asyncio.sleep(0.02)
    assert list(editor.client.diagnostics[uri]) == []


@pytest.mark.asyncio
async def test_an_editor_that_sends_whole_texts_keeps_what_was_found(editor):
    uri = editor.open("screens/home.yaml")
    await editor.has(uri, "color/contrast")
    before = editor.found(uri)
    text = editor.texts[uri].replace("    id: price\n", "    id: price\n    hidden: [\n")
    editor.texts[uri] = text
    editor.client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
        )
    )
    await editor.until(uri, lambda found: any(code.startswith("syntax/") for code, _ in found))
    assert [item for item in editor.found(uri) if not item[0].startswith("syntax/")] == before


@pytest.mark.asyncio
async def test_what_nothing_uses_is_tagged_as_unnecessary(editor):
    uri = editor.open("app.yaml")
    await editor.has(uri, "spec/unused-definition")
    item = next(item for item in editor.client.diagnostics[uri] if item.code == "spec/unused-definition")
    assert editor.underlined(uri, item.range) == "brand"
    assert list(item.tags) == [types.DiagnosticTag.Unnecessary]


@pytest.mark.asyncio
async def test_a_note_is_related_information_and_a_severity_is_the_protocols(editor):
    uri = editor.open("screens/home.yaml")
    await editor.has(uri, "color/contrast")
    item = next(item for item in editor.client.diagnostics[uri] if item.code == "color/contrast")
    assert item.severity == types.DiagnosticSeverity.Error
    assert item.source == "higlint"
    assert [note.message for note in item.related_information] == ["the background"]
    assert editor.underlined(uri, item.related_information[0].location.range) == "white"


@pytest.mark.asyncio
async def test_a_suppression_of_no_use_is_tagged_as_unnecessary(editor):
    uri = editor.open("screens/receipt.yaml", "# higlint:disable color/contrast -- reason\n" + editor.folder.read("screens/receipt.yaml"))
    await editor.has(uri, "suppression/unused")
    item = next(item for item in editor.client.diagnostics[uri] if item.code == "suppression/unused")
    assert list(item.tags) == [types.DiagnosticTag.Unnecessary]


@pytest.mark.asyncio
async def test_questions_are_hints_when_they_are_switched_on(asking):
    uri = asking.open("app.yaml")
    await asking.has(uri, "principles/not-a-copy")
    item = next(item for item in asking.client.diagnostics[uri] if item.code == "principles/not-a-copy")
    assert item.severity == types.DiagnosticSeverity.Hint
    assert item.message == "Is the app at home in iOS without being a copy of a built-in app?"


@pytest.mark.asyncio
async def test_no_questions_are_shown_unasked(editor):
    editor.open("app.yaml")
    await editor.has(editor.folder.uri("screens/home.yaml"), "color/contrast")
    said = [item for items in editor.client.diagnostics.values() for item in items]
    assert all(item.severity != types.DiagnosticSeverity.Hint for item in said)


@pytest.mark.asyncio
async def test_messages_are_in_the_language_that_is_asked_for(chinese):
    uri = chinese.open("screens/home.yaml")
    await chinese.has(uri, "color/contrast")
    item = next(item for item in chinese.client.diagnostics[uri] if item.code == "color/contrast")
    assert "对比度" in item.message


@pytest.mark.asyncio
async def test_an_editor_that_asks_gets_answers_and_nothing_unasked(puller):
    uri = puller.open("screens/home.yaml")
    document = types.TextDocumentIdentifier(uri=uri)
    report = await puller.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    assert "color/contrast" in [item.code for item in report.items]
    again = await puller.client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=document, previous_result_id=report.result_id)
    )
    assert again.kind == "unchanged"
    puller.replace(uri, '"#AAAAAA"', '"#444444"')
    report = await puller.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    assert "color/contrast" not in [item.code for item in report.items]
    assert puller.client.diagnostics == {}


@pytest.mark.asyncio
async def test_an_editor_that_asks_about_a_file_hears_of_others_that_it_bears_on(puller):
    menu = puller.folder.write("screens/menu.yaml", MENU)
    puller.folder.write("screens/about.yaml", ABOUT)
    about = puller.open("screens/about.yaml")

    async def related():
        report = await puller.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=about))
        )
        others = report.related_documents or {}
        return {uri: [puller.underlined(uri, d.range) for d in others[uri].items if d.code == "navigation/clear-next"] for uri in others}

    first = await related()
    assert puller.folder.uri("screens/home.yaml") in first and first.get(menu, []) == []
    assert await related() == {}
    puller.replace(about, "screen: about", "screen: imprint")
    assert await related() == {menu: ["about"]}
    puller.replace(about, "screen: imprint", "screen: about")
    assert await related() == {menu: []}


@pytest.mark.asyncio
async def test_an_editor_can_ask_for_the_diagnostics_of_all_files(puller):
    report = await puller.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    codes = {item.uri: [d.code for d in item.items] for item in report.items}
    assert "color/contrast" in codes[puller.folder.uri("screens/home.yaml")]
    assert codes[puller.folder.uri("screens/receipt.yaml")] == [d[0] for d in checked(puller.folder).get(puller.folder.uri("screens/receipt.yaml"), [])]


@pytest.mark.asyncio
async def test_nothing_is_said_of_files_outside_of_the_folder(editor, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside") / "far.yaml"
    outside.write_text(editor.folder.read("screens/home.yaml"))
    (editor.folder.path / "link.yaml").symlink_to(outside)
    home = editor.open("screens/home.yaml")
    uri = outside.as_uri()
    item = types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=outside.read_text())
    editor.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    await editor.has(home, "color/contrast")
    editor.replace(home, '"#AAAAAA"', '"#444444"')
    await editor.lacks(home, "color/contrast")
    assert uri not in editor.client.diagnostics
    assert editor.folder.uri("link.yaml") not in editor.client.diagnostics


@pytest.mark.asyncio
async def test_a_rule_file_says_what_is_wrong_with_it(editor):
    await editor.has(editor.folder.uri("screens/home.yaml"), "color/contrast")
    rule = "- id: brand/height\n  title: Height\n  select: button\n  require: self.hieght >= 44.0\n  severity: advice\n  message: Too low\n"
    uri = editor.open("team/rules.yaml", rule)
    await editor.until(uri, lambda found: found == [("rule/expression", "hieght")])
    # Where the settings name it, it is said once.
    editor.open(".higlint.yml", "ruleFiles: [team/rules.yaml]\n")
    editor.folder.write("team/rules.yaml", rule)
    await editor.until(uri, lambda found: found == [("rule/expression", "hieght")])
    editor.replace(uri, "hieght", "height")
    await editor.until(uri, lambda found: found == [])


@pytest.mark.asyncio
async def test_a_mark_at_the_beginning_of_a_file_moves_nothing(editor):
    uri = editor.open("screens/home.yaml", "\ufeff" + editor.folder.read("screens/home.yaml"))
    await editor.until(uri, lambda found: ("color/contrast", '"#AAAAAA"') in found)


@pytest.mark.asyncio
async def test_a_storyboard_has_diagnostics_only(editor):
    project = pathlib.Path(__file__).resolve().parents[2] / "Examples/HarborApp"
    shutil.copytree(project, editor.folder.path / "project")
    board = next((editor.folder.path / "project").rglob("Main.storyboard"))
    uri = board.as_uri()
    event = types.FileEvent(uri=uri, type=types.FileChangeType.Created)
    editor.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))
    await editor.until(uri, lambda found: found != [])
    before = editor.found(uri)
    editor.texts[uri] = board.read_text(encoding="utf-8")
    editor.client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=uri, language_id="xml", version=1, text=editor.texts[uri])
        )
    )
    document = types.TextDocumentIdentifier(uri=uri)
    place = types.Position(line=20, character=20)
    assert await editor.client.text_document_completion_async(
        types.CompletionParams(text_document=document, position=place)
    ) is None
    assert await editor.client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document)) is None
    assert editor.found(uri) == before


def test_a_text_that_is_saved_nowhere_yet_is_checked_by_itself(folder):
    server = Raw(HIGLINT)
    server.initialize(folder.path.as_uri())
    spec = "screen: a\nbackground: white\nviews:\n  - {kind: label, text: Hi, color: \"#AAAAAA\", frame: [16, 80, 200, 30]}\n"
    compose = "services:\n  web:\n    image: nginx\n"
    for number, text in [(1, spec), (2, compose), (3, compose)]:
        server.open(f"untitled:Untitled-{number}", text)
    uri = "untitled:Untitled-1"
    server.until(uri, lambda found: [item["code"] for item in found] == ["color/contrast"])
    change = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": spec.replace("#AAAAAA", "#111111")}]}
    server.notify("textDocument/didChange", change)
    server.until(uri, lambda found: not found)
    # What becomes a spec is checked as one.
    change = {"textDocument": {"uri": "untitled:Untitled-2", "version": 2}, "contentChanges": [{"text": spec}]}
    server.notify("textDocument/didChange", change)
    server.until("untitled:Untitled-2", lambda found: [item["code"] for item in found] == ["color/contrast"])
    assert not server.diagnostics.get("untitled:Untitled-3")
    server.notify("textDocument/didClose", {"textDocument": {"uri": "untitled:Untitled-2"}})
    server.until("untitled:Untitled-2", lambda found: not found)
    server.open("untitled:Untitled-2", spec)
    server.until("untitled:Untitled-2", lambda found: len(found) == 1)
    assert all(uri.startswith(("untitled:", folder.path.as_uri())) for uri in server.diagnostics)
    assert server.end() == 0
