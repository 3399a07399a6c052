import HIGReading

/// Facts of the English language about words, small and closed: no guideline's list.
public enum EnglishWords {
  /// The reading of a full stop after an abbreviation.
  enum Abbreviation {
    /// The full stop never ends a sentence: something must follow (`Mr.`, `e.g.`).
    case always
    /// The full stop ends a sentence if a capital follows (`etc.`, `a.m.`).
    case unlessCapitalFollows
    /// The word is an abbreviation only before a number (`No. 5`).
    case beforeNumber
  }

  /// The abbreviations without their last full stop, in lower case.
  static let abbreviations: [String: Abbreviation] = [
    "mr": .always, "mrs": .always, "ms": .always, "dr": .always, "prof": .always, "st": .always, "mt": .always,
    "vs": .always, "e.g": .always, "i.e": .always, "eg": .always, "ie": .always, "cf": .always, "u.s": .always,
    "u.k": .always, "d.c": .always, "gen": .always, "capt": .always, "sgt": .always, "messrs": .always,
    "approx": .unlessCapitalFollows, "incl": .unlessCapitalFollows, "excl": .unlessCapitalFollows,
    "etc": .unlessCapitalFollows, "a.m": .unlessCapitalFollows, "p.m": .unlessCapitalFollows,
    "inc": .unlessCapitalFollows, "ltd": .unlessCapitalFollows, "corp": .unlessCapitalFollows,
    "jr": .unlessCapitalFollows, "sr": .unlessCapitalFollows, "dept": .unlessCapitalFollows,
    "est": .unlessCapitalFollows, "min": .unlessCapitalFollows, "max": .unlessCapitalFollows,
    "avg": .unlessCapitalFollows, "ph.d": .unlessCapitalFollows, "tel": .unlessCapitalFollows,
    "jan": .beforeNumber, "feb": .beforeNumber, "aug": .beforeNumber, "sept": .beforeNumber, "sep": .beforeNumber,
    "oct": .beforeNumber, "nov": .beforeNumber, "dec": .beforeNumber, "no": .beforeNumber, "nos": .beforeNumber,
    "fig": .beforeNumber, "vol": .beforeNumber, "p": .beforeNumber, "pp": .beforeNumber, "ch": .beforeNumber,
    "sec": .beforeNumber, "art": .beforeNumber,
  ]

