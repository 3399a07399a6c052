extension DescriptionTable {
  /// What an app does with accessories of HomeKit.
  static let homeKitTexts = #"""
    [app]
    homeKit | 如何使用家中的配件 | {features: [controlAccessory]}
    [objects]
    homeKit | 如何使用家中的配件
    homeAddFlow | 用户如何添加配件
    homeActionSet | 操作集（场景）：多个配件一起做什么
    homeAction | 操作集中一个配件做什么
    homeActionSetEditor | 用户如何创建自己的操作集
    homeAccessory | 一个配件：灯、门锁、温控器
    homeService | 配件的一项功能，用户以其名称称呼
    homeNaming | 用户如何给配件的功能命名
    homeTriggers | 用户如何设置自动执行的内容
    [words]
    function of a home app | 家居应用的功能
    way to find an accessory | 查找配件的方式
    discovery of an accessory | 配件的发现方式
    destination of an accessory | 配件的添加位置
    choice of accessories | 可选的配件
    service of an accessory | 配件的功能
    naming of a service | 功能的命名方式
    condition of a trigger | 触发条件
    kind of what is plugged in | 所接设备的种类
    [homeKit]
    id | 其 id，供答复和停用标记引用 | homeKit1
    features | 用户可用它做什么；一旦写出，即为全部 | [controlAccessory, addAccessory, siri]
    addFlow | 用户如何添加配件 | {discovery: automatic}
    browseBy | 用户按什么查找配件 | [type, name, location]
    suggestedActionSets | 推荐的操作集（场景） | [{name: Good night, actions: [lock the front door]}]
    actionSetEditor | 用户如何创建自己的操作集 | {accessoryPicker: suggestedForRoom}
    accessories | 应用所配合的配件 | [{name: Ceiling Fan, services: [{type: fan, name: Bedroom Fan}]}]
    naming | 用户如何给配件的功能命名 | {mode: list, suggestions: [Hall Light]}
    triggers | 用户如何设置自动执行的内容 | {conditions: [time, location]}
    [homeAddFlow]
    discovery | 如何找到新配件 | automatic
    destinations | 配件可添加到哪里：已有的或新建的 | [existingHome, existingRoom, newRoom]
    requiresNewHome | 是否必须为其新建一个家 | false
    requiresAccount | 用户是否必须先有账号 | false
    listScreen | 显示所发现配件的界面 | add
    [homeActionSet]
    id | 情景在答复中的名字 | goodNight
    name | 名称，也是用户对 Siri 说的话 | Good night
    actions | 其中各配件做什么 | [turn off the lights, {accessory: front door, set: lock}]
    [homeAction]
    accessory | 该操作所控制的配件 | front door
    set | 做什么，几个词即可 | lock
    [homeActionSetEditor]
    accessoryPicker | 提供哪些配件供选择 | suggestedForRoom
    screen | 创建操作集的界面 | sceneEditor
    [homeAccessory]
    id | 在操作和答复中的名字 | fan
    name | 设备的名称 | Ceiling Fan
    manufacturer | 制造商 | Acme
    model | 型号 | HX-200
    services | 能做什么：一台设备可以既是风扇又是灯 | [{type: fan, name: Bedroom Fan}]
    [homeService]
    id | 在操作和答复中的名字 | fan
    type | 是什么功能 | light
    name | 用户（包括对 Siri）称呼它的名称 | Bedroom Light
    associatedType | 插座或开关控制的是什么，或用户能否指定 | settable
    [homeNaming]
    mode | 用户是选择名称，还是自己输入 | list
    suggestions | 推荐的名称 | [Living Room Light, Garage Door]
    editable | 用户以后能否更改名称 | true
    [homeTriggers]
    conditions | 什么可以触发 | [time, location, accessory]
    editor | 设置触发的界面 | automation
    summary | 应用如何表述一个触发 | "When the sun sets, turn on the porch light."
    """#
}
