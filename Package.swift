// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The flags with which a debug build compiles a target as a whole, as release builds do.
let asWhole = [
  "-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo",
]

/// With `ZOETROPE_EDIT=1` in the environment of the build, debug builds compile the library for
/// those who edit it: only the files that a change concerns, without optimization of the view
/// graph, and with debug information, so that a debugger steps through it. Targets that touch
/// pixels, glyphs or bytes are compiled as ever.
let isEdited = Context.environment["ZOETROPE_EDIT"] == "1"

/// Without `ZOETROPE_EDIT`, debug builds compile each of the library's targets as a whole. From
/// nothing, that saves about the time for which the view graph is optimized; after a change, it
/// takes longer.
let whole: [SwiftSetting] =
  isEdited ? [] : [.unsafeFlags(asWhole, .when(configuration: .debug))]

/// In release builds, a program starts in less time. Each function has a section of its own, so
/// that the linker drops those that nothing calls, and a start touches fewer pages of the program.
/// Code asks for the metadata of a generic type directly. By default, the runtime finds the type by
/// its mangled name, and searches all conformances of the program for each of the type's
/// requirements: a tenth of the time of a job of one frame.
let light: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ], .when(configuration: .release))
]

/// Unless it is edited, the library has no debug information, so that the first build takes a
/// twelfth less time and links a third of the bytes. Backtraces name functions all the same, without
/// lines. SwiftPM asks for debug information after these flags, which only the compiler's own flag
/// overrules.
let bare: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-gnone"], isEdited ? .when(configuration: .release) : nil)
]

/// The largest target of tests is the last of a build. It is not compiled as a whole, so that two
/// processors compile a half each, and only the files that a change concerns are compiled again.
let inBatches: [SwiftSetting] = light + bare + [.swiftLanguageMode(.v6)]

/// The flags of most targets.
let swift6: [SwiftSetting] = whole + inBatches

/// Without optimization, targets that do little work for a frame are built in a third of the time,
/// such as the macro plugin, the drawings of symbols (a symbol is drawn once), manifests (a line
/// for each frame), the command line and the laws of layouts. Without optimization the compiler
/// would read each target twice, to write its module early, which SwiftPM does not make use of.
/// SwiftPM accepts such flags from dependencies since 6.2. What a short job runs there has loops
/// instead of `first(where:)`, `map` or `joined`: without optimization, the runtime searches all
/// conformances of the program for the types of such functions.
let cold: [SwiftSetting] =
  swift6 + [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]

