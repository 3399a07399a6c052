"""The frame of the protocol: its beginning and end, positions, cancellation, and what makes no sense."""

import pathlib
import stat
import time
import urllib.parse

import pytest
from conftest import HIGLINT, HOME
from raw import Raw


@pytest.fixture
def server(folder):
    server = Raw(HIGLINT)
    yield server
    server.process.kill()


def has(rule):
    return lambda found: any(item["code"] == rule for item in found)


def test_it_ends_as_agreed(server, folder):
    assert server.initialize(folder.path.as_uri())["serverInfo"]["name"] == "higlint"
    assert server.end() == 0


def test_an_editor_that_is_gone_is_not_waited_for(server, folder):
    server.initialize(folder.path.as_uri())
    server.process.stdin.close()
    assert server.process.wait(timeout=10) == 1


def test_nothing_is_answered_before_the_beginning_and_after_the_end(server, folder):
    assert server.request("textDocument/hover", {})["error"]["code"] == -32002
    server.initialize(folder.path.as_uri())
    assert server.request("initialize", {})["error"]["code"] == -32600
    server.request("shutdown", None)
    assert server.request("textDocument/hover", {})["error"]["code"] == -32600


def test_what_makes_no_sense_is_refused_and_the_next_message_answered(server, folder):
    server.initialize(folder.path.as_uri())
    for body in [b"{", b"[1, 2]", b'"hover"', b"\xff\xfe", b"[" * 100_000, b'{"jsonrpc": "2.0", "id": ']:
        server.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        assert server.answer(None)["error"]["code"] == -32700
    assert server.request("textDocument/nothing", {})["error"]["code"] == -32601
    for parameters in [None, [], {}, {"textDocument": 3}, {"textDocument": {"uri": "untitled:1"}, "position": {"line": -1}}]:
        for method in ["hover", "completion", "codeAction", "rename", "documentSymbol", "inlayHint", "selectionRange"]:
            assert server.request("textDocument/" + method, parameters)["result"] in (None, [])
    assert server.end() == 0


def test_a_stream_that_is_none_of_messages_ends_it(server):
    server.write(b"GET / HTTP/1.1\r\nHost: example.com\r\n\r\n")
    assert server.process.wait(timeout=10) == 1


@pytest.mark.parametrize("encoding, column", [("utf-8", 25), ("utf-16", 19), ("utf-32", 18)])
def test_positions_count_as_agreed(server, folder, encoding, column):
    result = server.initialize(folder.path.as_uri(), {"general": {"positionEncodings": [encoding]}})
    assert result["capabilities"]["positionEncoding"] == encoding
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME.replace("    text: Price of a ticket\n", "    text: 支付😀, color: red\n    {text: 支付😀}: 1\n"))
    server.open(uri, HOME.replace("- {use: Row", "- {kind: label, text: 支付😀é, colr: red}\n  - {use: Row"))
    server.until(uri, has("spec/unknown-key"))
    item = next(item for item in server.diagnostics[uri] if item["code"] == "spec/unknown-key")
    text = "  - {kind: label, text: 支付😀é, "
    size = {"utf-8": len(text.encode()), "utf-16": len(text.encode("utf-16-le")) // 2, "utf-32": len(text)}[encoding]
    assert item["range"]["start"]["character"] == size
    # And the other way: an edit behind these characters.
    line = item["range"]["start"]["line"]
    place = {"start": {"line": line, "character": size}, "end": {"line": line, "character": size + 4}}
    server.notify(
        "textDocument/didChange",
        {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"range": place, "text": "color"}]},
    )
    server.until(uri, lambda found: not has("spec/unknown-key")(found))


def test_utf_16_is_meant_where_nothing_is_said(server, folder):
    assert server.initialize(folder.path.as_uri())["capabilities"]["positionEncoding"] == "utf-16"


def test_a_request_that_is_no_longer_wanted_is_not_answered(server, folder):
    server.initialize(folder.path.as_uri())
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    parameters = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}
    # All at once, so that the last of them still waits when its end is read.
    data = b""
    import json

    for number in range(1000, 1060):
        body = json.dumps({"jsonrpc": "2.0", "id": number, "method": "textDocument/completion", "params": parameters})
        data += b"Content-Length: %d\r\n\r\n" % len(body) + body.encode()
    body = json.dumps({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 1059}})
    server.write(data + b"Content-Length: %d\r\n\r\n" % len(body) + body.encode())
    assert server.answer(1059)["error"]["code"] == -32800


def test_without_a_folder_a_file_is_looked_at_by_itself(server, folder):
    server.initialize(None)
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, has("color/contrast"))
    assert set(server.diagnostics) == {uri}


def test_the_language_is_that_of_the_editor(folder):
    server = Raw(HIGLINT, language="C")
    server.initialize(folder.path.as_uri(), locale="zh-cn")
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, has("color/contrast"))
    assert "对比度" in next(item for item in server.diagnostics[uri] if item["code"] == "color/contrast")["message"]
    assert server.end() == 0


