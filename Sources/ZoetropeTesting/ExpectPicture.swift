import Foundation
import Zoetrope
import ZoetropeGoldens
import ZoetropePixels

/// Expects a stage to look like a golden picture.
///
/// The golden is the file `Tests/Goldens/TARGET/NAME.png` in the package of the test, unless a
/// folder is given. A difference fails the running test, in Swift Testing and in XCTest, at the
/// line of the call. A file in `.build/golden-failures/TARGET` then shows the expected picture, the
/// actual picture and the difference side by side.
///
/// The environment variable `ZOETROPE_RECORD` selects the goldens to write. The value `missing`
/// selects the goldens that do not exist, `failed` selects the goldens that do not exist or differ,
/// and `all` selects every golden. Writing a golden always fails the test, because a golden that
/// the same run has written proves nothing.
///
/// All x86-64 machines with the same fonts render the same bytes. Pictures without text need no
/// tolerance, whatever fonts are installed.
///
/// - Parameters:
///   - stage: The stage under test.
///   - name: The golden's path in the folder; `.png` is appended unless the name ends in it.
///   - scale: The number of pixels per point. Default 1.
///   - background: The color behind the view; nil for transparent. Default: the color of a window,
///     which is white in light mode and black in dark mode.
///   - tolerance: The largest accepted difference of any channel, from 0 to 255. Pixels are
///     compared in straight alpha. Default 0.
///   - folder: A folder of goldens, relative to the folder of the test's source file. Default:
///     `Tests/Goldens/TARGET`.
/// - Returns: Whether the picture matches the golden within the tolerance.
@discardableResult @MainActor public func expectPicture(
  of stage: Stage, named name: String, scale: Double = 1,
  background: Color? = Anim.windowBackground,
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

/// Expects the description of a stage's ``Stage/tree`` to equal a golden text.
///
/// ``expectPicture(of:named:scale:background:tolerance:folder:fileID:filePath:line:column:)`` says
/// where goldens are and how they are written. Numbers are in points, rounded to a hundredth.
///
/// - Parameters:
///   - stage: The stage under test.
///   - name: The golden's path in the folder; `.txt` is appended unless the name ends in it.
///   - folder: A folder of goldens, relative to the folder of the test's source file. Default:
///     `Tests/Goldens/TARGET`.
/// - Returns: Whether the text equals the golden, byte for byte.
@discardableResult @MainActor public func expectPlacements(
  of stage: Stage, named name: String, folder: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  CallSite(fileID, filePath, line, column)
    .expectGolden(folder, text: stage.tree.description, name, notes: stage.notes)
}

/// Expects the description of a recording, which lists the trees of all frames, to equal a golden
/// text.
///
/// ``expectPicture(of:named:scale:background:tolerance:folder:fileID:filePath:line:column:)`` says
/// where goldens are and how they are written. Numbers are in points, rounded to a hundredth.
///
/// - Parameters:
///   - motion: The recording under test.
///   - name: The golden's path in the folder; `.txt` is appended unless the name ends in it.
///   - folder: A folder of goldens, relative to the folder of the test's source file. Default:
///     `Tests/Goldens/TARGET`.
/// - Returns: Whether the text equals the golden, byte for byte.
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

  /// Returns the folder for files that show how a test failed. The folder is inside the package's
  /// build folder, which is not committed. If the source file does not belong to a package, the
  /// result is the folder `failures` inside the folder of the goldens.
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
