import Foundation
import ZoetropeFiles
import ZoetropeRecorder

/// The folder of a report: a Markdown file, and the pictures that it shows.
struct ReportFolder {
  private let path: String
  /// The names of the pictures of an earlier report.
  private let oldPictures: [String]

  /// The name of the Markdown file.
  private static let textName = "report.md"

  /// The path of the Markdown file.
  var textPath: String { FolderPath.joined(path, ReportFolder.textName) }

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: ``CommandFailure`` if the folder cannot be created, or if `replaces` is false and
  ///   the folder contains a report or pictures of a report.
  init(_ path: String, replaces: Bool) throws(CommandFailure) {
    guard !path.isEmpty else {
      throw .usage("--report", path, "expected the path of a folder")
    }
    self.path = path
    try FolderPath.create(path)
    let old = try? String(
      contentsOfFile: FolderPath.joined(path, ReportFolder.textName), encoding: .utf8)
    // A Markdown file from another source may show pictures that do not belong to a report.
    oldPictures = (old.map(ReportFolder.pictures) ?? []).filter(ReportFolder.isPicture)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if !replaces, let name = names.sorted().first(where: ReportFolder.isPicture) {
      throw CommandFailure(
        "\(FolderPath.joined(path, name)) exists; use --overwrite to replace it, or choose another "
          + "--report", status: .cannotCreate)
    }
    if old != nil, !replaces {
      throw CommandFailure(
        "\(textPath) exists; use --overwrite to replace it, or choose another --report",
        status: .cannotCreate)
    }
  }

  /// Returns the names of the PNG files that the text of a report shows. Files in other folders are
  /// left out.
  static func pictures(in text: String) -> [String] {
    text.matches(of: /!\[[^\]]*\]\(([^)\/]+\.png)\)/).map { match in
      String(match.1).removingPercentEncoding ?? String(match.1)
    }
  }

  /// Returns whether a file has the name of a picture in a report.
  static func isPicture(_ name: String) -> Bool {
    name.wholeMatch(of: /compare-[0-9]\.png|.+-[0-9]+-(before|after)\.png/) != nil
  }

  /// Returns the name of a picture, percent-encoded for a link in Markdown.
  static func link(_ name: String) -> String {
    name.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_."))) ?? name
  }

  /// Writes the pictures and then the text, and removes the pictures of an earlier report.
  ///
  /// - Throws: `RecorderError`.
  func write(_ text: String, pictures: [(name: String, picture: PictureFile)]) throws {
    for (name, picture) in pictures { try picture.write(to: path(to: name)) }
    try finish(text, pictures: pictures.map(\.name))
  }

  /// Writes the text. Call this method after all pictures have been written.
  func finish(_ text: String, pictures: [String]) throws {
    let writer = FrameFile()
    try writer.write(text, named: ReportFolder.textName, in: path)
    for name in oldPictures where !pictures.contains(name) { unlink(path(to: name)) }
  }

  /// Returns the path of a file in the folder.
  func path(to name: String) -> String { FolderPath.joined(path, name) }
}
