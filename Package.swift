// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

// For what is written once in a while, and waits for other libraries: see docs/decisions.md.
let small: [SwiftSetting] = [
  .unsafeFlags(["-Osize"], .when(configuration: .release))
]

// How C is compiled: the Makefile says it.
let cFlags: [CSetting] =
  Context.environment["TASKCORE_CFLAGS"].map { flags in
    [.unsafeFlags(flags.split(separator: " ").map(String.init))]
  } ?? []

// The shell links build/lib/libtaskcore.so as any other program does, so `make shell` builds it by
// itself, after that. `swift build` and `swift test` do without.
let isForShell = Context.environment["TASKCORE_SHELL"] != nil

let package = Package(
  name: "taskcore",
  products: [
    // The Makefile gives it its soname, version script and place: see docs/decisions.md.
    .library(name: "taskcore", type: .dynamic, targets: ["TaskCore"]),
    // For apps in Swift, which get the installed library by pkg-config: see bindings/swift.
    .library(name: "TaskcoreSwift", targets: ["TaskcoreSwift"]),
    // What of it waits: apart, so that the shell is not linked with Swift's concurrency.
    .library(name: "TaskcoreSwiftAsync", targets: ["TaskcoreSwiftAsync"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CTaskcore", cSettings: cFlags),
    // Rows as columns for Arrow.
    .target(name: "CColumns", dependencies: ["CTaskcore"], cSettings: cFlags),
    // What a call owes to its host, and what the system tells of files, where Swift has no words for it.
    .target(name: "CHost", cSettings: cFlags),
    // The libraries of the system that few programs need are loaded by it.
    .target(name: "CLoading", cSettings: cFlags),
    // What only a program needs stays out of the library.
    .target(
      name: "Platform", dependencies: ["CHost", "CLoading", "Localization"],
      exclude: isForShell ? [] : ["Programs", "Signals", "Terminal"], swiftSettings: strict),
    .target(name: "Localization", swiftSettings: strict + small),
    .target(name: "Domain", dependencies: ["Localization"], swiftSettings: strict),
    .target(
      name: "UseCases", dependencies: ["Domain", "Platform", "Sync"], swiftSettings: strict),
    // The rules of merging, for devices and for files. It knows neither tables nor transports.
    .target(name: "Sync", dependencies: ["Domain"], swiftSettings: strict),
    .target(name: "Calendar", dependencies: ["Domain", "Platform"], swiftSettings: strict),
    .target(
      name: "Storage", dependencies: ["CSQLite", "Domain", "Platform", "Sync"],
      swiftSettings: strict),
    // Of libexpat only the types are used to build: it is loaded when it is needed.
    .target(name: "CExpat", dependencies: ["CLoading"], cSettings: cFlags),
    .target(
      name: "Interchange", dependencies: ["CExpat", "Domain", "Platform"],
      swiftSettings: strict + small),
    .target(
      name: "Language", dependencies: ["Domain", "Localization"], swiftSettings: strict + small),
    .target(
      name: "ViewModels", dependencies: ["Domain", "Language", "Localization"],
      swiftSettings: strict + small),
    // Likewise of libcurl.
    .target(name: "CCurl", dependencies: ["CLoading"], cSettings: cFlags),
    .target(
      name: "Network", dependencies: ["CCurl", "Domain", "Platform", "Storage"],
      swiftSettings: strict),
    // Likewise of libsodium and libzstd.
    .target(name: "CSealing", dependencies: ["CLoading"], cSettings: cFlags),
    // How devices get each other's changes: sealed files, and where they are left.
    .target(
      name: "Exchange", dependencies: ["CSealing", "Domain", "Platform", "Storage", "Sync"],
      swiftSettings: strict + small),
    // Likewise of libpq.
    .target(name: "CPostgres", dependencies: ["CLoading"], cSettings: cFlags),
    // A PostgreSQL server as the place where devices leave their files.
    .target(
      name: "Hub",
      dependencies: [
        "CPostgres", "Domain", "Exchange", "Localization", "Platform", "Storage", "Sync",
      ],
      swiftSettings: strict + small),
    // Servers that keep tasks and events in collections, and how a store and one of them come together.
    .target(
      name: "Servers",
      dependencies: [
        "Domain", "Exchange", "Interchange", "Localization", "Platform", "Storage", "Sync",
        "UseCases",
      ],
      swiftSettings: strict + small),
    .target(
      name: "CalDAV",
      dependencies: [
        "Domain", "Interchange", "Localization", "Network", "Platform", "Servers", "Storage",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Google",
      dependencies: [
        "Domain", "Interchange", "Localization", "Network", "Platform", "Servers", "Storage",
      ],
      swiftSettings: strict + small),
    // Of cairo, pango, libqrencode and zlib: they are loaded when they are needed.
    .target(name: "CDocuments", dependencies: ["CLoading"], cSettings: cFlags),
    .target(
      name: "Documents",
      dependencies: [
        "CDocuments", "Domain", "Interchange", "Localization", "Platform", "ViewModels",
      ],
      swiftSettings: strict + small),
    .target(
      name: "TaskCore",
      dependencies: [
        "CColumns", "CHost", "CTaskcore", "CalDAV", "Domain", "UseCases", "Storage", "Calendar",
        "Documents", "Exchange", "Google", "Hub", "Interchange", "Language", "Localization",
        "Network", "Platform", "Servers", "ViewModels",
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CTaskcoreHeader", pkgConfig: "taskcore"),
    .target(
      name: "TaskcoreSwift", dependencies: ["CTaskcoreHeader"], path: "bindings/swift",
      exclude: ["README.md", "Taskcore.docc"], swiftSettings: strict),
    .target(
      name: "TaskcoreSwiftAsync", dependencies: ["TaskcoreSwift"], path: "bindings/swift-async",
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["Domain", "Localization", "Storage", "Sync", "TaskCore", "UseCases"],
      path: "Tests/Support",
      swiftSettings: strict),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform"], path: "Tests/Platform",
      swiftSettings: strict),
    .testTarget(
      name: "DomainTests", dependencies: ["Domain", "TestSupport"], path: "Tests/Domain",
      swiftSettings: strict),
    .testTarget(
      name: "SyncTests", dependencies: ["Domain", "Sync", "TestSupport"], path: "Tests/Sync",
      swiftSettings: strict),
    .testTarget(
      name: "UseCaseTests",
      dependencies: ["Calendar", "Domain", "Storage", "Sync", "UseCases", "TestSupport"],
      path: "Tests/UseCases", swiftSettings: strict),
    .testTarget(
      name: "StorageTests", dependencies: ["Calendar", "Domain", "Storage", "Sync", "TestSupport"],
      path: "Tests/Storage", swiftSettings: strict),
    .testTarget(
      name: "CalendarTests", dependencies: ["Domain", "Calendar"], path: "Tests/Calendar",
      swiftSettings: strict),
    .testTarget(
      name: "LanguageTests", dependencies: ["Calendar", "Domain", "Language", "TestSupport"],
      path: "Tests/Language", exclude: ["Lines", "Periods"], swiftSettings: strict),
    .testTarget(
      name: "ViewModelTests",
      dependencies: ["Documents", "Domain", "Localization", "ViewModels", "TestSupport"],
      path: "Tests/ViewModels", swiftSettings: strict),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["Documents", "Domain", "Localization", "ViewModels", "TestSupport"],
      path: "Tests/Documents", swiftSettings: strict),
    .testTarget(
      name: "NetworkTests", dependencies: ["Domain", "Network", "TestSupport"],
      path: "Tests/Network", swiftSettings: strict),
    .testTarget(
      name: "CalDAVTests",
      dependencies: [
        "CalDAV", "Domain", "Interchange", "Network", "Platform", "Servers", "TestSupport",
      ],
      path: "Tests/CalDAV", exclude: ["scripted_server.py"], swiftSettings: strict),
    // Tests/Google has those of the whole, with a second Google.
    .testTarget(
      name: "GoogleTests",
      dependencies: [
        "Calendar", "Domain", "Google", "Interchange", "Network", "Platform", "Servers",
        "TestSupport",
      ],
      path: "Tests/GoogleAdapter", swiftSettings: strict),
    .testTarget(
      name: "ExchangeTests",
      dependencies: [
        "Calendar", "Domain", "Exchange", "Hub", "Platform", "Storage", "Sync", "TestSupport",
        "UseCases",
      ],
      path: "Tests/Exchange", swiftSettings: strict),
    .testTarget(
      name: "TaskCoreTests",
      dependencies: ["CTaskcore", "Domain", "Language", "Storage", "TaskCore", "TestSupport"],
      path: "Tests/TaskCore",
      swiftSettings: strict),
    .testTarget(
      name: "InterchangeTests",
      dependencies: [
        "Calendar", "Documents", "Interchange", "Domain", "Language", "UseCases", "Storage",
        "Sync",
        "TestSupport",
      ],
      path: "Tests/Interchange", swiftSettings: strict),
  ]
)

if isForShell {
  package.products.append(.executable(name: "taskcore-shell", targets: ["Shell"]))
  package.targets += [
    .systemLibrary(name: "CReadline"),
    .systemLibrary(name: "CTerminfo"),
    .executableTarget(
      name: "Shell",
      dependencies: ["CReadline", "CTerminfo", "Localization", "Platform", "TaskcoreSwift"],
      swiftSettings: strict),
  ]
}
