extension PageScript {
  /// What is new, and what is gone.
  static let changes = #"""
    // MARK: Changes

    /** Returns a finding that is gone: its file may be, too. */
    function goneCard(finding) {
      return make("div", {class: "card gone " + finding.severity}, make("div", {class: "summary"},
        make("span", {class: "message"}, ...prose(told(finding.message))),
        make("span", {class: "remarks"}, make("span", {class: "word " + finding.severity}, say(finding.severity)),
          make("span", {}, finding.rule), make("span", {}, finding.path ?? ""),
          make("span", {}, finding.line ? `${finding.file}:${finding.line}` : finding.file))));
    }

    /** Returns a screen that changed, as it was and as it is. */
    function changedScreen(change) {
      const screen = data.screens.find(screen => screen.id === change.id);
      const after = screen && versionOf(screen);
      const isNew = new Set(data.against.new);
      const size = {width: change.width ?? after?.width ?? 375, height: change.height ?? after?.height ?? 667};
      return make("section", {class: "changed"},
        heading(3, screen ? make("a", {href: "#" + screen.slug}, change.id) : change.id),
        make("div", {class: "pair"},
          make("figure", {}, make("figcaption", {}, say("before")),
            change.svg ? make("div", {class: "stage", style: {"max-width": `${Math.min(size.width, STAGE)}px`}},
              image({...size, svg: change.svg}, `${say("before")}: ${change.id}`, {class: "drawn"})) : null),
          after ? make("figure", {}, make("figcaption", {}, say("after")),
            stage(screen, after, screen.findings.filter(finding => isNew.has(finding.number)))) : null));
    }

    function changesView() {
      const against = data.against;
      const news = against.new.map(number => data.findings[number]).filter(Boolean);
      const screens = against.screens ?? [];
      return [
        heading(1, say("against", against.name)),
        news.length + against.gone.length + screens.length ? null : make("p", {class: "empty"}, say("noChanges")),
        news.length ? [heading(2, `${say("newOnes")} (${news.length})`), parts(news, finding => card(finding, {isNumbered: false}))] : null,
        against.gone.length
          ? [heading(2, `${say("gone")} (${against.gone.length})`), parts(against.gone, goneCard)] : null,
        screens.length ? [heading(2, say("changedScreens")), screens.map(changedScreen)] : null,
      ];
    }

    """#
}
