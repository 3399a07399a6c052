extension PageScript {
  /// Findings, and all that is known of each.
  static let findings = #"""
    // MARK: Findings

    /** Returns the lines of a file around a place, with the place marked. */
    function sourceOf(finding) {
      const {first, lines, start, end} = finding.source;
      const own = finding.line - first;
      return make("pre", {class: "source", tabindex: "0", role: "region", "aria-label": placeText(finding)},
        lines.map((line, number) => make("span", {class: number === own ? "line own" : "line"},
          make("span", {class: "number", "aria-hidden": "true"}, String(first + number)),
          number === own
            ? [line.slice(0, start), make("mark", {}, line.slice(start, end) || " "), line.slice(end)] : line,
          "\n")));
    }

    function placeText(finding) {
      return `${finding.file}:${finding.line}:${finding.column}`;
    }

    function diffOf(diff) {
      const classes = {"-": "line minus", "+": "line plus"};
      return make("figure", {class: "diff"},
        make("figcaption", {}, `${diff.file}:${diff.line}`),
        make("pre", {class: "source", tabindex: "0", role: "region", "aria-label": `${say("fix")}: ${diff.file}`},
          diff.lines.map(line => make("span", {class: classes[line[0]] ?? "line"}, line + "\n"))));
    }

    function row(term, ...content) {
      return [make("dt", {}, term), make("dd", {}, ...content)];
    }

    function example(title, text, kind) {
      if (!text) return null;
      return make("details", {class: "example " + kind},
        make("summary", {}, title),
        make("pre", {class: "source", tabindex: "0", role: "region", "aria-label": title}, text));
    }

    function fixOf(fix) {
      return make("section", {class: "fix"},
        make("p", {class: "title"}, say("fix")),
        make("p", {}, ...prose(told(fix.summary)), make("span", {class: "safety"}, ` · ${say(fix.safety)}`)),
        fix.why ? make("p", {class: "remark"}, ...prose(told(fix.why))) : null,
        fix.diffs.map(diffOf));
    }

    /** Returns all that is known of a finding. */
    function factsOf(finding, isBesidePicture) {
      const rule = data.rules[finding.rule];
      const sources = rule?.sources ?? [];
      return make("div", {class: "facts"},
        make("dl", {},
          finding.measured || finding.value ? row(say("value"),
            finding.measured ? make("strong", {class: "measured"}, told(finding.measured)) : null,
            finding.value ? make("code", {}, ...withSwatches(finding.value)) : null) : null,
          finding.needed ? row(say("limit"), make("strong", {class: "measured"}, told(finding.needed))) : null,
          finding.help ? row(say("fix"), ...prose(told(finding.help))) : null,
          rule?.why ? row(say("why"), ...prose(told(rule.why))) : null,
          sources.length
            ? row(say("reference"), sources.map(source => make("span", {class: "reference"},
              `${source.edition.replace("ios", "iOS ")} · ${source.section}${source.heading ? " " + source.heading : ""}`))) : null,
          row(say("rule"), make("code", {}, finding.rule), rule ? ` · ${told(rule.title)}` : ""),
          finding.path ? row(say("place"), make("code", {}, finding.path)) : null,
          finding.notes.length ? row(say("notes"), finding.notes.map(note => make("div", {},
            ...prose(told(note.message)),
            note.file ? make("span", {class: "remark"}, ` (${note.file}:${note.line})`) : null))) : null),
        make("p", {class: "file"}, placeText(finding)),
        sourceOf(finding),
        finding.fix ? fixOf(finding.fix) : null,
        make("div", {class: "examples"},
          example(say("badExample"), rule?.bad, "bad"), example(say("goodExample"), rule?.good, "good")),
        make("p", {class: "permalink"}, make("a", {href: addressOf(finding) + viewQuery({hasMarks: false})},
          say(isBesidePicture || !screenOf(finding) ? "link" : "showInPicture"))));
    }

    /** Returns a finding that opens to all that is known of it. */
    function card(finding, options) {
      const screen = screenOf(finding);
      const badge = options.isNumbered
        ? make("span", {class: "badge " + finding.severity, "aria-hidden": "true"}, String(finding.label))
        : make("span", {class: "dot " + finding.severity, "aria-hidden": "true"});
      const remarks = [
        make("span", {class: "word " + finding.severity}, say(finding.severity)),
        make("span", {}, finding.rule),
        options.isNumbered || !screen ? null : make("span", {}, nameOf(screen)),
        finding.known ? make("span", {class: "known"}, say("known")) : null,
      ];
      const details = make("details", {
        class: "card " + finding.severity, id: "finding-" + finding.id, data: {finding: finding.id},
        on: lighting(finding),
      }, make("summary", {}, badge, make("span", {class: "summary"},
        make("span", {class: "message"}, ...prose(told(finding.message))), make("span", {class: "remarks"}, remarks))));
      // What is not looked at is not made.
      details.fill = () => {
        if (details.childElementCount === 1) details.append(factsOf(finding, options.isNumbered));
      };
      details.addEventListener("toggle", () => { if (details.open) details.fill(); });
      return details;
    }

    /** Shows a long list a part at a time. */
    function parts(items, make1, size = 100) {
      const list = make("div", {class: "cards"});
      let shown = 0;
      const more = button("", () => show(), {class: "more"});
      function show() {
        const next = items.slice(shown, shown + size);
        shown += next.length;
        more.before(...next.map(make1));
        more.textContent = say("more", Math.min(size, items.length - shown));
        more.hidden = shown >= items.length;
      }
      list.append(more);
      show();
      return list;
    }

    function findingsView(route) {
      // What an address names is there, whatever the filters say.
      const found = data.findings.filter(finding => matches(finding) || finding.id === route.finding);
      const groups = new Map();
      for (const finding of found) {
        const key = finding.area;
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(finding);
      }
      const sections = [...groups].sort((a, b) => areaName(a[0]).localeCompare(areaName(b[0]))).map(([area, list]) =>
        make("section", {class: "group"},
          heading(2, [areaName(area), " ", make("span", {class: "number"}, String(list.length))]),
          parts(list, finding => card(finding, {isNumbered: false}))));
      return [
        heading(1, say("findings")),
        filterBar(say("ofFindings", found.length, data.findings.length)),
        sections.length ? sections
          : make("p", {class: "empty"}, say(data.findings.length ? "noMatch" : "clean")),
      ];
    }

    """#
}
