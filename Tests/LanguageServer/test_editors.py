"""The lines of Documentation/Editors.md, as they stand there: run in the editors that Debian has, else read."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
from conftest import HIGLINT

try:
    import tomllib
except ImportError:
    tomllib = None

HERE = pathlib.Path(__file__).parent
PAGE = (HERE.parent.parent / "Documentation" / "Editors.md").read_text(encoding="utf-8")

STORYBOARD = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a1">
  <scenes><scene sceneID="s1"><objects>
    <viewController id="a1" storyboardIdentifier="fare" sceneMemberID="viewController"><view key="view" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
        <label text="Fare" id="l1">
          <rect key="frame" x="16" y="100" width="200" height="30"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="calibratedRGB"/>
        </label>
      </subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>
    </view></viewController>
  </objects></scene></scenes>
</document>
"""
SAID = "Contrast is 1.19:1 (#EBEBEB on #FFFFFF); 4.5:1 is needed: use #767676 or darker"
PLACE = "in View Controller Scene › Fare label (id l1)"


def lines(section, language):
    """The pieces of a section in a language, in their order."""
    text = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    found = [part for part in text if part.startswith(section + "\n")]
    assert len(found) == 1, section
    return re.findall(rf"^```{language}\n(.*?)^```$", found[0], flags=re.MULTILINE | re.DOTALL)


@pytest.fixture
def around(folder, tmp_path_factory):
    """The folder of specs with a storyboard, and an environment in which `higlint` is on the `PATH`."""
    folder.write("Main.storyboard", STORYBOARD)
    home = tmp_path_factory.mktemp("home")
    (home / "bin").mkdir()
    (home / "bin" / "higlint").symlink_to(HIGLINT)
    environment = {
        **os.environ, "HOME": str(home), "PATH": f"{home / 'bin'}:{os.environ['PATH']}", "LANG": "C",
        "XDG_STATE_HOME": str(home), "XDG_CACHE_HOME": str(home), "XDG_CONFIG_HOME": str(home),
        "SPEC": str(folder.path / "screens/home.yaml"), "STORYBOARD": str(folder.path / "Main.storyboard"),
    }
    return home, environment


def run(command, folder, environment):
    return subprocess.run(
        command, cwd=folder.path, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=120
    )


def neovim(folder, home, environment, configuration, script):
    (home / "init.lua").write_text(configuration)
    done = run(["nvim", "-u", str(home / "init.lua"), "-i", "NONE", "--headless", "-n", "-c", f"luafile {script}"], folder, environment)
    return [line.strip() for line in done.stderr.replace("\r", "\n").split("\n") if line.strip()]


def version_of_neovim():
    said = subprocess.run(["nvim", "--version"], capture_output=True, text=True).stdout
    return int(re.match(r"NVIM v0\.(\d+)", said).group(1))


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed")
def test_neovim_shows_a_diagnostic_makes_a_fix_and_takes_a_completion(folder, around):
    version = version_of_neovim()
    configuration = lines("Neovim", "lua")[0 if version < 8 else 1 if version < 11 else 2]
    assert neovim(folder, *around, configuration, HERE / "neovim.lua") == [
        "diagnostic: line 9: Contrast is 2.32:1 (#AAAAAA on #FFFFFF); 4.5:1 is needed: use #767676 or darker",
        "action: write `#767676` (changes the design)",
        'line:     color: "#767676"',
        "the diagnostic is gone",
        "completed:     align:",
        "storyboard: " + SAID,
        PLACE,
    ]


# What later versions have and Debian's has not.
LATER = """\
vim.fs = { find = function() return { vim.fn.getcwd() .. "/.git" } end, dirname = function(p) return vim.fn.fnamemodify(p, ":h") end }
vim.filetype = { add = function(more) io.stderr:write(vim.inspect(more.extension) .. "\\n") end }
local known = {}
local function say(name, config)
  io.stderr:write(name .. " " .. table.concat(config.cmd, " ") .. " in " .. (config.root_dir or table.concat(config.root_markers, " ")))
  io.stderr:write(config.filetypes and " of " .. table.concat(config.filetypes, " ") .. "\\n" or "\\n")
end
vim.lsp.start = function(config) say(config.name, config) end
vim.lsp.config = function(name, config) known[name] = config end
vim.lsp.enable = function(name) say(name, known[name]) end
"""


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed")
@pytest.mark.parametrize(
    "number, said",
    [
        (1, ["higlint higlint lsp in {folder}"]),
        (2, ['storyboard = "xml",', 'xib = "xml"', "}", "higlint higlint lsp in .higlint.yml .git of yaml json xml"]),
    ],
)
def test_the_lines_for_later_versions_of_neovim_start_the_server(folder, around, number, said):
    home, environment = around
    (home / "end.lua").write_text('vim.cmd("edit " .. vim.env.SPEC)\nvim.cmd("qall!")\n')
    found = neovim(folder, home, environment, LATER + lines("Neovim", "lua")[number], home / "end.lua")
    assert [line for line in found if line != "{"] == [line.replace("{folder}", str(folder.path)) for line in said]


def has_eglot():
    if shutil.which("emacs") is None:
        return False
    found = ["emacs", "--batch", "--eval", "(progn (package-initialize) (require 'eglot) (require 'yaml-mode))"]
    return subprocess.run(found, capture_output=True).returncode == 0


