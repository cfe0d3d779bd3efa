import Foundation
import TestSupport
import Testing
import ZoetropeImages
import ZoetropePixels

extension TemporaryFolder {
  /// A store of goldens in the folder.
  fileprivate func store(_ recording: GoldenRecording = .never) -> GoldenStore {
    GoldenStore(
      folder: url.appending(path: "goldens"), failures: url.appending(path: "failures"),
      recording: recording)
  }
}

private func complaint(_ verdict: GoldenStore.Verdict) -> String? {
  if case .failed(let reason) = verdict { reason } else { nil }
}

private func picture(_ pixels: [UInt32], width: Int) -> Bitmap {
  let bitmap = Bitmap(width: width, height: pixels.count / width)
  for (index, pixel) in pixels.enumerated() { bitmap[index % width, index / width] = pixel }
  return bitmap
}

@Suite(.computesForLong) struct GoldenStoreTests {
  private let temporary: TemporaryFolder
  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF
  private let faint: UInt32 = 0x8040_2010

  init() throws { temporary = try TemporaryFolder() }

  @Test func `a missing golden fails and is not written`() throws {
    let verdict = try temporary.store().compare("a\n", named: "some/text.txt")
    let reason = try #require(complaint(verdict))
    #expect(reason.contains("goldens/some/text.txt"))
    #expect(reason.contains("ZOETROPE_RECORD=missing"))
    #expect(!temporary.contains("goldens/some/text.txt"))
  }

  @Test(arguments: [GoldenRecording.missing, .failed, .all])
  func `recording writes a missing golden and fails`(_ recording: GoldenRecording)
    throws
  {
    let bitmap = picture([black, white, faint, 0], width: 2)
    let recorded = try temporary.store(recording).compare(bitmap, named: "a/b.png")
    #expect(complaint(recorded)?.hasPrefix("Recorded ") == true)
    #expect(try temporary.store().compare(bitmap, named: "a/b.png") == .equal)
  }

  @Test func `a mismatched golden is overwritten only on request`() throws {
    _ = try temporary.store(.missing).compare("old", named: "x.txt")
    for recording in [GoldenRecording.never, .missing] {
      let verdict = try temporary.store(recording).compare("new", named: "x.txt")
      #expect(complaint(verdict)?.contains("differs in line 1") == true)
    }
    for recording in [GoldenRecording.failed, .all] {
      let text = "new for \(recording)"
      #expect(try temporary.store(recording).compare(text, named: "x.txt") != .equal)
      #expect(try temporary.store().compare(text, named: "x.txt") == .equal)
    }
  }

  @Test func `a matching golden is rewritten only by recording all, which fails`() throws {
    _ = try temporary.store(.missing).compare("text", named: "x.txt")
    for recording in [GoldenRecording.never, .missing, .failed] {
      #expect(try temporary.store(recording).compare("text", named: "x.txt") == .equal)
    }
    #expect(try temporary.store(.all).compare("text", named: "x.txt") != .equal)
  }

  @Test func `a text mismatch names its first differing line and is kept beside the golden`() throws
  {
    _ = try temporary.store(.missing).compare("one\ntwo\n", named: "x.txt")
    let verdict = try temporary.store().compare("one\nzwo\n", named: "x.txt")
    #expect(complaint(verdict)?.contains("line 2: expected “two”, got “zwo”") == true)
    #expect(temporary.contains("failures/x.txt"))
    let shorter = try temporary.store().compare("one", named: "x.txt")
    #expect(complaint(shorter)?.contains("expected “two”, got the end") == true)
    #expect(try temporary.store().compare("one\ntwo\n", named: "x.txt") == .equal)
    #expect(!temporary.contains("failures/x.txt"))
  }

  @Test func `texts that differ only in their Unicode normalization mismatch`() throws {
    _ = try temporary.store(.missing).compare("\u{E9}", named: "x.txt")
    #expect(try temporary.store().compare("e\u{301}", named: "x.txt") != .equal)
  }

  @Test func `a difference of one level in one pixel fails and leaves a three-panel picture`()
    throws
  {
    _ = try temporary.store(.missing)
      .compare(picture([black, white, faint, 0], width: 2), named: "x.png")
    let actual = picture([0xFF00_0001, white, faint, 0], width: 2)
    let verdict = try temporary.store().compare(actual, named: "x.png")
    let reason = try #require(complaint(verdict))
    #expect(reason.contains("differs in 1 pixels by up to 1 of 255, first at 0, 0"))
    #expect(reason.contains("failures/x.png"))
    let file = temporary.url.appending(path: "failures/x.png")
    let panels = try DecodedPNG([UInt8](Data(contentsOf: file)))
    #expect(panels.width == 3 * 240 + 8)
    #expect(panels.height == 240)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(panels.pixels[(y * panels.width + x) * 4..<(y * panels.width + x) * 4 + 4])
    }
    #expect(pixel(0, 0) == [0, 0, 0, 255])
    #expect(pixel(239, 239) == [255, 255, 255, 255])
    #expect(pixel(244, 0) == [1, 0, 0, 255])
    #expect(pixel(488, 0) == [8, 0, 0, 255])
    #expect(pixel(488 + 239, 239) == [0, 0, 0, 255])
  }

  @Test func `a size mismatch reports both sizes`() throws {
    _ = try temporary.store(.missing).compare(picture([black, white], width: 2), named: "x.png")
    let verdict = try temporary.store().compare(picture([black, white], width: 1), named: "x.png")
    #expect(complaint(verdict)?.contains("is 1 x 2 pixels instead of 2 x 1") == true)
  }

  @Test func `a golden that is not a PNG file is an error`() throws {
    _ = try temporary.store(.missing).compare("no picture", named: "x.png")
    #expect(throws: PNGError.self) {
      try temporary.store().compare(picture([black], width: 1), named: "x.png")
    }
  }
}

struct GoldenRecordingTests {
  @Test func `the environment selects the recording mode`() throws {
    #expect(try GoldenRecording(environment: [:]) == .never)
    #expect(try GoldenRecording(environment: ["ZOETROPE_RECORD": ""]) == .never)
    for recording in GoldenRecording.allCases {
      let environment = ["ZOETROPE_RECORD": recording.rawValue]
      #expect(try GoldenRecording(environment: environment) == recording)
    }
  }

  @Test func `an unknown recording mode is an error that lists the known ones`() {
    let error = #expect(throws: GoldenError.self) {
      try GoldenRecording(environment: ["ZOETROPE_RECORD": "yes"])
    }
    let expected = "ZOETROPE_RECORD is “yes”; it can be missing, failed, all, never."
    #expect(error?.description == expected)
  }

  @Test func `a target's goldens lie beside it, and its failures in the build folder`() throws {
    let store = try GoldenStore(file: "/a/Tests/b/Tests/FooTests/Bar/X.swift", environment: [:])
    #expect(store.folder.path == "/a/Tests/b/Tests/Goldens/FooTests")
    #expect(store.failures.path == "/a/Tests/b/.build/golden-failures/FooTests")
    #expect(throws: GoldenError.noTestsFolder("/a/Sources/X.swift")) {
      try GoldenStore(file: "/a/Sources/X.swift", environment: [:])
    }
  }

  @Test func `a failed expectation is recorded as an issue`() throws {
    let temporary = try TemporaryFolder()
    let file = temporary.url.appending(path: "Tests/FooTests/X.swift").path
    withKnownIssue { expectGolden("text", named: "x", file: file) }
    withKnownIssue { expectGolden("text", named: "x", file: "/nowhere/X.swift") }
  }
}
