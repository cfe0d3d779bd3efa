import Foundation
import TestSupport
import Testing
import ZoetropeTesting

@MainActor struct GoldenTests {
  /// A folder that is removed with the test.
  private final class Folder {
    private let folder: TemporaryFolder
    var path: String { folder.path }

    init() throws { folder = try TemporaryFolder() }

    deinit {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let failures = root.appending(path: ".build/golden-failures/\(folder.url.lastPathComponent)")
      try? FileManager.default.removeItem(at: failures)
    }

    func write(_ data: Data, _ name: String) throws { try folder.write(data, to: name) }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func stage(_ x: CGFloat = 0) async throws -> Stage {
    try await Stage(size: CGSize(width: 8, height: 4)) { Color.red.frame(width: 4).offset(x: x) }
  }

  @Test func `a picture that equals the golden passes`() async throws {
    let stage = try await stage()
    try folder.write(try stage.png(scale: 2), "a.png")
    #expect(expectPicture(of: stage, named: "a", scale: 2, folder: folder.path))
    #expect(expectPicture(of: stage, named: "a.png", scale: 2, folder: folder.path))
  }

  @Test func `a picture that differs fails and names the difference picture`()
    async throws
  {
    let stage = try await stage()
    try folder.write(try stage.png(), "a.png")
    let moved = try await self.stage(1)
    let text = try await failure { expectPicture(of: moved, named: "a", folder: folder.path) }
    #expect(text.hasPrefix("a.png differs in 8 pixels by up to "))
    let evidence = try #require(text.split(separator: " ").last).trimmingCharacters(in: .newlines)
    #expect(evidence.contains("/.build/golden-failures/"))
    #expect(FileManager.default.fileExists(atPath: evidence))
  }

  @Test func `a tolerance bounds the difference of each channel`() async throws {
    func gray(_ white: Double) async throws -> Stage {
      try await Stage(size: CGSize(width: 4, height: 4)) { Color(white: white) }
    }
    try folder.write(try await gray(0.5).png(), "a.png")
    let other = try await gray(0.52)
    #expect(expectPicture(of: other, named: "a", tolerance: 6, folder: folder.path))
    _ = try await failure {
      expectPicture(of: other, named: "a", tolerance: 3, folder: folder.path)
    }
  }

  @Test func `a missing golden explains how to record it`() async throws {
    let stage = try await stage()
    let text = try await failure { expectPicture(of: stage, named: "a", folder: folder.path) }
    #expect(text.contains("There is no golden \(folder.path)/a.png; ZOETROPE_RECORD=missing"))
  }

  @Test func `a background may be any color or none`() async throws {
    let empty = try await Stage(size: CGSize(width: 4, height: 4)) { EmptyView() }
    try folder.write(try empty.png(background: nil), "none.png")
    #expect(expectPicture(of: empty, named: "none", background: nil, folder: folder.path))
    _ = try await failure { expectPicture(of: empty, named: "none", folder: folder.path) }
  }

  @Test(arguments: [0, -1, Double.nan, 1e9])
  func `an impossible picture is an error`(_ scale: Double) async throws {
    let stage = try await stage()
    #expect(throws: StageError.self) { try stage.png(scale: scale) }
    _ = try await failure {
      expectPicture(of: stage, named: "a", scale: scale, folder: folder.path)
    }
  }

  @Test func `the goldens of trees and motions are texts`() async throws {
    let stage = try await stage()
    try folder.write(Data(stage.tree.description.utf8), "tree.txt")
    #expect(expectPlacements(of: stage, named: "tree", folder: folder.path))
    let motion = try await stage.motion(for: 0.1, rate: 10)
    try folder.write(Data(motion.description.utf8), "motion.txt")
    #expect(expectMotion(motion, named: "motion", folder: folder.path))
    let moved = try await self.stage(1)
    let text = try await failure {
      expectPlacements(of: moved, named: "tree", folder: folder.path)
    }
    #expect(text.contains("tree.txt differs in line 1: expected “  Color  2  0  4  4”"))
  }

  @Test func `goldens lie in the package's folder Tests unless one is given`() async throws {
    let stage = try await stage()
    let text = try await failure {
      expectPicture(of: stage, named: "a", filePath: "/a/Sources/X.swift")
    }
    #expect(text.contains("is not below a folder named Tests; say where"))
    let other = try await failure {
      expectPicture(of: stage, named: "a", filePath: "/a/Tests/B/X.swift")
    }
    #expect(other.contains("There is no golden /a/Tests/Goldens/B/a.png"))
    let relative = try await failure {
      expectPicture(of: stage, named: "a", folder: "../Pictures", filePath: "/a/Tests/B/X.swift")
    }
    #expect(relative.contains("There is no golden /a/Tests/Pictures/a.png"))
  }
}
