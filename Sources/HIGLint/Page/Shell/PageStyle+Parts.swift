extension PageStyle {
  /// The checklist, the flow, the palette, narrow screens and paper.
  static let parts = """
    .answering {
      display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; background: var(--panel);
      border-radius: 14px;
      border: 1px solid var(--line); padding: 14px 18px; box-shadow: var(--shadow); margin-bottom: 12px;
    }
    .answering .bar { flex: 1; min-width: 100px; }
    .answering .remark { flex-basis: 100%; margin: 0; }
    .asks > summary { align-items: center; }
    .asks > .why, .asks > .every, .asks > .questions { margin: 0 16px 12px; }
    .asks > .why { color: var(--soft); max-width: 78ch; }
    .every {
      display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; font-size: 14px; color: var(--soft);
    }
    .done-count {
      margin-inline-start: auto; font-variant-numeric: tabular-nums; color: var(--soft); font-size: 14px;
    }
    .done-count.done { color: var(--good); font-weight: 700; }
    .asks > summary::after { margin-inline-start: 0; }
    .item { display: flex; gap: 18px; padding: 14px 0; border-top: 1px solid var(--line); }
    .asked { display: grid; gap: 6px; min-width: 0; flex: 1; align-content: start; }
    .asked p { margin: 0; overflow-wrap: anywhere; }
    .expired { color: var(--warning); font-size: 14px; }
    .cause { display: inline-block; margin-right: 12px; }
    .pictured { flex: none; align-self: start; border-radius: 10px; }
    .crop {
      display: block; position: relative; width: 168px; height: 132px; overflow: hidden; border-radius: 10px;
      border: 1px solid var(--line); background: var(--sunk); flex: none;
    }
    .crop img { position: absolute; max-width: none; }
    .answers { display: flex; flex-wrap: wrap; gap: 6px; }
    .answers input { position: absolute; opacity: 0; width: 1px; height: 1px; }
    .answer {
      border: 1px solid var(--soft); border-radius: 17px; padding: 4px 14px; cursor: pointer; font-size: 14px;
    }
    .answer:hover { background: var(--sunk); }
    .answers input:checked + .answer.passes { background: #0b6b34; border-color: #0b6b34; color: #fff; }
    .answers input:checked + .answer.fails { background: #b8002f; border-color: #b8002f; color: #fff; }
    .answers input:checked + .answer.notApplicable { background: #4d5561; border-color: #4d5561; color: #fff; }
    .answers input:focus-visible + .answer { outline: 3px solid var(--accent); outline-offset: 2px; }
    .noted { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; font-size: 14px; }
    .noted input { flex: 1; min-width: 120px; max-width: 420px; }
    .noted label { color: var(--soft); }
    .mapped {
      overflow: auto; max-height: 78vh; border: 1px solid var(--line); border-radius: 14px; background: var(--panel);
      margin-bottom: 16px;
    }
    .map { display: block; user-select: none; }
    .mapped { cursor: grab; }
    .mapped:active { cursor: grabbing; }
    .edge-name { font-size: 10px; fill: var(--soft); paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
    .node rect { fill: var(--raised); stroke: var(--line); stroke-width: 1.5; }
    .node:hover rect, .node:focus rect { stroke: var(--accent); stroke-width: 2.5; }
    .node:focus-visible { outline: none; }
    .node:focus-visible rect { stroke: var(--accent); stroke-width: 4; }
    .node.marked rect { stroke: var(--error); stroke-width: 2; }
    .node.start rect { stroke: var(--good); stroke-width: 2.5; }
    .node-title { font-size: 12px; font-weight: 600; fill: var(--ink); text-anchor: middle; }
    .node-mark { font-size: 11px; fill: var(--error); text-anchor: middle; }
    .node.start:not(.marked) .node-mark { fill: var(--good); }
    .node-count { font-size: 11px; font-weight: 700; fill: #fff; text-anchor: middle; }
    .node-badge { stroke: #fff; stroke-width: 1.5; }
    .node-badge.error { fill: #b8002f; }
    .node-badge.warning { fill: #855400; }
    .node-badge.advice { fill: #0b57c9; }
    .edge { fill: none; stroke: var(--soft); stroke-width: 1.8; stroke-linejoin: round; }
    .edge.modal, .edge.popover { stroke: var(--question); stroke-dasharray: 7 4; }
    .edge.tab { stroke: var(--good); stroke-width: 2.6; }
    .edge.unwind, .edge.back { stroke-dasharray: 2 4; }
    .edge.marked { stroke: var(--error); stroke-width: 2.4; }
    .arrow.plain path { fill: var(--soft); }
    .arrow.marked path { fill: var(--error); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 13px; color: var(--soft); }
    .legend li { display: inline-flex; align-items: center; gap: 7px; }
    .matrix { width: max-content; min-width: 100%; }
    .ground { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 3px 6px; }
    .ground .swatch { width: 20px; height: 20px; border-radius: 5px; }
    .matrix .remark { display: block; }
    .ratio .sample { margin-inline-end: 8px; vertical-align: middle; font-size: 14px; font-weight: 600; }
    .ratio .sample rect { stroke: rgba(128, 128, 128, 0.5); }
    .ratio .measure { font-variant-numeric: tabular-nums; font-weight: 600; }
    .ratio.low .measure, .ratio.low .remark { color: var(--error); }
    .target { display: block; border: 1.5px solid var(--good); background: var(--good-ground); border-radius: 4px; }
    .target.low { border-color: var(--error); background: var(--error-ground); }
    .target-room {
      display: flex; align-items: center; justify-content: center; width: 46px; height: 46px; border-radius: 5px;
      border: 1px dashed var(--soft);
    }
    .look { display: inline-flex; align-items: baseline; gap: 12px; line-height: 1.1; }
    .marks { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
    .marks .area { fill-opacity: 0.22; stroke-width: 1; }
    .marks .area.system { stroke-dasharray: 4 2; }
    .marks .outline { fill: none; stroke-width: 0.5; }
    .marks .distance { fill: none; stroke-width: 1; }
    .marks .good { fill: #08783a; stroke: #08783a; }
    .marks .bad { fill: #d00036; stroke: #d00036; }
    .marks .open { fill: #8a5a00; stroke: #8a5a00; }
    .marks .free { fill: #5a626b; stroke: #5a626b; }
    .marks .system { fill: #0057d9; stroke: #0057d9; }
    .marks .tag { stroke: none; }
    .marks .outline, .marks .distance { fill: none; }
    .mark-words { font-size: 8px; font-weight: 600; text-anchor: middle; fill: #fff; }
    .key { margin-top: 12px; }
    .key-color { width: 14px; height: 14px; border-radius: 3px; flex: none; }
    .key-color.good { background: #08783a; }
    .key-color.bad { background: #d00036; }
    .key-color.open { background: #8a5a00; }
    .key-color.free { background: #5a626b; }
    .key-color.system { background: #0057d9; }
    .detail.zoomed { grid-template-columns: minmax(0, 1fr); }
    .zoomed .picture { position: static; max-height: none; }
    .pair { display: flex; flex-wrap: wrap; gap: 24px; }
    .pair figure { flex: 1 1 280px; max-width: 420px; }
    .changed { margin-bottom: 36px; }
    .changed .kind { font-size: 13px; font-weight: 500; color: var(--soft); margin-left: 10px; }
    .card.gone { padding: 12px 16px; display: flex; gap: 12px; }
    .pin.gone, .badge.gone { background: #4d5561; }
    #paper { display: none; }
    @media (max-width: 900px) {
      .columns, .detail { grid-template-columns: minmax(0, 1fr); }
      .picture { position: static; max-height: none; }
      .stage { margin: 0 auto; }
    }
    @media (max-width: 600px) {
      header { position: static; padding: 10px 14px; }
      nav { flex-basis: 100%; order: 3; }
      main { padding: 18px 14px 48px; }
      .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .item { flex-direction: column; }
      .share { grid-template-columns: 100px 1fr max-content; }
      .choice { width: calc(50% - 7px); }
      .choice select { width: 100%; max-width: none; }
      .filters { align-items: stretch; }
      dl { grid-template-columns: minmax(0, 1fr); gap: 2px; }
      dd { margin-bottom: 8px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .pin { transition: transform 0.12s; }
      .frame { transition: opacity 0.12s; }
    }
    @media print {
      :root, :root[data-theme="dark"] {
        color-scheme: light;
        --ground: #fff; --panel: #fff; --raised: #fff; --sunk: #f2f2f4; --ink: #000; --soft: #444; --line: #ccc;
        --accent: #0a5bc4; --accent-ground: #e5effc; --error: #b00030; --warning: #855400; --advice: #0b57c9;
        --question: #5b3fb5; --good: #0b6b34; --shadow: none;
      }
      @page { margin: 14mm; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      header, main, .skip { display: none; }
      #paper { display: block; font-size: 12px; }
      .sheet { break-after: page; }
      .sheet:last-child { break-after: auto; }
      .sheet .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .sheet h2 { margin-top: 0; break-after: avoid; }
      .printed { display: grid; gap: 8px; }
      .printed li { display: flex; gap: 8px; align-items: flex-start; break-inside: avoid; }
      .printed .remarks { display: flex; }
      .boxes { display: flex; flex-wrap: wrap; gap: 2px 12px; padding: 2px 0; }
      #paper .map { width: 100%; height: auto; max-height: 240mm; }
      #paper .scrolled { overflow: visible; }
      #paper table { font-size: 10px; }
      #paper .matrix { width: 100%; }
      #paper .sample, #paper .more, #paper .target-room { display: none; }
      #paper tr { break-inside: avoid; }
      .stage { box-shadow: 0 0 0 1px #ccc; }
      .pin { width: 20px; height: 20px; margin: -10px 0 0 -10px; font-size: 11px; }
    }

    """
}
