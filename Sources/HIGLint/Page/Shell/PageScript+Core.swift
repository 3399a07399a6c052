extension PageScript {
  /// What the page keeps, and how it makes elements.
  static let core = #"""
    // MARK: State

    const data = JSON.parse(document.getElementById("data").textContent);
    const SEVERITIES = ["error", "warning", "advice"];

    /** What the browser keeps for this page; without storage the page works, and keeps nothing. */
    const storage = {
      get(key, usual) {
        try { return JSON.parse(localStorage.getItem("higlint." + key)) ?? usual; } catch { return usual; }
      },
      set(key, value) {
        try {
          localStorage.setItem("higlint." + key, JSON.stringify(value));
        } catch { /* a private window keeps nothing */ }
      },
    };

    const noFilters = () => ({severity: [], area: "", rule: "", screen: "", state: "", status: ""});

    const state = {
      language: data.language === "zh-Hans" ? "zh" : "en",
      theme: storage.get("theme", "auto"),
      /** The appearance of pictures; without one it is the page's. */
      pictures: null,
      /** The language of the texts in pictures; without one it is the page's, where the design has it. */
      texts: null,
      filters: noFilters(),
      text: "",
      /** What is marked in the picture of a screen. */
      marks: "findings",
      /** How many pixels a point of a screen takes; 0 where the picture is fitted. */
      zoom: 0,
      /** The version of each screen that was chosen. */
      versions: new Map(),
    };

    // MARK: Texts

    /** Returns a word of the page, with values in its places. */
    function say(key, ...values) {
      const words = WORDS[key] || NAMES[key] || [key, key];
      const text = words[state.language === "zh" ? 1 : 0];
      return text.replace(/\{(\d)\}/g, (place, number) => values[number] ?? place);
    }

    /** Returns a text of the data in the language of the page. */
    function told(message) {
      if (message === null || message === undefined) return "";
      return typeof message === "string" ? message : message[state.language] ?? message.en ?? "";
    }

    function counted(number, many, one) {
      return state.language === "zh" ? `${number} ${say(many)}` : `${number} ${say(number === 1 ? one : many)}`;
    }

    // MARK: Elements

    /**
     * Makes an element. Texts become text nodes: nothing of a spec is ever read as markup.
     * `on` holds listeners, `style` properties, `data` data attributes; null children are left out.
     */
    function make(tag, options = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(options)) {
        if (value === null || value === undefined || value === false) continue;
        if (name === "on") for (const [event, action] of Object.entries(value)) element.addEventListener(event, action);
        else if (name === "style") for (const [key, own] of Object.entries(value)) element.style.setProperty(key, own);
        else if (name === "data") Object.assign(element.dataset, value);
        else if (name === "text") element.textContent = value;
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children.flat(Infinity).filter(isShown));
      return element;
    }

    function isShown(child) {
      return child !== null && child !== undefined && child !== false;
    }

    const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

    /** Makes an element of SVG. */
    function shape(tag, attributes = {}, ...children) {
      const element = document.createElementNS(SVG_NAMESPACE, tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
      }
      element.append(...children.flat(Infinity).filter(Boolean));
      return element;
    }

    const COLOR = /#[0-9A-F]{6}(?:[0-9A-F]{2})?\b/gi;

    /** Returns a small field of a colour; what is no colour gives an empty one. */
    function swatch(color) {
      return make("span", {class: "swatch", "aria-hidden": "true", style: {"--swatch": safeColor(color)}});
    }

    function safeColor(color) {
      return /^#[0-9A-F]{3,8}$/i.test(color) ? color : "transparent";
    }

    /** Returns the nodes of a sentence: code between grave accents, and each colour beside its name. */
    function prose(text) {
      return text.split("`").flatMap((part, number) => {
        if (number % 2 === 1) return [make("code", {}, ...withSwatches(part))];
        return withSwatches(part);
      });
    }

    function withSwatches(text) {
      const nodes = [];
      let end = 0;
      for (const match of text.matchAll(COLOR)) {
        nodes.push(text.slice(end, match.index), swatch(match[0]), match[0]);
        end = match.index + match[0].length;
      }
      nodes.push(text.slice(end));
      return nodes.filter(node => node !== "");
    }

    function heading(level, text, options = {}) {
      return make("h" + level, options, text);
    }

    function button(label, action, options = {}) {
      return make("button", {type: "button", ...options, on: {click: action}}, label);
    }

    /** The number of rows of a table that are shown at once. */
    const ROWS = 200;

    /** Returns a table in a frame that scrolls by itself; of a long one a part at a time. */
    function table(label, titles, items, makeRow, options = {}) {
      const body = make("tbody");
      const more = button("", () => show(), {class: "more"});
      let shown = 0;
      function show() {
        const next = items.slice(shown, shown + ROWS);
        shown += next.length;
        body.append(...next.map(makeRow));
        more.textContent = say("more", Math.min(ROWS, items.length - shown));
        more.hidden = shown >= items.length;
      }
      show();
      return make("div", {class: "scrolled", tabindex: "0", role: "region", "aria-label": label},
        make("table", options,
          make("thead", {}, make("tr", {}, titles.map(title => make("th", {scope: "col"}, title)))), body), more);
    }

    // MARK: Screens and findings

    /** Gives each screen its part of an address, and its lists of findings and questions. */
    function prepare() {
      const taken = new Set();
      data.screens.forEach((screen, number) => {
        let slug = encodeURIComponent(screen.id);
        for (let count = 2; taken.has(slug); count++) slug = `${encodeURIComponent(screen.id)}~${count}`;
        taken.add(slug);
        Object.assign(screen, {number, slug, findings: [], questions: []});
      });
      data.findings.forEach((finding, number) => {
        finding.number = number;
        finding.area = finding.rule.split("/")[0];
        finding.isNew = !finding.known;
        finding.states = new Set();
        if (finding.screen !== null) {
          const screen = data.screens[finding.screen];
          screen.findings.push(finding);
          finding.label = screen.findings.length;
        }
      });
      data.questions.forEach((question, number) => {
        question.number = number;
        question.area = question.rule.split("/")[0];
        if (question.screen !== null) data.screens[question.screen].questions.push(question);
      });
      for (const screen of data.screens) {
        for (const version of screen.versions) {
          for (const pin of version.pins) data.findings[pin.finding].states.add(version.state ?? "");
        }
      }
    }

    function screenOf(finding) {
      return finding.screen === null ? null : data.screens[finding.screen];
    }

    /** Returns what people call a screen: its title, or its id where it has none. */
    function nameOf(screen) {
      return told(screen.title) || screen.id;
    }

    /** Returns the id of a screen that goes by its title. */
    function idBeside(screen) {
      return nameOf(screen) === screen.id ? null : make("code", {}, screen.id);
    }

    function stateName(name) {
      return name || say("base");
    }

    function areaName(area) {
      return told(data.areas[area]) || area;
    }

    function addressOf(finding) {
      const screen = screenOf(finding);
      return screen ? `#${screen.slug}/${finding.id}` : `#/findings/${finding.id}`;
    }

    /** Counts findings by severity. */
    function countBySeverity(findings) {
      const counts = {error: 0, warning: 0, advice: 0};
      for (const finding of findings) counts[finding.severity] += 1;
      return counts;
    }

    function plural(severity, count) {
      const many = {error: "errors", warning: "warnings", advice: "advices"};
      const one = {error: "oneError", warning: "oneWarning", advice: "oneAdvice"};
      return say(count === 1 ? one[severity] : many[severity]);
    }

    /** Returns a row of small counts, each with the sign of its severity. */
    function tally(findings) {
      const counts = countBySeverity(findings);
      const shown = SEVERITIES.filter(severity => counts[severity] > 0);
      if (!shown.length) return make("span", {class: "tally ok"}, "✓");
      return make("span", {class: "tally"}, shown.map(severity => make("span", {
        class: "count " + severity, role: "img",
        "aria-label": `${counts[severity]} ${plural(severity, counts[severity])}`,
      }, String(counts[severity]))));
    }

    """#
}
