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
      return make("section", {class: "sheet"},
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
      return overviewView().flat(Infinity).filter(part => part && !part.classList?.contains("worst"));
    }

    function printedOverview() {
      const rest = data.findings.filter(finding => finding.screen === null && matches(finding));
      return make("section", {class: "sheet"}, printedSummary(),
        rest.length ? [heading(2, say("noScreen")), make("ol", {class: "printed"}, rest.map(finding => make("li", {},
          make("span", {class: "dot " + finding.severity}),
          make("span", {}, make("span", {class: "message"}, told(finding.message)),
            make("span", {class: "remarks"}, make("span", {}, finding.rule),
              make("span", {}, placeText(finding)))))))] : null);
    }

    /** The pages of paper exist only while they are printed. */
    function beginPrinting() {
      endPrinting();
      document.body.append(make("div", {id: "paper"}, printedOverview(),
        data.screens.filter(screenMatches).map(printedScreen)));
    }

    function endPrinting() {
      document.getElementById("paper")?.remove();
    }

    window.addEventListener("beforeprint", beginPrinting);
    window.addEventListener("afterprint", endPrinting);

    """#
}
