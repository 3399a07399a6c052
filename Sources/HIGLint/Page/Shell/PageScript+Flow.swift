extension PageScript {
  /// The map of the ways between screens.
  static let flow = #"""
    // MARK: Flow

    const flowState = {scale: null, nodes: null};

    /** The room around the map, in its points. */
    const MARGIN = 20;

    /** Returns the picture of the flow: nodes are screens with their thumbnails, lines the ways between them. */
    function flowDrawing(flow) {
      const drawing = shape("svg", {
        viewBox: `${-MARGIN} ${-MARGIN} ${flow.width + 2 * MARGIN} ${flow.height + 2 * MARGIN}`, role: "group",
        "aria-label": say("map"), class: "map",
      }, shape("defs", {}, ["plain", "marked"].map(kind => shape("marker", {
        id: "arrow-" + kind, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto",
        class: "arrow " + kind,
      }, shape("path", {d: "M0 0L10 5L0 10z"})))));
      for (const edge of flow.edges) drawing.append(flowEdge(edge));
      for (const node of flow.nodes) drawing.append(flowNode(node));
      return drawing;
    }

    function flowEdge(edge) {
      const isMarked = (edge.marks ?? []).length > 0;
      const points = edge.points;
      const path = points.map(([x, y], number) => `${number ? "L" : "M"}${x} ${y}`).join("");
      const label = [say(edge.kind), edge.transition].filter(Boolean).join(", ");
      const line = shape("path", {
        d: path, class: `edge ${/^[a-z]+$/i.test(edge.kind) ? edge.kind : ""}${isMarked ? " marked" : ""}`,
        "marker-end": `url(#arrow-${isMarked ? "marked" : "plain"})`,
      });
      const title = shape("title");
      title.textContent = `${nodeTitle(edge.from)} → ${nodeTitle(edge.to)}: ${label}`;
      line.append(title);
      return line;
    }

    function nodeOf(id) {
      flowState.nodes ??= new Map(data.flow.nodes.map(node => [node.id, node]));
      return flowState.nodes.get(id);
    }

    function nodeTitle(id) {
      return nodeOf(id)?.title || id;
    }

    /** Returns the screen of a node; of several apps with a screen of one name, each has its own. */
    function screenOfNode(node) {
      const name = node.screen ?? node.id;
      const place = data.flow.nodes.filter(other => (other.screen ?? other.id) === name).indexOf(node);
      const screens = data.screens.filter(screen => screen.id === name && !screen.component);
      return screens[place] ?? screens[0];
    }

    const TITLE_HEIGHT = 22;

    function flowNode(node) {
      const screen = screenOfNode(node);
      const marks = (node.marks ?? []).filter(mark => NAMES[mark]);
      const bad = marks.some(mark => mark !== "start");
      const link = shape(screen ? "a" : "g", {class: "node" + (bad ? " marked" : "") +
        (marks.includes("start") ? " start" : "")});
      if (screen) link.setAttribute("href", "#" + screen.slug);
      const words = [node.title || node.id, ...marks.map(mark => say(mark))].join(", ");
      link.setAttribute(screen ? "aria-label" : "data-label", words);
      const title = shape("title");
      title.textContent = words;
      link.append(title, shape("rect", {x: node.x, y: node.y, width: node.width, height: node.height, rx: 8}));
      const version = screen && versionOf(screen);
      const room = node.height - TITLE_HEIGHT - (marks.length ? 16 : 0);
      if (version) {
        const picture = shape("image", {
          x: node.x + 4, y: node.y + 4, width: node.width - 8, height: room - 4, preserveAspectRatio: "xMidYMin slice",
        });
        picture.picture = version;
        lazy.observe(picture);
        link.append(picture);
        const counts = countBySeverity(screen.findings);
        const worst = SEVERITIES.find(severity => counts[severity]);
        if (worst) {
          const count = shape("text", {x: node.x + node.width - 12, y: node.y + 16, class: "node-count"});
          count.textContent = String(screen.findings.length);
          link.append(shape("circle", {
            cx: node.x + node.width - 12, cy: node.y + 12, r: 10, class: "node-badge " + worst,
          }), count);
        }
      }
      const text = shape("text", {x: node.x + node.width / 2, y: node.y + room + 15, class: "node-title"});
      text.textContent = shortened(node.title || node.id, Math.floor(node.width / 6.5));
      link.append(text);
      if (marks.length) {
        const mark = shape("text", {x: node.x + node.width / 2, y: node.y + node.height - 6, class: "node-mark"});
        mark.textContent = marks.map(mark => say(mark)).join(" · ");
        link.append(mark);
      }
      return link;
    }

    function shortened(text, room) {
      const characters = [...text];
      return characters.length > room ? characters.slice(0, Math.max(1, room - 1)).join("") + "…" : text;
    }

    function flowView() {
      const flow = data.flow;
      if (!flow?.nodes.length) return [heading(1, say("flow")), make("p", {class: "empty"}, say("noFlow"))];
      const drawing = flowDrawing(flow);
      const frame = make("div", {class: "mapped", tabindex: "0", role: "region", "aria-label": say("map")}, drawing);
      const zoom = scale => {
        flowState.scale = Math.min(3, Math.max(0.1, scale));
        drawing.style.setProperty("width", `${(flow.width + 2 * MARGIN) * flowState.scale}px`);
        drawing.style.setProperty("height", `${(flow.height + 2 * MARGIN) * flowState.scale}px`);
      };
      // All of it, where one can still see what it shows.
      const fit = () => zoom(Math.min(1, (frame.clientWidth - 2) / (flow.width + 2 * MARGIN),
        Math.max(0.5, 0.75 * window.innerHeight / (flow.height + 2 * MARGIN))));
      queueMicrotask(() => requestAnimationFrame(() => flowState.scale ? zoom(flowState.scale) : fit()));
      const marked = flow.nodes.filter(node => (node.marks ?? []).some(mark => mark !== "start"));
      return [
        heading(1, say("flow")),
        make("div", {class: "controls"}, make("div", {class: "segments", role: "group", "aria-label": say("map")},
          button("−", () => zoom(flowState.scale / 1.25), {"aria-label": say("zoomOut")}),
          button(say("fit"), fit),
          button("+", () => zoom(flowState.scale * 1.25), {"aria-label": say("zoomIn")})),
        make("ul", {class: "legend"}, [...new Set(flow.edges.map(edge => edge.kind))].map(kind => make("li", {},
          shapeOfKind(kind), say(kind))))),
        frame,
        marked.length ? make("ul", {class: "plain"}, marked.map(node => make("li", {},
          make("strong", {}, node.title || node.id),
          node.marks.filter(mark => NAMES[mark]).map(mark =>
            make("span", {class: "word warning"}, say(mark)))))) : null,
        heading(2, say("ways")),
        table(say("ways"), [say("from"), say("to"), say("kind"), say("transition"), say("marks")],
          flow.edges, edge => make("tr", {},
            make("th", {scope: "row"}, nodeLink(edge.from)), make("td", {}, nodeLink(edge.to)),
            make("td", {}, say(edge.kind)), make("td", {}, edge.transition ?? ""),
            make("td", {}, (edge.marks ?? []).map(mark => say(mark)).join(", ")))),
      ];
    }

    function shapeOfKind(kind) {
      return shape("svg", {width: 28, height: 10, "aria-hidden": "true"},
        shape("path", {d: "M0 5H28", class: `edge ${/^[a-z]+$/i.test(kind) ? kind : ""}`}));
    }

    function nodeLink(id) {
      const node = nodeOf(id);
      const screen = node && screenOfNode(node);
      return screen ? make("a", {href: "#" + screen.slug}, node.title || id) : nodeTitle(id);
    }

    """#
}
