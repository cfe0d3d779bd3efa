import Foundation
import ZoetropeFiles

extension FolderPath {
  /// Creates a folder, and those around it, unless it exists.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be created, or if files cannot be written to it.
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
