import Foundation
import ZoetropeImages
import ZoetropePNG
import ZoetropePixels

/// The golden files of one test target. ``recording`` selects the files that a test run writes.
package struct GoldenStore: Sendable {
  /// The result of a comparison.
  package enum Verdict: Hashable, Sendable {
    /// The value matches the golden.
    case equal
    /// The test has to fail with the given message.
    case failed(String)
  }

  /// The folder of the goldens.
  package let folder: URL
  /// The folder for evidence of failures. The evidence is a picture that shows the difference, or
  /// the text that differs from its golden.
  package let failures: URL
  /// The choice of the golden files that a test run writes.
  package let recording: GoldenRecording

  /// Creates a store with the given folders. `recording` selects the golden files that a test run
  /// writes.
  package init(folder: URL, failures: URL, recording: GoldenRecording) {
    self.folder = folder
    self.failures = failures
    self.recording = recording
  }

  /// Creates the store of the test target that a source file belongs to.
  ///
  /// For a source file `PACKAGE/Tests/TARGET/…`, the goldens are in `PACKAGE/Tests/Goldens/TARGET`,
  /// and evidence of failures is written to `PACKAGE/.build/golden-failures/TARGET`.
  ///
  /// - Throws: ``GoldenError`` if the source file is not in a folder `Tests/TARGET`, or if
  ///   `ZOETROPE_RECORD` has an unknown value.
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

  /// Compares a picture with a golden, pixel for pixel.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - name: The golden's path in the folder, such as `stroke-join/miter.png`.
  ///   - tolerance: The largest accepted difference of a channel in straight alpha, from 0 to 255.
  ///     Default 0.
  /// - Throws: An error if a file cannot be written, or if a PNG cannot be encoded or decoded.
  package func compare(
    _ bitmap: Bitmap, named name: String, tolerance: Int = 0
  ) throws -> Verdict {
    let bytes = try PNGEncoder().encoded(bitmap)
    let golden = try? Data(contentsOf: folder.appending(path: name))
    return try resolve(name, golden, Data(bytes)) { golden in
      let expected = try DecodedPNG([UInt8](golden))
      let actual = try DecodedPNG(bytes)
      let difference = GoldenDifference(expected: expected, actual: actual)
      if difference.isWithin(tolerance) { return nil }
      let picture = try PNGEncoder().encoded(difference.panels())
      return (difference.summary, Data(picture))
    }
  }

  /// Compares a text with a golden, byte for byte.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The golden's path in the folder.
  /// - Throws: An error if a file cannot be written.
  package func compare(_ text: String, named name: String) throws -> Verdict {
    let golden = try? Data(contentsOf: folder.appending(path: name))
    let actual = Data(text.utf8)
    return try resolve(name, golden, actual) { golden in
      golden == actual ? nil : (Self.summary(of: golden, text), actual)
    }
  }

  /// Compares a value with its golden. Writes the golden, the evidence of a difference, or neither:
  ///
  /// 1. Compares the value with the golden, if there is one.
  /// 2. Removes the evidence of an earlier difference.
  /// 3. Writes the golden if ``recording`` selects it. The test then fails, because a run that
  ///    writes its own golden proves nothing.
  /// 4. Otherwise, writes the evidence if the value differs from the golden.
  private func resolve(
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

  /// Returns a clause for a failure message: the number of the first differing line, with the
  /// expected and the actual text of that line.
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
