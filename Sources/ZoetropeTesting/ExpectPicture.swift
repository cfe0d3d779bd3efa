import Foundation
import Zoetrope
import ZoetropeBitmap
import ZoetropeGoldens

/// Expects a stage to look like a golden picture.
///
/// The golden is `Tests/Goldens/TARGET/NAME.png` in the package of the test, unless a folder is
/// given. A difference fails the test at the line of the call and leaves the expected picture, the
/// actual one and the difference side by side in `.build/golden-failures/TARGET`. With the
/// environment variable `ZOETROPE_RECORD=missing`, `failed` or `all` goldens are written; that
/// always fails the test, since a run that records proves nothing.
///
/// Pictures are the same bytes on any x86-64 machine with the same fonts; those without text need no
/// tolerance.
///
/// - Parameters:
///   - stage: What is shown.
///   - name: The golden's path in the folder; `.png` is added where it is not there.
///   - scale: Pixels a point. Default 1.
///   - background: What is behind the view; nil for transparent. Default white.
///   - tolerance: How much a channel of a pixel may differ, from 0, the default, to 255.
///   - folder: Another folder of goldens, relative to that of the test's source file. Default: the
///     one above.
/// - Returns: Whether the picture equals the golden.
@discardableResult @MainActor public func expectPicture(
  of stage: Stage, named name: String, scale: Double = 1, background: Color? = .white,
  tolerance: Int = 0, folder: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let site = CallSite(fileID, filePath, line, column)
  let file = name.hasSuffix(".png") ? name : name + ".png"
  return site.expectGolden(folder, notes: stage.notes) { store in
    let bitmap = try stage.bitmap(scale: scale, background: background)
    return try store.compare(bitmap, named: file, tolerance: tolerance)
  }
}

/// Expects a stage to have its views where a golden text says, which is the text of its
/// ``Stage/tree``; see ``expectPicture(of:named:scale:background:tolerance:folder:fileID:filePath:line:column:)``
/// for where goldens are and how they are written.
///
/// - Parameters:
///   - stage: What is shown.
///   - name: The golden's path in the folder; `.txt` is added where it is not there.
///   - folder: Another folder of goldens, relative to that of the test's source file.
/// - Returns: Whether the text equals the golden.
@discardableResult @MainActor public func expectPlacements(
  of stage: Stage, named name: String, folder: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  CallSite(fileID, filePath, line, column)
    .expectGolden(folder, text: stage.tree.description, name, notes: stage.notes)
}

/// Expects a recording to have its views where a golden text says, frame by frame; see
/// ``expectPicture(of:named:scale:background:tolerance:folder:fileID:filePath:line:column:)``
/// for where goldens are and how they are written.
///
/// - Parameters:
///   - motion: The recording.
///   - name: The golden's path in the folder; `.txt` is added where it is not there.
///   - folder: Another folder of goldens, relative to that of the test's source file.
/// - Returns: Whether the text equals the golden.
@discardableResult public func expectMotion(
  _ motion: Motion, named name: String, folder: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  CallSite(fileID, filePath, line, column)
    .expectGolden(folder, text: motion.description, name, notes: [])
}

extension CallSite {
  fileprivate func expectGolden(
    _ folder: String?, text: String, _ name: String, notes: [String]
  ) -> Bool {
    let file = name.hasSuffix(".txt") ? name : name + ".txt"
    return expectGolden(folder, notes: notes) { try $0.compare(text, named: file) }
  }

  fileprivate func expectGolden(
    _ folder: String?, notes: [String], _ compare: (GoldenStore) throws -> GoldenStore.Verdict
  ) -> Bool {
    var message: String
    do {
      let verdict = try compare(try store(folder))
      guard case .failed(let reason) = verdict else { return true }
      message = reason
    } catch GoldenError.noTestsFolder(let path) {
      message = "\(path) is not below a folder named Tests; say where the goldens are with folder:"
    } catch {
      message = "\(error)"
    }
    report(([message] + notes).joined(separator: "\n"))
    return false
  }

  private func store(_ folder: String?) throws -> GoldenStore {
    let environment = ProcessInfo.processInfo.environment
    guard let folder else { return try GoldenStore(file: "\(filePath)", environment: environment) }
    let source = URL(filePath: "\(filePath)").deletingLastPathComponent()
    let goldens = URL(filePath: folder, directoryHint: .isDirectory, relativeTo: source)
      .standardizedFileURL
    return GoldenStore(
      folder: goldens, failures: CallSite.failures(of: goldens, source: source),
      recording: try GoldenRecording(environment: environment))
  }

  /// Where the differences of a folder's goldens go: into the build folder of the package, so that
  /// nobody commits them; beside the goldens where there is no package.
  private static func failures(of goldens: URL, source: URL) -> URL {
    var folder = source
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.appending(path: ".build/golden-failures/\(goldens.lastPathComponent)")
      }
      folder.deleteLastPathComponent()
    }
    return goldens.appending(path: "failures")
  }
}
