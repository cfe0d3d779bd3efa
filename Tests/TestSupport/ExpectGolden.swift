import Foundation
import Testing
import ZoetropePixels

/// Expects a picture to equal the golden `Tests/Goldens/TARGET/NAME`, pixel for pixel.
///
/// A difference leaves the expected picture, the actual one and the difference side by side in
/// `.build/golden-failures/TARGET/NAME`. With `ZOETROPE_RECORD=missing`, `failed` or `all` goldens
/// are written; that always fails the test.
///
/// - Parameters:
///   - bitmap: the picture.
///   - name: the golden's path, as `stroke-join/miter.png`.
///   - file: a source file of the test target, which finds its goldens.
///   - sourceLocation: where failures are reported.
public func expectGolden(
  _ bitmap: Bitmap, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(file, sourceLocation) { try $0.compare(bitmap, named: name) }
}

/// Expects a text to equal the golden `Tests/Goldens/TARGET/NAME`, byte by byte; see
/// ``expectGolden(_:named:file:sourceLocation:)-(Bitmap,_,_,_)``.
public func expectGolden(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(file, sourceLocation) { try $0.compare(text, named: name) }
}

private func expectEqual(
  _ file: String, _ sourceLocation: SourceLocation,
  _ compare: (GoldenStore) throws -> GoldenStore.Verdict
) {
  do {
    let environment = ProcessInfo.processInfo.environment
    let verdict = try compare(GoldenStore(file: file, environment: environment))
    guard case .failed(let reason) = verdict else { return }
    Issue.record(Comment(rawValue: reason), sourceLocation: sourceLocation)
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
  }
}
