import Foundation
import ZoetropeFiles
import ZoetropeRecorder

/// The folder of a report: a Markdown file, and the pictures that it shows.
struct ReportFolder {
  private let path: String
  /// The pictures of an earlier report.
  private let oldPictures: [String]

  /// The name of the Markdown file.
  private static let textName = "report.md"

  /// The path of the Markdown file.
  var textPath: String { FolderPath.joined(path, ReportFolder.textName) }

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be created, or if it has a report that may not be
  ///   replaced.
  init(_ path: String, replaces: Bool) throws(CommandFailure) {
    guard !path.isEmpty else {
      throw .usage("--report", path, "expected the path of a folder")
    }
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "cannot create \(path): \(CommandFailure.text(ofError: errno))", status: .cannotCreate)
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw CommandFailure(
        "cannot create \(path): \(CommandFailure.text(ofError: errno))", status: .cannotCreate)
    }
    let old = try? String(
      contentsOfFile: FolderPath.joined(path, ReportFolder.textName), encoding: .utf8)
    oldPictures = old.map(ReportFolder.pictures) ?? []
    if old != nil, !replaces {
      throw CommandFailure(
        "\(textPath) exists; use --overwrite to replace it, or choose another --report",
        status: .cannotCreate)
    }
  }

  /// The names of the pictures in the folder that a report shows.
  static func pictures(in text: String) -> [String] {
    text.matches(of: /!\[[^\]]*\]\(([^)\/]+\.png)\)/).map { String($0.1) }
  }

  /// Writes the pictures and then the text, and removes the pictures of an earlier report.
  ///
  /// - Throws: `RecorderError`.
  func write(_ text: String, pictures: [(name: String, picture: PictureFile)]) throws {
    for (name, picture) in pictures { try picture.write(to: path(to: name)) }
    try finish(text, pictures: pictures.map(\.name))
  }

  /// Writes the text, once all its pictures are there.
  func finish(_ text: String, pictures: [String]) throws {
    let writer = FrameFile()
    try writer.write(text, named: ReportFolder.textName, in: path)
    for name in oldPictures where !pictures.contains(name) { unlink(path(to: name)) }
  }

  /// The path of a file in the folder.
  func path(to name: String) -> String { FolderPath.joined(path, name) }
}
