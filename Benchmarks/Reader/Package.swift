// swift-tools-version: 6.1
import PackageDescription

// Apart from the product's package, which depends on nothing: only this comparison needs Yams.
let package = Package(
  name: "reader-benchmark",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "higlint", path: "../.."),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .executableTarget(
      name: "Reader",
      dependencies: [
        .product(name: "HIGLint", package: "higlint"),
        .product(name: "Yams", package: "Yams"),
      ]
    )
  ]
)
