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
      const isTab = edge.kind === "tab";
      const transition = edge.transition ? transitionName(edge.transition) : "";
      const label = [say(edge.kind), transition].filter(Boolean).join(", ");
      const line = shape("path", {
        d: path, class: `edge ${/^[a-z]+$/i.test(edge.kind) ? edge.kind : ""}${isMarked ? " marked" : ""}`,
        // Tabs hang together: none leads to another.
        "marker-end": isTab ? null : `url(#arrow-${isMarked ? "marked" : "plain"})`,
      });
      const title = shape("title");
      title.textContent = isTab ? `${say("tabBar")}: ${nodeTitle(edge.from)}, ${nodeTitle(edge.to)}`
        : `${nodeTitle(edge.from)} → ${nodeTitle(edge.to)}: ${label}`;
      line.append(title);
      if (!transition) return line;
      const [[x, y], [lastX]] = [points.at(-1), points.at(-2)];
      const name = shape("text", {
        x: x + (lastX > x ? 12 : -12), y: y - 5, class: "edge-name", "text-anchor": lastX > x ? "start" : "end",
      });
      name.textContent = shortened(transition, 76, 10);
      return shape("g", {}, line, name);
    }

    /** Returns a transition as people say it: `coverVertical` is “cover vertical”. */
    function transitionName(transition) {
      if (TRANSITIONS[transition]) return TRANSITIONS[transition][state.language === "zh" ? 1 : 0];
      return transition.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
    }

    function nodeOf(id) {
      flowState.nodes ??= new Map(data.flow.nodes.map(node => [node.id, node]));
      return flowState.nodes.get(id);
    }

    /** Returns the title of a node's screen in the page's language, or what the flow calls it. */
    function titleOfNode(node) {
      return told(screenOfNode(node)?.title) || node.title || node.id;
    }

    function nodeTitle(id) {
      const node = nodeOf(id);
      return node ? titleOfNode(node) : id;
    }

    /** Returns the screen of a node; of several apps with a screen of one name, each has its own. */
    function screenOfNode(node) {
      const name = node.screen ?? node.id;
      const place = data.flow.nodes.filter(other => (other.screen ?? other.id) === name).indexOf(node);
      const screens = data.screens.filter(screen => screen.id === name && !screen.component);
      return screens[place] ?? screens[0];
    }

    const TITLE_HEIGHT = 22;
    const MARK_HEIGHT = 15;

    function flowNode(node) {
      const screen = screenOfNode(node);
      const marks = (node.marks ?? []).filter(mark => NAMES[mark]);
      const bad = marks.some(mark => mark !== "start");
      const link = shape(screen ? "a" : "g", {class: "node" + (bad ? " marked" : "") +
        (marks.includes("start") ? " start" : "")});
      if (screen) link.setAttribute("href", "#" + screen.slug);
      const words = [titleOfNode(node), ...marks.map(mark => say(mark))].join(", ");
      link.setAttribute(screen ? "aria-label" : "data-label", words);
      const title = shape("title");
      title.textContent = words;
      link.append(title, shape("rect", {x: node.x, y: node.y, width: node.width, height: node.height, rx: 8}));
      const version = screen && versionOf(screen);
      const room = node.height - TITLE_HEIGHT - marks.length * MARK_HEIGHT;
      if (version) {
        const picture = shape("image", {
          x: node.x + 4, y: node.y + 4, width: node.width - 8, height: room - 4, preserveAspectRatio: "xMidYMid meet",
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
      text.textContent = shortened(titleOfNode(node), node.width - 8, 12);
      link.append(text);
      marks.forEach((mark, number) => {
        const line = shape("text", {
          x: node.x + node.width / 2, class: "node-mark",
          y: node.y + node.height - 6 - (marks.length - 1 - number) * MARK_HEIGHT,
        });
        line.textContent = shortened(say(mark), node.width - 8, 11);
        link.append(line);
      });
      return link;
    }

    /** Cuts a text so that it takes at most so many pixels in a font of a size. */
    function shortened(text, room, size) {
      const width = character => size * (character.codePointAt(0) > 0x2e7f ? 1 : 0.62);
      const characters = [...text];
      if (characters.reduce((sum, character) => sum + width(character), 0) <= room) return text;
      let left = room - size;
      const kept = characters.slice(0, characters.findIndex(character => (left -= width(character)) < 0));
      return kept.join("") + "…";
    }

    function flowView() {
      const flow = data.flow;
      if (!flow?.nodes.length) return [heading(1, say("flow")), make("p", {class: "empty"}, say("noFlow"))];
      const drawing = flowDrawing(flow);
      const frame = make("div", {class: "mapped", tabindex: "0", role: "region", "aria-label": say("map")}, drawing);
      const zoom = scale => {
        flowState.scale = Math.min(3, Math.max(0.02, scale));
        drawing.style.setProperty("width", `${(flow.width + 2 * MARGIN) * flowState.scale}px`);
        drawing.style.setProperty("height", `${(flow.height + 2 * MARGIN) * flowState.scale}px`);
      };
      const whole = () => Math.min(1, (frame.clientWidth - 2) / (flow.width + 2 * MARGIN),
        0.75 * window.innerHeight / (flow.height + 2 * MARGIN));
      const fit = () => zoom(whole());
      // At first all of it or, where that would be too small to see, what it begins with.
      const begin = () => {
        zoom(Math.max(0.4, whole()));
        const start = flow.nodes.find(node => (node.marks ?? []).includes("start")) ?? flow.nodes[0];
        frame.scrollTo((start.x + MARGIN) * flowState.scale - 40,
          (start.y + MARGIN + start.height / 2) * flowState.scale - frame.clientHeight / 2);
      };
      queueMicrotask(() => requestAnimationFrame(() => flowState.scale ? zoom(flowState.scale) : begin()));
      makeMovable(frame, zoom);
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
          make("strong", {}, titleOfNode(node)),
          node.marks.filter(mark => NAMES[mark]).map(mark =>
            make("span", {class: "word warning"}, say(mark)))))) : null,
        flow.bars.map(bar => make("p", {}, make("strong", {}, say("tabBar")), ": ",
          bar.flatMap((id, number) => [number ? " · " : "", nodeLink(id)]))),
        heading(2, say("ways")),
        table(say("ways"), [say("from"), say("to"), say("kind"), say("transition"), say("marks")],
          flow.edges.filter(edge => edge.kind !== "tab"), edge => make("tr", {},
            make("th", {scope: "row"}, nodeLink(edge.from)), make("td", {}, nodeLink(edge.to)),
            make("td", {}, say(edge.kind)), make("td", {}, edge.transition ? transitionName(edge.transition) : ""),
            make("td", {}, (edge.marks ?? []).map(mark => say(mark)).join(", ")))),
      ];
    }

    /** Lets a map be moved by dragging it, and be zoomed with the wheel while Control or Command is held. */
    function makeMovable(frame, zoom) {
      let from = null;
      frame.addEventListener("pointerdown", event => {
        if (event.button !== 0 || event.pointerType !== "mouse") return;
        from = {x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, isMoved: false};
      });
      frame.addEventListener("pointermove", event => {
        if (!from || !(event.buttons & 1)) return void (from = null);
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 4) from.isMoved = true;
        if (from.isMoved) frame.scrollTo(from.left + from.x - event.clientX, from.top + from.y - event.clientY);
      });
      // What was dragged was not clicked.
      frame.addEventListener("click", event => {
        if (from?.isMoved) event.preventDefault();
        from = null;
      }, true);
      frame.addEventListener("dragstart", event => event.preventDefault());
      frame.addEventListener("wheel", event => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const box = frame.getBoundingClientRect();
        const [x, y] = [event.clientX - box.left, event.clientY - box.top];
        const before = flowState.scale;
        zoom(before * Math.exp(-event.deltaY / 300));
        const factor = flowState.scale / before;
        frame.scrollTo((frame.scrollLeft + x) * factor - x, (frame.scrollTop + y) * factor - y);
      }, {passive: false});
    }

    function shapeOfKind(kind) {
      return shape("svg", {width: 28, height: 10, "aria-hidden": "true"},
        shape("path", {d: "M0 5H28", class: `edge ${/^[a-z]+$/i.test(kind) ? kind : ""}`}));
    }

    function nodeLink(id) {
      const node = nodeOf(id);
      const screen = node && screenOfNode(node);
      return screen ? make("a", {href: "#" + screen.slug}, nodeTitle(id)) : nodeTitle(id);
    }

    """#
}
