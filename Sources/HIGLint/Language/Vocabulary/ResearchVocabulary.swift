/// A study with ResearchKit.
extension Vocabulary {
  static let researchTypes: [NodeType] = [
    NodeType(
      "research", "A study that people take part in with the app", shorthand: "title",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("title", .string, "What is studied, or what the study is called")
          .also("study", "name", "studyName", "studyTitle", "topic", "subject", "question", "purpose"),
        Field("institution", .string, "Who does the study")
          .also(
            "sponsor", "organization", "organisation", "university", "hospital", "conductedBy", "institute", "team",
            "researcher", "investigator", "principalInvestigator"),
        Field("onboarding", .list(.node("studyStage")), "What people go through before they take part, in its order"),
        Field("eligibility", .node("studyEligibility"), "How it finds out who can take part"),
        Field("humanSubjects", .bool, "Whether it is about human biology or health")
          .also("humanSubject", "involvesHumanSubjects", "humanBiology"),
        Field("ethicsApproval", .string, "The review board or ethics committee that has approved it")
          .also("irbApproval", "irb", "ethicsCommittee", "ethicsBoard"),
        Field("accounts", .bool, "Whether participants have an account").also("hasAccounts", "requiresAccount"),
        Field("consent", .node("studyConsent"), "How people give their informed consent").also("informedConsent"),
        Field("data", .list(.openWord(.studyData)), "The data of the device that it uses")
          .also("dataTypes", "dataSources", "collects"),
        Field("permissionsStep", .node("studyDataAccess"), "How people allow it to use their data")
          .also("dataAccess", "dataSharing"),
        Field("reminders", .list(.string), "The reminders that it sends, in a few words each").also("reminder"),
        Field("surveys", .list(.node("studySurvey")), "Its surveys; `[]` says that it has none").also("questionnaires"),
        Field("activeTasks", .list(.node("studyTask")), "Its active tasks; `[]` says that it has none").also("tasks"),
        Field("profile", .node("studyProfile"), "Where participants look after their data; `none` says nowhere"),
        Field("dashboard", .node("studyDashboard"), "Where participants see how they are doing; `none` says nowhere"),
      ]),
    NodeType(
      "studyStage", "A stage of what people go through before they take part in a study", shorthand: "stage",
      nameField: "stage",
      fields: [
        Field("stage", .openWord(.studyStage), "What it is for").also("step", "type"),
        Field("screen", .string, "The screen that draws it"),
      ]),
    NodeType(
      "studyEligibility", "How a study finds out who can take part", shorthand: "questions",
      fields: [
        Field("screen", .string, "The screen that asks"),
        Field("questions", .list(.node("studyQuestion")), "What is asked").also("requirements", "criteria"),
        Field("onPass", .string, "The screen that people come to who can take part").also("onEligible", "ifEligible"),
        Field("onFail", .string, "The screen that people come to who can't take part")
          .also("onIneligible", "ifIneligible"),
      ]),
    NodeType(
      "studyQuestion", "A question of a study: about eligibility, in a survey or a quiz", shorthand: "text",
      nameField: "id",
      fields: [
        Field("id", .string, "Its name in answers").also("name"),
        Field("text", .text, content: true, "What it asks").also("title", "question", "prompt"),
        Field("explanation", .text, content: true, "What explains it").also("detail", "hint"),
        Field("answer", .node("studyAnswer"), "How it is answered")
          .also("answerFormat", "answerType", "responseType", "inputType"),
      ]),
    NodeType(
      "studyAnswer", "How a question of a study is answered", shorthand: "kind",
      fields: [
        Field("kind", .openWord(.studyAnswer), "What one does to answer").also("type", "format"),
        Field("options", .list(.text), "The answers to choose from").also("choices"),
      ]),
    NodeType(
      "studyConsent", "How people give their informed consent to a study", shorthand: "steps",
      fields: [
        Field("screen", .string, "The screen with the whole document"),
        Field("required", .bool, "Whether nobody can take part without it").also("mandatory"),
        Field("steps", .list(.openWord(.consentStep)), "The steps of it, in their order; a step may be a screen's id")
          .also("screens", "pages", "flow"),
        Field("sections", .list(.node("consentSection")), "The sections of the document; a list written is complete"),
        Field("quiz", .node("consentQuiz"), "The quiz that tests whether people have understood"),
        Field("agreeEnabled", .openWord(.agreeTime), "When people can agree").also("agreeEnabledWhen", "canAgree"),
        Field("contactFields", .list(.string), "The contact details that people are asked for")
          .also("contactInfo", "contactInformation"),
        Field("contactReason", .text, "What the contact details are for").also("contactPurpose"),
        Field("confirmation", .node("studyConfirmation"), "What asks people whether they join of their own free will")
          .also("confirmationAlert", "confirmationDialog"),
        Field("copy", .openWord(.consentCopy), "How participants get a copy of what they have signed")
          .also("participantCopy", "signedCopy"),
      ]),
    NodeType(
      "consentSection", "A section of a consent document", shorthand: "topic",
      fields: [
        Field("topic", .list(.openWord(.consentTopic)), "What it is about: one aspect, or several")
          .also("topics", "type"),
        Field("title", .text, content: true, "What stands at the top of the section"),
        Field("summary", .text, content: true, "What it says, in one or two sentences").also("text", "body"),
        Field("detail", .text, content: true, "The detailed explanation, which a button opens")
          .also("details", "content", "fullText"),
        Field("learnMore", .text, content: true, "The title of the button that opens the detailed explanation"),
        Field("screen", .string, "The screen that draws it"),
      ]),
    NodeType(
      "consentQuiz", "A quiz about a consent document", shorthand: "questions",
      fields: [
        Field("questions", .list(.node("studyQuestion")), "Its questions"),
        Field("questionCount", .number(0...1000), "How many questions it has").also("count"),
        Field("passScore", .number(0...1000), "How many questions must be answered rightly").also("passingScore"),
      ]),
    NodeType(
      "studyConfirmation", "The question whether people join a study of their own free will", shorthand: "title",
      fields: [
        Field(
          "kind", .openWord(Enumeration("form of a confirmation", ["alert", "actionSheet", "screen", "checkbox"])),
          "What asks it"),
        Field("title", .text, content: true, "What the confirmation asks"),
        Field("message", .text, content: true, "What people confirm").also("text"),
        Field("actions", .list(.node("action")), "Its buttons, in their order; a button may be its title alone")
          .also("buttons"),
      ]),
    NodeType(
      "studyDataAccess", "How people allow a study to use their data", shorthand: "screen",
      fields: [
        Field("screen", .string, "The screen that prepares people for the system's request"),
        Field("perItem", .bool, "Whether people choose each kind of data by itself")
          .also("perType", "granular", "selectable"),
      ]),
    NodeType(
      "studySurvey", "A survey of a study", shorthand: "title", nameField: "id",
      fields: [
        Field("id", .string, "Its name in answers").also("name"),
        Field("title", .text, content: true, "What people see as the name of the survey"),
        Field("intro", .text, content: true, "What people read before the first question")
          .also("introduction", "description"),
        Field("questionCount", .number(0...10_000), "How many questions it has").also("count"),
        Field("estimatedTime", .duration, "How long it takes")
          .also("estimatedMinutes", "minutes", "durationMinutes", unit: 60)
          .also("duration", "estimatedDuration", "expected", "expectedTime", "expectedDuration", "takes"),
        Field("schedule", .openWord(.studySchedule), "How often it is to be filled in")
          .also("frequency", "repeats", "recurrence"),
        Field("questions", .list(.node("studyQuestion")), "Its questions, in their order"),
        Field("screen", .string, "The screen that it begins with"),
        Field("screens", .list(.node("surveyScreen")), "Its screens, in their order").also("pages"),
        Field("showsProgress", .bool, "Whether people see how far they have come").also("progress", "progressShown"),
        Field("completion", .node("studyCompletion"), "What tells people that it is finished")
          .also("completionMessage", "completionStep", "end"),
      ]),
    NodeType(
      "surveyScreen", "A screen of a survey", shorthand: "screen", nameField: "screen",
      fields: [
        Field("screen", .string, "The screen that draws it").also("id"),
        Field("questions", .list(.node("studyQuestion")), "The questions on it").also("question"),
      ]),
    NodeType(
      "studyCompletion", "What tells people that a survey or a task is finished", shorthand: "text",
      fields: [
        Field("text", .text, content: true, "What it says").also("message", "title"),
        Field("screen", .string, "The screen that says it"),
      ]),
    NodeType(
      "studyTask", "Something that participants of a study do with the device's sensors", shorthand: "title",
      nameField: "id",
      fields: [
        Field("id", .string, "Its name in answers").also("name"),
        Field("title", .text, content: true, "What people see as the name of the task"),
        Field("instructions", .text, content: true, "What people are told to do").also("instruction", "description"),
        Field("data", .list(.openWord(.studyData)), "The data of the device that it uses").also("sensors", "collects"),
        Field("schedule", .openWord(.studySchedule), "How often it is to be done")
          .also("frequency", "repeats", "recurrence"),
        Field("conditions", .text, "The time or the circumstances in which alone it counts").also("condition"),
        Field("endSignal", .list(.openWord(.endSignal)), "What tells people that it has ended").also("endSignals"),
        Field("completion", .node("studyCompletion"), "What people are told when it has ended")
          .also("completionMessage", "completionStep"),
        Field("screen", .string, "The screen that draws it"),
      ]),
    NodeType(
      "studyProfile", "Where participants of a study look after their data", shorthand: "screen",
      fields: [
        Field("screen", .string, "The screen that draws it"),
        Field("fields", .list(.node("profileField")), "The personal data in it"),
        Field("shows", .list(.openWord(.profileContent)), "What else it shows; a list that is written is complete"),
        Field("actions", .list(.openWord(.profileAction)), "What people can do there; a list written is complete"),
      ]),
    NodeType(
      "profileField", "A piece of personal data in the profile of a participant", shorthand: "name", nameField: "name",
      fields: [
        Field("name", .string, "What it is").also("id"),
        Field("label", .text, content: true, "What stands before it").also("title"),
        Field("editable", .bool, "Whether people can change it").also("isEditable", "canEdit"),
      ]),
    NodeType(
      "studyDashboard", "Where participants of a study see how they are doing", shorthand: "screen",
      fields: [
        Field("screen", .string, "The screen that draws it"),
        Field("shows", .list(.openWord(.dashboardContent)), "What it shows; a list that is written is complete"),
      ]),
  ]

  /// The fields of `app` about it.
  static let researchFields: [Field] = [
    Field("research", .node("research"), "A study that people take part in with it")
  ]
}

