extension PageScript {
  /// The pages of paper.
  static let print = #"""
    // MARK: Print

    /** Returns a picture as markup: an image that is not loaded yet would be missing on paper. */
    function printedPicture(version) {
      const parsed = new DOMParser().parseFromString(markupOf(version), "image/svg+xml").documentElement;
      if (parsed.namespaceURI !== SVG_NAMESPACE || parsed.localName !== "svg") return null;
      const picture = document.importNode(parsed, true);
      // The ids of all pictures are alike, and would be one another's in one document.
      const own = `p${printed += 1}-`;
      for (const element of [picture, ...picture.querySelectorAll("*")]) {
        for (const {name, value} of [...element.attributes]) {
          if (name === "id") element.setAttribute(name, own + value);
          else if (value.startsWith("url(#")) element.setAttribute(name, `url(#${own}${value.slice(5)}`);
          else if (name.endsWith("href") && value.startsWith("#")) {
            element.setAttribute(name, `#${own}${value.slice(1)}`);
          }
        }
      }
      return picture;
    }

    let printed = 0;

    /** Returns a page of paper about a screen. */
    function printedScreen(screen) {
      const usual = versionsIn(screen, "");
      const language = shownLanguage(languagesOf(usual));
      const own = usual.filter(version => (version.language ?? "") === language);
      const version = own.find(version => version.appearance === "light") ?? own[0] ?? screen.versions[0];
      const findings = screen.findings.filter(matches);
      const overlay = make("div", {class: "overlay"});
      const shown = version?.pins.filter(pin => findings.includes(data.findings[pin.finding])) ?? [];
      for (const pin of version ? placePins(version, shown, 1) : []) {
        const finding = data.findings[pin.finding];
        overlay.append(make("span", {class: "pin " + finding.severity, style: {
          left: percent(pin.x, version.width), top: percent(pin.y, version.height),
        }}, String(finding.label)));
      }
      return make("section", {class: "sheet of-screen"},
        make("h2", {}, nameOf(screen), make("span", {class: "file"}, ` ${screen.file}`)),
        make("div", {class: "columns"},
          version ? make("div", {class: "stage", style: {width: `${Math.min(version.width, 330)}px`}},
            printedPicture(version), overlay) : null,
          make("ol", {class: "printed"}, findings.map(finding => make("li", {},
            make("span", {class: "badge " + finding.severity}, String(finding.label)),
            make("span", {}, make("span", {class: "message"}, told(finding.message)),
              make("span", {class: "remarks"}, make("span", {}, say(finding.severity)), make("span", {}, finding.rule),
                make("span", {}, placeText(finding)))))))));
    }

    /** Returns the overview without its pictures: each screen has a page of its own. */
    function printedSummary() {
      const parts = overviewView().flat(Infinity).filter(part => part && !part.classList?.contains("worst"));
      // Of a long list the beginning: the screens come first.
      for (const part of parts) for (const row of [...part.querySelectorAll?.("tbody tr") ?? []].slice(12)) row.remove();
      return parts;
    }

    function sheet(...content) {
      return make("section", {class: "sheet"}, content);
    }

    /** Returns the map, as large as a page is wide. */
    function printedFlow() {
      const flow = data.flow;
      if (!flow?.nodes.length) return null;
      const drawing = flowDrawing(flow);
      for (const picture of drawing.querySelectorAll("image")) {
        lazy.unobserve(picture);
        picture.setAttribute("href", pictureAddress(picture.picture));
      }
      return sheet(heading(2, say("flow")), drawing);
    }

    /** Returns the open questions with room for answers, and those that were given here. */
    function printedChecklist() {
      const open = openQuestions();
      if (!open.length) return null;
      const rules = new Map();
      for (const question of open) rules.set(question.rule, [...(rules.get(question.rule) ?? []), question]);
      const boxes = question => ANSWERS.map(answer =>
        make("span", {class: "box"}, given.of(question)?.answer === answer ? "☒ " : "☐ ", say(answer)));
      return sheet(heading(2, say("checklist")), make("ol", {class: "printed"}, [...rules].map(([rule, questions]) =>
        make("li", {}, make("div", {}, make("div", {class: "message"}, ...prose(told(questions[0].question))),
          make("div", {class: "remarks"}, rule),
          questions.map(question => make("div", {class: "boxes"}, make("code", {}, question.path), boxes(question),
            given.of(question)?.note ? make("span", {}, given.of(question).note) : null)))))));
    }

    function printedPalette() {
      const content = paletteView();
      return content[1]?.classList?.contains("empty") ? null : sheet(content);
    }

    /** Returns what was found in no screen: a long list, which stands behind all that is looked at. */
    function printedRest() {
      const rest = data.findings.filter(finding => finding.screen === null && matches(finding));
      if (!rest.length) return null;
      return sheet(heading(2, say("noScreen")), make("ol", {class: "printed"}, rest.map(finding => make("li", {},
        make("span", {class: "dot " + finding.severity}),
        make("span", {}, make("span", {class: "message"}, told(finding.message)),
          make("span", {class: "remarks"}, make("span", {}, finding.rule),
            make("span", {}, placeText(finding))))))));
    }

    /** The pages of paper exist only while they are printed. */
    function beginPrinting() {
      endPrinting();
      document.body.append(make("div", {id: "paper"}, sheet(printedSummary()),
        data.screens.filter(screenMatches).map(printedScreen), printedFlow(), printedPalette(), printedChecklist(),
        printedRest()));
    }

    function endPrinting() {
      document.getElementById("paper")?.remove();
    }

    window.addEventListener("beforeprint", beginPrinting);
    window.addEventListener("afterprint", endPrinting);

    """#
}
