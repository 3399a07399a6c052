extension DescriptionTable {
  /// A study with ResearchKit.
  static let researchTexts = #"""
    [app]
    research | 用户借助应用参与的研究 | {surveys: [{id: weekly, questionCount: 4}]}
    [objects]
    research | 用户借助应用参与的研究
    studyStage | 参与研究之前的一个阶段
    studyEligibility | 如何确认谁可以参与研究
    studyQuestion | 研究中的一个问题：资格问题、问卷题或测验题
    studyAnswer | 研究中问题的作答方式
    studyConsent | 取得知情同意的方式
    consentSection | 知情同意书的一个小节
    consentQuiz | 关于知情同意书的小测验
    studyConfirmation | 确认是否自愿参与研究的询问
    studyDataAccess | 用户授权研究使用数据的方式
    studySurvey | 研究中的一份问卷
    surveyScreen | 问卷的一个界面
    studyCompletion | 问卷或任务结束时的提示
    studyTask | 参与者借助设备传感器完成的任务
    studyProfile | 参与者管理自己数据的地方
    profileField | 参与者个人档案中的一项数据
    studyDashboard | 参与者查看自己进展的地方
    [words]
    stage of a study | 研究的阶段
    data of a study | 研究使用的数据
    answer to a question | 作答方式
    step of a consent | 知情同意的步骤
    topic of a consent | 知情同意书的主题
    form of a confirmation | 确认的形式
    time of agreeing | 可以同意的时机
    copy of a consent | 同意书副本
    schedule of a study | 研究活动的频率
    signal of an end | 结束信号
    content of a profile | 个人档案的内容
    action of a profile | 个人档案中的操作
    content of a dashboard | 仪表盘的内容
    [research]
    id | 其 id，供答复和停用标记引用 | research1
    title | 研究的内容或名称 | Sleep of night-shift nurses
    institution | 由谁开展研究 | Harbor University
    onboarding | 参与之前经历的各个阶段，按顺序列出 | [introduction, eligibility, consent, permissions]
    eligibility | 如何确认谁可以参与 | {questions: [{text: Are you 18 or older?, answer: yesNo}]}
    humanSubjects | 是否涉及人体生物学或健康 | true
    ethicsApproval | 批准此研究的审查委员会或伦理委员会 | Regional Ethics Committee, 2016/114
    accounts | 参与者是否拥有账户 | true
    consent | 如何取得知情同意 | {steps: [overview, sections, review, agree, signature]}
    data | 使用设备上的哪些数据 | [health, location]
    permissionsStep | 用户如何授权使用数据 | {screen: dataAccess, perItem: true}
    reminders | 发送的提醒，各用几个词说明 | [daily diary]
    surveys | 问卷；`[]` 表示没有 | [{id: weekly, intro: 4 questions about your week}]
    activeTasks | 活动任务；`[]` 表示没有 | [{id: walk, instructions: Walk 20 steps.}]
    profile | 参与者在何处管理自己的数据；`none` 表示没有 | {screen: me, actions: [leaveStudy, viewConsent, privacyPolicy]}
    dashboard | 参与者在何处查看自己的进展；`none` 表示没有 | {screen: overview, shows: [dailyProgress]}
    [studyStage]
    stage | 用途 | introduction
    screen | 绘制它的界面 | welcome
    [studyEligibility]
    screen | 提问的界面 | canJoin
    questions | 所提的问题 | [{text: Do you live near the harbor?, answer: yesNo}]
    onPass | 符合条件者进入的界面 | consent
    onFail | 不符合条件者进入的界面 | thankYou
    [studyQuestion]
    id | 在答复中的名字 | sleptWell
    text | 问题内容 | Did you sleep well?
    explanation | 对问题的解释 | Think of last night only.
    answer | 如何作答 | {kind: scale}
    [studyAnswer]
    kind | 作答时的操作 | yesNo
    options | 可选的答案 | [Never, Sometimes, Often]
    [studyConsent]
    screen | 显示完整文件的界面 | consentReview
    required | 不同意是否就不能参与 | true
    steps | 各步骤，按顺序列出；步骤可以是界面的 id | [overview, sections, review, agree, signature]
    sections | 文件的各小节；写出的列表即为全部 | [{topic: risks, title: Possible Risks}]
    quiz | 检验用户是否理解的小测验 | {questions: [Can I leave at any time?]}
    agreeEnabled | 何时可以同意 | afterAllViewed
    contactFields | 请用户填写的联系方式 | [email]
    contactReason | 联系方式的用途 | We send the signed consent to this address.
    confirmation | 确认用户自愿参与的询问 | {title: Join the Study?, actions: [Cancel, Agree]}
    copy | 参与者如何得到所签文件的副本 | emailPDF
    [consentSection]
    topic | 内容：一个方面或多个方面 | [risks]
    title | 章节顶部的标题 | Possible Risks
    summary | 用一两句话概括的内容 | The strap may itch.
    detail | 由按钮打开的详细说明 | The strap holds a sensor that lies on your skin.
    learnMore | 打开详细说明的按钮标题 | Learn More
    screen | 绘制它的界面 | risks
    [consentQuiz]
    questions | 各题 | [Can I leave at any time?]
    questionCount | 题数 | 3
    passScore | 须答对几题 | 2
    [studyConfirmation]
    kind | 询问的形式 | alert
    title | 确认时询问的内容 | Join the Study?
    message | 用户所确认的内容 | I join this study of my own free will.
    actions | 按钮，按顺序列出；可只写标题 | [Cancel, Agree]
    [studyDataAccess]
    screen | 在系统请求之前为用户做好准备的界面 | dataAccess
    perItem | 用户能否逐项选择数据 | true
    [studySurvey]
    id | 在答复中的名字 | weekly
    title | 用户看到的问卷名称 | Your Week
    intro | 第一题之前的说明 | 4 questions, about 2 minutes.
    questionCount | 题数 | 4
    estimatedTime | 所需时间 | 2min | s
    schedule | 填写的频率 | weekly
    questions | 各题，按顺序列出 | [{text: Did you sleep well?, answer: yesNo}]
    screen | 起始界面 | weeklyIntro
    screens | 各界面，按顺序列出 | [{screen: q1, questions: [sleep]}]
    showsProgress | 用户能否看到进度 | true
    completion | 告知用户已完成的内容 | {text: That was the last question. Thank you!}
    [surveyScreen]
    screen | 绘制它的界面 | q1
    questions | 其中的问题 | [sleep]
    [studyCompletion]
    text | 内容 | That was the last question. Thank you!
    screen | 显示它的界面 | thanks
    [studyTask]
    id | 在答复中的名字 | walk
    title | 用户看到的任务名称 | Short Walk
    instructions | 告诉用户怎么做的文字 | Put your phone in your pocket and walk 20 steps.
    data | 使用设备上的哪些数据 | [motion]
    schedule | 完成的频率 | daily
    conditions | 任务有效的时间或情况 | before the first meal
    endSignal | 告知用户任务结束的信号 | [sound, vibration]
    completion | 任务结束时告诉用户的内容 | {text: Well done. You can stop now.}
    screen | 绘制它的界面 | walkTask
    [studyProfile]
    screen | 绘制它的界面 | me
    fields | 其中的个人数据 | [{name: weight, editable: true}]
    shows | 还显示什么；写出的列表即为全部 | [upcomingActivities]
    actions | 用户可进行的操作；写出的列表即为全部 | [leaveStudy, viewConsent, privacyPolicy]
    [profileField]
    name | 是什么数据 | weight
    label | 前面的文字 | Weight
    editable | 用户能否修改 | true
    [studyDashboard]
    screen | 绘制它的界面 | overview
    shows | 显示什么；写出的列表即为全部 | [dailyProgress, weeklyAssessment]
    """#
}
