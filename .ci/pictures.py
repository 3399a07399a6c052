#!/usr/bin/env python3
"""Looks at drawn screens in a browser: exit status 1 where they do not show what the specs say.

    .ci/pictures.py HIGLINT CHROMIUM

Colours at stated places are those of the spec; texts are as wide as the rules estimate, in a font of the widths that they
estimate by; the contrast of 50 texts, from their pixels, is the one that the rules compute. A page of pictures can be read by
everybody, as far as axe-core tells, and runs nothing, whatever the spec says.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
HIGLINT, CHROMIUM = sys.argv[1:3]

# Where what is drawn: the screen, the appearance, a place in points and its colour in the spec.
PLACES = [
    ("paint", "light", (5, 100), "#FFFFFF"),
    ("paint", "dark", (5, 100), "#000000"),
    ("paint", "light", (180, 60), "#00FF00"),
    ("paint", "light", (180, 31), "#F50A00"),
    ("paint", "light", (180, 140), "#EEEEEE"),
    ("paint", "dark", (180, 140), "#222222"),
    ("paint", "light", (180, 191), "#000000"),
    ("paint", "light", (180, 220), "#FFCC00"),
    ("paint", "light", (300, 300), "#7F7F7F"),
    ("paint", "light", (50, 495), "#0000FF"),
    ("paint", "light", (130, 550), "#00FF00"),
    ("paint", "light", (300, 500), "#DDDDDD"),
    ("departures", "light", (100, 600), "#F2F2F4"),
    ("departures", "dark", (100, 600), "#000000"),
    ("departures", "light", (120, 130), "#FFFFFF"),
    ("departures", "dark", (120, 130), "#1C1C1E"),
    ("login", "light", (30, 290), "#0B5C8A"),
    ("login", "dark", (30, 290), "#6CC4F0"),
]

SCALE = 4
LOAD = """async ([svg, scale]) => {
  document.body.innerHTML = svg;
  const root = document.body.firstElementChild;
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = root.width.baseVal.value * scale;
  canvas.height = root.height.baseVal.value * scale;
  const context = canvas.getContext("2d", {willReadFrequently: true});
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  window.pixels = context;
}"""
PIXEL = """([x, y, scale]) => Array.from(window.pixels.getImageData(x * scale, y * scale, 1, 1).data).slice(0, 3)"""
# Each text's estimated width, and the one that the browser's font gives it. Texts from right to left are not fitted to it.
WIDTHS = """() => Array.from(document.querySelectorAll("text[textLength], text[data-width]")).map(text => {
  const wanted = Number(text.getAttribute("textLength") ?? text.dataset.width);
  text.removeAttribute("textLength");
  return [text.textContent, wanted, text.getComputedTextLength()];
})"""
# Specs whose texts are measured, in which language, and how many there are at least.
EXAMPLES = ["Examples/Harbor", "Examples/HarborDraft", "Examples/HarborApp"]
MEASURED = [("en", EXAMPLES, 500), ("zh-Hans", EXAMPLES, 500), ("ar", ["Tests/Golden/Draw/mirrored.yaml"], 60)]
# The contrast of the most common colour around a text with the one that differs most from it.
CONTRAST = """([path, scale]) => {
  const group = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
  const text = group && Array.from(group.children).find(child => child.tagName === "text");
  if (!text) return null;
  const box = text.getBBox();
  const width = Math.max(1, Math.round(box.width * scale)), height = Math.max(1, Math.round(box.height * scale));
  const data = window.pixels.getImageData(box.x * scale, box.y * scale, width, height).data;
  const counts = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const key = data[i] << 16 | data[i + 1] << 8 | data[i + 2];
    counts.set(key, (counts.get(key) || 0) + 1);
  }
  const light = key => {
    const part = value => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
    return 0.2126 * part(key >> 16) + 0.7152 * part(key >> 8 & 255) + 0.0722 * part(key & 255);
  };
  const sorted = Array.from(counts).sort((a, b) => b[1] - a[1]);
  const ground = light(sorted[0][0]);
  const ratio = key => { const own = light(key); return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05); };
  // Pixels that are met once are edges.
  return Math.max(...sorted.filter(entry => entry[1] > 2).map(entry => ratio(entry[0])));
}"""

failures = []


def fail(message):
    failures.append(message)
    print(f"error: {message}")


def draw(folder, appearance, *paths):
    out = folder / appearance
    subprocess.run(
        [HIGLINT, "draw", "--appearance", appearance, "--no-config", "-o", out, *paths], check=False, stdout=subprocess.DEVNULL
    )
    return out


def measure_texts(page, folder):
    """Texts of each language are as wide as estimated."""
    for language, specs, least in MEASURED:
        fonts = subprocess.run(["fc-list", "DejaVu Sans"], check=False, capture_output=True, text=True).stdout
        if language == "ar" and not fonts:
            print("SKIPPED: without the font DejaVu Sans no Arabic text can be measured")
            continue
        if language == "zh-Hans" and not subprocess.run(
            ["fc-list", ":lang=zh-cn"], check=False, capture_output=True, text=True
        ).stdout:
            print("SKIPPED: without a font for it no Chinese text can be measured")
            continue
        out = folder / f"texts-{language}"
        subprocess.run(
            [HIGLINT, "draw", "--no-config", "--no-legend", "--texts", language, "-o", out, *(ROOT / spec for spec in specs)],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        widths = []
        for file in sorted(out.glob("*.svg")):
            page.set_content(file.read_text())
            widths += page.evaluate(WIDTHS)
        if len(widths) < least:
            fail(f"only {len(widths)} texts in {language}")
        worst = 0
        for text, wanted, found in widths:
            worst = max(worst, abs(found - wanted) / wanted)
            if abs(found - wanted) > 0.06 * wanted:
                fail(f"“{text}” is {found:.1f} pt wide, estimated {wanted:.1f}")
        print(f"{len(widths)} texts in {language}, at most {worst:.1%} from their estimated widths")


def look_at_pages(browser, folder):
    """A page with findings, in both appearances, and one of a spec that tries to run something."""
    for name, spec, marks in [("draft", "Examples/HarborDraft", "findings"), ("hostile", "Tests/Golden/Draw/hostile.yaml", "frames")]:
        out = folder / name
        subprocess.run(
            [HIGLINT, "draw", "--no-config", "--format", "html", "--annotations", marks, "-o", out, ROOT / spec],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for scheme in ("light", "dark"):
            # axe-core is a script, which the page's own policy does not let in.
            context = browser.new_context(color_scheme=scheme, bypass_csp=True)
            page = context.new_page()
            page.on("dialog", lambda dialog: (fail(f"{name}: a dialog says {dialog.message}"), dialog.dismiss()))
            page.on("request", lambda request: request.url.startswith("file:") or fail(f"{name}: asks for {request.url}"))
            page.goto((out / "index.html").as_uri())
            active = page.evaluate(
                """() => document.scripts.length + Array.from(document.querySelectorAll("*"))
                  .filter(e => Array.from(e.attributes).some(a => a.name.startsWith("on"))).length"""
            )
            if active:
                fail(f"{name}: {active} elements could run something")
            for violation in Axe().run(page).response["violations"]:
                fail(f"{name} ({scheme}): {violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:120]}")
            context.close()
    print("2 pages in both appearances")


def main():
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        specs = [ROOT / "Examples/Harbor", ROOT / "Tests/Golden/Draw/paint.yaml"]
        drawn = {appearance: draw(folder, appearance, *specs) for appearance in ("light", "dark")}
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()

        def load(appearance, screen):
            page.evaluate(LOAD, [(drawn[appearance] / f"{screen}.svg").read_text(), SCALE])

        for screen, appearance, place, color in PLACES:
            load(appearance, screen)
            found = page.evaluate(PIXEL, [*place, SCALE])
            wanted = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
            if max(abs(a - b) for a, b in zip(found, wanted)) > 2:
                fail(f"{screen} ({appearance}) at {place}: {found}, not {color}")
        print(f"{len(PLACES)} colours")

        measure_texts(page, folder)

        looked = []
        for file in sorted((ROOT / "Examples/Harbor/screens").glob("*.*")):
            answers = subprocess.run(
                [HIGLINT, "eval", "--spec", file, "--select", "label", "--format", "json", "--", "self.contrast"],
                check=True,
                capture_output=True,
                text=True,
            ).stdout
            looked += json.loads(answers)
        texts = 0
        worst = 0
        for answer in looked:
            value = answer["result"]
            path = answer["path"]
            screen = path.split("/")[0]
            # States have pictures of their own.
            if value["type"] != "double" or path.split("/")[1] != "views" or not (drawn["light"] / f"{screen}.svg").exists():
                continue
            ratios = []
            for appearance in ("light", "dark"):
                load(appearance, screen)
                ratios.append(page.evaluate(CONTRAST, [path, SCALE]))
            if None in ratios:
                continue
            texts += 1
            # The rules tell the lesser of both appearances.
            distance = abs(min(ratios) - float(value["value"]))
            worst = max(worst, distance)
            if distance > 0.1:
                fail(f"{path}: the pixels' contrast is {min(ratios):.2f}, the rule's {float(value['value']):.2f}")
        if texts < 50:
            fail(f"only {texts} texts with a known contrast")
        print(f"{texts} texts whose pixels contrast as the rules say, at most {worst:.3f} apart")
        look_at_pages(browser, folder)
        browser.close()
    sys.exit(1 if failures else 0)


main()
