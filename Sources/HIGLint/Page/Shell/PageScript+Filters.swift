extension PageScript {
  /// The filters of findings and screens.
  static let filters = #"""
    // MARK: Filters

    function isFiltered() {
      const {severity, area, rule, screen, state: name, status} = state.filters;
      return severity.length > 0 || Boolean(area || rule || screen || name || status || state.text);
    }

    function matchesText(text, ...parts) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      const whole = parts.join("\n").toLowerCase();
      return words.every(word => whole.includes(word));
    }

    function textOf(finding) {
      finding.text ??= [
        finding.rule, finding.message.en, finding.message.zh, finding.path ?? "", finding.file,
        finding.value ?? "", screenOf(finding)?.id ?? "", screenOf(finding)?.title?.en ?? "",
        screenOf(finding)?.title?.zh ?? "",
      ].join("\n");
      return finding.text;
    }

    function matches(finding) {
      const {severity, area, rule, screen, state: name, status} = state.filters;
      if (severity.length && !severity.includes(finding.severity)) return false;
      if (area && finding.area !== area) return false;
      if (rule && finding.rule !== rule) return false;
      if (screen && (screenOf(finding)?.slug ?? "-") !== screen) return false;
      if (name && !finding.states.has(name === "-" ? "" : name)) return false;
      if (status === "new" && finding.known) return false;
      if (status === "known" && !finding.known) return false;
      if (status === "fix" && !finding.fix?.diffs.length) return false;
      return !state.text || matchesText(state.text, textOf(finding));
    }

    /** Returns whether a screen is shown: one with a finding that matches, or whose name is searched for. */
    function screenMatches(screen) {
      if (state.filters.screen && state.filters.screen !== screen.slug) return false;
      if (state.filters.state) {
        const name = state.filters.state === "-" ? "" : state.filters.state;
        if (!screen.versions.some(version => (version.state ?? "") === name)) return false;
      }
      const {severity, area, rule, status} = state.filters;
      if (!severity.length && !area && !rule && !status) {
        if (!state.text || matchesText(state.text, screen.id, screen.file,
          screen.title?.en ?? "", screen.title?.zh ?? "")) return true;
      }
      return screen.findings.some(matches);
    }

    function setFilter(changes) {
      Object.assign(state.filters, changes);
      storeView();
      refresh();
    }

    function clearFilters() {
      state.filters = noFilters();
      state.text = "";
      document.getElementById("search").value = "";
      storeView();
      refresh();
    }

    function choice(key, name, options, usual) {
      const id = "filter-" + name;
      const select = make("select", {id, on: {change: event => setFilter({[name]: event.target.value})}},
        make("option", {value: ""}, usual),
        options.map(([value, label]) => make("option", {value}, label)));
      select.value = state.filters[name];
      return make("label", {class: "choice", for: id}, make("span", {}, say(key)), select);
    }

    /** Returns the bar of filters; `result` says how much is left. */
    function filterBar(result) {
      const counts = countBySeverity(data.findings);
      const severities = SEVERITIES.map(severity => {
        const isOn = state.filters.severity.includes(severity);
        return button([make("span", {class: "dot " + severity, "aria-hidden": "true"}),
          `${say(severity)} ${counts[severity]}`], () => {
          const others = state.filters.severity.filter(other => other !== severity);
          setFilter({severity: isOn ? others : [...others, severity]});
        }, {class: "chip", "aria-pressed": String(isOn), id: "filter-" + severity});
      });
      const areas = [...new Set(data.findings.map(finding => finding.area))]
        .map(area => [area, areaName(area)]).sort((a, b) => a[1].localeCompare(b[1]));
      const rules = [...new Set(data.findings.filter(finding =>
        !state.filters.area || finding.area === state.filters.area).map(finding => finding.rule))].sort();
      const screens = data.screens.filter(screen => screen.findings.length).map(screen => [screen.slug, nameOf(screen)]);
      if (data.findings.some(finding => finding.screen === null)) screens.push(["-", say("noScreen")]);
      const states = [...new Set(data.screens.flatMap(screen => stateNames(screen)))];
      return make("div", {class: "filters", role: "group", "aria-label": say("filters")},
        make("div", {class: "chips", role: "group", "aria-label": say("severity")}, severities),
        choice("area", "area", areas, say("allAreas")),
        choice("rule", "rule", rules.map(rule => [rule, rule]), say("allRules")),
        choice("screen", "screen", screens, say("allScreens")),
        states.length > 1
          ? choice("state", "state", states.map(name => [name || "-", stateName(name)]), say("allStates")) : null,
        choice("status", "status", [
          ...(data.findings.some(finding => finding.known)
            ? [["new", say("onlyNew")], ["known", say("onlyKnown")]] : []),
          ["fix", say("onlyFix")]], say("all")),
        make("div", {class: "result"},
          make("span", {role: "status", "aria-live": "polite"}, result),
          isFiltered() ? button(say("reset"), clearFilters, {class: "plain", id: "reset"}) : null));
    }

    """#
}
