// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as an app is: it finds the library that is tested by pkg-config.
let package = Package(
  name: "client-tests",
  dependencies: [.package(name: "taskcore", path: "../..")],
  targets: [
    .testTarget(
      name: "TaskcoreSwiftTests",
      dependencies: [
        .product(name: "TaskcoreSwift", package: "taskcore"),
        .product(name: "TaskcoreSwiftAsync", package: "taskcore"),
      ], path: ".",
      exclude: ["codable_program.py", "documented.py", "reach.py", "run.sh"],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
      ])
  ]
)
