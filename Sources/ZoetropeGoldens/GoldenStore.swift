import Foundation
import ZoetropeBitmap
import ZoetropePNG

/// The goldens of one test target: where they are, and whether they may be written.
package struct GoldenStore: Sendable {
  /// What a comparison came to.
  package enum Verdict: Hashable, Sendable {
    /// Equal to the golden.
    case equal
    /// The test fails, for the reason given.
    case failed(String)
  }

  /// The folder of the goldens.
  package let folder: URL
  /// Where pictures of differences and unexpected texts go.
  package let failures: URL
  /// Whether goldens are written.
  package let recording: GoldenRecording

  /// Creates a store.
  package init(folder: URL, failures: URL, recording: GoldenRecording) {
    self.folder = folder
    self.failures = failures
    self.recording = recording
  }

  /// The store of the target whose source file this is: `Tests/Goldens/TARGET` and
  /// `.build/golden-failures/TARGET` in the package of a file `…/Tests/TARGET/…`.
  ///
  /// - Throws: ``GoldenError``.
  package init(file: String, environment: [String: String]) throws(GoldenError) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let tests = parts.lastIndex(of: "Tests"), tests + 2 < parts.count else {
      throw .noTestsFolder(file)
    }
    let target = String(parts[tests + 1])
    let root = URL(filePath: parts[..<tests].joined(separator: "/"))
    self.init(
      folder: root.appending(path: "Tests/Goldens/\(target)"),
      failures: root.appending(path: ".build/golden-failures/\(target)"),
      recording: try GoldenRecording(environment: environment))
  }

  /// Whether there are goldens in a folder inside, or they are being recorded.
  ///
  /// For pictures of installed fonts, which lie in a folder for each version.
  package func hasGoldens(in folder: String) -> Bool {
    recording != .never
      || FileManager.default.fileExists(atPath: self.folder.appending(path: folder).path)
  }

  /// Compares a picture with the golden of this name, pixel for pixel.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - name: the golden's path in the folder, as `stroke-join/miter.png`.
  ///   - tolerance: how much a channel may differ, from 0, the default, to 255.
  /// - Throws: what reading and writing files or PNG data throws.
  package func compare(
    _ bitmap: Bitmap, named name: String, tolerance: Int = 0
  ) throws -> Verdict {
    let bytes = try PNGEncoder().encoded(bitmap)
    let golden = try? Data(contentsOf: folder.appending(path: name))
    return try settle(name, golden, Data(bytes)) { golden in
      let expected = try DecodedPNG([UInt8](golden))
      let actual = try DecodedPNG(bytes)
      let difference = GoldenDifference(expected: expected, actual: actual)
      if difference.isWithin(tolerance) { return nil }
      let picture = try PNGEncoder().encoded(difference.panels())
      return (difference.summary, Data(picture))
    }
  }

  /// Compares a text with the golden of this name, byte by byte; see
  /// ``compare(_:named:tolerance:)``.
  package func compare(_ text: String, named name: String) throws -> Verdict {
    let golden = try? Data(contentsOf: folder.appending(path: name))
    let actual = Data(text.utf8)
    return try settle(name, golden, actual) { golden in
      golden == actual ? nil : (Self.summary(of: golden, text), actual)
    }
  }

  /// 1. Compares, unless there is nothing to compare with.
  /// 2. Writes what may be written, which fails the test too: a run that records proves nothing.
  /// 3. Leaves a picture of a difference, or takes away one that is out of date.
  private func settle(
    _ name: String, _ golden: Data?, _ actual: Data,
    difference: (Data) throws -> (summary: String, evidence: Data)?
  ) throws -> Verdict {
    let found = try golden.map(difference)
    let evidence = failures.appending(path: name)
    try? FileManager.default.removeItem(at: evidence)
    let file = folder.appending(path: name)
    switch (recording, found) {
    case (.all, _), (.missing, nil), (.failed, nil), (.failed, .some(.some)):
      try write(actual, to: file)
      return .failed("Recorded \(file.path); run again to compare with it.")
    case (_, .some(nil)): return .equal
    case (_, nil):
      return .failed(
        "There is no golden \(file.path); \(GoldenRecording.variable)=missing records it.")
    case (_, .some(.some(let difference))):
      try write(difference.evidence, to: evidence)
      return .failed("\(name) \(difference.summary); see \(evidence.path)")
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Names the first line that differs.
  private static func summary(of golden: Data, _ text: String) -> String {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let expected = lines(String(decoding: golden, as: UTF8.self))
    let actual = lines(text)
    let same = zip(expected, actual).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    func line(_ lines: [Substring]) -> String {
      same < lines.count ? "“\(lines[same])”" : "the end"
    }
    return "differs in line \(same + 1): expected \(line(expected)), got \(line(actual))"
  }
}