  /// The articles, conjunctions and prepositions of up to four letters: small inside a title.
  public static let minorWords: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "if", "at", "by", "from", "in", "into", "of",
    "off", "on", "onto", "out", "over", "per", "than", "to", "up", "upon", "via", "vs", "with", "down", "near", "past",
    "like",
  ]

  /// The minor words that are adverbs or verbs too (`Sign In to …`, `Turn On …`, `What’s Up`), and small words of
  /// names: either case is right.
  static let eitherCase: Set<String> = [
    "in", "on", "off", "up", "out", "over", "down", "by", "so", "yet", "if", "as", "than", "like", "near", "past",
    "via",
    "per", "vs", "into", "onto", "upon", "it", "etc", "am", "pm", "de", "da", "di", "du", "del", "la", "le", "van",
    "von",
    "der", "den", "el", "al", "bin", "ok",
  ]

  /// The first parts of compounds after which the second may be small: `Re-enter`, `E-mail`.
  static let prefixes: Set<String> = [
    "re", "e", "pre", "co", "non", "anti", "un", "de", "ex", "mid", "sub", "semi", "multi", "auto", "self", "over", "t",
    "x", "u", "add", "opt", "sign", "log", "check",
  ]

  /// Units of measurement, which keep their case after a number.
  static let units: Set<String> = [
    "min", "mins", "hr", "hrs", "sec", "secs", "km", "kg", "mg", "cm", "mm", "ml", "kb", "mb", "gb", "ft", "lb", "lbs",
    "oz", "mi", "mph", "kcal", "cal", "px", "pt", "pts", "dpi", "bpm", "fps", "am", "pm", "a.m", "p.m", "mil", "bn",
    "kmh",
    "kwh",
  ]

  /// Verbs that begin the titles of actions.
  public static let imperatives: Set<String> = [
    "accept", "activate", "add", "adjust", "agree", "allow", "answer", "apply", "approve", "archive", "ask", "assign",
    "attach", "authorize", "back", "block", "book", "browse", "build", "buy", "calculate", "call", "cancel", "change",
    "chat", "check", "checkout", "choose", "clear", "close", "collapse", "compare", "compose", "confirm", "connect",
    "contact", "continue", "convert", "copy", "create", "crop", "customize", "cut", "deactivate", "decline", "delete",
    "deny", "disable", "discard", "disconnect", "discover", "dismiss", "do", "donate", "download", "draw", "drop",
    "duplicate", "edit", "empty", "enable", "end", "enter", "erase", "exit", "expand", "explore", "export", "favorite",
    "filter", "find", "finish", "flag", "follow", "forget", "forward", "get", "give", "go", "hide", "ignore", "import",
    "insert", "install", "invite", "join", "jump", "keep", "leave", "let", "like", "link", "listen", "load", "lock",
    "log", "look", "make", "manage", "mark", "measure", "merge", "message", "move", "mute", "name", "navigate", "open",
    "order", "organize", "pair", "paste", "pause", "pay", "pick", "pin", "place", "play", "post", "preview", "print",
    "publish", "purchase", "quit", "rate", "read", "receive", "reconnect", "record", "redeem", "redo", "refresh",
    "register",
    "reject", "reload", "remind", "remove", "rename", "renew", "reopen", "reorder", "repeat", "replace", "reply",
    "report",
    "request", "resend", "reserve", "reset", "restart", "restore", "resume", "retry", "return", "review", "rotate",
    "run",
    "save", "scan", "schedule", "search", "see", "select", "sell", "send", "set", "share", "shop", "show", "shuffle",
    "sign", "skip", "snooze", "sort", "speak", "split", "start", "stay", "stop", "store", "stream", "submit",
    "subscribe",
    "swap", "switch", "sync", "take", "tap", "tell", "test", "track", "transfer", "translate", "trim", "trust", "try",
    "turn", "type", "unarchive", "unblock", "undo", "unfollow", "uninstall", "unlink", "unlock", "unmute", "unpin",
    "unsubscribe", "update", "upgrade", "upload", "use", "verify", "view", "visit", "vote", "wait", "watch", "write",
    "zoom",
  ]

  /// Finite verbs and auxiliaries, with their contractions.
  static let finiteVerbs: Set<String> = [
    "am", "is", "are", "was", "were", "be", "been", "has", "have", "had", "do", "does", "did", "can", "could", "will",
    "would", "shall", "should", "may", "might", "must", "need", "needs", "want", "wants", "got", "get", "gets", "go",
    "goes", "went", "come", "comes", "came", "made", "make", "makes", "take", "takes", "took", "sent", "send", "sends",
    "left", "paid", "met", "won", "lost", "found", "saw", "said", "says", "let", "lets", "keep", "keeps", "kept",
    "began",
    "begins", "ran", "runs", "set", "put", "read", "wrote", "sold", "bought", "gave", "told", "knew", "know", "knows",
    "think", "thought", "felt", "feel", "became", "broke", "cannot", "can't", "won't", "don't", "doesn't", "didn't",
    "isn't", "aren't", "wasn't", "weren't", "haven't", "hasn't", "hadn't", "couldn't", "wouldn't", "shouldn't", "i'm",
    "you're", "we're", "they're", "it's", "he's", "she's", "that's", "there's", "here's", "what's", "let's", "i've",
    "you've", "we've", "they've", "i'll", "you'll", "we'll", "they'll", "it'll", "i'd", "you'd", "we'd", "they'd",
  ]

  /// Words that end in -s, -ed or -ing and are no verbs, so that they make no sentence.
  static let noVerbs: Set<String> = [
    "this", "his", "its", "us", "as", "yes", "news", "always", "less", "plus", "bus", "gas", "status", "address",
    "access", "process", "business", "wireless", "focus", "bonus", "red", "bed", "speed", "feed", "seed", "hundred",
    "wed", "thing", "nothing", "something", "anything", "everything", "king", "ring", "spring", "string", "morning",
    "evening", "during", "settings", "photos", "details", "terms", "contacts", "notifications", "messages", "results",
    "items", "options", "friends", "maps", "news", "series", "lens", "campus", "virus", "minus", "across", "thus",
    "perhaps", "towards", "class", "glass", "pass", "boss", "express", "wellness", "fitness", "is",
  ]

  /// Chinese verbs that begin the titles of actions.
  public static let chineseImperatives: [String] = [
    "添加", "删除", "编辑", "保存", "分享", "发送", "查看", "打开", "关闭", "购买", "开始", "停止", "取消", "确认", "确定", "继续",
    "选择", "搜索", "查找", "下载", "上传", "更新", "刷新", "重试", "返回", "完成", "登录", "注册", "退出", "注销", "支付", "付款",
    "播放", "暂停", "录制", "拍摄", "拍照", "扫描", "扫一扫", "复制", "粘贴", "剪切", "移动", "移除", "清除", "清空", "设置", "设定",
    "修改", "更改", "允许", "拒绝", "同意", "启用", "停用", "开启", "加入", "邀请", "关注", "收藏", "评论", "回复", "转发", "举报",
    "屏蔽", "拨打", "呼叫", "预订", "预约", "订阅", "导入", "导出", "打印", "同步", "连接", "断开", "验证", "绑定", "解绑", "提交",
    "跳过", "撤销", "撤回", "恢复", "重置", "重做", "隐藏", "显示", "了解", "浏览", "前往", "进入", "安装", "升级", "签到", "领取",
    "兑换", "点击", "轻点", "点按", "申请", "参加", "创建", "新建", "写", "发布", "使用", "试用", "切换", "管理", "记录", "忽略", "稍后", "联系", "去",
  ]

  /// Characters of which a Chinese sentence holds at least one, most of the time: aspect, copula, modals, coverbs.
  public static let chineseVerbMarks: Set<Unicode.Scalar> = [
    "了", "已", "在", "将", "会", "是", "有", "要", "给", "到", "请", "可", "被", "把", "发", "收", "完", "不", "没", "很", "去", "让", "还",
    "过", "着", "变", "转", "升", "降", "涨", "跌", "吗", "吧", "呢", "啦", "呀", "哦",
  ]

  /// Chinese verbs of two characters without such a mark, whose characters make nouns too.
  static let chineseVerbs = WordList([
    (
      "verbs",
      [
        "晚点", "延误", "等你", "等待", "邀请", "评论", "喜欢", "提醒你", "记得", "需要", "应该", "能够", "开始", "结束", "取消", "失败", "成功",
        "截止", "想要", "再见", "明天见", "带来", "赢得", "解锁", "加入", "关注", "点赞", "回复", "分享", "提到", "生日快乐",
        "达成", "上线", "出发", "申请", "推荐", "入账", "扣款", "生效", "售罄", "打卡", "启动", "安排",
      ]
    )
  ])

  /// Pronouns that are subjects: a verb follows.
  static let subjects: Set<String> = ["i", "we", "they", "he", "she"]
  /// Pronouns that are subjects where they begin a sentence.
  static let firstSubjects: Set<String> = ["you", "everyone", "someone", "nobody", "who"]
}
