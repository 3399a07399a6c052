extension PageScript {
  /// What is shown over a picture, how large it is, and links that say so.
  static let marks = #"""
    // MARK: Marks over a picture

    const MARKS = ["findings", "targets", "contrast", "frames", "none"];
    const FORMS = ["area", "tag", "outline", "distance"];
    const VERDICTS = ["good", "bad", "open", "free", "system"];
    /** What the colours of marks say, where they occur. */
    const KEYS = {
      targets: {good: "keyLarge", bad: "keySmall", system: "keyBar"},
      contrast: {good: "keyGood", bad: "keyBad", open: "keyOpen", free: "keyFree"},
      frames: {},
    };

    function marksOf(version) {
      return data.marks[version.marks?.[state.marks]] ?? [];
    }

    /** Returns the marks over a picture, in its points. */
    function markDrawing(version) {
      const drawing = shape("svg", {
        class: "marks", viewBox: `0 0 ${version.width} ${version.height}`, "aria-hidden": "true",
      });
      for (const [form, verdict, x, y, width, height, words] of marksOf(version)) {
        const name = `${FORMS[form]} ${VERDICTS[verdict]}`;
        if (FORMS[form] === "distance") {
          drawing.append(shape("path", {d: `M${x} ${y}h${width}v${height}`, class: name}));
          continue;
        }
        drawing.append(shape("rect", {x, y, width, height, rx: FORMS[form] === "tag" ? 2 : null, class: name}));
        if (!words) continue;
        const text = shape("text", {x: x + width / 2, y: y + height / 2 + 2.9, class: "mark-words"});
        text.textContent = words;
        drawing.append(text);
      }
      return drawing;
    }

    /** Returns what the colours of the marks say. */
    function markKey(version) {
      const found = new Set(marksOf(version).map(mark => VERDICTS[mark[1]]));
      const keys = Object.entries(KEYS[state.marks] ?? {}).filter(([verdict]) => found.has(verdict));
      if (!keys.length) return null;
      return make("ul", {class: "legend key"}, keys.map(([verdict, word]) => make("li", {},
        make("span", {class: "key-color " + verdict, "aria-hidden": "true"}), say(word))));
    }

    function segments(label, names, current, choose, prefix) {
      return make("div", {class: "segments", role: "group", "aria-label": label}, names.map(([value, name]) =>
        button(name, () => choose(value), {"aria-pressed": String(value === current), id: `${prefix}-${value}`})));
    }

    function markControl(screen, name) {
      const shown = MARKS.filter(mark => ["findings", "none"].includes(mark)
        || versionsIn(screen, name).some(version => version.marks?.[mark] !== undefined));
      return segments(say("marks"), shown.map(mark => [mark, say(mark === "none" ? "noMarks" : mark)]),
        state.marks, mark => {
          state.marks = mark;
          keepInAddress(screen, name);
        }, "marks");
    }

    /** The sizes of a picture: fitted to its column, or so many pixels a point. */
    function zoomControl(screen, name) {
      return segments(say("zoom"), [[0, say("fit")], [1, "100%"], [2, "200%"]], state.zoom, zoom => {
        state.zoom = zoom;
        keepInAddress(screen, name);
      }, "zoom");
    }

    // MARK: Links that say how a screen is looked at

    /** Returns the part of an address that says in which appearance and language, and with which marks. */
    function viewQuery({hasMarks = true} = {}) {
      const query = new URLSearchParams();
      if (state.pictures) query.set("appearance", state.pictures);
      if (state.texts) query.set("texts", state.texts);
      if (hasMarks && state.marks !== "findings") query.set("marks", state.marks);
      const usual = data.language === "zh-Hans" ? "zh" : "en";
      if (state.language !== usual) query.set("language", state.language);
      const text = query.toString();
      return text ? "?" + text : "";
    }

    /** Takes over what an address says. */
    function applyQuery(query) {
      const appearance = query.get("appearance");
      if (appearance === "light" || appearance === "dark") state.pictures = appearance;
      if (query.has("texts")) state.texts = query.get("texts");
      if (MARKS.includes(query.get("marks"))) state.marks = query.get("marks");
      // Who goes to a finding wants to see where it is.
      else if (route().finding) state.marks = "findings";
      const language = query.get("language");
      if ((language === "en" || language === "zh") && language !== state.language) {
        state.language = language;
        return true;
      }
      return false;
    }

    /** Says in the address how a screen is looked at now, and shows it so. */
    function keepInAddress(screen, name) {
      const address = name ? `#${screen.slug}/:${encodeURIComponent(name)}` : `#${screen.slug}`;
      try {
        history.replaceState(null, "", address + viewQuery());
      } catch { /* a page inside of another has no address of its own */ }
      refresh();
    }

    """#
}