@pytest.mark.skipif(not has_eglot(), reason="Emacs, eglot or yaml-mode is not installed")
def test_emacs_shows_a_diagnostic_makes_a_fix_and_offers_a_completion(folder, around):
    home, environment = around
    (home / "init.el").write_text(lines("Emacs", "elisp")[0])
    subprocess.run(["git", "init", "-q"], cwd=folder.path, check=True)
    done = run(
        ["emacs", "--batch", "--eval", "(package-initialize)", "-l", str(home / "init.el"), "-l", str(HERE / "emacs.el")],
        folder, environment,
    )
    said = [line for line in done.stdout.split("\n") if line]
    assert said == [
        "home.yaml: yaml-mode",
        "diagnostic: line 10",
        "action: write `#767676` (changes the design)",
        'line:     color: "#767676"',
        "the diagnostic is gone",
        "completions: (align)",
        "Main.storyboard: nxml-mode",
        "storyboard: higlint [color/contrast]: " + SAID,
        PLACE,
        "the background",
    ], done.stderr


# In the place of VS Code's client: it says what it is told.
STAND_IN = """\
exports.LanguageClient = class {
  constructor(id, name, server, client) { this.told = { id, name, server, client }; }
  start() { console.log(JSON.stringify(this.told)); }
  stop() { console.log("stopped"); }
};
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_an_extension_of_ones_own_starts_the_server_in_vs_code(folder, around, tmp_path_factory):
    extension = tmp_path_factory.mktemp("extension")
    package = json.loads(lines("VS Code", "json")[1])
    (extension / "package.json").write_text(json.dumps(package))
    (extension / "extension.js").write_text(lines("VS Code", "js")[0])
    stand_in = extension / "node_modules" / "vscode-languageclient"
    stand_in.mkdir(parents=True)
    (stand_in / "node.js").write_text(STAND_IN)
    assert list(package["dependencies"]) == ["vscode-languageclient"] and package["engines"]["vscode"]
    assert {"name", "version", "publisher", "activationEvents"} <= package.keys()
    script = "const e = require(process.argv[1]); e.activate(); e.deactivate();"
    done = subprocess.run(
        ["node", "-e", script, str(extension / package["main"])], capture_output=True, text=True, check=True
    )
    told, end = done.stdout.strip().split("\n")
    told = json.loads(told)
    assert told["server"] == {"command": "higlint", "args": ["lsp"]} and end == "stopped"
    assert told["client"]["documentSelector"] == [
        {"language": "yaml"}, {"language": "json"}, {"pattern": "**/*.{storyboard,xib}"}
    ]


def test_the_generic_client_of_vs_code_is_told_of_the_server():
    settings = json.loads(lines("VS Code", "json")[0])
    assert [settings["glspc.server.command"]] + settings["glspc.server.commandArguments"] == ["higlint", "lsp"]
    assert set(settings["glspc.server.languageId"]) == {"yaml", "json", "xml"}


def test_the_schemas_are_where_the_settings_of_vs_code_look_for_them(folder, around):
    for text in lines("VS Code", "sh"):
        assert run(["sh", "-ec", text], folder, around[1]).returncode == 0
    settings = json.loads(lines("VS Code", "json")[2])
    files = list(settings["yaml.schemas"]) + [item["url"] for item in settings["json.schemas"]]
    for name in files:
        assert json.loads(folder.read(name))["$schema"].startswith("https://json-schema.org/draft/")


@pytest.mark.skipif(tomllib is None, reason="Python is older than 3.11")
def test_helix_and_zed_are_told_of_the_server():
    helix = tomllib.loads(lines("Helix", "toml")[0])
    server = helix["language-server"]["higlint"]
    assert [server["command"]] + server["args"] == ["higlint", "lsp"]
    assert {item["name"] for item in helix["language"] if "higlint" in item["language-servers"]} == {"yaml", "json", "xml"}
    extension, cargo = map(tomllib.loads, lines("Zed", "toml"))
    assert list(extension["language_servers"]) == [extension["id"]] == [cargo["package"]["name"]] == ["higlint"]
    assert "zed_extension_api" in cargo["dependencies"]
    (rust,) = lines("Zed", "rust")
    assert 'which("higlint")' in rust and 'args: vec!["lsp".into()]' in rust
    settings = json.loads(lines("Zed", "json")[0])
    assert list(settings["lsp"]["yaml-language-server"]["settings"]["yaml"]["schemas"]) == ["./.zed/higlint-spec.json"]


def test_sublime_text_is_told_of_the_server():
    (client,) = json.loads(lines("Sublime Text", "json")[0])["clients"].values()
    assert client["enabled"] and client["command"] == ["higlint", "lsp"]


def test_xcode_shows_the_findings_of_a_build_phase(folder, around):
    home, environment = around
    (phase,) = lines("Xcode", "sh")
    done = run(["sh", "-c", phase], folder, {**environment, "SRCROOT": str(folder.path)})
    assert done.returncode == 1
    spec = f"{folder.path}/screens/home.yaml:10:12: error: Contrast is 2.32:1 (#AAAAAA on #FFFFFF)"
    assert any(line.startswith(spec) for line in done.stdout.split("\n")), done.stdout
    assert any(line.startswith(f"{folder.path}/Main.storyboard:") for line in done.stdout.split("\n"))
    # Who has no higlint builds without it.
    assert run(["/bin/sh", "-c", phase], folder, {"PATH": "/nowhere", "SRCROOT": "."}).returncode == 0