extension Enumeration {
  static let studyStage = Enumeration(
    "stage of a study",
    [
      "introduction", "eligibility", "consent", "permissions", "account", "passcode", "survey", "tutorial",
      "completion",
    ],
    also: [
      "introduction": [
        "studyInfo", "studyIntroduction", "studyIntro", "information", "介绍指引", "研究说明", "引导", "intro", "welcome",
        "about", "overview", "landing", "studyOverview", "介绍", "研究介绍", "简介", "欢迎",
      ],
      "eligibility": [
        "eligibilityQuestions", "eligibilityTest", "eligibilityScreening", "screener", "qualification", "prescreening",
        "适任确认", "资格审核", "资格问卷", "资格检查", "条件筛选", "适任资格", "screening", "eligibilityCheck", "inclusion", "资格", "资格筛查",
        "适任", "筛选", "筛查", "资格确认",
      ],
      "consent": [
        "consentForm", "consentReview", "visualConsent", "signature", "知情同意书", "签署同意书", "签名", "informedConsent",
        "agreement", "知情同意", "同意", "同意书",
      ],
      "permissions": [
        "healthKit", "healthPermission", "healthPermissions", "healthAuthorization", "access", "sensorPermissions",
        "sharing", "权限授权", "健康授权", "数据访问", "访问授权", "访问数据", "授予权限", "授权访问",
        "permission", "dataAccess", "authorization", "healthAccess", "dataPermissions", "requestPermissions", "授权",
        "权限",
        "数据授权", "授权访问数据",
      ],
      "account": [
        "signIn", "profile", "signUp", "registration", "register", "createAccount", "login", "注册", "账户", "账号",
      ],
    ])
  static let studyData = Enumeration(
    "data of a study",
    [
      "health", "location", "motion", "microphone", "camera", "photos", "contacts", "calendars", "reminders", "speech",
      "bluetooth", "media", "home", "notifications", "accelerometer", "gyroscope", "barometer", "touch", "survey",
      "screen", "watch",
    ],
    also: [
      "health": ["healthKit", "healthData", "heartRate", "sleep", "健康", "健康数据", "心率", "睡眠"],
      "location": ["gps", "coreLocation", "routes", "位置", "定位"],
      "motion": ["coreMotion", "steps", "stepCount", "pedometer", "activity", "fitness", "运动", "步数", "运动数据"],
      "microphone": ["audio", "voice", "mic", "sound", "麦克风", "声音", "录音"],
      "camera": ["video", "相机", "摄像头"],
      "photos": ["photoLibrary", "照片", "相册"],
      "contacts": ["addressBook", "通讯录"],
      "calendars": ["calendar", "日历"],
      "accelerometer": ["acceleration", "deviceMotion", "加速度计"],
      "gyroscope": ["gyro", "陀螺仪"],
      "touch": ["touches", "taps", "touchScreen", "触摸", "触控"],
      "survey": ["surveys", "answers", "questionnaire", "surveyAnswers", "问卷", "问卷答案"],
    ])
  static let studyAnswer = Enumeration(
    "answer to a question",
    ["yesNo", "choice", "picker", "number", "date", "time", "duration", "scale", "freeText", "location", "image"],
    also: [
      "yesNo": ["boolean", "bool", "toggle", "switch", "trueFalse", "是否", "是非", "是/否"],
      "choice": [
        "singleChoice", "multipleChoice", "choices", "options", "select", "list", "radio", "textChoice", "imageChoice",
        "segmentedControl", "单选", "多选", "选择",
      ],
      "picker": ["valuePicker", "wheel", "选择器"],
      "number": ["numeric", "integer", "decimal", "stepper", "numberPad", "quantity", "数字"],
      "date": ["datePicker", "dateAndTime", "dateTime", "日期"],
      "time": ["timePicker", "timeOfDay", "时间"],
      "duration": ["timeInterval", "时长"],
      "scale": ["slider", "likert", "rating", "vas", "刻度", "量表", "评分"],
      "freeText": [
        "text", "textField", "textView", "textArea", "open", "openEnded", "openText", "string", "freeForm", "typed",
        "文本", "自由填写", "填空", "文本框", "文字", "手动输入",
      ],
    ])
  static let consentStep = Enumeration(
    "step of a consent",
    [
      "overview", "sections", "quiz", "review", "agree", "signature", "contact", "confirmation", "sharing", "copy",
      "passcode", "dataGathering", "dataUse", "benefits", "risks", "timeCommitment", "withdrawing", "privacy",
      "procedure", "studyTasks", "studySurvey", "responsibilities", "video",
    ],
    also: [
      "overview": ["introduction", "intro", "welcome", "about", "概述", "介绍", "简介", "研究介绍"],
      "sections": ["visual", "visualConsent", "information", "details", "content", "pages", "小节", "各小节", "内容"],
      "quiz": ["comprehension", "comprehensionQuiz", "test", "测验", "小测验"],
      "review": ["document", "fullDocument", "consentDocument", "fullText", "read", "审阅", "阅读", "查看全文", "阅读全文", "全文"],
      "agree": ["agreement", "accept", "consent", "iAgree", "同意"],
      "signature": ["sign", "nameAndSignature", "signing", "签名", "签字", "签署"],
      "contact": ["contactInfo", "contactInformation", "contactDetails", "联系方式", "联系信息"],
      "confirmation": ["confirm", "confirmationAlert", "确认", "确认对话框"],
      "copy": ["pdf", "emailPDF", "emailCopy", "副本"],
      "sharing": ["sharingOptions", "dataSharing", "共享选项"],
      "dataGathering": ["dataCollection", "数据采集", "数据收集"],
      "dataUse": ["useOfData", "数据应用", "数据用途", "数据使用"],
      "benefits": ["benefit", "好处", "潜在好处"],
      "risks": ["risk", "风险", "可能的风险"],
      "timeCommitment": ["time", "时间", "时间承诺"],
      "withdrawing": ["withdrawal", "withdraw", "退出", "撤出"],
      "privacy": ["confidentiality", "隐私"],
      "procedure": ["procedures", "howItWorks", "研究流程", "流程"],
      "studyTasks": ["tasks", "任务"],
      "responsibilities": ["responsibility", "责任"],
    ])
  static let consentTopic = Enumeration(
    "topic of a consent",
    [
      "all", "overview", "procedure", "studyTasks", "studySurvey", "responsibilities", "dataGathering", "dataUse",
      "privacy", "benefits", "risks", "timeCommitment", "withdrawing", "contact", "compensation", "costs", "rights",
      "eligibility", "ethics", "custom",
    ],
    also: [
      "all": ["everything", "full", "fullText", "whole", "entire", "wholeForm", "全部", "全文"],
      "overview": ["introduction", "intro", "welcome", "about", "purpose", "概述", "简介", "介绍", "研究简介", "研究介绍", "研究概述"],
      "procedure": ["procedures", "howItWorks", "process", "流程", "研究流程", "研究如何进行"],
      "studyTasks": ["tasks", "activities", "任务", "研究任务"],
      "studySurvey": ["survey", "surveys", "问卷", "调查"],
      "responsibilities": ["responsibility", "yourPart", "expectations", "责任", "参与者责任", "您的责任"],
      "dataGathering": ["dataCollection", "data", "dataCollected", "数据采集", "数据收集", "收集的数据", "采集数据"],
      "dataUse": ["useOfData", "dataUsage", "dataSharing", "数据应用", "数据用途", "数据使用"],
      "privacy": ["confidentiality", "dataProtection", "隐私", "保密"],
      "benefits": ["benefit", "potentialBenefits", "好处", "潜在好处", "获益", "受益"],
      "risks": ["risk", "possibleRisks", "sideEffects", "风险", "可能的风险", "潜在风险"],
      "timeCommitment": ["time", "timeRequired", "duration", "时间", "时间承诺", "时间投入", "所需时间"],
      "withdrawing": [
        "withdrawal", "withdraw", "leaving", "howToWithdraw", "leavingTheStudy", "退出", "撤出", "如何退出", "如何撤出",
        "退出研究",
      ],
      "contact": ["contacts", "联系方式"],
      "compensation": ["payment", "reimbursement", "报酬", "补偿"],
    ])
  static let agreeTime = Enumeration(
    "time of agreeing", ["always", "afterAllViewed", "afterQuiz", "afterReview"],
    also: [
      "always": ["immediately", "anytime", "fromStart", "fromTheStart", "atOnce", "true", "onLoad", "始终", "随时", "一直"],
      "afterAllViewed": [
        "allViewed", "afterAllSections", "afterReading", "whenAllViewed", "atEnd", "afterScroll", "scrolledToEnd",
        "看完全部", "看完后", "阅读完后",
      ],
      "afterReview": ["afterReviewing"],
    ])
  static let consentCopy = Enumeration(
    "copy of a consent", ["emailPDF", "exportPDF", "inApp", "paper", "none"],
    also: [
      "emailPDF": ["email", "emailedPDF", "pdfByEmail", "pdfEmail", "emailPdf", "mail", "邮件PDF", "邮件发送PDF"],
      "exportPDF": ["pdf", "PDF", "downloadPDF", "savePDF", "sharePDF", "exportPdf", "导出PDF"],
      "inApp": ["viewInApp", "viewable", "profile"],
      "none": ["no", "never", "false", "无", "不提供"],
    ])
  static let studySchedule = Enumeration(
    "schedule of a study", ["once", "daily", "weekly", "monthly", "quarterly", "yearly", "onDemand"],
    also: [
      "once": ["oneTime", "single", "baseline", "一次", "一次性", "仅一次"],
      "daily": ["everyDay", "eachDay", "每天", "每日"],
      "weekly": ["everyWeek", "每周"],
      "monthly": ["everyMonth", "每月"],
      "quarterly": ["每季度"],
      "yearly": ["annually", "每年"],
      "onDemand": ["anytime", "optional", "随时"],
    ])
  static let endSignal = Enumeration(
    "signal of an end", ["sound", "vibration", "countdown", "screen"],
    also: [
      "sound": ["beep", "chime", "tone", "audio", "speech", "voice", "bell", "声音", "提示音", "语音", "铃声"],
      "vibration": ["vibrate", "haptic", "haptics", "buzz", "振动", "震动"],
      "countdown": ["timer", "progress", "倒计时"],
      "screen": ["text", "message", "visual", "display", "completionScreen", "屏幕", "屏幕提示", "文字"],
    ])
  static let profileContent = Enumeration(
    "content of a profile",
    [
      "upcomingActivities", "personalInformation", "participantNumber", "studyData", "consent", "settings", "progress",
      "account", "contact",
    ],
    also: [
      "upcomingActivities": [
        "upcoming", "upcomingTasks", "upcomingSurveys", "nextActivity", "nextActivities", "nextTask", "reminders",
        "schedule", "activityReminders", "即将到来的活动", "即将进行的活动", "活动提醒", "任务提醒", "提醒", "待办", "日程",
      ],
      "personalInformation": [
        "personalInfo", "personalData", "name", "photo", "demographics", "information", "个人信息", "姓名", "头像", "个人资料",
      ],
      "participantNumber": ["participantID", "participantId", "studyID", "编号", "参与编号", "参与者编号"],
      "studyData": ["healthData", "data", "weight", "measurements", "研究数据", "健康数据", "体重"],
    ])
  static let profileAction = Enumeration(
    "action of a profile",
    [
      "leaveStudy", "viewConsent", "privacyPolicy", "editInformation", "help", "contact", "share", "signOut",
      "changePasscode", "settings", "exportData", "license", "reminders",
    ],
    also: [
      "leaveStudy": [
        "leave", "withdraw", "withdrawFromStudy", "quitStudy", "exitStudy", "endParticipation", "dropOut", "stopStudy",
        "leaveTheStudy", "退出研究", "撤出研究", "离开研究", "退出参与", "退出",
      ],
      "viewConsent": [
        "reviewConsent", "consent", "consentDocument", "consentForm", "viewConsentDocument", "showConsent",
        "consentPDF", "查看知情同意书", "查看同意书", "知情同意书", "同意书",
      ],
      "privacyPolicy": ["privacy", "viewPrivacyPolicy", "showPrivacyPolicy", "隐私政策", "查看隐私政策", "隐私"],
      "editInformation": ["edit", "editProfile", "editData", "editInfo", "编辑", "编辑个人信息", "修改资料", "编辑资料"],
      "help": ["faq", "support", "帮助", "常见问题"],
      "contact": ["contactTeam", "contactUs", "contactStudyTeam", "联系我们", "联系研究团队"],
      "share": ["shareApp", "tellAFriend", "inviteFriends", "分享", "分享应用", "推荐给朋友"],
      "signOut": ["logOut", "logout", "退出登录", "登出"],
      "changePasscode": ["passcode", "touchID", "修改密码"],
      "settings": ["设置"],
      "exportData": ["export", "downloadData", "导出数据"],
      "license": ["licenses", "terms", "about", "关于"],
      "reminders": ["changeReminders", "reminderTime", "提醒"],
    ])
  static let dashboardContent = Enumeration(
    "content of a dashboard",
    [
      "dailyProgress", "weeklyAssessment", "activityResults", "aggregateComparison", "news", "studyTeam", "tips",
      "contact", "learn", "achievements",
    ],
    also: [
      "dailyProgress": [
        "progress", "todayProgress", "todaysProgress", "completion", "studyProgress", "weeklyProgress",
        "overallProgress", "taskCompletion", "每日进度", "今日进度", "进度", "研究进度", "完成度",
      ],
      "weeklyAssessment": [
        "weeklyAssessments", "weeklySummary", "weeklyReport", "weeklyTrend", "trends", "每周评估", "周评估", "每周总结", "周报",
        "趋势",
      ],
      "activityResults": [
        "activityResult", "results", "taskResults", "testResults", "surveyResults", "scores", "活动结果", "任务结果", "结果",
        "测试结果", "活动任务结果",
      ],
      "aggregateComparison": [
        "comparison", "aggregate", "aggregateResults", "groupComparison", "averages", "peerComparison", "群体对比",
        "汇总对比", "对比", "与他人对比", "汇总结果对比", "平均值对比",
      ],
      "news": ["announcements", "newsletter", "articles", "messages", "新闻", "研究新闻", "公告", "资讯"],
      "studyTeam": ["team", "researchers", "about", "aboutTheStudy", "研究团队", "关于研究", "团队"],
      "tips": ["advice", "小贴士"],
      "learn": ["education", "resources", "学习资料", "知识"],
      "achievements": ["badges", "streak", "成就"],
    ])
}
