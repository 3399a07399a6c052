"""An editor for each test: pytest-lsp's client with `higlint lsp` in a folder of its own.

    HIGLINT=.build/debug/higlint pytest Tests/LanguageServer
"""

import asyncio
import os
import pathlib
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

HIGLINT = str(pathlib.Path(os.environ.get("HIGLINT", ".build/debug/higlint")).resolve())

APP = """\
app:
  name: Harbor
  languages: [en]
palette:
  brand: {light: "#0A5AB4", dark: "#6CC4F0"}
  ink: "#333333"
textStyles:
  heading: {size: 28, weight: bold}
components:
  Row:
    parameters: {title: text, tone: {type: color, default: "#333333"}}
    view:
      kind: cell
      background: white
      frame: {width: 375, height: 44}
      children:
        - {kind: label, text: $(title), color: $(tone), frame: [16, 10, 300, 24]}
"""

HOME = """\
screen: home
title: Home
device: iphone6
background: white
views:
  - kind: label
    id: price
    text: Price of a ticket
    font: $heading
    color: "#AAAAAA"
    frame: [16, 80, 288, 34]
  - {kind: button, id: pay, title: Pay, action: pay, opens: receipt, color: $ink, frame: [16, 140, 100, 30]}
  - {use: Row, with: {title: Delays}, frame: {x: 0, y: 200}}
links: [{to: receipt, by: pay}]
"""

RECEIPT = """\
screen: receipt
title: Receipt
device: iphone6
background: white
views:
  - {kind: label, text: Receipt, font: body, color: black, frame: [16, 80, 288, 34]}
"""


BRAND = """\
define:
  isTall: self.height >= params.height
  isFree: "!hasWord(self, lists.filler)"
words:
  filler: [please, simply]
rules:
  - id: brand/height
    title: Buttons are high
    select: button
    severity: warning
    when: known(self.height) && self.role == 'primary'
    params: {height: 48, names: [a, b]}
    require: isTall && [1, 2].all(x, x > 0) && params.names.filter(n, n == 'a').size() < max(2, 3)
    message: "{self.height} pt are less than {params.height}; 'params.height' is what {{isTall}} reads"
    editions: {ios9: {params: {height: 44}}}
  - id: brand/filler
    title: {en: No filler, zh-Hans: 不要空话}
    select: [button.title, screenState, screen]
    yieldsTo: [brand/height]
    severity: advice
    require: isFree
    message: Leave it out
"""

BRANDED = """\
ruleFiles: [rules/brand.yaml]
rules:
  brand/height: {severity: advice, height: 50}
  color/contrast: {minimum: 5}
reviewed:
  - {rule: brand/height, of: home/views/pay, answer: passes}
"""


class Folder:
    """A folder of specs, and the texts that stand in it."""

    def __init__(self, path):
        self.path = path

    def write(self, name, text):
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return self.uri(name)

    def read(self, name):
        return (self.path / name).read_text(encoding="utf-8")

    def uri(self, name):
        return (self.path / name).as_uri()


@pytest.fixture
def folder(tmp_path):
    (tmp_path / ".git").mkdir()
    folder = Folder(tmp_path)
    folder.write("app.yaml", APP)
    folder.write("screens/home.yaml", HOME)
    folder.write("screens/receipt.yaml", RECEIPT)
    return folder


