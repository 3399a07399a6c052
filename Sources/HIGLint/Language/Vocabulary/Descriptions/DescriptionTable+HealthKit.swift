extension DescriptionTable {
  /// What an app does with data of the Health app.
  static let healthKitTexts = #"""
    [app]
    healthKit | 如何使用“健康”应用的数据 | {reads: [stepCount]}
    [objects]
    healthKit | 如何使用“健康”应用的数据
    healthType | 一种健康数据
    [words]
    health data | 健康数据
    interface of a request | 请求授权的界面
    [permission]
    ui | 由系统请求授权，还是应用自制的界面 | system
    [healthKit]
    id | 其 id，供答复和停用标记引用 | healthKit1
    reads | 读取的数据 | [stepCount, bodyMass]
    writes | 写入的数据 | [workouts]
    purpose | 这些数据的用途 | Turns your steps into moves of the hero.
    readPurpose | 权限列表中关于读取的说明 | Your weight is used to work out your daily calories.
    writePurpose | 权限列表中关于写入的说明 | "Saves your rides to the Health app, so that you see all sports in one place."
    usedFor | 各种数据的用途，按名称列出 | {stepCount: counts the steps of a week}
    permissionSheet | 系统的权限列表，还是自制的 | system
    [healthType]
    type | 是什么 | heartRate
    purpose | 用途 | shows the zone while running
    """#
}
