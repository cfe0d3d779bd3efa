import Foundation
import ZoetropeFiles

extension FolderPath {
  /// Creates a folder and its missing parent folders. An existing folder is left unchanged.
  ///
  /// - Throws: ``CommandFailure`` if the folder cannot be created, or if no files can be written to
  ///   it.
  static func create(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw cannotCreate(path)
    }
    guard access(path, W_OK | X_OK) == 0 else { throw cannotCreate(path) }
  }

  private static func cannotCreate(_ path: String) -> CommandFailure {
    CommandFailure(
      "cannot create \(path): \(CommandFailure.text(ofError: errno))", status: .cannotCreate)
  }
}
