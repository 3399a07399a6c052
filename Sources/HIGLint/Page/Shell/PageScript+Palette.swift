extension PageScript {
  /// Colours on backgrounds, text styles, targets.
  static let palette = #"""
    // MARK: Palette and type

    function colorCell(entry) {
      return [swatch(entry.color), entry.name ? make("strong", {}, entry.name) : null,
        make("code", {}, entry.color),
        entry.appearance ? make("span", {class: "remark"}, say(entry.appearance)) : null];
    }

    /** Returns letters in a colour on another, as a picture: where nobody could read them, they show just that. */
    function sample(ink, ground) {
      const letters = shape("text", {x: 19, y: 17, "text-anchor": "middle", fill: safeColor(ink)});
      letters.textContent = "Aa";
      return shape("svg", {class: "sample", width: 38, height: 24, "aria-hidden": "true"},
        shape("rect", {x: 0.5, y: 0.5, width: 37, height: 23, rx: 5, fill: safeColor(ground)}), letters);
    }

    /** Returns the backgrounds, each colour once: by how many names it goes is told in its heading. */
    function grounds(palette) {
      const all = new Map();
      palette.backgrounds.forEach((background, number) => {
        const key = `${background.color} ${background.appearance ?? ""}`;
        const ground = all.get(key) ?? {...background, names: [], numbers: []};
        if (background.name) ground.names.push(background.name);
        ground.numbers.push(number);
        all.set(key, ground);
      });
      return [...all.values()];
    }

    /** Returns how well one colour is seen on one background. */
    function ratioCell(entry, background) {
      // Of several uses the one that is nearest to what it needs, or farthest below it.
      const number = background.numbers.filter(number => typeof entry.contrasts[number] === "number")
        .sort((a, b) => (entry.needed[b] ?? 0) - (entry.needed[a] ?? 0))[0];
      if (number === undefined) return make("td", {class: "ratio"});
      const ratio = entry.contrasts[number];
      const needed = entry.needed[number];
      const isLow = needed !== null && needed !== undefined && ratio < needed;
      return make("td", {class: "ratio" + (isLow ? " low" : "")},
        sample(entry.color, background.color),
        make("span", {class: "measure"}, `${cut(ratio)}:1`),
        needed ? make("span", {class: "remark"},
          isLow ? `${say("tooLow")} · ` : "", say("needs", `${needed}:1`)) : null);
    }

    /** Returns a ratio as rules tell it: cut, not rounded, as 4.499 is not 4.5. */
    function cut(ratio) {
      return String(Math.floor(ratio * 100 + 1e-9) / 100);
    }

    function colorMatrix(palette) {
      const backgrounds = grounds(palette);
      return table(say("contrastMatrix"),
        [say("color"), say("uses"), ...backgrounds.map(background =>
          make("span", {class: "ground"}, swatch(background.color), background.names.join(", "), " ",
            make("code", {}, background.color),
            background.appearance ? make("span", {class: "remark"}, say(background.appearance)) : null))],
        palette.colors, entry => make("tr", {},
          make("th", {scope: "row"}, make("span", {class: "ground"}, colorCell(entry))),
          make("td", {class: "number"}, String(entry.uses)),
          backgrounds.map(background => ratioCell(entry, background))),
        {class: "matrix"});
    }

    /** Returns letters in a style's sizes and weights. */
    function lookOf(style) {
      const weight = Math.min(900, Math.max(100, style.weights[0] ?? 400));
      return make("span", {class: "look", "aria-hidden": "true"}, style.sizes.slice(0, 4).map(size =>
        make("span", {style: {"font-size": `${Math.min(Math.max(size, 1), 64)}px`, "font-weight": String(weight)}},
          state.language === "zh" ? "永" : "Ag")));
    }

    function styleTable(palette) {
      return table(say("textStyles"), [say("style"), say("look"), say("sizes"), say("weights"), say("uses")],
        palette.styles, style => make("tr", {},
          make("th", {scope: "row"}, style.name ?? "–"),
          make("td", {}, lookOf(style)),
          make("td", {}, style.sizes.map(size => `${size} pt`).join(", ")),
          make("td", {}, style.weights.join(", ")),
          make("td", {class: "number"}, String(style.uses))));
    }

    function targetTable(palette) {
      // A control of the system's may be smaller: only what the rule has found is wrong.
      const found = new Set(data.findings.filter(finding => finding.rule === "layout/tap-target")
        .map(finding => finding.path));
      const makeRow = target => {
        const isLow = !target.ok && found.has(target.path);
        const screen = data.screens.find(screen => screen.id === target.screen);
        const side = Math.min(44, Math.max(target.width, 1));
        return make("tr", {},
          make("th", {scope: "row"}, make("code", {}, target.path)),
          make("td", {}, screen ? make("a", {href: "#" + screen.slug}, nameOf(screen)) : target.screen),
          make("td", {}, target.kind),
          make("td", {class: "number"}, `${target.width} × ${target.height} pt`),
          // The box is 44 points wide and high, and what is in it as much of the target as fits.
          make("td", {}, make("span", {class: "target-room", "aria-hidden": "true"},
            make("span", {class: "target " + (isLow ? "low" : "ok"), style: {
              width: `${side}px`, height: `${Math.min(44, Math.max(target.height, 1))}px`,
            }}))),
          make("td", {class: isLow ? "low" : ""}, say(isLow ? "tooSmall" : target.ok ? "enough" : "notReported")));
      };
      return table(say("bySize"), [say("view"), say("screen"), say("kind"), say("size"), "44 pt", say("status")],
        palette.targets, makeRow);
    }

    function paletteView() {
      const palette = data.palette;
      const isEmpty = !palette || !(palette.colors.length + palette.styles.length + palette.targets.length
        + palette.undecided.colors + palette.undecided.targets);
      if (isEmpty) return [heading(1, say("palette")), make("p", {class: "empty"}, say("noPalette"))];
      return [
        heading(1, say("palette")),
        palette.colors.length ? [heading(2, say("contrastMatrix")),
          make("p", {class: "remark"}, say("matrixNote")), colorMatrix(palette)] : null,
        palette.undecided.colors ? make("p", {class: "remark"}, say("openColors", palette.undecided.colors)) : null,
        palette.styles.length ? [heading(2, say("textStyles")), styleTable(palette)] : null,
        palette.targets.length ? [heading(2, say("bySize")), targetTable(palette)] : null,
        palette.undecided.targets
          ? make("p", {class: "remark"}, say("openTargets", palette.undecided.targets)) : null,
      ];
    }

    """#
}
