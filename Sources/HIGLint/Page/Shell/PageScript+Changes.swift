extension PageScript {
  /// What is new, and what is gone.
  static let changes = #"""
    // MARK: Changes

    /** Returns a finding that is gone: its file may be, too. `label` numbers it in the picture as it was. */
    function goneCard(finding, label) {
      return make("div", {class: "card gone " + finding.severity, ...(label ? {
        id: "finding-" + finding.id, data: {finding: finding.id}, on: lighting(finding),
      } : {})},
        label ? make("span", {class: "badge gone", "aria-hidden": "true"}, String(label)) : null,
        make("div", {class: "summary"},
          make("span", {class: "message"}, ...prose(told(finding.message))),
          make("span", {class: "remarks"}, make("span", {class: "word " + finding.severity}, say(finding.severity)),
            make("span", {}, finding.rule), make("span", {}, finding.path ?? ""),
            make("span", {}, finding.line ? `${finding.file}:${finding.line}` : finding.file))));
    }

    /** Returns a picture as it was, with a pin for each finding that is gone. */
    function formerStage(change, version, labels) {
      const before = version.before;
      const width = Math.min(before.width, STAGE);
      const overlay = make("div", {class: "overlay"});
      for (const pin of placePins(before, before.pins, width / before.width)) {
        const finding = data.against.gone[pin.gone];
        overlay.append(
          make("span", {
            class: "frame " + finding.severity, data: {frame: finding.id}, style: frameStyle(pin.frame, before),
          }),
          make("span", {
            class: "pin gone", data: {pin: finding.id}, role: "img", on: lighting(finding),
            "aria-label": `${labels.get(finding)}. ${say("gone")}: ${told(finding.message)}`,
            style: {left: percent(pin.x, before.width), top: percent(pin.y, before.height)},
          }, String(labels.get(finding) ?? "")));
      }
      return make("div", {class: "stage", style: {"max-width": `${width}px`}},
        image(before, `${say("before")}: ${change.id}`, {class: "drawn"}), overlay);
    }

    /** Returns one picture that changed, as it was and as it is. */
    function changedPicture(change, version, screen, labels, news) {
      const after = version.isGone ? null : screen?.versions.find(other => other.state === version.state &&
        other.appearance === version.appearance && other.language === version.language);
      const siblings = screen ? versionsIn(screen, version.state ?? "") : [];
      const name = [
        stateName(version.state),
        new Set(siblings.map(other => other.appearance)).size > 1 ? say(version.appearance) : null,
        languagesOf(siblings).length > 1 ? languageName(version.language) : null,
      ].filter(Boolean).join(" · ");
      return make("div", {}, heading(4, name), make("div", {class: "pair"},
        make("figure", {}, make("figcaption", {}, say("before")),
          version.before ? formerStage(change, version, labels) : make("p", {class: "empty"}, say("wasNotThere"))),
        make("figure", {}, make("figcaption", {}, say("after")),
          after ? stage(screen, after, news) : make("p", {class: "empty"}, say("isNotThere")))));
    }

    /** Returns a screen that changed: its pictures, with what was mended and what came. */
    function changedScreen(change, number) {
      const screen = change.screen === null ? null : data.screens[change.screen];
      const isNew = new Set(data.against.new);
      const news = screen ? screen.findings.filter(finding => isNew.has(finding.number)) : [];
      const gone = data.against.gone.filter(finding => finding.change === number);
      const labels = new Map(gone.map((finding, place) => [finding, place + 1]));
      const kind = change.isNew ? say("newScreen") : screen ? null : say("goneScreen");
      return make("section", {class: "changed"},
        heading(3, [screen ? make("a", {href: "#" + screen.slug}, nameOf(screen)) : change.id,
          kind ? make("span", {class: "kind"}, kind) : null]),
        parts(change.versions, version => changedPicture(change, version, screen, labels, news), 2),
        gone.length ? [heading(4, `${say("gone")} (${gone.length})`),
          parts(gone, finding => goneCard(finding, labels.get(finding)))] : null,
        news.length ? [heading(4, `${say("newOnes")} (${news.length})`),
          parts(news, finding => card(finding, {isNumbered: true}))] : null);
    }

    function changesView() {
      const against = data.against;
      const screens = against.screens;
      const changed = new Set(screens.map(change => change.screen).filter(screen => screen !== null));
      const news = against.new.map(number => data.findings[number]).filter(Boolean);
      const elsewhere = news.filter(finding => !changed.has(finding.screen));
      const gone = against.gone.filter(finding => finding.change === null);
      against.gone.forEach((finding, number) => { finding.id = `gone-${number}`; });
      const title = (all, rest, key, other) => `${say(rest.length < all.length ? other : key)} (${rest.length})`;
      return [
        heading(1, say("against", against.name)),
        make("p", {}, `${say("newOnes")} ${news.length} · ${say("gone")} ${against.gone.length}`),
        against.hasPictures ? null : make("p", {class: "remark"}, say("noFormerPictures")),
        news.length + against.gone.length + screens.length ? null : make("p", {class: "empty"}, say("noChanges")),
        screens.length ? [heading(2, `${say("changedScreens")} (${screens.length})`),
          parts(screens.map((change, number) => [change, number]), pair => changedScreen(...pair), 20)] : null,
        elsewhere.length ? [heading(2, title(news, elsewhere, "newOnes", "newElsewhere")),
          parts(elsewhere, finding => card(finding, {isNumbered: false}))] : null,
        gone.length ? [heading(2, title(against.gone, gone, "gone", "goneElsewhere")),
          parts(gone, finding => goneCard(finding))] : null,
      ];
    }

    """#
}
