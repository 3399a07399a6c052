extension DescriptionTable {
  /// Routes, as an app gives them to Maps.
  static let routingTexts = #"""
    [app]
    routing | 为用户和“地图”提供的路线 | {transitModes: [ferry]}
    [objects]
    routing | 为用户和“地图”提供的路线
    routingRegion | 应用提供路线的一个地区
    routingCoverage | 地区轮廓文件中的内容
    route | 一条路线，作为应用所提供路线的样例
    routeStep | 路线的一个步骤
    mapPin | 地图上的图钉
    routeOption | 可供选择的一条路线
    [words]
    transit mode | 交通方式
    level of a region | 地区级别
    share of a region | 地区的覆盖程度
    end of a route | 路线首尾段
    offer for a long way | 路远时的选择
    view after Maps | 从“地图”进入后的界面
    first view of a route | 路线的首个视图
    role of a pin | 图钉的作用
    [routing]
    enabled | “地图”是否提供此应用来查路线 | true
    transitModes | 所支持的交通方式 | [ferry, bus]
    regions | 提供路线的地区 | [{name: Istanbul, level: city}]
    coverageFile | 地区轮廓的文件 | coverage.geojson
    coverage | 该文件中的内容 | {type: MultiPolygon, polygons: 1, points: 20}
    routes | 路线样例 | [{to: Pier 4, steps: [{mode: pedestrian}, {mode: ferry}]}]
    firstLeg | 用户如何从所在地到第一站 | walk
    lastLeg | 用户如何从最后一站到目的地 | mapsLink
    farLeg | 车站太远、无法步行时提供什么 | openMaps
    onOpenFromMaps | 用户从“地图”进入时看到什么，或界面的 id | showRoute
    initialView | 用户先看到路线的哪一部分 | fullRoute
    implementation | 使用系统提供的，还是自行实现 | system
    [routingRegion]
    name | 名称 | Istanbul
    level | 地区的级别 | city
    covers | 是否覆盖整个地区 | all
    [routingCoverage]
    type | 其中图形的类型：MultiPolygon | MultiPolygon
    polygons | 有几个区域 | 1
    points | 最长的轮廓有几个点 | 20
    isClosed | 每条轮廓的终点是否就是起点 | true
    file | 说明应用覆盖区域的 GeoJSON 文件 | coverage.geojson
    [route]
    from | 起点 | Hotel
    to | 终点 | Pier 4
    distanceToFirstStop | 第一站离用户所在地多远 | 250 | m
    distanceFromLastStop | 最后一站离目的地多远 | 400 | m
    steps | 其步骤，按顺序 | [{mode: pedestrian}, {mode: ferry}]
    [routeStep]
    mode | 如何前行 | ferry
    text | 文字 | Ferry to Pier 4
    distance | 有多远 | 400 | m
    [mapPin]
    role | 标的是什么 | destination
    title | 图钉标注中的文字 | Pier 4
    callout | 标题下的附注 | Lines 8 and 12
    [routeOption]
    title | 供用户选择的名称 | Tram 1
    mode | 乘坐什么 | ferry
    start | 何时出发 | "14:05"
    end | 何时到达 | "14:40"
    minutes | 需要多久 | 18 | min
    transfers | 换乘几次 | 1
    walk | 步行多远 | 300 | m
    stops | 途中几站 | 6
    price | 多少钱 | €2.40
    [view]
    steps | 地图或列表：所示路线的步骤，或步骤数 | [Walk to Pier 4, Ferry to Kos]
    pins | 地图：上面的图钉 | [{role: destination, title: Pier 4}]
    showsUserLocation | 地图：是否显示用户所在位置 | true
    zoomEnabled | 地图：用户能否缩放 | true
    options | 列表：可供选择的路线 | [{title: Tram 1, minutes: 18}]
    sortBy | 可按什么排序 | [minutes, transfers]
    filterBy | 可按什么筛选 | [mode]
    [screen]
    sortBy | 可按什么排序 | [minutes, transfers]
    filterBy | 可按什么筛选 | [mode]
    [image]
    pixelSize | 以像素计的尺寸 | [1920, 2400]
    """#
}
