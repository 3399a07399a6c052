extension PageScript {
  /// The frame around the views, and which one is shown.
  static let frame = #"""
    // MARK: The frame around the views

    const darkScheme = matchMedia("(prefers-color-scheme: dark)");

    function isDark() {
      return state.theme === "auto" ? darkScheme.matches : state.theme === "dark";
    }

    function showTheme() {
      document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    }

    /** The views, in the order of their tabs. */
    const VIEWS = [
      {name: "overview", make: overviewView},
      {name: "screens", make: screensView},
      {name: "findings", make: findingsView},
      {name: "flow", make: flowView},
      {name: "checklist", make: checklistView},
      {name: "palette", make: paletteView},
      ...(data.against ? [{name: "changes", make: changesView}] : []),
    ];

    /**
     * Reads an address: `#/view`, `#/findings/ID`, `#screen`, `#screen/finding` or `#screen/:state`; behind a `?` it may
     * say in which appearance and language.
     */
    function route() {
      const parts = location.hash.slice(1).split("?")[0].split("/");
      if (parts[0] === "") {
        const view = VIEWS.find(view => view.name === parts[1]) ?? VIEWS[0];
        return {view: view.name, finding: parts[2]};
      }
      const screen = data.screens.find(screen => screen.slug === parts[0]);
      if (!screen) return {view: "overview"};
      if (parts[1]?.startsWith(":")) return {view: "screen", screen, state: decoded(parts[1].slice(1))};
      return {view: "screen", screen, finding: parts[1]};
    }

    function decoded(text) {
      try { return decodeURIComponent(text); } catch { return text; }
    }

    /** Returns what an address says besides what is shown. */
    function routeQuery() {
      return new URLSearchParams(location.hash.split("?")[1] ?? "");
    }

    /** What is looked at survives a reload of the page. */
    function storeView() {
      try {
        sessionStorage.setItem("higlint.view", JSON.stringify({
          filters: state.filters, text: state.text, scroll: window.scrollY, language: state.language,
          marks: state.marks, zoom: state.zoom,
        }));
      } catch { /* private windows keep nothing */ }
    }

    function restoreView() {
      try {
        const kept = JSON.parse(sessionStorage.getItem("higlint.view"));
        if (!kept) return null;
        state.filters = {...noFilters(), ...kept.filters};
        state.text = kept.text ?? "";
        if (MARKS.includes(kept.marks)) state.marks = kept.marks;
        if ([0, 1, 2].includes(kept.zoom)) state.zoom = kept.zoom;
        if (kept.language === "en" || kept.language === "zh") state.language = kept.language;
        return kept.scroll ?? null;
      } catch {
        return null;
      }
    }

    function header(skip) {
      const search = make("input", {
        type: "search", id: "search", placeholder: say("search"), "aria-label": say("searchHint"), value: state.text,
        autocomplete: "off", on: {input: event => {
          state.text = event.target.value;
          storeView();
          refresh();
        }},
      });
      return make("header", {}, skip,
        make("a", {class: "brand", href: "#/overview"},
          make("span", {class: "logo", "aria-hidden": "true"}), "higlint"),
        make("nav", {"aria-label": say("views")}, VIEWS.map(view =>
          make("a", {href: "#/" + view.name, id: "tab-" + view.name}, say(view.name), badgeOf(view.name)))),
        make("div", {class: "tools"}, search,
          make("div", {class: "segments", role: "group", "aria-label": say("language")},
            [["en", "EN", "English"], ["zh", "中", "中文"]].map(([language, sign, name]) => button(sign, () => {
              state.language = language;
              state.texts = null;
              storeView();
              show();
              document.getElementById("language-" + language).focus();
            }, {
              "aria-pressed": String(state.language === language), "aria-label": name, id: "language-" + language,
            }))),
          make("div", {class: "segments", role: "group", "aria-label": say("pageAppearance")},
            [["auto", "◐"], ["light", "☀"], ["dark", "☾"]].map(([theme, sign]) => button(sign, () => {
              state.theme = theme;
              state.pictures = null;
              storage.set("theme", theme);
              show();
              document.getElementById("theme-" + theme).focus();
            }, {"aria-pressed": String(state.theme === theme), "aria-label": say(theme), id: "theme-" + theme}))),
          button(say("print"), () => window.print(), {class: "tool", id: "print"}),
          button("?", showKeys, {class: "tool", id: "keys", "aria-label": say("keys")})));
    }

    function badgeOf(view) {
      const numbers = {
        findings: data.findings.length, checklist: openQuestions().length,
        screens: data.screens.filter(screen => !screen.component).length,
      };
      return numbers[view] ? make("span", {class: "number"}, String(numbers[view])) : null;
    }

    function current() {
      const now = route();
      return now.view === "screen" ? {...now, make: screenView} : {...now, make: VIEWS.find(view =>
        view.name === now.view).make};
    }

    /** Shows the page anew, with its header. */
    function show() {
      showTheme();
      document.documentElement.lang = state.language === "zh" ? "zh-Hans" : "en";
      document.title = `higlint · ${say("report")}`;
      const main = make("main", {id: "content", tabindex: "-1"});
      const skip = make("a", {class: "skip", href: location.hash || "#/overview", on: {click: event => {
        event.preventDefault();
        main.focus();
      }}}, say("skip"));
      for (const element of [...document.body.children]) {
        if (!["SCRIPT", "NOSCRIPT"].includes(element.tagName)) element.remove();
      }
      document.body.prepend(header(skip), main);
      fillMain(main);
    }

    function fillMain(main) {
      const now = current();
      main.className = "view-" + now.view;
      main.replaceChildren(...now.make(now).flat(3).filter(Boolean));
      for (const view of VIEWS) {
        const tab = document.getElementById("tab-" + view.name);
        const isCurrent = view.name === now.view || view.name === "screens" && now.view === "screen";
        if (isCurrent) tab.setAttribute("aria-current", "page");
        else tab.removeAttribute("aria-current");
      }
      showProgress();
      main.dataset.shown = shownName(now);
      return select(now.finding);
    }

    /** Tells one content from another: a finding that is chosen changes none. */
    function shownName(now) {
      return now.screen ? `${now.screen.slug}/${state.versions.get(now.screen.number) ?? ""}${viewQuery()}` : now.view;
    }

    /** Marks and opens a finding, where it is shown, and returns it. */
    function select(id) {
      for (const element of document.querySelectorAll(".selected")) element.classList.remove("selected");
      if (!id) return null;
      const name = CSS.escape(id);
      for (const element of document.querySelectorAll(`[data-pin="${name}"], [data-frame="${name}"]`)) {
        element.classList.add("selected");
      }
      const selected = document.getElementById("finding-" + id);
      if (!selected) return null;
      selected.classList.add("selected");
      selected.fill();
      selected.open = true;
      return selected;
    }

    /** Shows the view anew, and leaves the focus where it is. */
    function refresh() {
      const focused = document.activeElement?.id;
      fillMain(document.getElementById("content"));
      if (focused) document.getElementById(focused)?.focus();
    }

    """#
}