def test_edits_at_any_place_leave_it_running(server, folder):
    server.initialize(folder.path.as_uri())
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    version = 1
    for start, end, text in [
        ((99, 99), (5, 5), "x"), ((0, 5), (0, 2), "{"), ((-1, 0), (0, -3), "\n"), ((3, 10_000), (4, 0), "\r"), ((0, 0), (999, 0), ""),
        ((0, 0), (0, 0), HOME),
    ]:
        version += 1
        place = {"start": {"line": start[0], "character": start[1]}, "end": {"line": end[0], "character": end[1]}}
        server.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"range": place, "text": text}]},
        )
    server.until(uri, has("color/contrast"))
    assert server.end() == 0


# MARK: Pictures


def draw(server, folder, window):
    server.initialize(folder.path.as_uri(), {"window": window})
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, has("color/contrast"))
    lens = server.request("textDocument/codeLens", {"textDocument": {"uri": uri}})["result"][-1]
    assert lens["command"]["title"] == "Draw"
    server.number += 1
    server.send({"id": server.number, "method": "workspace/executeCommand", "params": lens["command"]})
    told = server.next()
    while told.get("method") not in ("window/showDocument", "window/showMessage"):
        told = server.next()
    return told, server.answer(server.number)["result"]["uri"]


def test_a_screen_is_drawn_with_what_was_found_and_opened(server, folder):
    told, uri = draw(server, folder, {"showDocument": {"support": True}})
    assert told["params"] == {"uri": uri, "external": True}
    file = pathlib.Path(urllib.parse.unquote(uri.removeprefix("file://")))
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<svg") and "data-pin" in text and "Price of a ticket" in text
    assert file.name == "home.svg" and stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert [path.name for path in folder.path.rglob("*.svg")] == []


def test_a_picture_is_gone_when_the_server_is(server, folder):
    _, uri = draw(server, folder, {})
    file = pathlib.Path(urllib.parse.unquote(uri.removeprefix("file://")))
    assert file.exists()
    assert server.end() == 0
    assert not file.parent.exists()


def test_the_lens_that_counts_leads_to_the_first_finding(server, folder):
    server.initialize(folder.path.as_uri(), {"window": {"showDocument": {"support": True}}})
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, has("layout/tap-target"))
    lens = server.request("textDocument/codeLens", {"textDocument": {"uri": uri}})["result"][0]
    assert lens["command"]["title"] == f"{len(server.diagnostics[uri])} findings"
    server.number += 1
    server.send({"id": server.number, "method": "workspace/executeCommand", "params": lens["command"]})
    told = server.next()
    while told.get("method") != "window/showDocument":
        told = server.next()
    first = min(item["range"]["start"]["line"] for item in server.diagnostics[uri])
    assert told["params"]["uri"] == uri and told["params"]["selection"]["start"]["line"] == first
    assert server.answer(server.number)["result"] is None


# MARK: Pages of rules


def page(server, folder, options):
    server.initialize(
        folder.path.as_uri(), {"textDocument": {"publishDiagnostics": {"codeDescriptionSupport": True}}},
        initializationOptions=options,
    )
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, has("color/contrast"))
    item = next(item for item in server.diagnostics[uri] if item["code"] == "color/contrast")
    address, anchor = item["codeDescription"]["href"].split("#")
    assert anchor == "colorcontrast"
    return pathlib.Path(urllib.parse.unquote(address.removeprefix("file://")))


@pytest.mark.parametrize(
    "language, name, title",
    [("en", "color.md", "**Text stands out from its background**"), ("zh-Hans", "color.zh-Hans.md", "| 规则 | 级别 | 要求 |")],
)
def test_a_code_leads_to_a_page_that_is_gone_when_the_server_is(server, folder, language, name, title):
    file = page(server, folder, {"language": language})
    assert file.name == name and stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    end = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.05)
    text = file.read_text(encoding="utf-8")
    assert "\n## color/contrast\n" in text and title in text
    assert "README.md" not in text, "the list of areas is not there"
    assert server.end() == 0
    assert not file.parent.exists()


def test_a_code_leads_to_the_pages_that_are_named(server, folder):
    assert str(page(server, folder, {"rulePages": "https://example.com/rules/"})) == "https:/example.com/rules/color.md"


def test_a_server_that_ends_at_once_leaves_no_pages(server, folder):
    file = page(server, folder, {})
    assert server.end() == 0
    assert not file.parent.exists()


def test_an_editor_that_opens_nothing_is_told_where_the_picture_is(server, folder):
    told, uri = draw(server, folder, {})
    assert told["params"] == {"type": 3, "message": "Drawn: " + urllib.parse.unquote(uri.removeprefix("file://"))}


def test_a_command_or_screen_that_is_not_there_is_refused(server, folder):
    server.initialize(folder.path.as_uri())
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    for command, arguments, code in [
        ("higlint.other", [], -32602), ("higlint.draw", [], -32803), ("higlint.draw", [uri, "nowhere"], -32803),
        ("higlint.draw", ["file:///etc/passwd", "home"], -32803), ("higlint.findings", [uri, "nowhere"], -32803),
    ]:
        answer = server.request("workspace/executeCommand", {"command": command, "arguments": arguments})
        assert answer["error"]["code"] == code
