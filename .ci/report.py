#!/usr/bin/env python3
"""Looks at reports in a browser: exit status 1 where a page does not do what it is for.

    .ci/report.py HIGLINT CHROMIUM [PART…]

A page says nothing on the console, asks for nothing, and runs nothing of a spec's, whatever that says. Pins lie on their
views; filters, search, keys, links, languages, appearances, the checklist and its file, paper and reloading do what they
should. What changed since a revision is shown before and after, and the map can be moved. axe-core finds nothing in any view,
in both appearances. Fifty screens are small and open at once, a thousand work.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
HIGLINT, CHROMIUM = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
VIEWS = ["overview", "screens", "findings", "flow", "checklist", "palette"]

failures = []


def check(condition, message):
    if not condition:
        failures.append(message)
        print(f"error: {message}")


def report(out, *arguments, folder=ROOT, status=0):
    done = subprocess.run([HIGLINT, "report", "--language", "en", *arguments, "-o", out], cwd=folder, capture_output=True, text=True)
    check(done.returncode == status, f"{out.name}: exit status {done.returncode}: {done.stderr}")
    return out


def data_of(path):
    return json.loads(re.search(r'id="data">(.*?)</script>', path.read_text(), re.DOTALL).group(1))


class Browser:
    """Pages that fail the run for any message on the console, any dialog and any request but for the file itself."""

    def __init__(self, browser):
        self.browser = browser

    def open(self, path, place="", **options):
        context = self.browser.new_context(viewport={"width": 1280, "height": 900}, **options)
        page = context.new_page()
        page.on("console", lambda message: check(False, f"{path.name}: the console says {message.text}"))
        page.on("pageerror", lambda error: check(False, f"{path.name}: {error}"))
        page.on("dialog", lambda dialog: (check(False, f"{path.name}: a dialog says {dialog.message}"), dialog.dismiss()))
        page.on(
            "request",
            lambda request: check(
                request.url.startswith(path.as_uri()) or request.url.startswith(("data:", "blob:")), f"{path.name}: asks for {request.url}"
            ),
        )
        page.goto(path.as_uri() + place)
        page.wait_for_selector("main h1")
        return page


def text(page, selector):
    return page.locator(selector).first.inner_text()


def look_at_pins(browser, path, data):
    page = browser.open(path)
    pins = 0
    for screen in data["screens"]:
        for state in sorted({version["state"] or "" for version in screen["versions"]}):
            page.evaluate("([id, state]) => { location.hash = `#${encodeURIComponent(id)}/:${encodeURIComponent(state)}` }", [screen["id"], state])
            page.wait_for_function("() => document.querySelector('.drawn')?.complete !== false")
            outside = page.evaluate(
                """() => Array.from(document.querySelectorAll(".pin"), pin => {
                  const own = pin.getBoundingClientRect(), middle = [own.x + own.width / 2, own.y + own.height / 2];
                  const frame = document.querySelector(`[data-frame="${pin.dataset.pin}"]`).getBoundingClientRect();
                  const picture = document.querySelector(".drawn").getBoundingClientRect();
                  const lies = box => middle[0] >= box.left - 1 && middle[0] <= box.right + 1
                    && middle[1] >= box.top - 1 && middle[1] <= box.bottom + 1;
                  return lies(frame) && lies(picture);
                })"""
            )
            pins += len(outside)
            check(all(outside), f"{screen['id']} {state}: {outside.count(False)} pins lie beside what they are about")
    check(pins > 20, f"only {pins} pins")
    page.evaluate("() => { location.hash = '#settings' }")
    page.wait_for_selector("#content.view-screen .pin")
    pin = page.locator(".pin").nth(2)
    pin.hover()
    check(page.locator(f"[data-finding='{pin.get_attribute('data-pin')}'].lit").count() == 1, "a pin does not light its finding up")
    page.locator("details[data-finding]").nth(4).hover()
    number = page.locator("details[data-finding]").nth(4).get_attribute("data-finding")
    check(page.locator(f".pin.lit[data-pin='{number}']").count() == 1, "a finding does not light its pin up")
    pin.click()
    page.wait_for_selector("details.selected[open] .source mark")
    check(text(page, "details.selected dl").startswith("Found"), "an open finding does not say what was found")
    page.context.close()
    print(f"{pins} pins lie on their views")


def look_at_filters(browser, path, data):
    page = browser.open(path, "#/findings")
    findings = data["findings"]

    def shown():
        return int(text(page, ".result [role=status]").split()[0])

    def expect(name, test):
        wanted = sum(1 for finding in findings if test(finding))
        check(shown() == wanted, f"the filter {name} leaves {shown()} findings, not {wanted}")

    expect("none", lambda finding: True)
    page.click("#filter-error")
    expect("error", lambda finding: finding["severity"] == "error")
    page.click("#filter-error")
    page.select_option("#filter-area", "color")
    expect("area", lambda finding: finding["rule"].startswith("color/"))
    page.select_option("#filter-rule", "color/contrast")
    expect("rule", lambda finding: finding["rule"] == "color/contrast")
    page.click("#reset")
    page.select_option("#filter-screen", "settings")
    expect("screen", lambda finding: finding["screen"] is not None and data["screens"][finding["screen"]]["id"] == "settings")
    page.click("#reset")
    page.select_option("#filter-state", "-")
    places = {pin["finding"] for screen in data["screens"] for version in screen["versions"] if version["state"] is None for pin in version["pins"]}
    expect("state", lambda finding: findings.index(finding) in places)
    page.click("#reset")
    page.select_option("#filter-status", "fix")
    expect("fix", lambda finding: finding["fix"] and finding["fix"]["diffs"])
    page.click("#reset")
    page.fill("#search", "contrast delete")
    check(page.evaluate("document.activeElement.id") == "search", "typing loses the focus")
    page.fill("#search", "titLE cAse")
    expect("search", lambda finding: "title case" in json.dumps([finding["message"], finding["rule"]]).lower())
    page.click("#tab-screens")
    page.wait_for_selector(".view-screens")
    check(0 < page.locator("a.screen").count() < len(data["screens"]), "the search leaves all screens")
    page.reload()
    check(page.input_value("#search") == "titLE cAse", "a reload forgets the search")
    page.context.close()
    print("filters and search")


def look_at_keys(browser, path, data):
    page = browser.open(path)
    keys = page.keyboard
    keys.press("Tab")
    check(text(page, ":focus") == "Skip to the content", "the first stop does not lead to the content")
    keys.press("Enter")
    check(page.evaluate("document.activeElement.id") == "content", "the first stop leads nowhere")
    for number, view in enumerate(VIEWS, 1):
        keys.press(str(number))
        page.wait_for_selector(f"main.view-{view}")
    keys.press("/")
    check(page.evaluate("document.activeElement.id") == "search", "`/` does not search")
    keys.type("contrast")
    keys.press("Escape")
    check(page.input_value("#search") == "", "Escape does not leave the search")
    keys.press("3")
    page.wait_for_selector("main.view-findings")
    keys.press("j")
    page.wait_for_selector("details.selected[open]")
    first = page.evaluate("location.hash")
    keys.press("j")
    page.wait_for_function(f"location.hash !== {json.dumps(first)}")
    keys.press("k")
    page.wait_for_function(f"location.hash === {json.dumps(first)}")
    keys.press("n")
    page.wait_for_selector("main.view-screen")
    first = page.evaluate("location.hash")
    keys.press("n")
    page.wait_for_function(f"location.hash !== {json.dumps(first)}")
    keys.press("p")
    page.wait_for_function(f"location.hash === {json.dumps(first)}")
    keys.press("Escape")
    page.wait_for_selector("main.view-screens")
    keys.press("?")
    page.wait_for_selector("dialog[open]")
    keys.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    # What can be used can be reached, and one sees where one is.
    page.evaluate("() => { location.hash = '#settings' }")
    page.wait_for_selector("main.view-screen")
    page.evaluate("document.activeElement.blur()")
    reached = set()
    unseen = []
    for _ in range(300):
        keys.press("Tab")
        name = page.evaluate(
            """() => { const e = document.activeElement; if (e === document.body) return null;
              e.dataset.reached = "yes"; const style = getComputedStyle(e);
              return [e.tagName + "." + e.className, style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2]; }"""
        )
        if name is None:
            break
        reached.add(name[0])
        if not name[1]:
            unseen.append(name[0])
    check(not unseen, f"the focus can't be seen on {sorted(set(unseen))}")
    missed = page.evaluate(
        """() => Array.from(document.querySelectorAll("a[href], button:not(:disabled), input, select, summary"))
          .filter(e => e.checkVisibility() && !e.dataset.reached).map(e => e.outerHTML.slice(0, 80))"""
    )
    check(not missed, f"no key leads to {missed[:3]}")
    page.context.close()
    print("keys")


def look_at_links(browser, path, data):
    number, finding = next((n, f) for n, f in enumerate(data["findings"]) if f["screen"] is not None and f["rule"] == "color/contrast")
    screen = data["screens"][finding["screen"]]
    page = browser.open(path, f"#{screen['id']}/{finding['id']}")
    page.wait_for_selector(f"#finding-{finding['id']}.selected[open]")
    box = page.locator(f"#finding-{finding['id']}").bounding_box()
    check(0 <= box["y"] < 900, "the finding of a link is not in view")
    check(page.locator(f".pin.selected[data-pin='{finding['id']}']").count() == 1, "the pin of a link is not marked")
    check(finding["message"]["en"].split("(")[0] in text(page, "details.selected .message"), "a link opens another finding")
    other = next(f for f in data["findings"] if f["screen"] is None)
    page.goto(path.as_uri() + f"#/findings/{other['id']}")
    page.wait_for_selector(f"#finding-{other['id']}.selected[open]")
    page.goto(path.as_uri() + "#nothing/here")
    page.wait_for_selector("main.view-overview")
    page.context.close()
    print("links")


def look_at_languages_and_appearances(browser, path, data):
    page = browser.open(path, "#/findings", color_scheme="light")
    check(page.evaluate("document.documentElement.lang") == "en", "the page is not in English")
    page.click("#language-zh")
    check(page.evaluate("document.documentElement.lang") == "zh-Hans", "the page does not say that it is in Chinese")
    check(text(page, "h1") == "问题" and data["findings"][0]["message"]["zh"][:4] in text(page, "main").replace("\n", ""), "no Chinese")
    for view in VIEWS:
        page.goto(f"{path.as_uri()}#/{view}")
        page.wait_for_selector(f"main.view-{view}")
        check("undefined" not in text(page, "main"), f"{view}: a word is missing")
    page.goto(path.as_uri() + "#departures")
    page.wait_for_selector(".drawn[src]")
    background = "getComputedStyle(document.body).backgroundColor"
    light = (page.evaluate(background), page.get_attribute(".drawn", "src"))
    page.click("#theme-dark")
    page.wait_for_selector(".drawn[src]")
    dark = (page.evaluate(background), page.get_attribute(".drawn", "src"))
    check(light[0] != dark[0] and light[1] != dark[1], "the page or its pictures stay light in the dark")
    page.click("#picture-light")
    page.wait_for_selector(".drawn[src]")
    check((page.evaluate(background), page.get_attribute(".drawn", "src")) == (dark[0], light[1]), "a picture can't be light in the dark")
    # The design's own languages: the page's at first, then the one that is chosen.
    picture = "decodeURIComponent(document.querySelector('.drawn').src)"
    check("出发" in page.evaluate(picture), "the pictures of a Chinese page are not in Chinese")
    page.click("#texts-en")
    page.wait_for_selector(".drawn[src]")
    check("Departures" in page.evaluate(picture) and page.evaluate("document.documentElement.lang") == "zh-Hans",
          "the language of a picture can't be chosen")  # fmt: skip
    page.click("#language-en")
    page.wait_for_selector(".drawn[src]")
    check("Departures" in page.evaluate(picture), "the pictures of an English page are not in English")
    page.click("#texts-zh-Hans")
    page.wait_for_selector(".drawn[src]")
    check("出发" in page.evaluate(picture), "an English page shows no Chinese picture")
    page.context.close()
    for scheme, wanted in [("light", "light"), ("dark", "dark")]:
        page = browser.open(path, color_scheme=scheme)
        check(page.evaluate("document.documentElement.dataset.theme") == wanted, f"{scheme}: the page does not follow the system")
        page.context.close()
    print("languages and appearances")


def look_at_checklist(browser, folder):
    design = folder / "design"
    shutil.copytree(ROOT / "Examples/HarborDraft", design)
    path = report(folder / "checklist.html", "design", folder=folder)
    data = data_of(path)
    asked = [question for question in data["questions"] if "answer" not in question]
    page = browser.open(path, "#/checklist", accept_downloads=True)
    check(page.is_disabled("#save"), "no answers can be saved")
    page.fill("#name", "Mei <b>")
    page.evaluate("document.querySelectorAll('details.asks').forEach(group => { group.open = true })")
    page.wait_for_selector(".item")
    check(page.locator(".item").count() == len(asked), "not every question is asked")
    check(page.locator(".item .crop img").count() > 10, "few questions have a picture of their place")
    given = []
    for number, answer in [(0, "passes"), (3, "fails"), (5, "notApplicable")]:
        question = asked[number]
        name = f"question-{data['questions'].index(question)}"
        page.locator(f"label[for='{name}-{answer}']").click()
        page.fill(f"#{name}-note", f"Seen {number}")
        given.append((question, answer, f"Seen {number}"))
    check(f"3 of {len(asked)}" in text(page, "#progress"), "the progress is not told")
    page.reload()
    page.wait_for_selector(".item")
    check(page.input_value("#name") == "Mei <b>" and f"3 of {len(asked)}" in text(page, "#progress"), "a reload forgets the answers")
    with page.expect_download() as download:
        page.click("#save")
    answers = folder / "answers.json"
    download.value.save_as(answers)
    saved = json.loads(answers.read_text())
    check(saved["version"] == 1 and len(saved["answers"]) == 3, f"the file is {saved}")
    for question, answer, note in given:
        own = next((a for a in saved["answers"] if (a["rule"], a["paths"]) == (question["rule"], [question["path"]])), None)
        wanted = {"file": question["file"], "part": question["part"], "answer": answer, "by": "Mei <b>", "note": note}
        check(own and all(own.get(key) == value for key, value in wanted.items()), f"saved as {own}, not {wanted}")
        check(own and re.fullmatch(r"\d{4}-\d\d-\d\d", own["on"]), "an answer without a day")
    page.context.close()
    apply(folder, answers, given)
    print("the checklist")


def apply(folder, answers, given):
    """What a person saved is what the specs hold then, and what the next report tells."""
    done = subprocess.run([HIGLINT, "review", "--apply", answers, "design"], cwd=folder, capture_output=True, text=True)
    check(done.returncode == 0, f"the answers can't be applied: {done.stdout}{done.stderr}")
    data = data_of(report(folder / "applied.html", "design", folder=folder))
    told = {(q["rule"], q["path"]): q["answer"]["answer"] for q in data["questions"] if "answer" in q}
    for question, answer, _ in given:
        check(told.get((question["rule"], question["path"])) == answer, f"{question['rule']} is not answered in the spec")


def look_at_changes(browser, folder):
    """A state that changed, and a screen that is new: both are drawn, with what was mended and what came."""
    design = folder / "changed"
    shutil.copytree(ROOT / "Examples/HarborDraft", design)

    def git(*words):
        names = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        subprocess.run(["git", *names, *words], cwd=design, check=True, capture_output=True)

    git("init", "-q")
    git("add", "-A")
    git("commit", "-qm", "one")
    spec = design / "screens/status.json"
    spec.write_text(spec.read_text().replace("HTTP error 500: null", "Trains gone"))
    home = design / "screens/home.yaml"
    home.write_text(home.read_text().replace("[329, 130, 30, 30]", "[315, 123, 44, 44]"))
    (design / "screens/new.yaml").write_text("screen: brandNew\nviews: [{kind: label, text: Brand new}]\n")
    path = report(folder / "changed.html", "--against", "HEAD", ".", folder=design)
    page = browser.open(path, "#/changes")
    shown = page.locator(".changed h3").all_inner_texts()
    check(len(shown) == 3 and any("new" in name for name in shown), f"the screens that changed are {shown}")
    for number in range(page.locator(".changed .drawn").count()):
        page.locator(".changed .drawn").nth(number).scroll_into_view_if_needed()
    page.wait_for_function("() => Array.from(document.querySelectorAll('.changed .drawn')).every(image => image.src)")
    pictures = page.evaluate("Array.from(document.querySelectorAll('.changed .drawn[src]'), image => decodeURIComponent(image.src))")
    check(sum("HTTP error" in picture for picture in pictures) == 1 and sum("Trains" in picture for picture in pictures) == 1,
          "the state is not drawn as it was and as it is")  # fmt: skip
    gone = page.locator(".changed .card.gone")
    check(gone.count() > 0 and page.locator(".changed .pin.gone").count() > 0, "what was mended has no pin and no place")
    if gone.count():
        gone.first.hover()
    check(page.locator(".pin.gone.lit").count() > 0, "what was mended does not light its pin up")
    page.context.close()
    print("what changed")


def look_at_marks(browser, path, data):
    """Targets, contrasts and frames over a picture, its size, and a link that says how a screen is looked at."""
    page = browser.open(path, "#home")
    page.wait_for_selector(".pin")
    version = next(v for s in data["screens"] if s["id"] == "home" for v in s["versions"])
    for kind, selector in [("targets", ".marks .area"), ("contrast", ".marks .tag"), ("frames", ".marks .outline")]:
        page.click(f"#marks-{kind}")
        page.wait_for_selector(selector)
        check(page.locator(".pin").count() == 0, f"pins lie over {kind}")
        wanted = len(data["marks"][version["marks"][kind]])
        shown = page.locator(".marks rect, .marks path").count()
        check(shown == wanted > 5, f"{shown} marks of {kind}, not {wanted}")
        check(f"marks={kind}" in page.evaluate("location.hash"), f"the address does not say {kind}")
    page.click("#marks-contrast")
    # The contrast of a text that is too faint is red, and stands behind it.
    check(page.locator(".marks .tag.bad").count() > 0 and page.locator(".key .bad").count() == 1, "nothing is said of a bad contrast")
    page.keyboard.press("j")
    page.wait_for_selector(".pin.selected")
    page.click("#marks-none")
    check(page.locator(".marks *").count() == 0 and page.locator(".pin").count() == 0, "marks are shown that were not asked for")
    page.click("#marks-findings")
    page.wait_for_selector(".pin")
    page.click("#zoom-2")
    check(page.locator(".drawn").bounding_box()["width"] == 2 * version["width"], "a picture can't be enlarged")
    page.click("#zoom-0")
    page.click("#texts-zh-Hans")
    page.click("#marks-targets")
    address = page.evaluate("location.href")
    page.context.close()
    page = browser.open(path, address.split(path.as_uri())[1])
    page.wait_for_selector(".marks .area")
    chosen = page.get_attribute("[id^=texts-][aria-pressed=true]", "id")
    check(chosen == "texts-zh-Hans", f"a link forgets the language of the texts: {chosen}")
    page.context.close()
    page = browser.open(path, "#home?appearance=dark&language=zh")
    page.wait_for_selector(".drawn[src]")
    check(page.evaluate("document.documentElement.lang") == "zh-Hans", "a link forgets the language of the page")
    page.context.close()
    print("marks, sizes and links to them")


def look_at_flow(browser, path, folder):
    page = browser.open(path, "#/flow")
    page.wait_for_selector(".map .node")
    check(page.locator(".edge.tab[marker-end]").count() == 0, "one tab leads to another")
    told = sum(1 for edge in data_of(path)["flow"]["edges"] if edge.get("transition"))
    check(page.locator(".edge-name").count() == told > 0, f"{told} ways have a transition, and not all tell it")
    wide = page.evaluate(
        """() => Array.from(document.querySelectorAll(".node")).flatMap(node => { const box = node.querySelector("rect").getBBox();
          return Array.from(node.querySelectorAll(".node-title, .node-mark"), text => text.getBBox())
            .filter(own => own.x < box.x - 1 || own.x + own.width > box.x + box.width + 1); }).length"""
    )
    check(wide == 0, f"{wide} words of the map are wider than their screens")
    through = page.evaluate(
        """() => data.flow.edges.filter(edge => edge.points.slice(1).some(([x, y], n) => { const [a, b] = edge.points[n];
          return data.flow.nodes.some(node => [...Array(41).keys()].some(k => { const s = a + (x - a) * k / 40, t = b + (y - b) * k / 40;
            return s > node.x + 1 && s < node.x + node.width - 1 && t > node.y + 1 && t < node.y + node.height - 1; })); })).length"""
    )
    check(through == 0, f"{through} ways run through screens")
    page.context.close()
    # A long row of screens: all of it fits, and what is seen first is its beginning.
    screens = [{"id": f"s{n}", "title": f"S{n}", "links": [f"s{n * 3 + k}" for k in (1, 2, 3) if n * 3 + k < 200]} for n in range(200)]
    many = folder / "many"
    many.mkdir()
    (many / "app.json").write_text(json.dumps({"app": {"entry": "s0"}, "screens": screens}))
    page = browser.open(report(folder / "many.html", "many", folder=folder), "#/flow")
    page.wait_for_selector(".map .node")
    page.wait_for_timeout(100)
    frame = page.locator(".mapped").bounding_box()
    start = page.locator(".node.start").bounding_box()
    check(frame["y"] <= start["y"] + start["height"] / 2 <= frame["y"] + frame["height"], "a map does not begin with its start")
    before = page.evaluate("document.querySelector('.mapped').scrollTop")
    page.mouse.move(frame["x"] + 600, frame["y"] + 300)
    page.mouse.down()
    page.mouse.move(frame["x"] + 600, frame["y"] + 200, steps=4)
    page.mouse.up()
    check(page.evaluate("document.querySelector('.mapped').scrollTop") != before, "dragging does not move the map")
    page.get_by_role("button", name="Fit", exact=True).click()
    size = page.evaluate("(() => { const m = document.querySelector('.mapped'); return [m.scrollWidth - m.clientWidth, m.scrollHeight - m.clientHeight]; })()")
    check(max(size) <= 2, f"a map that fits is {size} too large")
    page.context.close()
    print("the map of the flow")


def look_at_paper(browser, path, data):
    page = browser.open(path, "#settings")
    paper = page.pdf(format="A4", print_background=True)
    pages = len(re.findall(rb"/Type\s*/Page\b", paper))
    check(pages >= len(data["screens"]) + 1, f"{pages} pages of paper for {len(data['screens'])} screens")
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    check(not page.is_visible("header") and not page.is_visible("main"), "what is for the screen is printed")
    sheets = page.evaluate(
        """() => Array.from(document.querySelectorAll(".sheet"), sheet => [getComputedStyle(sheet).breakAfter,
          sheet.querySelectorAll(".stage > svg").length, sheet.querySelectorAll(".stage .pin").length,
          sheet.querySelector("h1, h2").textContent])"""
    )
    own = sheets[1 : len(data["screens"]) + 1]
    check(all(sheet[0] == "page" for sheet in sheets[:-1]), "a screen is not on a page of its own")
    check(all(sheet[1] == 1 for sheet in own) and sum(sheet[2] for sheet in own) > 20, "pictures or pins are not printed")
    rest = [sheet[3] for sheet in sheets[len(data["screens"]) + 1 :]]
    check(rest == ["Flow", "Palette", "Checklist", "No screen"], f"behind the screens {rest} is printed")
    drawn = page.evaluate("Array.from(document.querySelectorAll('#paper .map image'), image => !!image.getAttribute('href'))")
    check(len(drawn) > 5 and all(drawn), "the map is printed without its screens")
    check(page.locator("#paper .boxes").count() == sum("answer" not in q for q in data["questions"]), "not every question is printed")
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    check(page.locator("#paper").count() == 0, "paper is left on the screen")
    page.context.close()
    print(f"{pages} pages of paper")


EVIL = ["</script><script>window.hacked=1</script>", "<img src=x onerror=window.hacked=1>", "<!--<script>", "javascript:window.hacked=1",
        "'\"><svg onload=window.hacked=1>", "\u2028window.hacked=1//", "]]>{{constructor}}", "${window.hacked=1}", "`+(window.hacked=1)+`"]  # fmt: skip


def look_at_hostile(browser, folder):
    """A spec whose every word tries to become markup or script."""
    hostile = folder / "hostile"
    hostile.mkdir()
    views = [
        {"kind": "button", "id": f"v{number}{word}", "title": word, "action": word, "frame": [0, 40 * number, 20, 20], "color": word}
        for number, word in enumerate(EVIL)
    ]
    for number, word in enumerate(EVIL):
        name = re.sub(r"[/\x00]", "_", word)
        spec = {"screens": [{"id": word, "title": word, "device": "iphone6", "background": "white", "views": views, word: word,
                             "states": {word: {"views": views[:2]}}, "navigationBar": {"title": word},
                             "x-higlint": {"disable": ["color/*"], "reason": word}}]}  # fmt: skip
        (hostile / f"{number}{name}.json").write_text(json.dumps(spec))
    (hostile / "reason.yaml").write_text(
        "screen: reason\nbackground: white\nviews:\n  # higlint:disable-next-line color/contrast -- " + EVIL[0] + "\n"
        "  - {kind: label, text: x, color: \"#999999\", frame: [0, 0, 100, 20]}\n"
    )
    path = report(folder / "hostile.html", "hostile", folder=folder)
    data = data_of(path)
    check(len(data["screens"]) >= len(EVIL) and data["findings"], "the hostile spec is not in the report")
    page = browser.open(path)
    places = [f"#/{view}" for view in VIEWS]
    places += page.evaluate("data.screens.flatMap(screen => ['#' + screen.slug, ...screen.findings.map(addressOf)])")
    for place in places + ["#<img src=x onerror=window.hacked=1>", "#/<script>", "#/findings/\"]<b>"]:
        page.evaluate("place => { location.hash = place }", place)
        page.wait_for_timeout(10)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
    page.fill("#search", EVIL[1])
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    found = page.evaluate(
        """() => [typeof window.hacked, document.scripts.length, document.querySelectorAll("iframe, object, embed, form").length,
          Array.from(document.querySelectorAll("*")).filter(e => Array.from(e.attributes)
            .some(a => a.name.startsWith("on") || ["href", "src", "action"].includes(a.name) && /^\\W*javascript:/i.test(a.value))).length]"""
    )
    check(found == ["undefined", 2, 0, 0], f"a hostile spec gets this far: {found}")
    page.context.close()
    markup = path.read_text()
    check(markup.count("<script") == 2 and markup.count("</script") == 2, "a spec's words begin or end a script")
    print(f"{len(places)} places of a hostile report")


def look_with_axe(browser, path, data):
    places = [f"#/{view}" for view in VIEWS] + ["#settings", "#departures", f"#settings/{data['screens'][0]['id']}"]
    finding = next(f for f in data["findings"] if f["fix"] and f["fix"]["diffs"] and f["screen"] is not None)
    places.append(f"#{data['screens'][finding['screen']]['id']}/{finding['id']}")
    axe = Axe()
    for scheme in ("light", "dark"):
        # axe-core is a script, which the page's own policy does not let in.
        page = browser.open(path, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
        for place in places:
            page.evaluate("place => { location.hash = place }", place)
            page.wait_for_timeout(150)
            page.evaluate("Array.from(document.querySelectorAll('details.asks')).slice(0, 3).forEach(group => { group.open = true })")
            for violation in axe.run(page).response["violations"]:
                nodes = violation["nodes"]
                check(False, f"{place} ({scheme}): {violation['id']}: {violation['help']}: {len(nodes)}: {nodes[0]['html'][:150]}")
        page.context.close()
    print(f"{len(places)} views without a finding of axe-core, in both appearances")


def copies(folder, count):
    """A design with so many screens: those of Harbor over and over."""
    shutil.copytree(ROOT / "Examples/Harbor", folder, ignore=shutil.ignore_patterns("screens"))
    (folder / "screens").mkdir()
    files = [file for file in sorted((ROOT / "Examples/Harbor/screens").glob("*.yaml")) if file.read_text().startswith("screen:")]
    for number in range(count):
        file = files[number % len(files)]
        spec = re.sub(r"^screen: *(\w+)", rf"screen: \g<1>{number}", file.read_text())
        (folder / "screens" / f"{file.stem}{number}.yaml").write_text(spec)


def look_at_sizes(browser, folder):
    for count, limit in [(50, 2 << 20), (1000, None)]:
        copies(folder / f"copies{count}", count)
        path = report(folder / f"copies{count}.html", f"copies{count}", folder=folder)
        size = path.stat().st_size
        opened = []
        for _ in range(3):
            start = time.monotonic()
            page = browser.open(path)
            opened.append(time.monotonic() - start)
        opened = min(opened)
        page.evaluate("() => { location.hash = '#/screens' }")
        page.wait_for_selector("main.view-screens a.screen")
        cards = page.locator("a.screen").count()
        check(cards >= count, f"{cards} of {count} screens are shown")
        page.wait_for_selector(".thumb img[src]")
        loaded = page.locator(".thumb img[src]").count()
        check(loaded < max(60, cards / 4), f"{loaded} of {cards} pictures are drawn before they are seen")
        for view in VIEWS:
            page.evaluate("view => { location.hash = '#/' + view }", view)
            page.wait_for_selector(f"main.view-{view} h1", timeout=20_000)
        if limit:
            check(size < limit, f"{count} screens take {size:,} bytes")
            check(opened < 1, f"{count} screens open in {opened:.2f} s")
        page.context.close()
        print(f"{cards} screens: {size / 1e6:.2f} MB, open in {opened:.2f} s")


def look_at_reloading(browser, folder):
    design = folder / "watched"
    design.mkdir()
    spec = design / "pay.yaml"
    spec.write_text("screen: pay\nbackground: white\nviews:\n  - {kind: label, text: x, color: '#999999', frame: [0, 0, 100, 20]}\n")
    path = folder / "watched.html"
    process = subprocess.Popen([HIGLINT, "report", "--language", "en", "--watch", "watched", "-o", path], cwd=folder, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            if path.exists():
                break
            time.sleep(0.1)
        page = browser.open(path, "#pay")
        before = page.locator("details[data-finding]").count()
        check(before > 0, "nothing is found in what is watched")
        page.fill("#search", "contrast")
        time.sleep(2.5)
        check(page.input_value("#search") == "contrast", "the page reloads though nothing has changed")
        page.fill("#search", "")
        spec.write_text(spec.read_text().replace("#999999", "#333333"))
        page.wait_for_function("() => data.findings.every(finding => finding.rule !== 'color/contrast')", timeout=20_000)
        check(page.evaluate("location.hash") == "#pay", "a reload leads elsewhere")
        page.context.close()
    except Exception as error:
        check(False, f"a watched page: {error}")
    finally:
        process.terminate()
        process.wait()
    print("a watched page finds its newer self")


def main():
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = Browser(playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]))
        draft = report(folder / "draft.html", "Examples/HarborDraft")
        again = report(folder / "again.html", "Examples/HarborDraft")
        check(draft.read_bytes() == again.read_bytes(), "the same folder gives another page")
        checked = subprocess.run([HIGLINT, "check", "--language", "en", "--format", "html", "Examples/HarborDraft"], cwd=ROOT, capture_output=True)
        check(checked.stdout == draft.read_bytes(), "`check --format html` writes another page")
        data = data_of(draft)
        both = report(folder / "both.html", "Examples/HarborDraft", "Examples/Harbor")
        parts = {
            "pins": lambda: look_at_pins(browser, draft, data),
            "filters": lambda: look_at_filters(browser, draft, data),
            "keys": lambda: look_at_keys(browser, draft, data),
            "links": lambda: look_at_links(browser, draft, data),
            "languages": lambda: look_at_languages_and_appearances(browser, both, data),
            "checklist": lambda: look_at_checklist(browser, folder),
            "changes": lambda: look_at_changes(browser, folder),
            "marks": lambda: look_at_marks(browser, draft, data),
            "flow": lambda: look_at_flow(browser, both, folder),
            "paper": lambda: look_at_paper(browser, draft, data),
            "hostile": lambda: look_at_hostile(browser, folder),
            "axe": lambda: look_with_axe(browser, draft, data),
            "sizes": lambda: look_at_sizes(browser, folder),
            "reloading": lambda: look_at_reloading(browser, folder),
        }
        for part in sys.argv[3:] or parts:
            parts[part]()
        browser.browser.close()
    sys.exit(1 if failures else 0)


main()