class Editor:
    """The client, and the texts as the editor has them."""

    def __init__(self, client, folder):
        self.client = client
        self.folder = folder
        self.texts = {}
        self.versions = {}

    def open(self, name, text=None):
        uri = self.folder.uri(name)
        self.texts[uri] = self.folder.read(name) if text is None else text
        self.versions[uri] = 1
        item = types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=self.texts[uri])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        return uri

    def replace(self, uri, old, new):
        """Replaces the one place where a text stands, by an incremental change."""
        text = self.texts[uri]
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        start = text.index(old)
        self.change(uri, start, start + len(old), new)

    def change(self, uri, start, end, new):
        text = self.texts[uri]
        place = types.Range(start=position(text, start), end=position(text, end))
        self.versions[uri] += 1
        self.texts[uri] = text[:start] + new + text[end:]
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri]),
                content_changes=[types.TextDocumentContentChangePartial(range=place, text=new)],
            )
        )

    def at(self, uri, text, behind=0):
        """The place where a text begins, so many characters behind."""
        whole = self.texts[uri]
        assert text in whole, text
        return {
            "text_document": types.TextDocumentIdentifier(uri=uri),
            "position": position(whole, whole.index(text) + behind),
        }

    def range(self, uri, text):
        whole = self.texts[uri]
        start = whole.index(text)
        return types.Range(start=position(whole, start), end=position(whole, start + len(text)))

    def found(self, uri):
        """What was said last about a file: the rule and the text that is underlined."""
        return [(item.code, self.underlined(uri, item.range)) for item in self.client.diagnostics.get(uri, [])]

    def underlined(self, uri, place):
        text = self.texts.get(uri)
        if text is None:
            text = pathlib.Path(uri.removeprefix("file://")).read_text(encoding="utf-8")
        return text[offset(text, place.start) : offset(text, place.end)]

    async def until(self, uri, holds, seconds=30):
        """Waits until what is said about a file is as it should be."""
        end = time.monotonic() + seconds
        while not holds(self.found(uri)):
            assert time.monotonic() < end, f"{uri}: {self.found(uri)}"
            await asyncio.sleep(0.01)

    async def has(self, uri, rule, seconds=30):
        await self.until(uri, lambda found: any(code == rule for code, _ in found), seconds)

    async def lacks(self, uri, rule, seconds=30):
        await self.until(uri, lambda found: all(code != rule for code, _ in found), seconds)

    def apply(self, edit):
        """Makes a workspace edit in the texts that are open, and on disk elsewhere."""
        changes = {}
        for change in edit.document_changes or []:
            changes.setdefault(change.text_document.uri, []).extend(change.edits)
        for uri, edits in (edit.changes or {}).items():
            changes.setdefault(uri, []).extend(edits)
        for uri, edits in changes.items():
            text = self.texts[uri] if uri in self.texts else pathlib.Path(uri.removeprefix("file://")).read_text()
            places = [(offset(text, e.range.start), offset(text, e.range.end), e.new_text) for e in edits]
            for start, end, new in sorted(places, reverse=True):
                if uri in self.texts:
                    self.change(uri, start, end, new)
                text = text[:start] + new + text[end:]
            if uri not in self.texts:
                pathlib.Path(uri.removeprefix("file://")).write_text(text)


def position(text, at):
    """A place in UTF-16 units, as the client counts unless something else is agreed on."""
    line = text.count("\n", 0, at)
    start = text.rfind("\n", 0, at) + 1
    return types.Position(line=line, character=len(text[start:at].encode("utf-16-le")) // 2)


def offset(text, place):
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[: place.line])
    units = 0
    for index, letter in enumerate(lines[place.line]):
        if units >= place.character:
            return start + index
        units += 2 if ord(letter) > 0xFFFF else 1
    return start + len(lines[place.line])


def pushing():
    """What VS Code can do, but for asking for diagnostics: they are sent."""
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = None
    return capabilities


def pulling():
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities(related_document_support=True)
    capabilities.workspace.diagnostics = None
    return capabilities


async def start(client, folder, capabilities, options=None):
    @client.feature("client/registerCapability")
    def register(parameters):
        return None

    await client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            workspace_folders=[types.WorkspaceFolder(uri=folder.path.as_uri(), name="app")],
            initialization_options=options,
        )
    )


COMMAND = ClientServerConfig(server_command=[HIGLINT, "lsp"], server_env={"LANG": "C", "PATH": os.environ["PATH"]})


@pytest_lsp.fixture(config=COMMAND)
async def plain_client(lsp_client: LanguageClient, folder):
    await start(lsp_client, folder, pushing())
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=COMMAND)
async def pulling_client(lsp_client: LanguageClient, folder):
    await start(lsp_client, folder, pulling())
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=COMMAND)
async def asking_client(lsp_client: LanguageClient, folder):
    await start(lsp_client, folder, pushing(), {"review": True})
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=COMMAND)
async def chinese_client(lsp_client: LanguageClient, folder):
    await start(lsp_client, folder, pushing(), {"language": "zh-Hans"})
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def editor(plain_client, folder):
    return Editor(plain_client, folder)


@pytest.fixture
def puller(pulling_client, folder):
    return Editor(pulling_client, folder)


@pytest.fixture
def asking(asking_client, folder):
    return Editor(asking_client, folder)


@pytest.fixture
def chinese(chinese_client, folder):
    return Editor(chinese_client, folder)
