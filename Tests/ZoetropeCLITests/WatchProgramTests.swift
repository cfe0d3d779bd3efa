import Foundation
import TestSupport
import Testing

@testable import ZoetropeCLI

/// Whether the program of `watch` is newer than its sources, in the build folder of a package.
struct WatchProgramTests {
  @Test(
    arguments: [
      (built: 5_000, edited: 4_000, isBuilt: true), (5_000, 5_000, true), (5_000, 5_001, false),
      (5_000, 2_000_000_000, false), (999_999_999, 1_000_000_000, false),
      (1_000_000_000, 999_999_999, true),
    ])
  func `an edit in the second of the build makes another build necessary`(
    built: Int, edited: Int, isBuilt: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let source = "Sources/ZoetropeWatch/WatchTool.swift"
    try folder.write("", to: "Package.swift")
    try folder.write("", to: source)
    try folder.write("", to: ".build/debug/Demo")
    let place = try #require(BuildPlace("\(folder.path)/.build/debug/Demo"))
    let watch = try WatchProgram(place)
    #expect(!watch.isBuilt)
    let program = String(watch.path.dropFirst(folder.path.count + 1))
    try folder.write("", to: program)
    chmod(watch.path, 0o755)
    try setTime(of: watch.path, built)
    try setTime(of: "\(folder.path)/\(source)", edited)
    #expect(watch.isBuilt == isBuilt)
  }

  /// Sets the time of the last change, in nanoseconds after some second.
  private func setTime(of path: String, _ nanoseconds: Int) throws {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let time = timespec(tv_sec: 1_700_000_000 + seconds, tv_nsec: rest)
    try #require(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
  }
}
