extension PageStyle {
  /// Colours, type, the header, and what all views share.
  static let frame = """
    :root {
      color-scheme: light;
      --ground: #f4f5f7; --panel: #ffffff; --raised: #ffffff; --sunk: #eef0f3; --ink: #16191d; --soft: #555d68;
      --line: #d9dde3; --accent: #0a5bc4; --accent-ground: #e5effc; --error: #b00030; --warning: #855400;
      --advice: #0b57c9;
      --question: #5b3fb5; --good: #0b6b34; --error-ground: #fdeaee; --good-ground: #e6f5ec; --mark: #ffe38a;
      --shadow: 0 1px 2px rgba(20, 26, 34, 0.08), 0 2px 10px rgba(20, 26, 34, 0.06);
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #131518; --panel: #1c1f24; --raised: #23272d; --sunk: #16181c; --ink: #eceff3; --soft: #a5aeba;
      --line: #343a43; --accent: #82b4ff; --accent-ground: #1d3050; --error: #ff93a6; --warning: #f0b955;
      --advice: #8fbaff;
      --question: #bda8ff; --good: #6fd598; --error-ground: #421a24; --good-ground: #15351f; --mark: #6b5410;
      --shadow: 0 1px 2px rgba(0, 0, 0, 0.5);
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 76px; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", Arial, "PingFang SC",
        "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
    }
    a { color: var(--accent); }
    code, pre, kbd { font: 0.87em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    h1 { font-size: 26px; line-height: 1.25; margin: 0 0 16px; letter-spacing: -0.01em; }
    h2 { font-size: 18px; line-height: 1.3; margin: 28px 0 12px; }
    h3 { font-size: 16px; margin: 20px 0 8px; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    p { margin: 8px 0; }
    p:last-child { margin-bottom: 0; }
    .skip { position: absolute; left: -999px; top: 0; background: var(--panel); padding: 8px 16px; z-index: 9; }
    .skip:focus { left: 8px; top: 8px; }
    header {
      position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px;
      padding: 10px 24px; background: var(--panel); border-bottom: 1px solid var(--line);
    }
    .brand {
      display: flex; align-items: center; gap: 8px; font-weight: 700; font-size: 17px; color: var(--ink);
      text-decoration: none;
    }
    .logo {
      width: 18px; height: 24px; border: 2px solid var(--accent); border-radius: 5px; position: relative;
      display: block;
    }
    .logo::after {
      content: ""; position: absolute; right: -6px; top: 4px; width: 10px; height: 10px; border-radius: 50%;
      background: var(--error); border: 2px solid var(--panel);
    }
    nav { display: flex; flex-wrap: wrap; gap: 2px; flex: 1; }
    nav a {
      color: var(--soft); text-decoration: none; padding: 6px 11px; border-radius: 8px; font-weight: 500;
      white-space: nowrap;
    }
    nav a:hover { background: var(--sunk); color: var(--ink); }
    nav a[aria-current] { background: var(--accent-ground); color: var(--accent); font-weight: 600; }
    nav .number { margin-left: 6px; font-size: 12px; font-variant-numeric: tabular-nums; }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
    input, select, button { font: inherit; color: inherit; }
    input[type="search"], input[type="text"], select {
      background: var(--panel); border: 1px solid var(--soft); border-radius: 8px; padding: 5px 10px;
      min-height: 34px;
      max-width: 100%;
    }
    input[type="search"] { width: 170px; }
    input::placeholder { color: var(--soft); opacity: 1; }
    button {
      background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 5px 12px;
      min-height: 34px;
      cursor: pointer;
    }
    button:hover:not(:disabled) { background: var(--sunk); }
    button:disabled { cursor: default; color: var(--soft); }
    button.primary:not(:disabled) { background: #0a5bc4; border-color: #0a5bc4; color: #fff; font-weight: 600; }
    button.plain {
      border: none; background: none; color: var(--accent); padding: 4px 8px; text-decoration: underline;
    }
    .segments {
      display: inline-flex; border: 1px solid var(--line); border-radius: 9px; overflow: hidden; flex-wrap: wrap;
    }
    .segments button { border: none; border-radius: 0; background: var(--panel); min-width: 36px; padding: 5px 10px; }
    .segments button:focus-visible { outline-offset: -3px; }
    .segments button[aria-pressed="true"] {
      background: var(--accent-ground); color: var(--accent); font-weight: 600;
    }
    main { max-width: 1280px; margin: 0 auto; padding: 28px 24px 64px; }
    .remark, .remarks, .file { color: var(--soft); font-size: 13px; }
    .empty { color: var(--soft); }
    .number { font-variant-numeric: tabular-nums; }
    h2 .number { color: var(--soft); font-weight: 400; }
    .panel {
      background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px;
      box-shadow: var(--shadow);
    }
    .panel h2 { margin-top: 0; }
    .swatch {
      display: inline-block; width: 0.9em; height: 0.9em; margin: 0 0.3em 0 0.1em; border-radius: 3px;
      vertical-align: -0.08em;
      background: var(--swatch); box-shadow: inset 0 0 0 1px rgba(128, 128, 128, 0.6);
    }
    .dot { display: inline-block; width: 10px; height: 10px; border-radius: 50%; flex: none; }
    .dot.error, .filled.error { background: #c00036; }
    .dot.warning, .filled.warning { background: #d18a00; }
    .dot.advice, .filled.advice { background: #2b77e5; }
    .word.error, .word.fails, .missing, td.low { color: var(--error); font-weight: 600; }
    .word.warning { color: var(--warning); font-weight: 600; }
    .word.advice { color: var(--advice); font-weight: 600; }
    .word.passes { color: var(--good); font-weight: 600; }
    .bar {
      display: flex; height: 8px; border-radius: 4px; background: var(--sunk); overflow: hidden; min-width: 60px;
    }
    .filled { display: block; height: 100%; background: var(--accent); }
    /* Shadows at the edges say that there is more: the table's own ground covers them where it ends. */
    .scrolled {
      overflow-x: auto; background: linear-gradient(90deg, var(--ground) 30%, transparent) 0 0,
        linear-gradient(270deg, var(--ground) 30%, transparent) 100% 0,
        linear-gradient(90deg, rgba(110, 120, 135, 0.45), transparent) 0 0,
        linear-gradient(270deg, rgba(110, 120, 135, 0.45), transparent) 100% 0;
      background-repeat: no-repeat; background-size: 40px 100%, 40px 100%, 14px 100%, 14px 100%;
      background-attachment: local, local, scroll, scroll;
    }
    .panel .scrolled { background: none; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    th, td {
      text-align: start; padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); vertical-align: middle;
    }
    thead th { color: var(--soft); font-weight: 500; font-size: 13px; }
    tbody th { font-weight: 500; }
    td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
    ul, ol { margin: 0; padding: 0; list-style: none; }
    dialog {
      border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--ink);
      padding: 20px 28px;
    }
    dialog::backdrop { background: rgba(0, 0, 0, 0.5); }
    dialog h2 { margin-top: 0; }
    kbd {
      border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 1px 7px;
      margin-right: 4px;
    }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 12px 0; }
    dt { color: var(--soft); font-size: 13px; padding-top: 1px; }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }

    """
}
