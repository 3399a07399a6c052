import HIGReading

/// The small app that `higlint init --example` writes to begin from: an app, a palette, a component and two screens, in
/// which comments explain each thing where it first occurs.
struct ExampleApp {
  let language: Language

  /// The files by their paths in the folder, in the order in which one reads them.
  var files: [(path: String, text: String)] {
    [
      ("app.yaml", app), ("components.yaml", components), ("screens/home.yaml", home),
      ("screens/settings.yaml", settings),
    ]
  }

  private func say(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  private var app: String {
    """
    # yaml-language-server: $schema=spec.json
    # \(say(
      "(`higlint schema --output spec.json` writes that file; an editor then completes and explains each key.)",
      "（`higlint schema --output spec.json` 生成该文件；编辑器即可补全并说明每个键。）"))

    # \(say(
      "What is said once for the whole app. A file without screens holds for its folder and all below.",
      "整个应用只需说明一次的内容。没有界面的文件对所在文件夹及其下全部有效。"))
    # \(say(
      "`higlint explain app` lists all that can stand here. What you don't know, leave out.",
      "`higlint explain app` 列出此处可写的全部内容。不知道的就不写。"))
    app:
      name: {en: Pier, zh-Hans: 码头}   # \(say("a text is a string, or one for each language", "文本是一个字符串，或每种语言各一个"))
      category: navigation
      languages: [en, zh-Hans]   # \(say("the first one is that of plain texts", "首个语言即未标明语言的文本所用"))
      devices: [iphone]
      orientations: [portrait, landscapeLeft, landscapeRight]
      tint: $brand
      entry: home   # \(say("the id of the screen that it starts with", "启动后首个界面的 id"))
      permissions: []   # \(say("a list that is written is complete: it asks for nothing", "写出的列表视为完整：不请求任何权限"))

    # \(say(
      "Named colours, which specs use as $name. In YAML a colour that begins with # stands in quotes.",
      "命名的颜色，在规格中以 $名称 引用。在 YAML 中，以 # 开头的颜色须加引号。"))
    palette:
      brand: "#0A5AB4"
      ground: white
      text: "#1C1C1E"

    # \(say(
      "Named fonts. One with a style follows the size that people set in Settings.", "命名的字体。带 style 的字体跟随用户在“设置”中选择的字号。"))
    textStyles:
      row: {style: body}

    """
  }

  private var components: String {
    """
    # \(say(
      "A piece of a screen with a name. `$(title)` stands for what a use hands over; `$name` is always a colour or a font.",
      "带名称的界面片段。`$(title)` 代表使用时传入的值；`$名称` 总是颜色或字体。"))
    components:
      Row:
        parameters:
          title: text
        view:
          kind: cell
          background: $ground
          frame: {width: 375, height: 44}   # \(say("any part may be missing: each use says where", "可缺任意一项：位置由使用处写明"))
          children:   # \(say("places count from the row's own corner", "位置从该行自身的左上角算起"))
            - {kind: label, text: $(title), font: $row, color: $text, frame: [16, 10, 280, 24]}
            - {kind: slot}   # \(say("what a use has as `children` goes here", "使用处的 `children` 放在这里"))

    """
  }

  private var home: String {
    """
    # \(say(
      "One screen. Only its id, and a view's kind (or `use`), must be there.", "一个界面。必填的只有它的 id，以及视图的 kind（或 `use`）。"))
    screen: home
    title: {en: Boats, zh-Hans: 班船}
    device: iphone6   # \(say("gives size and scale", "由此得出尺寸和倍率"))
    background: $ground
    navigationBar:
      title: {en: Boats, zh-Hans: 班船}
      background: "#F7F7F7"
      right:
        # \(say(
          "VoiceOver can't read a picture: an item without a title has a label.", "VoiceOver 读不出图像：没有标题的按钮须有标签。"))
        - id: settings
          icon: {name: gear}
          opens: settings   # \(say("the id of a screen, which is pushed unless a `transition` says otherwise", "界面的 id；没有写 `transition` 即为推入"))
          accessibility: {label: {en: Settings, zh-Hans: 设置}}
    # \(say(
      "From back to front; a frame is [x, y, width, height] in points.", "由后到前；frame 为 [x, y, 宽, 高]，单位 pt。"))
    views:
      - kind: label
        id: next
        # \(say("`{minutes: 12}` is filled in later; 12 is a sample.", "`{minutes: 12}` 之后才填入；12 为示例。"))
        text: {en: "Next boat in {minutes: 12} minutes", zh-Hans: "下一班船 {minutes: 12} 分钟后开"}
        font: {style: headline}
        color: $text
        frame: [16, 88, 343, 24]
      - kind: button
        id: remind
        title: {en: Remind Me, zh-Hans: 提醒我}
        action: remind   # \(say("what a tap does, as the code would call it", "轻点后执行的操作，用代码中的叫法"))
        role: primary
        color: white
        background: $brand
        cornerRadius: 8
        frame: [16, 128, 343, 44]   # \(say("at least 44 × 44 pt, to be hit with a finger", "至少 44 × 44 pt，便于手指轻点"))
    # \(say(
      "A state replaces what it states; the rest stays as it is.", "状态只取代所写的内容，其余不变。"))
    states:
      empty:
        override:
          next: {text: {en: No boats today, zh-Hans: 今天没有班船}}
          remind: {hidden: true}

    """
  }

  private var settings: String {
    func row(_ id: String, _ en: String, _ zhHans: String, y: Int, isOn: Bool) -> String {
      """
        - use: Row
          id: \(id)
          with: {title: {en: \(en), zh-Hans: \(zhHans)}}
          frame: {x: 0, y: \(y)}
          children:
            - kind: switch
              id: \(id)-switch
              value: \(isOn)
              accessibility: {label: {en: \(en), zh-Hans: \(zhHans)}}
              frame: [308, 6, 51, 31]

      """
    }
    return """
      screen: settings
      title: {en: Settings, zh-Hans: 设置}
      device: iphone6
      background: $ground
      navigationBar:
        title: {en: Settings, zh-Hans: 设置}
        background: "#F7F7F7"
        back: {title: {en: Boats, zh-Hans: 班船}, target: home}
      # \(say(
        "The component of components.yaml, twice. What stands beside `use` counts more than what the component says.",
        "两次使用 components.yaml 中的组件。与 `use` 并列的内容优先于组件中的。"))
      views:

      """ + row("sounds", "Sounds", "声音", y: 88, isOn: true) + row("reminders", "Reminders", "提醒", y: 132, isOn: false)
  }
}
