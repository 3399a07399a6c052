extension PageScript {
  /// Keys, links, and the beginning.
  static let keys = #"""
    // MARK: Keys

    function showKeys() {
      document.getElementById("key-help")?.remove();
      const rows = [
        [["/"], "keySearch"], [["j", "k"], "keyNext"], [["n", "p"], "keyScreen"],
        [VIEWS.map((_, number) => String(number + 1)), "keyViews"], [["Esc"], "keyLeave"], [["?"], "keyKeys"],
      ];
      const dialog = make("dialog", {id: "key-help", "aria-labelledby": "key-title"},
        heading(2, say("keyHelp"), {id: "key-title"}),
        make("dl", {}, rows.map(([keys, word]) => row(keys.map(key => make("kbd", {}, key)), say(word)))),
        button(say("close"), () => dialog.close(), {class: "primary"}));
      dialog.addEventListener("close", () => dialog.remove());
      document.body.append(dialog);
      dialog.showModal();
    }

    /** Goes to a finding before or behind the one that is open. */
    function stepFinding(step) {
      const now = route();
      const cards = [...document.querySelectorAll("[data-finding]")].map(card => card.dataset.finding);
      if (!cards.length) return;
      const place = cards.indexOf(now.finding);
      const next = place < 0 ? (step > 0 ? 0 : cards.length - 1) : place + step;
      if (next < 0 || next >= cards.length) return;
      const finding = data.findings.find(finding => finding.id === cards[next]);
      location.hash = now.view === "screen" ? addressOf(finding) : `#/findings/${finding.id}`;
    }

    function stepScreen(step) {
      const shown = data.screens.filter(screenMatches);
      if (!shown.length) return;
      const place = shown.indexOf(route().screen);
      const next = place < 0 ? (step > 0 ? 0 : shown.length - 1) : place + step;
      if (next >= 0 && next < shown.length) location.hash = "#" + shown[next].slug;
    }

    function leave(event) {
      const search = document.getElementById("search");
      if (event.target === search) {
        search.value = "";
        state.text = "";
        storeView();
        search.blur();
        refresh();
      } else if (route().view === "screen") {
        location.hash = "#/screens";
      }
    }

    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") return leave(event);
      if (event.target.matches?.("input:not([type=radio]), select, textarea")) return;
      const view = VIEWS[Number(event.key) - 1];
      const actions = {
        "/": () => document.getElementById("search").focus(), j: () => stepFinding(1), k: () => stepFinding(-1),
        n: () => stepScreen(1), p: () => stepScreen(-1), "?": showKeys,
      };
      const action = view ? () => { location.hash = "#/" + view.name; } : actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });

    // MARK: Beginning

    /** Shows what an address names: its finding comes into view, and has the focus. */
    function follow() {
      if (applyQuery(routeQuery())) show();
      const main = document.getElementById("content");
      const now = route();
      // A picture that is there already is not drawn anew.
      const isThere = now.finding && main.dataset.shown === shownName(now)
        && (now.view === "findings" || document.querySelector(`[data-pin="${CSS.escape(now.finding)}"]`));
      const selected = (isThere && select(now.finding)) || fillMain(main);
      if (!selected) {
        window.scrollTo(0, 0);
        return;
      }
      selected.scrollIntoView({block: "nearest"});
      selected.querySelector("summary").focus({preventScroll: true});
    }

    /** Asks the page's own file, in a frame that nobody sees, whether it is another one by now. */
    function watch() {
      const frame = make("iframe", {hidden: true, sandbox: "allow-scripts", title: "", "aria-hidden": "true"});
      window.addEventListener("message", event => {
        if (event.source !== frame.contentWindow || !event.data?.higlint) return;
        if (event.data.higlint === window.higlintStamp) return;
        storeView();
        location.reload();
      });
      document.documentElement.append(frame);
      const address = location.href.replace(/[?#].*$/, "");
      setInterval(() => { frame.src = `${address}?probe`; }, 1000);
    }

    function begin() {
      prepare();
      const scroll = restoreView();
      applyQuery(routeQuery());
      show();
      window.addEventListener("hashchange", follow);
      window.addEventListener("pagehide", storeView);
      darkScheme.addEventListener("change", show);
      if (data.watching) watch();
      if (route().finding) follow();
      else if (scroll) window.scrollTo(0, scroll);
    }

    begin();

    """#
}
