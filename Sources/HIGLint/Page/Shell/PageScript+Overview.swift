extension PageScript {
  /// The view that the page begins with.
  static let overview = #"""
    // MARK: Overview

    function tile(severity, counts) {
      return make("a", {class: "tile " + severity, href: "#/findings", on: {click: () => {
        state.filters = {...noFilters(), severity: [severity]};
        storeView();
      }}}, make("strong", {}, String(counts[severity])), make("span", {}, plural(severity, counts[severity])));
    }

    /** Returns a bar of what is decided of a kind. */
    function share(label, decided, open) {
      const whole = decided + open;
      return make("div", {class: "share"},
        make("span", {class: "label"}, label),
        make("span", {class: "bar", "aria-hidden": "true"},
          make("span", {class: "filled", style: {width: whole ? percent(decided, whole) : "0"}})),
        make("span", {class: "value"}, whole ? say("ofAll", decided, whole) : "–"));
    }

    function areaTable() {
      const areas = new Map();
      for (const finding of data.findings) {
        if (!areas.has(finding.area)) areas.set(finding.area, []);
        areas.get(finding.area).push(finding);
      }
      const most = Math.max(1, ...[...areas.values()].map(list => list.length));
      const rows = [...areas].sort((a, b) => b[1].length - a[1].length);
      const makeRow = ([area, list]) => {
        const counts = countBySeverity(list);
        return make("tr", {},
          make("th", {scope: "row"}, make("a", {href: "#/findings", on: {click: () => {
            state.filters = {...noFilters(), area};
            storeView();
          }}}, areaName(area))),
          SEVERITIES.map(severity => make("td", {class: "number"}, counts[severity] || "")),
          make("td", {class: "wide"}, make("span", {class: "bar", "aria-hidden": "true"}, SEVERITIES.map(severity =>
            make("span", {class: "filled " + severity, style: {width: percent(counts[severity], most)}})))));
      };
      return table(say("byArea"), [say("area"), say("error"), say("warning"), say("advice"), say("findings")],
        rows, makeRow);
    }

    function worstScreens() {
      const errors = screen => countBySeverity(screen.findings).error;
      const screens = data.screens.filter(screen => screen.findings.length)
        .sort((a, b) => errors(b) - errors(a) || b.findings.length - a.findings.length || a.number - b.number)
        .slice(0, 6);
      if (!screens.length) return null;
      return make("section", {class: "worst"}, heading(2, say("most")),
        make("ul", {class: "grid"}, screens.map(screenCard)));
    }

    function topRules() {
      const rules = new Map();
      for (const finding of data.findings) rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
      const top = [...rules].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, 8);
      return make("ol", {class: "ranking"}, top.map(([rule, count]) => make("li", {},
        make("a", {href: "#/findings", on: {click: () => {
          state.filters = {...noFilters(), rule};
          storeView();
        }}}, rule),
        make("span", {class: "number"}, String(count)),
        data.rules[rule] ? make("span", {class: "remark"}, told(data.rules[rule].title)) : null)));
    }

    function suppressionList() {
      if (!data.suppressions.length) return make("p", {class: "empty"}, say("none"));
      return make("ul", {class: "plain"}, data.suppressions.map(suppression => make("li", {},
        suppression.rules.map(rule => make("code", {}, rule)),
        make("span", {class: suppression.reason ? "reason" : "reason missing"}, suppression.reason || say("noReason")),
        make("span", {class: "remark"}, `${suppression.file}:${suppression.line}`))));
    }

    function offList() {
      if (!data.off.length) return make("p", {class: "empty"}, say("none"));
      return make("ul", {class: "plain"}, data.off.map(rule => make("li", {},
        make("code", {}, rule.rule),
        make("span", {class: "reason"}, told(rule.title)),
        rule.only.length ? make("span", {class: "reason"}, say("onlyFor", rule.only.join(", "))) : null,
        make("span", {class: "remark"}, `${rule.file}:${rule.line}`))));
    }

    function overviewView() {
      const counts = countBySeverity(data.findings);
      const known = data.findings.filter(finding => finding.known).length;
      const open = data.questions.filter(question => question.answer === undefined).length;
      const {summary, decided} = data;
      return [
        make("div", {class: "hero"},
          heading(1, say("report")),
          make("p", {class: "remark"}, say("summary", summary.screens, summary.views, summary.files),
            " · ", say("edition", data.edition.replace("ios", "iOS "))),
          make("div", {class: "tiles"}, SEVERITIES.map(severity => tile(severity, counts)),
            make("a", {class: "tile question", href: "#/checklist"}, make("strong", {}, String(open)),
              make("span", {}, say(open === 1 ? "oneQuestion" : "openQuestions")))),
          known ? make("p", {}, say("againstBaseline", data.findings.length - known, known)) : null,
          data.against ? make("p", {}, make("a", {href: "#/changes"}, say("against", data.against.name),
            ` · ${say("newOnes")} ${data.against.new.length} · ${say("gone")} ${data.against.gone.length}`)) : null,
          summary.elsewhere ? make("p", {class: "remark"}, say("elsewhere", summary.elsewhere)) : null),
        worstScreens(),
        make("div", {class: "columns"},
          make("section", {class: "panel"}, heading(2, say("byArea")),
            data.findings.length ? areaTable() : make("p", {class: "empty"}, say("clean"))),
          make("div", {class: "panels"},
            make("section", {class: "panel"}, heading(2, say("decided")),
              share(say("contrasts"), decided.contrasts.decided, decided.contrasts.open),
              share(say("targets"), decided.targets.decided, decided.targets.open),
              share(say("answered"), data.questions.length - open, open),
              make("p", {class: "remark"}, say("decidedNote"))),
            data.findings.length
              ? make("section", {class: "panel"}, heading(2, say("mostRules")), topRules()) : null,
            make("section", {class: "panel"}, heading(2, say("suppressions")), suppressionList()),
            make("section", {class: "panel"}, heading(2, say("rulesOff")), offList()))),
      ];
    }

    """#
}