/// The view graph, which takes longest to compile, is optimized for size: it is built in a
/// fourteenth less time. To simulate a frame takes 4 % longer, and a whole job 1 %, rarely 3 %. Only
/// debug builds, as the tests are, check for exclusive access: the checks take 3 % of a whole job.
/// In debug builds it is optimized as well, and simulates a frame in half of the time.
let compact: [SwiftSetting] =
  swift6 + [
    .unsafeFlags(["-Osize", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]
  + (isEdited
    ? [] : [.unsafeFlags(["-Osize", "-assert-config", "Debug"], .when(configuration: .debug))])

/// Targets that touch pixels, glyphs or bytes are optimized in debug builds, too: `swift run` and
/// `swift test` draw most frames in less than twice the time of a release build. Each target is
/// compiled as a whole, because the compiler does not specialize generic code of other files
/// otherwise: a blur would take twenty times as long. After a change to ZoetropeRaster, a debug
/// build takes half a minute for it. Assertions are still checked. To step through one of these
/// targets in a debugger, set `ZOETROPE_EDIT` and remove the flags.
let hot: [SwiftSetting] =
  swift6 + [
    .unsafeFlags(["-O", "-assert-config", "Debug"] + asWhole, .when(configuration: .debug))
  ]

/// Tests that need no speed themselves are built much faster without optimization; what they test
/// is optimized in a release build all the same.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// C is optimized in debug builds, too: without, the innermost loops take some sixty times as long.
/// SwiftPM puts the flag after its own `-O0`, and the last one counts.
let optimized: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// Programs with the command line, other packages' galleries among them, export no symbols. With
/// `ZOETROPE_PIE=0` in the environment of the build they lie at a fixed address. Otherwise the
/// dynamic linker changes 120,000 pointers at each start, which takes a sixth of the time of
/// `zoetrope list`. A fixed address is for `--static-swift-stdlib` only: the dynamic linker warns of
/// programs at a fixed address that take addresses of functions in Swift's libraries. Such programs
/// also contain the C and C++ libraries that they use, except for HarfBuzz and Little CMS, which
/// they load when they need them: to load and link sixteen shared libraries takes half of the time
/// of `zoetrope list`. The scripts in `Modules/Archives` name the archives in the place of the
/// shared libraries. Only lld understands them.
let isMovable = Context.environment["ZOETROPE_PIE"] != "0"
let archives = "\(Context.packageDirectory)/Modules/Archives"
let program: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--no-export-dynamic"]
      + (isMovable
        ? []
        // The folders of Debian come first, because a script stands for an archive that not every
        // version has.
        : ["-Xlinker", "-no-pie", "-use-ld=lld"]
          + ["x86_64", "aarch64"].map { "-L/usr/lib/\($0)-linux-gnu" } + ["-L\(archives)"]
          + ["fontconfig", "freetype", "harfbuzz", "jpeg", "lcms2", "png16", "z"].flatMap {
            ["-Xlinker", "--remap-inputs=*/lib\($0).so=\(archives)/lib\($0).so"]
          }),
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "Zoetrope",
  products: [
    .library(name: "Zoetrope", targets: ["Zoetrope"]),
    // With all that it exports, so that clients are built anew when any of that has changed.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "Zoetrope", "ZoetropeScenes", "ZoetropeAccounts", "ZoetropeAreas",
        "ZoetropeGeometry",
      ]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ZoetropeRecorder", targets: ["ZoetropeRecorder"]),
    .library(name: "ZoetropeCLI", targets: ["ZoetropeCLI"]),
    .library(name: "ZoetropeTesting", targets: ["ZoetropeTesting"]),
    .executable(name: "zoetrope", targets: ["zoetrope"]),
    .executable(name: "zoetrope-watch", targets: ["zoetrope-watch"]),
    .plugin(name: "ZoetropePlugin", targets: ["ZoetropePlugin"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  // Who does not enable a trait neither fetches nor builds what only its products need.
  traits: [.trait(name: "Watch", description: "Builds zoetrope-watch, with its server.")],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .systemLibrary(
      name: "CPNG", path: "Modules/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CFreeType", path: "Modules/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Modules/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFontconfig", path: "Modules/CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CJPEG", path: "Modules/CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"])]),
    .systemLibrary(
      name: "CLCMS", path: "Modules/CLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"])]),
    .target(name: "ZoetropeFiles", swiftSettings: hot),
    // In a room of its own, because Zoetrope declares these initializers anew.
    .target(name: "ZoetropeTasks", swiftSettings: swift6),
    .target(name: "ZoetropeGeometry", swiftSettings: hot),
    // The areas of paths: union, intersection, difference. Half of the time that geometry takes to
    // compile; what is drawn with paths does not wait for it.
    .target(name: "ZoetropeAreas", dependencies: ["ZoetropeGeometry"], swiftSettings: hot),
    // Its name puts it before fonts and accounts, which the display list does not wait for.
    .target(name: "ZoetropePixels", swiftSettings: hot),
    .target(
      name: "ZoetropeDisplayList", dependencies: ["ZoetropeGeometry", "ZoetropePixels"],
      swiftSettings: hot),
    // The drawings behind `Image(systemName:)`: data and nothing else.
    .target(
      name: "ZoetropeSymbols", dependencies: ["ZoetropeGeometry", "ZoetropeAreas"],
      swiftSettings: cold),
    // C: innermost loops for vectors that not every processor has; what they do is written in Swift,
    // too. Of all that could be compiled next, SwiftPM takes modules first, and then the file whose
    // path comes last. Most of Zoetrope waits for these two targets; with a "C" in front of their
    // names they would wait for other packages.
    .target(name: "ZoetropePixelKernels", cSettings: optimized),
    // C: functions of the system that Swift does not import.
    .target(name: "ZoetropeProcess", cSettings: optimized),
    // Pixels to PNG files. Imports no ZoetropeText, but is built after it: Zoetrope, which takes
    // longest to compile, waits for the text and for what the text imports. Of the modules that are
    // ready SwiftPM takes the one whose name comes last, and this one would precede
    // ZoetropeFonts.
    .target(
      name: "ZoetropePNG",
      dependencies: [
        "ZoetropePixelKernels", "ZoetropePixels", "ZoetropeImages", "ZoetropeText", "CPNG",
      ],
      swiftSettings: hot),
    // Files of images to pixels.
    .target(
      name: "ZoetropeImages", dependencies: ["CPNG", "CJPEG", "CLCMS"], swiftSettings: hot),
    // Which fonts are installed, and which of them is meant.
    .target(
      name: "ZoetropeFonts", dependencies: ["ZoetropeProcess", "ZoetropeFiles", "CFontconfig"],
      swiftSettings: hot),
    .target(
      name: "ZoetropeText",
      dependencies: [
        "ZoetropeFiles", "ZoetropeGeometry", "ZoetropePixels",
        "ZoetropeDisplayList", "ZoetropeFonts", "CFreeType", "CHarfBuzz",
      ],
      swiftSettings: hot,
      // ICU of Swift's own Foundation: line breaking and bidirectional text.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Accounts of layouts and of the work of frames, as plain values with their sentences. Its name
    // puts it after the targets that the text waits for.
    .target(
      name: "ZoetropeAccounts", dependencies: ["ZoetropeFiles", "ZoetropeGeometry"],
      swiftSettings: cold),
    // The files of images: asset catalogs, search, formats.
    .target(
      name: "ZoetropeAssets",
      dependencies: ["ZoetropeFiles", "ZoetropeImages"],
      swiftSettings: cold),
    // Without swift-syntax: the plugin speaks the compiler's protocol itself. Its tests depend on its
    // library only: a test that depends on a macro has the whole package built a second time.
    .target(name: "ZoetropeDeclarations", swiftSettings: cold),
    .macro(
      name: "ZoetropeMacros", dependencies: ["ZoetropeDeclarations"], swiftSettings: cold),
    .target(
      name: "Zoetrope",
      dependencies: [
        "ZoetropeFonts", "ZoetropeProcess", "ZoetropeMacros", "ZoetropeFiles", "ZoetropeTasks",
        "ZoetropeGeometry", "ZoetropeAreas", "ZoetropeAccounts", "ZoetropeAssets",
        "ZoetropePixels", "ZoetropeDisplayList", "ZoetropeText", "ZoetropeImages",
        "ZoetropeSymbols",
      ], swiftSettings: compact),
    // Imports no ZoetropePNG. But if both were ready with Zoetrope, they would be compiled before it
    // on a machine with two cores.
    .target(
      name: "ZoetropeRaster",
      dependencies: [
        "ZoetropePixelKernels", "ZoetropeGeometry", "ZoetropePixels", "ZoetropeDisplayList",
        "ZoetropePNG",
      ],
      swiftSettings: hot),
    .target(
      name: "ZoetropePicture",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeAccounts", "ZoetropeGeometry", "ZoetropePixels", "ZoetropeDisplayList",
        "ZoetropePNG", "Zoetrope",
        "ZoetropeRaster",
      ], swiftSettings: swift6),
    // Manifests of recordings, and the comparison of folders with them.
    .target(
      name: "ZoetropeSequences",
      dependencies: ["ZoetropeFiles", "ZoetropeImages", "ZoetropePNG"],
      swiftSettings: cold),
    .target(
      name: "ZoetropeRecorder",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeAccounts", "ZoetropeSequences",
        "ZoetropeProcess", "ZoetropeFiles", "ZoetropeGeometry", "ZoetropePixels",
        "ZoetropeDisplayList",
        "ZoetropeText", "ZoetropePNG", "Zoetrope", "ZoetropeRaster", "ZoetropePicture",
      ], swiftSettings: swift6),
    // C: the files of the page that shows an animation in a browser.
    .target(
      name: "ZoetropePageAssets",
      exclude: [
        "page.html", "page.css", "page.js", "live.js", "previews.html", "previews.css",
        "previews.js",
      ]),
    // Questions to layouts, which need no speed of their own.
    .target(
      name: "ZoetropeLaws", dependencies: ["ZoetropeProcess", "Zoetrope"], swiftSettings: cold),
    // Animations beside each other: numbers, trails, plots, pages.
    .target(
      name: "ZoetropeComparison",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeAccounts", "ZoetropePageAssets", "ZoetropeFiles", "ZoetropeGeometry",
        "ZoetropeDisplayList",
        "ZoetropePNG", "Zoetrope", "ZoetropeSequences", "ZoetropeRecorder",
      ], swiftSettings: swift6),
    // Frames to GIF and video files, by external programs.
    .target(
      name: "ZoetropeAssembly",
      dependencies: [
        "ZoetropeProcess", "ZoetropeFiles", "ZoetropeSequences", "Zoetrope", "ZoetropeRecorder",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: cold),
    .target(
      name: "ZoetropeCLI",
      dependencies: [
        "ZoetropeAccounts", "ZoetropeProcess", "ZoetropeFiles", "ZoetropeGeometry",
        "ZoetropeDisplayList", "Zoetrope",
        "ZoetropeScenes", "ZoetropeSequences", "ZoetropeRecorder", "ZoetropeComparison",
        "ZoetropeAssembly",
        "ZoetropeLaws",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: cold, linkerSettings: program),
    // The page that follows the sources. Without the trait, the program only says how to build it.
    .executableTarget(
      name: "zoetrope-watch",
      dependencies: [
        "ZoetropePageAssets", "ZoetropeFiles",
        .product(
          name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Watch"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], path: "Sources/ZoetropeWatch", swiftSettings: cold),
    .plugin(
      name: "ZoetropePlugin",
      capability: .command(
        intent: .custom(
          verb: "zoetrope", description: "Runs a command of the package's gallery."),
        permissions: []),
      path: "Sources/ZoetropePlugin"),
    // Names for the sets of asset catalogs. Only packages that apply the plugin build its program.
    .target(name: "ZoetropeAssetSymbols", swiftSettings: cold),
    .executableTarget(
      name: "zoetrope-asset-symbols", dependencies: ["ZoetropeAssetSymbols"],
      path: "Sources/ZoetropeAssetTool", swiftSettings: cold),
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["zoetrope-asset-symbols"],
      path: "Sources/ZoetropeAssetPlugin"),
    // Apps with their scenes, previews, and modifiers for devices and assistive technologies, which
    // leave no trace in pictures.
    .target(
      name: "ZoetropeScenes", dependencies: ["ZoetropeProcess", "Zoetrope", "ZoetropeGeometry"],
      swiftSettings: cold),
    // Publishers take no part in drawing, and few files use many.
    .target(name: "ZoetropeCombine", dependencies: ["Zoetrope"], swiftSettings: cold),
    // The values of UIKit that files with views use.
    .target(
      name: "ZoetropeUIKit",
      dependencies: [
        "ZoetropeFiles", "ZoetropeGeometry", "ZoetropePixels", "ZoetropeDisplayList", "ZoetropePNG",
        "Zoetrope", "ZoetropeScenes", "ZoetropePicture",
      ], swiftSettings: cold),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Zoetrope", "ZoetropeScenes", "ZoetropeCombine", "ZoetropePicture", "ZoetropeUIKit",
      ],
      swiftSettings: swift6),
    // For files that import them by name. Nobody else builds them, so that `canImport(Combine)`,
    // `canImport(UIKit)` and `canImport(CoreGraphics)` stay false in other packages.
    .target(name: "Combine", dependencies: ["SwiftUI"], swiftSettings: swift6),
    .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: swift6),
    .target(name: "CoreGraphics", dependencies: ["SwiftUI"], swiftSettings: swift6),
    .target(
      name: "ZoetropeGoldens", dependencies: ["ZoetropeImages", "ZoetropePixels", "ZoetropePNG"],
      swiftSettings: swift6),
    .target(
      name: "ZoetropeTesting",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeAccounts", "ZoetropePixels", "ZoetropePNG", "Zoetrope", "ZoetropePicture",
        "ZoetropeGoldens",
        "ZoetropeLaws",
      ], swiftSettings: swift6),
    .executableTarget(
      name: "zoetrope",
      dependencies: [
        "SwiftUI", "Zoetrope", "ZoetropeScenes", "ZoetropeAccounts", "ZoetropeGeometry",
        "ZoetropeCLI",
      ],
      path: "anims",
      exclude: ["Pictures", "README.md"],
      swiftSettings: light + [.swiftLanguageMode(.v5)]),
    .target(
      name: "TestSupport",
      dependencies: [
        "ZoetropeGeometry",
        "Zoetrope", "ZoetropePixels", "ZoetropePNG", "ZoetropeText", "ZoetropeGoldens",
      ],
      path: "Tests/TestSupport", exclude: ["Fixtures"], swiftSettings: hot),
    .testTarget(
      name: "TestSupportTests",
      dependencies: [
        "ZoetropeImages", "TestSupport", "ZoetropePixels", "ZoetropePNG", "ZoetropeText",
      ],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeGeometryTests", dependencies: ["ZoetropeGeometry", "TestSupport"],
      swiftSettings: swift6),
    .testTarget(
      name: "ZoetropeAreasTests",
      dependencies: ["ZoetropeGeometry", "ZoetropeAreas", "TestSupport"],
      swiftSettings: swift6),
    .testTarget(
      name: "ZoetropeAccountsTests", dependencies: ["ZoetropeAccounts", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeRasterTests",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeGeometry", "ZoetropePixels", "ZoetropeDisplayList", "ZoetropeText",
        "ZoetropeRaster", "ZoetropePNG", "ZoetropePixelKernels", "TestSupport", "CFreeType",
      ],
      exclude: ["Fixtures"], swiftSettings: swift6),
    .testTarget(
      name: "ZoetropeFontsTests",
      dependencies: ["ZoetropeFonts", "CFontconfig", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeTextTests",
      dependencies: [
        "ZoetropeFiles", "ZoetropeFonts", "ZoetropeGeometry", "ZoetropeDisplayList", "ZoetropeText",
        "TestSupport",
      ],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeFilesTests", dependencies: ["ZoetropeFiles", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropePNGTests",
      dependencies: ["ZoetropeImages", "ZoetropePixels", "ZoetropePNG", "CPNG", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeImagesTests",
      dependencies: ["ZoetropeImages", "CPNG", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeTests",
      dependencies: [
        "ZoetropeAssets", "Zoetrope", "ZoetropeScenes", "ZoetropeCombine", "ZoetropeGeometry",
        "ZoetropePixels",
        "ZoetropeDisplayList", "ZoetropePNG", "ZoetropeSymbols", "ZoetropeFiles", "ZoetropeTasks",
        "TestSupport",
      ], swiftSettings: inBatches + unoptimized),
    .testTarget(
      name: "ZoetropeCombineTests", dependencies: ["Zoetrope", "ZoetropeCombine"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeUIKitTests",
      dependencies: [
        "Zoetrope", "ZoetropeScenes", "ZoetropeGeometry", "ZoetropePicture", "ZoetropeUIKit",
      ],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeSymbolsTests", dependencies: ["ZoetropeSymbols", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropePictureTests",
      dependencies: [
        "Zoetrope", "ZoetropePicture", "ZoetropePixels", "ZoetropePNG", "TestSupport",
      ],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeSequencesTests", dependencies: ["ZoetropeSequences"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeRecorderTests",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeSymbols",
        "Zoetrope", "ZoetropeGeometry", "ZoetropePixels", "ZoetropeDisplayList", "ZoetropePNG",
        "ZoetropeRaster", "ZoetropePicture", "ZoetropeRecorder", "ZoetropeComparison",
        "TestSupport", "ZoetropeCombine", "ZoetropeFiles", "ZoetropeProcess", "ZoetropeSequences",
      ], swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeComparisonTests",
      dependencies: [
        "Zoetrope", "ZoetropeDisplayList", "ZoetropeFiles", "ZoetropeSequences",
        "ZoetropeRecorder", "ZoetropeComparison", "TestSupport",
      ], swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeLawsTests",
      dependencies: ["ZoetropeLaws", "ZoetropeTesting", "Zoetrope", "zoetrope", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeAssemblyTests",
      dependencies: [
        "ZoetropeAssembly", "ZoetropeSequences", "Zoetrope", "ZoetropeRecorder", "TestSupport",
      ],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "GalleryTests", dependencies: ["zoetrope", "SwiftUI", "TestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)] + unoptimized),
    .testTarget(
      name: "ZoetropeDeclarationsTests", dependencies: ["ZoetropeDeclarations", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeAssetSymbolsTests", dependencies: ["ZoetropeAssetSymbols"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "HouseTests", dependencies: ["TestSupport"], swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "zoetrope", "SwiftUI", "Zoetrope", "ZoetropeRecorder", "ZoetropeCLI", "ZoetropeTesting",
      ],
      exclude: ["Assets"],
      // The README's program has an entry point, which must not be that of the tests.
      swiftSettings: swift6 + unoptimized + [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "demo_main"])
      ]),
    .testTarget(
      name: "ZoetropeTestingTests", dependencies: ["ZoetropeTesting", "TestSupport"],
      swiftSettings: swift6 + unoptimized),
    .testTarget(
      name: "ZoetropeCLITests",
      dependencies: [
        "ZoetropeImages",
        "ZoetropeCLI", "Zoetrope", "ZoetropeScenes", "ZoetropeFiles", "ZoetropeLaws",
        "ZoetropeSequences",
        "ZoetropeRecorder", "ZoetropePNG", "TestSupport",
      ],
      swiftSettings: swift6 + unoptimized),
  ]
)
