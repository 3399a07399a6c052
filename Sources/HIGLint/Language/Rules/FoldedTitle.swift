import HIGReading

/// A title as a lexicon compares it: its letters and digits without case, width, spaces and marks, and where words end.
///
/// `Log in`, `Log-In` and `LOGIN` are the same bytes; that `in` is a word of the first shows in `boundaries`. Traditional
/// characters that are common on buttons are read as the simplified ones.
struct FoldedTitle {
  /// The break before a place in the text, which is not part of its bytes.
  enum Gap: UInt8 {
    case none
    case space
    /// A mark that joins two things: `Save & Close`.
    case join
    /// A mark that ends a clause: `No, thanks`.
    case clause
    /// An opening parenthesis.
    case aside
  }

  /// The marks that decide whether a title names an act.
  enum End {
    case plain
    case question
    case colon
  }

  private(set) var bytes: [UInt8] = []
  /// The places where a word begins or ends, and in Chinese every character, with what stands before.
  private(set) var boundaries: [(offset: Int, gap: Gap)] = []
  private(set) var end = End.plain
  /// The numbers of words and of characters of scripts without spaces.
  private(set) var wordCount = 0
  private(set) var characterCount = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var gap = Gap.none
    var isInWord = false
    var index = 0
    while index < text.count {
      let scalar = WordScalar.read(text, at: &index)
      switch scalar.kind {
      case .ignored: continue
      case .apostrophe where isInWord: continue
      // An address or the name of a file is one word.
      case .other where isInWord && Self.isInAddress(scalar, before: text, at: index): continue
      case .word:
        if !isInWord { begin(after: gap, isWord: true) }
        isInWord = true
        append(scalar.folded)
        gap = .none
        end = .plain
      case .unspaced:
        begin(after: gap, isWord: false)
        isInWord = false
        append(Self.simplified(scalar.folded))
        gap = .none
        end = .plain
      case .space, .apostrophe, .other:
        isInWord = false
        gap = Gap(rawValue: max(gap.rawValue, Self.gap(scalar).rawValue)) ?? gap
        switch scalar.folded {
        case 0x3F, 0xFF1F: end = .question
        case 0x3A, 0xFF1A: end = .colon
        default: break
        }
      }
    }
    if bytes.isEmpty { readSigns(text) }
    boundaries.append((bytes.count, gap))
  }

  init(_ text: String) { self = UTF8Decoding.withBytes(of: text) { FoldedTitle($0) } }

  /// Reads a name out of code by its words: `addToCart`, `add-to-cart` and `btn_add_to_cart2` without the digits.
  init(name: String) {
    var words: [UInt8] = []
    let name = Array(name.utf8)
    for (index, byte) in name.enumerated() {
      let isCapital = byte &- 0x41 < 26
      if isCapital, index > 0 {
        let before = name[index - 1]
        let isSmallNext = index + 1 < name.count && name[index + 1] &- 0x61 < 26
        // The last capital of a run begins the next word: `QRCode` is qr, code.
        if before &- 0x61 < 26 || before &- 0x41 < 26 && isSmallNext { words.append(0x20) }
      }
      words.append(byte &- 0x30 < 10 || byte < 0x80 && byte | 0x20 &- 0x61 >= 26 ? 0x20 : byte)
    }
    self = words.withUnsafeBufferPointer { FoldedTitle($0) }
  }

  private mutating func begin(after gap: Gap, isWord: Bool) {
    boundaries.append((bytes.count, gap))
    if isWord { wordCount += 1 } else { characterCount += 1 }
  }

  private mutating func append(_ scalar: UInt32) {
    bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// Reads a title without letters, such as `×`, by its signs.
  private mutating func readSigns(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    end = .plain
    while index < text.count {
      let scalar = WordScalar.read(text, at: &index)
      guard scalar.kind == .other, !(0xFE00...0xFE0F).contains(scalar.folded) else { continue }
      if bytes.isEmpty { boundaries.append((0, .none)) }
      append(scalar.folded)
    }
  }

  private static func isInAddress(_ scalar: WordScalar, before text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool
  {
    guard scalar.folded == 0x2E || scalar.folded == 0x40 || scalar.folded == 0x5F, index < text.count else {
      return false
    }
    var next = index
    return WordScalar.read(text, at: &next).kind == .word
  }

  private static func gap(_ scalar: WordScalar) -> Gap {
    switch scalar.folded {
    case 0x26, 0x2B, 0x2F, 0x3001: .join
    case 0x28, 0x5B, 0x3010, 0xFF08: .aside
    case 0x21, 0x2C, 0x3A, 0x3B, 0x7C, 0xB7, 0x2013, 0x2014, 0x2022, 0x3002, 0x3F: .clause
    default: .space
    }
  }

  /// Traditional characters of words on buttons, each before the simplified one.
  private static let variants: [UInt32: UInt32] = {
    let pairs = """
      刪删 儲储 關关 閉闭 確确 認认 開开 啟启 啓启 繼继 續续 傳传 發发 設设 選选 擇择 複复 復复 製制 貼贴 編编 輯辑 檢检 視视 錄录 註注 冊册 訂订 閱阅 \
      購购 買买 單单 結结 帳账 賬账 賣卖 載载 導导 匯汇 備备 還还 說说 讀读 寫写 評评 價价 論论 讚赞 贊赞 報报 舉举 聯联 絡络 係系 連连 線线 斷断 掃扫 \
      碼码 圖图 號号 電电 話话 撥拨 聽听 靜静 錯错 誤误 試试 驗验 證证 簽签 離离 會会 員员 權权 許许 絕绝 應应 該该 這这 個个 們们 後后 來来 過过 頁页 \
      條条 項项 類类 別别 區区 動动 務务 處处 對对 門门 問问 間间 體体 灣湾 國国 語语 譯译 轉转 換换 級级 細细 節节 顯显 隱隐 標标 籤签 題题 稱称 釋释 \
      產产 機机 櫃柜 聲声 樂乐 廣广 場场 網网 資资 訊讯 幫帮 鎖锁 滿满 繳缴 銷销 減减 歸归 檔档 夾夹 層层 進进 記记 憶忆 據据 數数 實实 樣样 優优 讓让 \
      請请 謝谢 課课 調调 談谈 財财 貨货 費费 賞赏 贈赠 點点 擊击 長长 預预 約约 態态 屬属 術术 獲获 獎奖 熱热 無无 為为 爾尔 當当 與与 並并 紀纪 給给 \
      統统 組组 終终 經经 維维 緊紧 補补 裝装 衛卫 變变 護护 領领 順顺 暫暂 從从 準准 測测 滾滚 爭争 筆笔 篩筛 簡简 糾纠 綁绑 罷罢 聞闻 腳脚 臉脸 舊旧 \
      蓋盖 蘋苹 裡里 見见 規规 覽览 觀观 觸触 計计 託托 訪访 詢询 詳详 誰谁 識识 瀏浏 貝贝 尋寻 掛挂 執执 蹤踪 歷历 佈布 鈕钮 鏡镜 鏈链 藍蓝 齊齐 徹彻 \
      鍵键
      """
    var variants: [UInt32: UInt32] = [:]
    for pair in pairs.split(whereSeparator: { $0.isWhitespace }) {
      let scalars = Array(pair.unicodeScalars)
      if scalars.count == 2 { variants[scalars[0].value] = scalars[1].value }
    }
    return variants
  }()

  private static func simplified(_ scalar: UInt32) -> UInt32 { variants[scalar] ?? scalar }
}
