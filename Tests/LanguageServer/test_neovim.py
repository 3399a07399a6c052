"""Neovim's own client, without a screen."""

import os
import pathlib
import shutil
import subprocess

import pytest
from conftest import HIGLINT


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed")
def test_neovim_shows_a_diagnostic_makes_a_fix_and_takes_a_completion(folder):
    script = pathlib.Path(__file__).parent / "neovim.lua"
    environment = {
        **os.environ, "HIGLINT": HIGLINT, "ROOT": str(folder.path), "SPEC": str(folder.path / "screens/home.yaml"),
        "LANG": "C", "XDG_STATE_HOME": str(folder.path / ".git"), "XDG_CACHE_HOME": str(folder.path / ".git"),
    }
    run = subprocess.run(
        ["nvim", "--clean", "--headless", "-n", "-c", f"luafile {script}"],
        env=environment, capture_output=True, text=True, timeout=120,
    )
    said = [line.strip() for line in run.stderr.replace("\r", "\n").split("\n") if line.strip()]
    assert said == [
        "diagnostic: line 9: Contrast is 2.32:1 (#AAAAAA on #FFFFFF); 4.5:1 is needed: use #767676 or darker",
        "action: write `#767676` (changes the design)",
        'line:     color: "#767676"',
        "the diagnostic is gone",
        "completed:     align:",
    ]
