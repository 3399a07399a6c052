extension DescriptionTable {
  /// Apple Pay: what an app sells with it, its buttons and its payment sheet.
  static let applePayTexts = #"""
    [app]
    applePay | 如何使用 Apple Pay 付款 | {merchantName: Harbor}
    [view]
    type | Apple Pay 按钮的类型：购买、设置或无文字 | buy
    [objects]
    applePay | 如何使用 Apple Pay 付款
    applePayProduct | 用 Apple Pay 购买的一件商品
    applePayFlows | 购买的步骤
    checkoutStep | 购买过程中的一步
    applePayStates | 按能否使用 Apple Pay，用户看到什么
    applePayState | 某种情况下用户看到的 Apple Pay 元素
    applePayWatch | 应用在 Apple Watch 上做什么
    watchPurchase | 在 Apple Watch 上发起的购买
    applePayDelivery | 商品如何送到用户手中
    applePaySheet | Apple Pay 的支付菜单
    sheetField | 支付菜单要求填写的一项信息
    shippingMethod | 支付菜单中的一种配送方式
    lineItem | 支付菜单中带金额的一行
    applePayCharge | 商品之外的一项费用，或一项减免
    applePayCart | 购物车里有什么
    cartItem | 购物车里的一件商品
    [words]
    goods | 商品种类
    role of a merchant | 商户角色
    step of a purchase | 购买步骤
    element of Apple Pay | Apple Pay 元素
    type of an Apple Pay button | Apple Pay 按钮类型
    fulfilment | 交付方式
    type of shipping | 配送类型
    type of a line of the payment sheet | 支付菜单项的类型
    field of the payment sheet | 支付菜单的信息项
    interval of payments | 付款周期
    pricing | 定价方式
    origin of a payer's data | 付款人资料来源
    [applePay]
    id | 其 id，供答复和停用标记引用 | applePay1
    goods | 用户用它购买什么 | [physical]
    products | 用户用它购买的商品 | [{name: Harbor Print, type: physical}]
    merchantName | 收款商户的名称 | Harbor
    statementDescriptor | 银行卡或银行对账单上的商户名称 | HARBOR LTD
    role | 应用自己销售，还是替他人销售 | merchant
    requiresAccount | 付款是否必须有账号 | false
    flows | 购买的步骤 | {checkout: [cart, paymentSheet, thanks]}
    promoCodes | 用户能否使用优惠码 | true
    states | 按能否使用 Apple Pay，用户看到什么 | {unsupported: {shows: none}}
    default | 是否默认选中这种付款方式 | true
    watch | 应用在 Apple Watch 上做什么 | {purchase: {message: Finish paying on your iPhone, handoff: true}}
    sheet | 支付菜单 | {total: {label: Harbor, amount: 12}}
    fulfilment | 即 `sheet.fulfilment` | shipping
    shippingType | 即 `sheet.shippingType` | shipping
    required | 即 `sheet.required` | [name, postalAddress]
    shippingMethods | 即 `sheet.shippingMethods` | [{label: Standard, cost: 4}]
    lineItems | 即 `sheet.lineItems` | [{label: Subtotal, amount: 12}]
    total | 即 `sheet.total` | {label: Harbor, amount: 12}
    disclosure | 即 `sheet.disclosure` | The final fare depends on the time.
    delivery | 商品如何送到用户手中 | {methods: [Standard, Express]}
    multiShipping | 一单能否寄往多个地址，或以不同速度寄送 | false
    recurring | 多久重复付款一次 | monthly
    pricing | 付款时价格是否已定 | metered
    tipsAfter | 付款后是否还能给小费 | false
    preauthorisedAmount | 价格确定前预授权的金额 | 50
    charges | 商品之外的费用：税费、礼品包装 | [{label: Tax, amount: 4.53}]
    discounts | 从价格中减去的金额 | [{label: Spring Discount, amount: 8}]
    cart | 购物车里有什么 | {items: [{name: Harbor Print}]}
    dataSource | 订单的姓名和地址来自何处 | applePay
    prefillsFromAccount | 支付菜单是否预填应用账号里的资料 | false
    [applePayProduct]
    id | 商品在购物车和答复中的名字 | print
    name | 商品在购买界面上的名称 | Harbor Print
    type | 是实物、服务还是数字内容 | physical
    price | 商品的价格，可带货币 | 12
    fulfilment | 如何送到用户手中 | shipping
    [applePayFlows]
    checkout | 从购物车到结束 | [cart, paymentSheet, thanks]
    singleItem | 从商品到结束 | [product, paymentSheet, thanks]
    [checkoutStep]
    step | 界面的 id；applePayButton 是轻点按钮，paymentSheet 是支付菜单 | cart
    [applePayStates]
    available | 能用它付款的用户看到的 | {shows: buyButton}
    noCard | “钱包”中没有卡的用户看到的 | {shows: setUpButton, opens: applePaySetup}
    unsupported | 设备不支持的用户看到的 | {shows: none}
    [applePayState]
    shows | 显示什么 | buyButton
    opens | 轻点后打开什么 | applePaySetup
    until | 持续到何时 | the first order
    [applePayWatch]
    purchase | 在手表上发起的购买 | {message: Finish paying on your iPhone}
    [watchPurchase]
    enabled | 能否在手表上发起 | true
    message | 手表此时告诉用户什么 | Finish paying on your iPhone
    handoff | 是否用接力转到 iPhone | true
    opens | 在 iPhone 上打开什么 | paymentSheet
    prefilled | 支付菜单此时是否已填好 | true
    [applePayDelivery]
    methods | 可选的配送方式 | [Standard, Express]
    [applePaySheet]
    fulfilment | 商品如何送到用户手中 | shipping
    shippingType | 菜单如何称呼交付 | shipping
    required | 要求用户填写的信息 | [name, postalAddress]
    requiresInput | 显示菜单后用户还须输入或决定的内容 | [ring size]
    shippingMethods | 可选的配送方式 | [{label: Standard, cost: 4}]
    lineItems | 总价上方的各项 | [{label: Subtotal, amount: 12}]
    total | 最后一行，其标签跟在“付款给”之后 | {label: Harbor, amount: 12}
    disclosure | 菜单还告诉用户什么 | The final fare depends on the time.
    [sheetField]
    field | 哪一项信息 | email
    reason | 为什么需要 | The ticket is sent there
    [shippingMethod]
    id | 在答复中的名字 | express
    label | 支付表单中的名称 | Express
    cost | 费用 | 9
    detail | 第二行，如预计到达时间 | Arrives tomorrow
    [lineItem]
    id | 在答复中的名字 | tax
    label | 支付表单中该行的文字 | Tax
    amount | 该行的金额，可带货币 | 4.53
    pending | 金额是否待定 | true
    type | 金额已定还是待定 | pending
    [applePayCharge]
    label | 用途 | Gift Wrap
    amount | 金额 | 5
    [applePayCart]
    items | 其中的商品 | [{name: Harbor Print, quantity: 2}]
    [cartItem]
    name | 购物车中的名称 | Harbor Print
    quantity | 数量 | 2
    price | 单价，可带货币 | 12
    """#
}
