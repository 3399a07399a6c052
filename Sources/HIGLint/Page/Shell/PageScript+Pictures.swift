extension PageScript {
  /// Pictures of screens, with their pins.
  static let pictures = #"""
    // MARK: Pictures

    /** Returns a picture as markup: pictures share their lines. */
    function markupOf(version) {
      return version.lines.map(line => data.lines[line]).join("\n");
    }

    /** Returns the address of a picture. As an image it can run nothing, and nothing can leave it. */
    function pictureAddress(version) {
      return "data:image/svg+xml;charset=utf-8," + encodeURIComponent(markupOf(version));
    }

    const lazy = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        entry.target.setAttribute(entry.target.localName === "image" ? "href" : "src",
          pictureAddress(entry.target.picture));
        lazy.unobserve(entry.target);
      }
    }, {rootMargin: "300px"});

    /** Returns an image of a version, drawn only when it comes into view. */
    function image(version, alt, options = {}) {
      const element = make("img", {alt, width: version.width, height: version.height, decoding: "async", ...options});
      element.picture = version;
      lazy.observe(element);
      return element;
    }

    function pictureAppearance() {
      return state.pictures ?? (isDark() ? "dark" : "light");
    }

    /** Returns the languages of a screen in a state: what has no words of its own in one looks as in the first. */
    function languagesOf(versions) {
      return [...new Set(versions.map(version => version.language ?? ""))];
    }

    /** Returns the language among some that is chosen, or that of the page, or the first. */
    function shownLanguage(languages) {
      if (languages.includes(state.texts)) return state.texts;
      const isOfPage = language => language.toLowerCase().split(/[-_]/)[0] === state.language;
      const own = state.language === "zh" ? languages.find(language => /^zh[-_]hans/i.test(language)) : undefined;
      return own ?? languages.find(isOfPage) ?? languages[0];
    }

    function versionsIn(screen, name) {
      return screen.versions.filter(version => (version.state ?? "") === name);
    }

    /** Returns the version of a screen in a state, in the appearance and language that are chosen where there are such. */
    function versionOf(screen, name = "") {
      const versions = versionsIn(screen, name);
      // Where a language is chosen that this screen has no words of its own in, its first one is shown.
      const language = shownLanguage(languagesOf(versions));
      const own = versions.filter(version => (version.language ?? "") === language);
      return own.find(version => version.appearance === pictureAppearance()) ?? own[0] ?? screen.versions[0];
    }

    /** Returns the name of a language in itself. */
    function languageName(tag) {
      try {
        return new Intl.DisplayNames([tag], {type: "language"}).of(tag) ?? tag;
      } catch {
        return tag;
      }
    }

    function stateNames(screen) {
      return [...new Set(screen.versions.map(version => version.state ?? ""))];
    }

    /** Returns the versions that differ from one another only by their appearance. */
    function appearancesOf(screen, name) {
      return [...new Set(versionsIn(screen, name).map(version => version.appearance))];
    }

    const PIN = 24;

    /**
     * Returns where pins stand, in points: each one's middle inside of the frame that it is about, and no two at one
     * place while there is room.
     */
    function placePins(version, pins, scale) {
      const taken = [];
      const step = PIN / scale;
      // At the end of a text's first line: it begins at the other, and what a pin is about should be read.
      const isMirrored = /^(ar|fa|he|iw|ps|ur|yi)\b/i.test(version.language ?? "");
      // From the end of a row to its beginning, so that the numbers of one place are read in their order.
      const ordered = isMirrored ? pins : [...pins].reverse();
      const placed = ordered.map(pin => {
        const [x, y, width, height] = clipped(pin.frame, version);
        let place = null;
        const inset = Math.min(1, width / 2);
        const top = Math.min(1, height / 2);
        const within = (middle, from, length, whole) => Math.min(Math.max(middle, Math.min(step / 2, from + length)),
          Math.max(whole - step / 2, from));
        for (let row = top; row <= Math.max(top, height - 1) && !place; row += step) {
          for (let column = inset; column <= Math.max(inset, width - 1); column += step) {
            const candidate = {
              x: within(isMirrored ? x + column : x + width - column, x, width, version.width),
              y: within(y + row, y, height, version.height),
            };
            if (taken.some(other => Math.abs(other.x - candidate.x) < step && Math.abs(other.y - candidate.y) < step)) {
              continue;
            }
            place = candidate;
            break;
          }
        }
        place ??= {x: isMirrored ? x + inset : x + width - inset, y: y + top};
        taken.push(place);
        return {...pin, ...place};
      });
      return isMirrored ? placed : placed.reverse();
    }

    /** Returns the part of a frame that is in the picture. */
    function clipped([x, y, width, height], version) {
      const left = Math.min(Math.max(x, 0), version.width - 1);
      const top = Math.min(Math.max(y, 0), version.height - 1);
      const right = Math.min(Math.max(x + width, left + 1), version.width);
      const bottom = Math.min(Math.max(y + height, top + 1), version.height);
      return [left, top, right - left, bottom - top];
    }

    function percent(part, whole) {
      return `${(100 * part / whole).toFixed(3)}%`;
    }

    /** Returns the place of a frame as properties, in shares of a picture. */
    function frameStyle(frame, version) {
      const [x, y, width, height] = clipped(frame, version);
      return {
        left: percent(x, version.width), top: percent(y, version.height),
        width: percent(width, version.width), height: percent(height, version.height),
      };
    }

    /** The greatest width at which a screen is shown, in pixels. */
    const STAGE = 560;

    /** Returns a screen as a picture, with a pin for each finding; `zoom` is 0 for one that is fitted. */
    function stage(screen, version, findings, zoom = 0) {
      const shown = new Set(findings.map(finding => finding.number));
      const pins = version.pins.filter(pin => shown.has(pin.finding));
      const width = zoom ? version.width * zoom : Math.min(version.width, STAGE);
      const overlay = make("div", {class: "overlay"});
      for (const pin of placePins(version, pins, width / version.width)) {
        const finding = data.findings[pin.finding];
        overlay.append(
          make("span", {
            class: "frame " + finding.severity, data: {frame: finding.id}, style: frameStyle(pin.frame, version),
          }),
          make("a", {
            class: "pin " + finding.severity, href: addressOf(finding), data: {pin: finding.id},
            "aria-label": `${finding.label}. ${say(finding.severity)}: ${told(finding.message)}`,
            style: {left: percent(pin.x, version.width), top: percent(pin.y, version.height)},
            on: lighting(finding),
          }, String(finding.label)));
      }
      return make("div", {class: "stage", style: {[zoom ? "width" : "max-width"]: `${width}px`}},
        image(version, say("pictureOf", titleOf(screen, version)), {class: "drawn"}), overlay);
    }

    function titleOf(screen, version) {
      return version.state ? `${nameOf(screen)}, ${version.state}` : nameOf(screen);
    }

    /** Returns listeners that light up all that shows a finding. */
    function lighting(finding) {
      const light = isLit => () => {
        for (const element of document.querySelectorAll(
          `[data-pin="${finding.id}"], [data-frame="${finding.id}"], [data-finding="${finding.id}"]`)) {
          element.classList.toggle("lit", isLit);
        }
      };
      return {mouseenter: light(true), mouseleave: light(false), focusin: light(true), focusout: light(false)};
    }

    /** Returns a small picture of a screen. */
    function thumbnail(screen, options = {}) {
      const version = options.version ?? versionOf(screen);
      if (!version) return make("span", {class: "thumb empty"});
      return make("span", {class: "thumb"}, image(version, options.alt ?? "", {loading: null}));
    }

    /** The size of a picture of a place, in pixels. */
    const CROP = {width: 168, height: 132};

    /** Returns the part of a picture around a place, with the place marked. */
    function crop(version, frame, alt) {
      const [x, y, width, height] = clipped(frame, version);
      const margin = 28;
      const scale = Math.min(CROP.width / (width + 2 * margin), CROP.height / (height + 2 * margin), 1);
      const range = (middle, room, whole) => {
        const shown = room / scale;
        return whole <= shown ? (whole - shown) / 2 : Math.min(Math.max(middle - shown / 2, 0), whole - shown);
      };
      const left = range(x + width / 2, CROP.width, version.width);
      const top = range(y + height / 2, CROP.height, version.height);
      const pixels = length => `${(length * scale).toFixed(2)}px`;
      return make("span", {class: "crop"},
        image(version, alt, {style: {
          width: pixels(version.width), height: pixels(version.height), left: pixels(-left), top: pixels(-top),
        }}),
        make("span", {class: "frame question", style: {
          left: pixels(x - left), top: pixels(y - top), width: pixels(width), height: pixels(height),
        }}));
    }

    /** Returns the picture that shows a question's place, where there is one. */
    function placeOf(question) {
      if (question.screen === null) return null;
      const screen = data.screens[question.screen];
      for (const version of [versionOf(screen), ...screen.versions]) {
        const place = version?.questions.find(place => place.question === question.number);
        if (place) return {screen, version, frame: place.frame};
      }
      return null;
    }

    """#
}
