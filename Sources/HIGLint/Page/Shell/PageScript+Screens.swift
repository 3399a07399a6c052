extension PageScript {
  /// The screens, and each by itself.
  static let screens = #"""
    // MARK: Screens

    function screenCard(screen) {
      const found = screen.findings.filter(matches);
      return make("li", {}, make("a", {class: "screen", href: "#" + screen.slug},
        thumbnail(screen),
        make("span", {class: "caption"}, make("span", {class: "name"}, nameOf(screen)), tally(found)),
        make("span", {class: "remarks"}, idBeside(screen),
          screen.questions.filter(question => question.answer === undefined).length
            ? counted(screen.questions.filter(question => question.answer === undefined).length,
              "openQuestions", "oneQuestion") : null)));
    }

    function screensView() {
      const shown = data.screens.filter(screenMatches);
      const grid = list => make("ul", {class: "grid"}, list.map(screenCard));
      const screens = shown.filter(screen => !screen.component);
      const components = shown.filter(screen => screen.component);
      return [
        heading(1, say("screens")),
        filterBar(say("ofScreens", shown.length, data.screens.length)),
        screens.length ? grid(screens) : null,
        components.length ? [heading(2, say("components")), grid(components)] : null,
        shown.length ? null : make("p", {class: "empty"}, say(data.screens.length ? "noMatch" : "noPicture")),
      ];
    }

    /** Returns the state that an address names, that holds its finding, or that was looked at last. */
    function shownState(screen, route) {
      const names = stateNames(screen);
      if (route.state !== undefined && names.includes(route.state)) return route.state;
      const finding = screen.findings.find(finding => finding.id === route.finding);
      const current = state.versions.get(screen.number);
      if (finding?.states.size && !finding.states.has(current ?? "")) return [...finding.states][0];
      return names.includes(current) ? current : names.includes("") ? "" : names[0] ?? "";
    }

    function screenView(route) {
      const screen = route.screen;
      const name = shownState(screen, route);
      state.versions.set(screen.number, name);
      const version = versionOf(screen, name);
      const found = screen.findings.filter(finding => matches(finding) || finding.id === route.finding);
      const inState = found.filter(finding => finding.states.has(name));
      const elsewhere = found.filter(finding => !finding.states.has(name));
      return [
        screenHeading(screen),
        make("div", {class: state.zoom ? "detail zoomed" : "detail"},
          make("div", {class: "picture"}, pictureControls(screen, name),
            version ? markedStage(screen, version, inState) : make("p", {class: "empty"}, say("noPicture")),
            version ? markKey(version) : null,
            version?.gaps.length ? make("details", {class: "gaps"},
              make("summary", {}, say("notStated")),
              make("ul", {}, version.gaps.map(gap => make("li", {}, told(gap))))) : null),
          make("div", {class: "found"},
            make("div", {class: "result"},
              make("span", {role: "status"}, say("ofFindings", found.length, screen.findings.length)),
              isFiltered() ? button(say("reset"), clearFilters, {class: "plain", id: "reset"}) : null),
            found.length ? null : make("p", {class: "empty"},
              say(screen.findings.length ? "noMatch" : "nothingFound")),
            cards(inState),
            elsewhere.length ? [heading(2, say("otherVersions")), cards(elsewhere)] : null,
            screenQuestions(screen))),
      ];
    }

    /** Returns the picture of a screen with what is chosen to be marked in it. */
    function markedStage(screen, version, findings) {
      const picture = stage(screen, version, state.marks === "findings" ? findings : [], state.zoom);
      picture.querySelector(".overlay").append(markDrawing(version));
      return picture;
    }

    function cards(findings) {
      return parts(findings, finding => card(finding, {isNumbered: true}), 200);
    }

    function screenHeading(screen) {
      const shown = data.screens.filter(screenMatches);
      const place = shown.indexOf(screen);
      const to = (other, label, sign) => other
        ? make("a", {class: "step", href: "#" + other.slug, "aria-label": `${label}: ${nameOf(other)}`}, sign) : null;
      return make("div", {class: "heading"},
        heading(1, [nameOf(screen), screen.component ? make("span", {class: "kind"}, say("component")) : null]),
        make("span", {class: "file"}, idBeside(screen), " ", screen.file),
        make("span", {class: "steps"},
          to(place > 0 ? shown[place - 1] : null, say("previous"), "‹"),
          to(place >= 0 ? shown[place + 1] : null, say("next"), "›")));
    }

    function pictureControls(screen, name) {
      const names = stateNames(screen);
      const appearances = appearancesOf(screen, name);
      const shown = versionOf(screen, name)?.appearance;
      return make("div", {class: "controls"},
        names.length > 1 ? make("div", {class: "segments", role: "group", "aria-label": say("versions")},
          names.map(other => button(stateName(other), () => {
            state.versions.set(screen.number, other);
            keepInAddress(screen, other);
          }, {"aria-pressed": String(other === name)}))) : null,
        appearances.length > 1 ? make("div", {class: "segments", role: "group", "aria-label": say("appearance")},
          ["light", "dark"].map(appearance => button(say(appearance), () => {
            state.pictures = appearance;
            keepInAddress(screen, name);
          }, {"aria-pressed": String(appearance === shown), id: "picture-" + appearance}))) : null,
        languageControl(screen, name),
        shown ? [zoomControl(screen, name), markControl(screen, name)] : null);
    }

    /** Returns the choice of the language of the texts; of many languages it is a list. */
    function languageControl(screen, name) {
      const languages = languagesOf(versionsIn(screen, name));
      if (languages.length < 2) return null;
      const shown = versionOf(screen, name).language;
      const choose = language => {
        state.texts = language;
        keepInAddress(screen, name);
      };
      if (languages.length <= 4) {
        return make("div", {class: "segments", role: "group", "aria-label": say("texts")}, languages.map(language =>
          button(languageName(language), () => choose(language),
            {lang: language, "aria-pressed": String(language === shown), id: "texts-" + language})));
      }
      const select = make("select", {id: "texts", "aria-label": say("texts"), on: {
        change: event => choose(event.target.value),
      }}, languages.map(language => make("option", {value: language}, languageName(language))));
      select.value = shown;
      return select;
    }

    function screenQuestions(screen) {
      const open = screen.questions.filter(question => question.answer === undefined);
      if (!open.length) return null;
      return make("p", {class: "remark"},
        make("a", {href: "#/checklist"}, counted(open.length, "openQuestions", "oneQuestion")));
    }

    """#
}
