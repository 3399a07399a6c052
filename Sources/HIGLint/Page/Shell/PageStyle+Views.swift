extension PageStyle {
  /// The overview, the screens and their findings.
  static let views = """
    .hero { margin-bottom: 24px; }
    .hero h1 { margin-bottom: 4px; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 14px; margin: 18px 0; }
    .tile {
      background: var(--panel); border: 1px solid var(--line); border-left: 5px solid var(--tile);
      border-radius: 14px;
      padding: 14px 18px; text-decoration: none; color: var(--ink); box-shadow: var(--shadow); display: flex;
      flex-direction: column;
    }
    .tile:hover { background: var(--raised); border-color: var(--tile); }
    .tile strong { font-size: 34px; line-height: 1.1; font-variant-numeric: tabular-nums; color: var(--tile); }
    .tile span { color: var(--soft); }
    .tile.error { --tile: var(--error); }
    .tile.warning { --tile: var(--warning); }
    .tile.advice { --tile: var(--advice); }
    .tile.question { --tile: var(--question); }
    .columns { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 20px; align-items: start; }
    .panels { display: grid; gap: 20px; }
    .panel td.wide { width: 34%; padding-inline-end: 0; }
    .share {
      display: grid; grid-template-columns: 130px 1fr max-content; gap: 12px; align-items: center; margin: 8px 0;
    }
    .share .value { font-variant-numeric: tabular-nums; font-size: 14px; }
    ul.plain li {
      padding: 7px 0; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 10px;
    }
    ul.plain li:last-child { border-bottom: none; }
    ul.plain code { overflow-wrap: anywhere; }
    .ranking li { display: grid; grid-template-columns: minmax(0, 1fr) max-content; gap: 0 12px; padding: 6px 0; }
    .ranking a { overflow-wrap: anywhere; }
    .ranking .remark { grid-column: 1 / -1; }
    .worst { margin-bottom: 32px; }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); gap: 18px; }
    a.screen { display: block; text-decoration: none; color: var(--ink); border-radius: 14px; }
    .thumb {
      display: block; height: 270px; border-radius: 12px; overflow: hidden; background: var(--sunk);
      border: 1px solid var(--line); box-shadow: var(--shadow);
    }
    .thumb img { display: block; width: 100%; height: 100%; object-fit: contain; }
    a.screen:hover .thumb { border-color: var(--accent); }
    .caption { display: flex; justify-content: space-between; gap: 8px; padding: 8px 2px 0; align-items: center; }
    .caption .name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    a.screen .remarks { padding: 0 2px; }
    .tally { display: inline-flex; gap: 3px; flex: none; }
    .tally.ok { color: var(--good); font-weight: 700; }
    .count, .badge, .pin {
      display: inline-flex; align-items: center; justify-content: center; min-width: 22px; height: 22px;
      border-radius: 11px;
      padding: 0 5px; color: #fff; font-weight: 700; font-size: 12px; font-variant-numeric: tabular-nums; flex: none;
    }
    .count.error, .badge.error, .pin.error { background: #b8002f; }
    .count.warning, .badge.warning, .pin.warning { background: #855400; }
    .count.advice, .badge.advice, .pin.advice { background: #0b57c9; }
    .filters {
      display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: end; margin-bottom: 22px; padding: 14px 16px;
      background: var(--panel); border: 1px solid var(--line); border-radius: 14px;
    }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip { border-radius: 17px; display: inline-flex; align-items: center; gap: 7px; }
    .chip[aria-pressed="true"] {
      background: var(--accent-ground); border-color: var(--accent); color: var(--accent);
    }
    .choice { display: flex; flex-direction: column; font-size: 12px; color: var(--soft); min-width: 0; }
    .choice select { font-size: 14px; color: var(--ink); max-width: 190px; text-overflow: ellipsis; }
    .result { display: flex; gap: 8px; align-items: center; min-height: 34px; font-size: 14px; color: var(--soft); }
    .filters .result { margin-inline-start: auto; }
    .heading { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; margin-bottom: 16px; }
    .heading h1 { margin: 0; overflow-wrap: anywhere; }
    .heading .kind { font-size: 13px; font-weight: 500; color: var(--soft); margin-left: 10px; }
    .steps { margin-inline-start: auto; display: flex; gap: 6px; }
    .step {
      border: 1px solid var(--line); border-radius: 8px; width: 36px; height: 34px; display: inline-flex;
      font-size: 20px;
      align-items: center; justify-content: center; text-decoration: none; background: var(--panel);
    }
    .detail {
      display: grid; grid-template-columns: minmax(280px, 420px) minmax(0, 1fr); gap: 32px; align-items: start;
    }
    .picture {
      position: sticky; top: 70px; max-height: calc(100vh - 76px); overflow: auto; margin-left: -24px;
      padding: 6px 26px 26px 28px;
    }
    .controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 12px; }
    .controls:empty { display: none; }
    .stage {
      position: relative; border-radius: 10px; box-shadow: 0 0 0 1px var(--line), 0 8px 28px rgba(0, 0, 0, 0.16);
    }
    .stage .drawn, .stage > svg { display: block; width: 100%; height: auto; border-radius: 10px; }
    .overlay { position: absolute; inset: 0; }
    .frame {
      position: absolute; border-radius: 3px; pointer-events: none; border: 1.5px solid var(--frame); opacity: 0.55;
    }
    .frame.error { --frame: #b8002f; }
    .frame.warning { --frame: #b87700; }
    .frame.advice { --frame: #0b57c9; }
    .frame.question {
      --frame: #6d4ad6; opacity: 1; border-width: 2px; box-shadow: 0 0 0 2px rgba(255, 255, 255, 0.7);
    }
    .frame.lit, .frame.selected {
      opacity: 1; border-width: 2.5px; box-shadow: 0 0 0 2px #fff, 0 0 0 5px var(--frame); z-index: 1;
    }
    .pin {
      position: absolute; width: 24px; height: 24px; border-radius: 12px; margin: -12px 0 0 -12px;
      text-decoration: none;
      box-shadow: 0 0 0 1.5px #fff, 0 1px 4px rgba(0, 0, 0, 0.45); padding: 0; z-index: 2;
    }
    .pin.lit, .pin.selected { transform: scale(1.25); z-index: 3; }
    .pin:focus-visible { border-radius: 12px; outline-color: #0a5bc4; outline-offset: 3px; }
    .gaps { margin-top: 14px; font-size: 13px; color: var(--soft); }
    .gaps li { padding: 3px 0 3px 12px; border-left: 3px dashed #b5179e; margin: 6px 0; overflow-wrap: anywhere; }
    summary { cursor: pointer; }
    .cards { display: grid; gap: 10px; }
    .card {
      background: var(--panel); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow);
      min-width: 0;
      margin-bottom: 10px;
    }
    .cards .card { margin-bottom: 0; }
    .card > summary {
      display: flex; gap: 12px; padding: 12px 16px; align-items: flex-start; list-style: none; border-radius: 12px;
    }
    .card > summary::-webkit-details-marker { display: none; }
    .card > summary .dot { margin-top: 7px; }
    .card > summary::after {
      content: "›"; margin-inline-start: auto; color: var(--soft); font-size: 20px; line-height: 1;
    }
    .card[open] > summary::after { transform: rotate(90deg); }
    .card.lit, .card.selected { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .summary { display: grid; gap: 3px; min-width: 0; }
    .message { overflow-wrap: anywhere; }
    .remarks { display: flex; flex-wrap: wrap; gap: 2px 12px; overflow-wrap: anywhere; min-width: 0; }
    .known { border: 1px solid var(--line); border-radius: 8px; padding: 0 7px; }
    .facts { padding: 0 16px 14px; border-top: 1px solid var(--line); }
    .facts .file { margin: 8px 0 4px; overflow-wrap: anywhere; }
    .measured { margin-right: 10px; font-variant-numeric: tabular-nums; }
    .reference { display: inline-block; margin-right: 14px; }
    .source {
      margin: 0; padding: 10px 0; background: var(--sunk); border-radius: 8px; overflow-x: auto; white-space: pre;
      tab-size: 4; font-size: 13px;
    }
    .source .line { display: block; padding: 0 14px; min-width: max-content; }
    .source .number { display: inline-block; width: 3.2em; margin-right: 12px; text-align: end; color: var(--soft); }
    .source .own { background: var(--accent-ground); }
    mark { background: var(--mark); color: inherit; border-radius: 2px; }
    .source .minus { background: var(--error-ground); color: var(--error); }
    .source .plus { background: var(--good-ground); color: var(--good); }
    .diff { margin: 8px 0; }
    figure { margin: 0; }
    figcaption { font-size: 13px; color: var(--soft); margin-bottom: 4px; overflow-wrap: anywhere; }
    .fix p { margin: 4px 0; }
    .fix .title { font-weight: 600; margin-top: 16px; }
    .safety { color: var(--soft); }
    .examples {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 10px; margin-top: 14px;
    }
    .example summary { font-size: 14px; font-weight: 600; padding: 4px 0; }
    .example.bad summary { color: var(--error); }
    .example.good summary { color: var(--good); }
    .example .source { padding: 10px 14px; }
    .permalink { margin: 12px 0 0; font-size: 13px; }
    .more { justify-self: center; }

    """
}
